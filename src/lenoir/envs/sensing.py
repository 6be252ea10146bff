"""A view as a row of numbers from 0 to 1. Seats count from the viewer, who is seat 0."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from lenoir.core.board import Board, Space
from lenoir.core.cards import Cards, cards_of
from lenoir.core.edition import Edition
from lenoir.core.keepers import Keeper, Keepers, count
from lenoir.core.phases import Moving, Phase
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

Sensed: TypeAlias = NDArray[np.float32]

PHASES: Final = {kind: number for number, kind in enumerate(get_args(Phase))}
FAR: Final = 30
"""More steps than this count as this many."""


class Senses:
    """What a seat observes: first all that holds or does not, then numbers.

    What happened earlier is in ``view.stream``.
    """

    def __init__(self, edition: Edition, players: int) -> None:
        self._made_from = edition, players
        any_view = Game(edition, players, Seeded(0)).view(Seat(0))
        bits = [part.width(edition, players) for part in BITS.values()]
        widths = (*bits, *(len(tuple(part(any_view))) for part in NUMBERS.values()))
        layout, start = {}, 0
        for name, width in zip((*BITS, *NUMBERS), widths, strict=True):
            layout[name] = slice(start, start + width)
            start += width
        self.layout: Mapping[str, slice] = layout
        """Where each part stands in the row."""
        self._bits, self._length = sum(bits), start
        self._starts = [(part.value, layout[name].start) for name, part in BITS.items()]

    def __reduce__(self) -> tuple[object, ...]:
        """So that an environment can be sent to another process: functions cannot."""
        return Senses, self._made_from

    def __len__(self) -> int:
        return self._length

    def __call__(self, view: View) -> Sensed:
        """The row of a seat's view."""
        bits, width = 0, self._bits
        for value, start in self._starts:
            bits |= value(view) << start
        packed = np.frombuffer(bits.to_bytes(-(-width // 8), "little"), np.uint8)
        row = np.empty(self._length, np.float32)
        row[:width] = np.unpackbits(packed, count=width, bitorder="little")
        row[width:] = [number for part in NUMBERS.values() for number in part(view)]
        return row


# How things become bits and numbers. Most of them seldom change, so what was worked out is kept.


def _seat(view: View, seat: Seat) -> int:
    return 1 << (seat - view.viewer) % len(view.table.seats)


def _turned(view: View, by_seat: int, width: int = 1) -> int:
    """What stands in the order of the seats, each so wide, from the viewer on."""
    every, before = len(view.table.seats) * width, view.viewer * width
    by_seat &= (1 << every) - 1
    return by_seat >> before | (by_seat & (1 << before) - 1) << every - before


def _room(view: View, space: Space | None) -> int:
    return 0 if space is None else _rooms(view.table.edition.board, (space,))


@lru_cache(maxsize=4096)
def _rooms(board: Board, spaces: tuple[Space, ...]) -> int:
    """The room of each, if it is in one."""
    rooms = tuple(1 << space if board.is_room(space) else 0 for space in spaces)
    return _joined(rooms, len(board.rooms))


@lru_cache(maxsize=4096)
def _squares(board: Board, spaces: tuple[Space, ...]) -> tuple[float, ...]:
    """The row and the column of each, if it is on a square."""
    numbers: list[float] = []
    for space in spaces:
        on_square = space >= 0 and not board.is_room(space)
        row, column = board.cell(space) if on_square else (-1, -1)
        numbers += ((row + 1) / len(board.rows), (column + 1) / board.stride)
    return tuple(numbers)


@lru_cache(maxsize=4096)
def _kinds(edition: Edition, keepers: Keepers) -> tuple[float, ...]:
    kinds = enumerate(edition.keepers)
    return tuple(count(keepers, Keeper(number)) / kind.copies for number, kind in kinds)


@lru_cache(maxsize=4096)
def _shares(by_seat: tuple[int, ...], players: int, viewer: Seat, every: int) -> tuple[float, ...]:
    """The share of each seat in ``every``: the viewer's, then the others' from the left."""
    return tuple(by_seat[(viewer + at) % players] / every for at in range(players))


@lru_cache(maxsize=4096)
def _joined(sets: tuple[int, ...], width: int) -> int:
    """Sets one after the other, each so wide."""
    return sum(some << width * at for at, some in enumerate(sets))


class Part(NamedTuple):
    """Things that hold or do not: how many there are, and which of them hold."""

    width: Callable[[Edition, int], int]
    value: Callable[[View], int]


# How many


def _of_seats(edition: Edition, players: int) -> int:
    return players


def _of_rooms(edition: Edition, players: int) -> int:
    return len(edition.board.rooms)


def _of_cards(edition: Edition, players: int) -> int:
    return len(edition.deck)


def _of_hands(edition: Edition, players: int) -> int:
    return players * len(edition.deck)


# Which


def _asked(view: View) -> int:
    seat = view.table.phase.seat
    return 0 if seat is None else _seat(view, seat)


def _suspects(view: View) -> int:
    suspects = len(view.table.edition.deck.suspects)
    return _turned(view, _joined(tuple(1 << s for s in view.table.suspects), suspects), suspects)


def _shown(view: View) -> int:
    if view.private.shown is None:
        return 0
    by, to, card = view.private.shown
    players = len(view.table.seats)
    return _seat(view, by) | _seat(view, to) << players | 1 << 2 * players + card


def _hands(view: View, hands: tuple[Cards, ...]) -> int:
    cards = len(view.table.edition.deck)
    return _turned(view, _joined(hands, cards), cards)


BITS: Final[Mapping[str, Part]] = {
    "phase": Part(lambda e, n: len(PHASES), lambda v: 1 << PHASES[type(v.table.phase)]),
    "asked": Part(_of_seats, _asked),
    "turn": Part(_of_seats, lambda v: _seat(v, v.table.turn.seat)),
    "suspects": Part(lambda e, n: n * len(e.deck.suspects), _suspects),
    "tokens": Part(
        lambda e, n: len(e.deck.suspects) * len(e.board.rooms),
        lambda v: _rooms(v.table.edition.board, v.table.tokens),
    ),
    "weapons": Part(
        lambda e, n: len(e.deck.weapons) * len(e.board.rooms),
        lambda v: _rooms(v.table.edition.board, v.table.weapons),
    ),
    "extra_passage": Part(_of_rooms, lambda v: _room(v, v.table.extra_passage)),
    "out": Part(_of_seats, lambda v: _turned(v, v.table.out)),
    "dead": Part(_of_seats, lambda v: _turned(v, v.table.dead)),
    "summoned": Part(_of_seats, lambda v: _turned(v, v.table.summoned)),
    "powers_used": Part(_of_seats, lambda v: _turned(v, v.table.powers_used)),
    "held": Part(_of_hands, lambda v: _hands(v, v.private.held)),
    "opened": Part(_of_hands, lambda v: _hands(v, v.table.opened)),
    "denied": Part(_of_hands, lambda v: _hands(v, v.table.denied)),
    "case": Part(_of_cards, lambda v: cards_of(v.table.case or ())),
    "shown": Part(lambda e, n: 2 * n + len(e.deck), _shown),
    "pool": Part(_of_cards, lambda v: v.private.pool),
    "in_rooms": Part(_of_cards, lambda v: cards_of([card for _, card in v.private.in_rooms])),
    "envelope": Part(_of_cards, lambda v: cards_of(v.table.solution or v.private.envelope or ())),
    "clues": Part(lambda e, n: len(e.clues), lambda v: sum(1 << n for n in set(v.table.clues))),
}


# Numbers


def _dice(view: View) -> Iterable[float]:
    dice = view.table.turn.dice
    return (dice[0] / 6 if dice else 0.0, dice[1] / 6 if len(dice) > 1 else 0.0)


def _steps(view: View) -> Iterable[float]:
    phase = view.table.phase
    return (min(phase.steps, FAR) / FAR if type(phase) is Moving else 0.0,)


def _turns(view: View) -> Iterable[float]:
    limit = view.table.options.turn_limit
    return (view.table.turns / limit if limit else 0.0,)


def _sizes(view: View) -> Iterable[float]:
    table = view.table
    return _shares(table.sizes, len(table.seats), view.viewer, len(table.edition.deck))


def _keepers_held(view: View) -> Iterable[float]:
    table = view.table
    return _shares(table.keepers, len(table.seats), view.viewer, _keepers_in_all(table.edition))


@lru_cache(maxsize=16)
def _keepers_in_all(edition: Edition) -> int:
    return sum(kind.copies for kind in edition.keepers) or 1


def _clocks(view: View) -> Iterable[float]:
    return (view.table.clocks / max(view.table.edition.clocks, 1),)


NUMBERS: Final[Mapping[str, Callable[[View], Iterable[float]]]] = {
    "dice": _dice,
    "steps": _steps,
    "turns": _turns,
    "squares": lambda view: _squares(view.table.edition.board, view.table.tokens),
    "sizes": _sizes,
    "keepers": lambda view: _kinds(view.table.edition, view.keepers),
    "keepers_held": _keepers_held,
    "keepers_played": lambda view: _kinds(view.table.edition, Keepers(sum(view.table.played))),
    "clocks": _clocks,
}
