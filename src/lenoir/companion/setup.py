"""Setting a notebook up: who sits where, who got the first card, and one's own hand."""

from collections.abc import Mapping, Sequence

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards
from lenoir.core.edition import Edition
from lenoir.core.options import Options
from lenoir.core.seats import Seat
from lenoir.record.heard import Heard, beside_the_box
from lenoir.rules.deal import hand_sizes
from lenoir.rules.engine import rules_of


class BadTable(ValueError):
    """A table that no box has: a code and its parameters."""

    def __init__(self, code: str, **params: int) -> None:
        self.code: str = code
        self.params: Mapping[str, int] = params
        super().__init__(code)


def laid_out(
    edition: Edition,
    options: Options,
    suspects: Sequence[Card],
    me: Seat,
    hand: Cards,
    first: Seat | None = None,
    names: Sequence[str] = (),
) -> Heard:
    """An empty notebook. ``first`` got the first card, which matters where hands are uneven."""
    rooms = _rooms(edition, options, len(suspects))
    cards, seats = len(edition.deck) - 3 - len(rooms), len(suspects)
    sizes, pool = hand_sizes(edition, cards, seats, first or Seat(0))
    if first is None and len(set(sizes)) > 1:
        raise BadTable("uneven")
    if hand.bit_count() != sizes[me]:
        raise BadTable("hand-size", held=hand.bit_count(), size=sizes[me])
    dealer = Seat(((first or Seat(0)) - 1) % seats)
    dealt = e.CardsDealt(dealer, sizes, pool, rooms)
    return beside_the_box(edition, options, suspects, dealt, me, hand, names)


def _rooms(edition: Edition, options: Options, seats: int) -> tuple[Space, ...]:
    """The rooms in which a card lies; at a real table one sees which they are (T-14)."""
    try:
        return rules_of(edition).rooms_with_cards(edition, options, seats, _NoChance())
    except _Drawn:
        raise BadTable("which-rooms") from None


class _Drawn(Exception):
    """Chance was asked for, where there is none."""


class _NoChance:
    def below(self, n: int) -> int:
        raise _Drawn
