"""A game copied: two games from then on."""

import copy
from collections.abc import Callable

import pytest

from lenoir.core.events import Event
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.record.fairness import FairRng

Copier = Callable[[Game], Game]


def under_way(key: str, rng: Rng) -> Game:
    game = Game(load_edition(key), 3, rng)
    play_on(game)
    return game


def play_on(game: Game, seed: int = 4) -> list[Event]:
    """Thirty actions more, or up to the end."""
    chance, happened = Seeded(seed), list[Event]()
    for _ in range(30):
        if game.is_over:
            break
        happened += game.play(game.legal.any(chance))
    return happened


def all_of(game: Game) -> tuple[object, ...]:
    """What every viewer sees, and the whole log."""
    views = [game.view(viewer) for viewer in (SPECTATOR, *game.table.seats)]
    return game.decider, views, tuple(game._log)


@pytest.mark.parametrize("copied", [Game.copy, copy.copy], ids=["copy", "copy.copy"])
@pytest.mark.parametrize("key", edition_keys())
def test_what_is_played_in_a_copy_does_not_reach_the_original(key: str, copied: Copier) -> None:
    game = under_way(key, Seeded(3))
    before = all_of(game)
    twin = copied(game)
    assert all_of(twin) == before
    play_on(twin)
    assert all_of(game) == before
    assert game.since(SPECTATOR, 0) == tuple(game.view(SPECTATOR).stream)


@pytest.mark.parametrize("copied", [Game.copy, copy.copy], ids=["copy", "copy.copy"])
def test_what_is_played_in_the_original_does_not_reach_a_copy(copied: Copier) -> None:
    game = under_way("detectives", Seeded(3))
    twin = copied(game)
    before = all_of(twin)
    play_on(game)
    assert all_of(twin) == before


@pytest.mark.parametrize("rng", [Seeded(3), FairRng(b"s" * 32, "a-game", ("n" * 16,))], ids=type)
def test_the_same_dice_fall_in_a_copy(rng: Rng) -> None:
    game = under_way("detectives", rng)
    twin = game.copy()
    assert play_on(twin, seed=5) == play_on(game, seed=5)
    assert all_of(twin) == all_of(game)


def test_a_copy_takes_the_chance_it_is_handed() -> None:
    game = under_way("detectives", Seeded(3))
    ends = {tuple(play_on(game.copy(Seeded(seed)))) for seed in range(4)}
    assert len(ends) > 1
    again = (tuple(play_on(game.copy(Seeded(seed)))) for seed in range(4))
    assert ends == set(again)
