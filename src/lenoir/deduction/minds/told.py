"""Minds: what another seat was surely told, and what it saw that the viewer did not see."""

from collections.abc import Iterable

from msgspec import Struct

from lenoir.core.cards import Cards
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.core.visibility import PUBLIC
from lenoir.deduction.facts import Fact, Holds, Place, hand_of
from lenoir.deduction.minds.witness import Witness, witness_of
from lenoir.deduction.reading import FactReader


class Glimpse(Struct, frozen=True):
    """One of these cards, at that place, was seen; the viewer does not know which."""

    place: Place
    among: Cards


class Mind(Struct, frozen=True):
    """What a seat knows besides what the viewer can only guess."""

    seat: Seat
    facts: tuple[Fact, ...]
    """What everyone knows, and the cards which the viewer knows were shown to it."""
    looked: tuple[Place, ...]
    """Where it has seen every card: its own hand, and perhaps more."""
    glimpses: tuple[Glimpse, ...]


def minds_of(view: View) -> tuple[Mind, ...]:
    """The mind of each seat, in order, from what a viewer has seen; their own is of no use."""
    witness, public = witness_of(view), known_to_all(view.stream)
    return tuple(mind_of(seat, witness, public) for seat in view.table.seats)


def known_to_all(events: Iterable[Event]) -> tuple[Fact, ...]:
    """What everyone was told, each fact once."""
    public = (event for event in events if type(event) in PUBLIC)
    return tuple(dict.fromkeys(FactReader().read(public)))


def mind_of(seat: Seat, witness: Witness, public: Iterable[Fact]) -> Mind:
    """What a seat knows by now."""
    facts, glimpses = dict.fromkeys(public), []
    for showing in witness.showings:
        if seat in showing.eyes:
            if showing.card is None:
                glimpses.append(Glimpse(hand_of(showing.by), showing.among))
            else:
                facts[Holds(hand_of(showing.by), showing.card)] = None
    looked = (hand_of(seat), *witness.looked.get(seat, ()))
    return Mind(seat, tuple(facts), looked, tuple(glimpses))
