"""What a seat observes: its own view in numbers, part by part."""

from collections.abc import Iterator
from typing import get_args

import numpy as np
import pytest

from lenoir.core.actions import Accuse
from lenoir.core.board import ROOMS_AT_MOST
from lenoir.core.cards import each
from lenoir.core.keepers import Keeper, count
from lenoir.core.phases import Moving, Phase, Starting
from lenoir.core.rng import pick
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.envs import Senses
from lenoir.envs.sensing import PHASES
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.envs.test_numbering import OPTIONS, moments


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


def told(view: View) -> dict[str, list[float]]:
    """Every part once more, in the plainest way, by the names that the page gives them."""
    table, private, edition = view.table, view.private, view.table.edition
    players, deck, board = len(table.seats), edition.deck, edition.board
    from_me = [(view.viewer + turned) % players for turned in range(players)]
    cards, rooms = range(len(deck)), range(len(board.rooms))
    by, to, card = private.shown or (None, None, None)
    squares = [board.cell(s) if s >= ROOMS_AT_MOST else (-1, -1) for s in table.tokens]
    kinds = list(enumerate(edition.keepers))
    pile, limit = sum(kind.copies for _, kind in kinds) or 1, table.options.turn_limit
    solution = table.solution or private.envelope or ()
    dice = [*table.turn.dice, 0, 0][:2]
    steps = table.phase.steps if isinstance(table.phase, Moving) else 0
    return {
        "phase": [type(table.phase) is kind for kind in get_args(Phase)],
        "asked": [table.phase.seat == seat for seat in from_me],
        "turn": [table.turn.seat == seat for seat in from_me],
        "suspects": [table.suspects[s] == t for s in from_me for t in range(len(deck.suspects))],
        "tokens": [place == room for place in table.tokens for room in rooms],
        "weapons": [place == room for place in table.weapons for room in rooms],
        "extra_passage": [table.extra_passage == room for room in rooms],
        "out": [table.is_out(Seat(seat)) for seat in from_me],
        "dead": [table.is_dead(Seat(seat)) for seat in from_me],
        "summoned": [table.was_summoned(Seat(seat)) for seat in from_me],
        "powers_used": [table.powers_used >> seat & 1 for seat in from_me],
        "held": [private.held[seat] >> card & 1 for seat in from_me for card in cards],
        "opened": [table.opened[seat] >> card & 1 for seat in from_me for card in cards],
        "denied": [table.denied[seat] >> card & 1 for seat in from_me for card in cards],
        "case": [card in (table.case or ()) for card in cards],
        "shown": [
            *(by == seat for seat in from_me),
            *(to == seat for seat in from_me),
            *(card == one for one in cards),
        ],
        "pool": [private.pool >> card & 1 for card in cards],
        "in_rooms": [card in dict(private.in_rooms).values() for card in cards],
        "envelope": [card in solution for card in cards],
        "clues": [number in table.clues for number in range(len(edition.clues))],
        "dice": [face / 6 for face in dice],
        "steps": [min(steps, 30) / 30],
        "turns": [table.turns / limit if limit else 0],
        "squares": [
            part
            for row, column in squares
            for part in ((row + 1) / len(board.rows), (column + 1) / board.stride)
        ],
        "sizes": [table.sizes[seat] / len(deck) for seat in from_me],
        "keepers": [count(view.keepers, Keeper(n)) / kind.copies for n, kind in kinds],
        "keepers_held": [table.keepers[seat] / pile for seat in from_me],
        "keepers_played": [
            sum(count(played, Keeper(n)) for played in table.played) / kind.copies
            for n, kind in kinds
        ],
        "clocks": [table.clocks / max(edition.clocks, 1)],
    }


def long_game(key: str, players: int, seed: int) -> Iterator[Game]:
    """Looks into a game by chance in which seats accuse now and then, and into its end."""
    chance, options = Seeded(seed), {"turn_limit": 300, **OPTIONS.get(key, {})}
    game = Game(load_edition(key), players, chance, options)
    while not game.is_over:
        if chance.below(4) == 0:
            yield game
        calm = [action for action in game.legal if type(action) is not Accuse]
        game.play(pick(chance, calm if calm and chance.below(60) else game.legal))
    yield game


def test_every_part_tells_what_its_name_says() -> None:
    told_of: set[str] = set()
    tables = [(key, min(load_edition(key).players[-1], 4)) for key in edition_keys()]
    for key, players in (*tables, ("detectives", 6), ("modern", 2)):
        senses = Senses(load_edition(key), players)
        for seed in range(3):
            for game in long_game(key, players, seed):
                view = game.view(pick(Seeded(game.table.turns), game.table.seats))
                row, expected = senses(view), told(view)
                assert set(expected) == set(senses.layout)
                for name, part in expected.items():
                    there = row[senses.layout[name]]
                    assert np.allclose(there, np.array(part, np.float32)), (name, there, part)
                told_of |= {name for name, part in expected.items() if any(part)}
    assert told_of == set(senses.layout), "every part has something to tell in some game"
