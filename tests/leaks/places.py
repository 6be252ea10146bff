"""Where cards are: hands, the envelope, the pool, rooms; and the deal as the log has it."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case, each
from lenoir.core.events import Event
from lenoir.core.seats import Seat


class Place(NamedTuple):
    """Where a card can be."""

    kind: Literal["hand", "envelope", "pool", "room"]
    number: int = 0


ENVELOPE: Final = Place("envelope")
POOL: Final = Place("pool")
Deal: TypeAlias = Mapping[Card, Place]


def hand(seat: Seat) -> Place:
    """A seat's hand."""
    return Place("hand", seat)


def room(space: Space) -> Place:
    """Face down in a room (T-14)."""
    return Place("room", space)


def cards_at(deal: Deal, place: Place) -> list[Card]:
    """The cards of a place, in order."""
    return sorted(card for card, where in deal.items() if where == place)


def envelope_of(deal: Deal) -> Case:
    """The case to solve."""
    return Case(*cards_at(deal, ENVELOPE))


def true_deal(log: Iterable[Event]) -> dict[Card, Place]:
    """Where every card really is."""
    deal: dict[Card, Place] = {}
    for event in log:
        match event:
            case e.EnvelopeSealed(case):
                deal |= dict.fromkeys(case, ENVELOPE)
            case e.HandDealt(seat, cards):
                deal |= dict.fromkeys(each(cards), hand(seat))
            case e.PoolFilled(cards):
                deal |= dict.fromkeys(each(cards), POOL)
            case e.RoomCardLaid(space, card):
                deal[card] = room(space)
            case _:
                pass
    return deal
