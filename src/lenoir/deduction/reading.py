"""Reading a stream: the facts that each kind of event tells to those who see it."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Any, Final

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import (
    ENVELOPE,
    POOL,
    Fact,
    Holds,
    HoldsNone,
    HoldsOneOf,
    NotTheCase,
    Place,
    hand_of,
    in_room,
)


def facts_of(view: View) -> tuple[Fact, ...]:
    """All that a viewer was told about cards, in the order in which it was told; each fact once."""
    return tuple(dict.fromkeys(FactReader().read(view.stream)))


class FactReader:
    """Reads events one after the other, and remembers what gives later ones their meaning."""

    def __init__(self) -> None:
        self.honour = False
        self.seats: tuple[Seat, ...] = ()
        self.rooms: tuple[Space, ...] = ()
        self.claims: dict[Seat, Case] = {}

    def read(self, events: Iterable[Event]) -> Iterator[Fact]:
        """The facts these events tell."""
        return chain.from_iterable(TELLS[type(event)](self, event) for event in events)

    # What one must remember

    def started(self, event: e.GameStarted) -> Iterable[Fact]:
        """Who plays, and whether "none" can be relied upon."""
        self.honour = event.options.honour
        self.seats = tuple(map(Seat, range(len(event.suspects))))
        return ()

    def dealt(self, event: e.CardsDealt) -> Iterable[Fact]:
        """The rooms in which a card lies."""
        self.rooms = event.in_rooms
        return ()

    def claimed(self, event: e.CaseClaimed | e.CaseWritten) -> Iterable[Fact]:
        """What will be known to be wrong if the accusation fails."""
        self.claims[event.seat] = event.case
        return ()

    # What tells something

    def failed(self, event: e.AccusationFailed) -> Iterable[Fact]:
        """A wrong case, to those who know what was claimed."""
        case = self.claims.get(event.seat)
        return () if case is None else (NotTheCase(case),)

    def denied(self, event: e.CannotRefute) -> Iterable[Fact]:
        """None of the three; but on one's honour it may be a lie (M-16)."""
        return () if self.honour else (HoldsNone(hand_of(event.seat), cards_of(event.case)),)

    def refuted(self, event: e.SuggestionRefuted) -> Iterable[Fact]:
        """One of the three."""
        return (HoldsOneOf(hand_of(event.by), cards_of(event.case)),)

    def shown(self, event: e.CardShown | e.CardSpied) -> Iterable[Fact]:
        """A card of the one who showed it."""
        return (Holds(hand_of(event.by), event.card),)

    def glimpsed(self, event: e.CardGlimpsed | e.CardNoticed) -> Iterable[Fact]:
        """A card of the one who was looked at."""
        return (Holds(hand_of(event.of), event.card),)

    def laid(self, event: e.CardOpened | e.CardWithheld) -> Iterable[Fact]:
        """A card of the one it lies in front of."""
        return (Holds(hand_of(event.seat), event.card),)

    def hand(self, event: e.HandDealt) -> Iterable[Fact]:
        """The viewer's own hand."""
        return _all_there(hand_of(event.seat), event.cards)

    def died(self, event: e.SeatDied) -> Iterable[Fact]:
        """A hand open to all."""
        return _all_there(hand_of(event.seat), event.hand)

    def pool(self, event: e.PoolSeen | e.PoolFilled) -> Iterable[Fact]:
        """The whole pool."""
        return _all_there(POOL, event.cards)

    def room(self, event: e.RoomCardSeen | e.RoomCardLaid) -> Iterable[Fact]:
        """The card in a room."""
        return (Holds(in_room(event.room), event.card),)

    def nobody(self, event: e.NobodyHolds) -> Iterable[Fact]:
        """In no hand."""
        card = cards_of((event.card,))
        return (HoldsNone(hand_of(seat), card) for seat in self.seats)

    def envelope(self, event: e.EnvelopeSeen | e.EnvelopeSealed | e.GameEnded) -> Iterable[Fact]:
        """The case itself."""
        return _all_there(ENVELOPE, cards_of(event.case))

    def everything(self, event: e.EverythingOpened) -> Iterable[Fact]:
        """All there is to know."""
        for seat, cards in enumerate(event.hands):
            yield from _all_there(Place(seat), cards)
        yield from _all_there(POOL, event.pool)
        for room, card in zip(self.rooms, event.in_rooms, strict=True):
            yield Holds(in_room(room), Card(card))

    def nothing(self, event: Event) -> Iterable[Fact]:
        """For what was said and done without telling where a card is."""
        return ()


def _all_there(place: Place, cards: Cards) -> Iterable[Fact]:
    return (Holds(place, card) for card in each(cards))


TELLS: Final[dict[type[Event], Callable[[FactReader, Any], Iterable[Fact]]]] = {
    e.GameStarted: FactReader.started,
    e.CardsDealt: FactReader.dealt,
    e.CaseClaimed: FactReader.claimed,
    e.CaseWritten: FactReader.claimed,
    e.AccusationFailed: FactReader.failed,
    e.CannotRefute: FactReader.denied,
    e.SuggestionRefuted: FactReader.refuted,
    e.CardShown: FactReader.shown,
    e.CardSpied: FactReader.shown,
    e.CardGlimpsed: FactReader.glimpsed,
    e.CardNoticed: FactReader.glimpsed,
    e.CardOpened: FactReader.laid,
    e.CardWithheld: FactReader.laid,
    e.HandDealt: FactReader.hand,
    e.SeatDied: FactReader.died,
    e.PoolSeen: FactReader.pool,
    e.PoolFilled: FactReader.pool,
    e.RoomCardSeen: FactReader.room,
    e.RoomCardLaid: FactReader.room,
    e.NobodyHolds: FactReader.nobody,
    e.EnvelopeSeen: FactReader.envelope,
    e.EnvelopeSealed: FactReader.envelope,
    e.GameEnded: FactReader.envelope,
    e.EverythingOpened: FactReader.everything,
    e.LotsRolled: FactReader.nothing,
    e.TurnBegan: FactReader.nothing,
    e.PhaseBegan: FactReader.nothing,
    e.DiceRolled: FactReader.nothing,
    e.TokenMoved: FactReader.nothing,
    e.WeaponMoved: FactReader.nothing,
    e.Stayed: FactReader.nothing,
    e.Declined: FactReader.nothing,
    e.TurnEnded: FactReader.nothing,
    e.SuggestionMade: FactReader.nothing,
    e.SuggestionStood: FactReader.nothing,  # each "none" was an event of its own
    e.SuggestionBlocked: FactReader.nothing,  # one may block with or without a named card (D-27)
    e.CardPassed: FactReader.nothing,
    e.AccusationMade: FactReader.nothing,
    e.SeatOut: FactReader.nothing,
    e.SeatChallenged: FactReader.nothing,  # the card is laid open next
    e.IntrigueDrawn: FactReader.nothing,
    e.KeeperTaken: FactReader.nothing,
    e.KeeperPlayed: FactReader.nothing,
    e.PowerUsed: FactReader.nothing,
    e.PoolLooked: FactReader.nothing,
    e.ClueDrawn: FactReader.nothing,
    e.CardNamed: FactReader.nothing,
    e.SeatPicked: FactReader.nothing,
    e.AnswerSealed: FactReader.nothing,
    e.PassageOpened: FactReader.nothing,
    e.RoomCardLooked: FactReader.nothing,
}
"""By kind of event; none is left out."""
