"""Every action has a number, and a mask allows what is legal and nothing else."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from lenoir.core import actions as a
from lenoir.core.cards import Card
from lenoir.core.seats import Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.envs import Numbering
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

OPTIONS: dict[str, dict[str, object]] = {"miro": {"honour": True}}
TURNS = 40


def moments(key: str, players: int, seed: int) -> Iterator[Game]:
    """A random game, from one decision to the next."""
    chance, options = Seeded(seed), {"turn_limit": TURNS, **OPTIONS.get(key, {})}
    game = Game(load_edition(key), players, chance, options)
    while not game.is_over:
        yield game
        actions = [action for action in game.legal if type(action) is not a.Accuse]
        game.play(Random(chance.below(2**32)).choice(actions or list(game.legal)))


@pytest.mark.parametrize("key", [*edition_keys(), "boardless"])
def test_the_numbers_of_a_mask_are_the_legal_actions(key: str) -> None:
    edition = load_edition(key)
    for players in (edition.players[0], edition.players[-1]):
        numbering = Numbering(edition, players)
        for seed in range(3):
            for game in moments(key, players, seed):
                assert game.decider is not None
                allowed = np.flatnonzero(numbering.mask(game.legal.offers))
                meant = {numbering.action(int(number), game.decider) for number in allowed}
                assert meant == set(game.legal)
                assert {numbering.number(action) for action in game.legal} == set(allowed)


def test_a_number_means_the_same_from_every_seat() -> None:
    numbering = Numbering(load_edition("modern"), 4)
    pick = numbering.number(a.PickSeat(Seat(3), Seat(0)))
    assert numbering.action(pick, Seat(3)) == a.PickSeat(Seat(3), Seat(0))
    assert numbering.action(pick, Seat(1)) == a.PickSeat(Seat(1), Seat(2))
    doubt = numbering.number(a.Challenge(Seat(2), Seat(1), Card(5)))
    assert numbering.action(doubt, Seat(0)) == a.Challenge(Seat(0), Seat(3), Card(5))


def test_every_number_has_one_action() -> None:
    for key in edition_keys():
        numbering = Numbering(load_edition(key), 3)
        numbers = [numbering.number(action) for action in numbering.actions]
        assert numbers == list(range(len(numbering)))


@pytest.mark.parametrize("number", [-1, 1_000_000])
def test_what_is_no_number_is_refused(number: int) -> None:
    with pytest.raises(ValueError, match="they go from 0 to"):
        Numbering(load_edition("classic"), 3).action(number, Seat(0))
