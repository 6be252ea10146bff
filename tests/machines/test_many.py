"""A slice of the many games that ``python -m tests.machines.many`` plays."""

import pytest

from lenoir.editions.loader import edition_keys, load_edition
from tests.machines.many import TURN_LIMIT, many, table


@pytest.mark.parametrize(
    ("key", "players"),
    [(key, players) for key in edition_keys() for players in load_edition(key).players],
)
def test_random_games_end_and_replay(key: str, players: int) -> None:
    """C-9"""
    row = many(load_edition(key), players, 10)
    assert row.ends.total() == row.games
    assert row.turns <= row.games * TURN_LIMIT
    assert len(list(table(iter([row])))) == 2
