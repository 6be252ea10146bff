"""Facts: the closed language in which all knowledge of the cards is written down."""

from typing import Final, NewType, TypeAlias

from msgspec import Struct

from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case
from lenoir.core.seats import Seat

Place = NewType("Place", int)
"""Where a card may be: in a seat's hand (the number of the seat), or in one of the following."""

POOL: Final = Place(6)
"""The cards left over."""
ENVELOPE: Final = Place(7)
"""The case to solve."""


def hand_of(seat: Seat) -> Place:
    """The hand of a seat."""
    return Place(seat)


def in_room(room: Space) -> Place:
    """The card that lies face down in a room."""
    return Place(ENVELOPE + 1 + room)


class _Fact(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """The base of all facts."""


class Holds(_Fact, frozen=True):
    """A card is there."""

    place: Place
    card: Card


class HoldsNone(_Fact, frozen=True):
    """None of these cards is there."""

    place: Place
    cards: Cards


class HoldsOneOf(_Fact, frozen=True):
    """At least one of these cards is there."""

    place: Place
    cards: Cards


class NotTheCase(_Fact, frozen=True):
    """The envelope does not hold exactly these three cards."""

    case: Case


Fact: TypeAlias = Holds | HoldsNone | HoldsOneOf | NotTheCase
