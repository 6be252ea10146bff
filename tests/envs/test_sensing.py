"""What a seat observes: the own view in numbers, part by part."""

import numpy as np
import pytest

from lenoir.core.cards import each
from lenoir.core.phases import Moving, Starting
from lenoir.core.seats import Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.envs import Senses
from lenoir.envs.sensing import PHASES
from lenoir.play.dice import Seeded
from lenoir.play.game import Game
from tests.envs.test_numbering import moments


@pytest.mark.parametrize("key", [*edition_keys(), "boardless"])
def test_every_number_is_from_0_to_1_and_belongs_to_one_part(key: str) -> None:
    senses = Senses(load_edition(key), 3)
    parts = list(senses.layout.values())
    assert [part.stop for part in parts] == [*(part.start for part in parts[1:]), len(senses)]
    for game in moments(key, 3, seed=5):
        for seat in game.table.seats:
            row = senses(game.view(seat))
            assert row.shape == (len(senses),)
            assert row.dtype == np.float32
            assert row.min() >= 0
            assert row.max() <= 1


def test_the_viewer_is_always_the_first_seat() -> None:
    game = Game(load_edition("classic"), 4, Seeded(3))
    senses, cards = Senses(game.table.edition, 4), len(game.table.edition.deck)
    for seat in game.table.seats:
        view = game.view(seat)
        row = senses(view)
        held = row[senses.layout["held"]].reshape(4, cards)
        assert list(np.flatnonzero(held[0])) == list(each(view.hand))
        assert not held[1:].any()
        turn = row[senses.layout["turn"]]
        assert list(np.flatnonzero(turn)) == [(game.table.turn.seat - seat) % 4]


def test_a_roll_changes_the_phase_the_dice_and_the_steps_alone() -> None:
    game = Game(load_edition("classic"), 3, Seeded(1))
    senses, seat = Senses(game.table.edition, 3), game.decider
    assert seat is not None
    before = senses(game.view(seat))
    game.play(game.legal[0])
    after, phase = senses(game.view(seat)), game.table.phase
    assert isinstance(phase, Moving)
    changed = np.flatnonzero(before != after)
    parts = {
        name
        for name, at in senses.layout.items()
        if ((changed >= at.start) & (changed < at.stop)).any()
    }
    assert parts == {"phase", "dice", "steps"}
    kinds = after[senses.layout["phase"]]
    assert kinds[PHASES[Moving]] == 1
    assert kinds[PHASES[Starting]] == 0
    assert after[senses.layout["steps"]] * 30 == pytest.approx(phase.steps)


def test_a_card_that_is_shown_is_seen_by_those_two() -> None:
    senses = Senses(load_edition("classic"), 3)
    for game in moments("classic", 3, seed=8):
        if (shown := game.view(Seat(0)).private.shown) is None:
            continue
        by, to, card = shown
        for seat in (by, to):
            row = senses(game.view(seat))[senses.layout["shown"]]
            assert list(np.flatnonzero(row)) == [(by - seat) % 3, 3 + (to - seat) % 3, 6 + card]
        return
    pytest.fail("no card was shown")
