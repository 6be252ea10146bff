"""What is listed is legal, and nothing else is."""

import pytest

from lenoir.editions.loader import edition_keys, load_edition
from tests.machines import choices, wander
from tests.machines.chance import Lots
from tests.machines.settings import any_setting

TURNS = 60


@pytest.mark.parametrize(
    ("key", "players"),
    [(key, players) for key in edition_keys() for players in load_edition(key).players],
)
def test_a_near_miss_is_refused_and_another_choice_recognised(key: str, players: int) -> None:
    """C-12"""
    rng = Lots(f"{key} {players}")
    for _ in range(3):
        game = any_setting(rng, load_edition(key), players, TURNS).game(rng)
        for _ in wander.actions(game, rng):
            choices.nothing_else_is_recognised(game, rng)
