"""Positions as JSON: a deal's layout and what someone knows of it, one object a line."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lenoir.core.cards import Card, Cards, Case
from lenoir.core.seats import SPECTATOR
from lenoir.deduction.counting.count import count_of
from lenoir.deduction.counting.counts import Counts
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import (
    ENVELOPE,
    POOL,
    Fact,
    Holds,
    HoldsNone,
    HoldsOneOf,
    NotTheCase,
    Place,
)
from lenoir.deduction.layout import Layout

Number = Annotated[int, Meta(ge=0, lt=64)]


class Position(Struct, frozen=True):
    """As in ``tests/data/positions.jsonl``; other fields are passed over."""

    id: str | int
    categories: tuple[tuple[Number, ...], tuple[Number, ...], tuple[Number, ...]]
    hand_sizes: tuple[Number, ...]
    pool_size: Number = 0
    observer: int | None = None
    own_hand: tuple[Number, ...] = ()
    pool_known: tuple[Number, ...] = ()
    public: tuple[Number, ...] = ()
    """Cards open on the table; those nobody is known to hold lie in the pool."""
    has: tuple[tuple[Number, Number], ...] = ()
    has_none: tuple[tuple[Number, tuple[Number, ...]], ...] = ()
    one_of: tuple[tuple[Number, tuple[Number, ...]], ...] = ()
    not_envelope: tuple[tuple[Number, Number, Number], ...] = ()

    @property
    def layout(self) -> Layout:
        """The cards of each kind, and how many lie where."""
        kinds = [_cards(kind) for kind in self.categories]
        return Layout.of(kinds, self.hand_sizes, self.pool_size)

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What the observer knows, each fact once."""
        return tuple(dict.fromkeys(self.told()))

    def told(self) -> Iterator[Fact]:
        """The same in the order of the fields, some perhaps twice."""
        if self.observer is not None and self.observer != SPECTATOR:
            yield from (Holds(Place(self.observer), Card(card)) for card in self.own_hand)
        held = {card for _, card in self.has} | set(self.own_hand)
        open_cards = (card for card in self.public if card not in held)
        yield from (Holds(POOL, Card(card)) for card in chain(self.pool_known, open_cards))
        yield from (Holds(Place(seat), Card(card)) for seat, card in self.has)
        yield from (HoldsNone(Place(seat), _cards(cards)) for seat, cards in self.has_none)
        yield from (HoldsOneOf(Place(seat), _cards(cards)) for seat, cards in self.one_of)
        for suspect, weapon, room in self.not_envelope:
            yield NotTheCase(Case(Card(suspect), Card(weapon), Card(room)))


def read_position(line: bytes) -> Position:
    """A position from a line; `msgspec.MsgspecError` says what is wrong with it."""
    return msgspec.json.decode(line, type=Position)


def answered(position: Position) -> Counts:
    """The full answer; nothing but zeros if the facts contradict each other."""
    layout = position.layout
    try:
        return count_of(CountingProblem.of(layout).learn(position.told())).counts
    except Impossible:
        nowhere = (0,) * layout.cards.bit_length()
        return Counts(0, {}, dict.fromkeys(layout.everywhere, nowhere))


def as_answer(position: Position, counts: Counts) -> dict[str, object]:
    """The answer as it is printed; its counts are those of the seats, the pool and the envelope."""
    places = [*map(Place, range(len(position.hand_sizes))), POOL, ENVELOPE]
    return {
        "id": position.id,
        "total": counts.total,
        "envelope_joint": [[*case, ways] for case, ways in counts.envelopes.items()],
        "counts": [list(counts.at[place]) for place in places],
    }


def _cards(numbers: Sequence[int]) -> Cards:
    # `Card(number)` is a call, and there are dozens of them in a position.
    cards = 0
    for number in numbers:
        cards |= 1 << number
    return Cards(cards)
