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
    return tuple(dict.fromkeys(Reader().read(view.stream)))


class Reader:
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

    def glimpsed(self, event: e.CardGlimpsed) -> Iterable[Fact]:
        """A card of the one who was looked at."""
        return (Holds(hand_of(event.of), event.card),)

    def laid(self, event: e.CardOpened | e.CardWithheld) -> Iterable[Fact]:
        """A card of the one it lies in front of."""
        return (Holds(hand_of(event.seat), event.card),)

    def hand(self, event: e.HandDealt) -> Iterable[Fact]:
        """The own hand."""
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


TELLS: Final[dict[type[Event], Callable[[Reader, Any], Iterable[Fact]]]] = {
    e.GameStarted: Reader.started,
    e.CardsDealt: Reader.dealt,
    e.CaseClaimed: Reader.claimed,
    e.CaseWritten: Reader.claimed,
    e.AccusationFailed: Reader.failed,
    e.CannotRefute: Reader.denied,
    e.SuggestionRefuted: Reader.refuted,
    e.CardShown: Reader.shown,
    e.CardSpied: Reader.shown,
    e.CardGlimpsed: Reader.glimpsed,
    e.CardOpened: Reader.laid,
    e.CardWithheld: Reader.laid,
    e.HandDealt: Reader.hand,
    e.SeatDied: Reader.died,
    e.PoolSeen: Reader.pool,
    e.PoolFilled: Reader.pool,
    e.RoomCardSeen: Reader.room,
    e.RoomCardLaid: Reader.room,
    e.NobodyHolds: Reader.nobody,
    e.EnvelopeSeen: Reader.envelope,
    e.EnvelopeSealed: Reader.envelope,
    e.GameEnded: Reader.envelope,
    e.EverythingOpened: Reader.everything,
    e.LotsRolled: Reader.nothing,
    e.TurnBegan: Reader.nothing,
    e.PhaseBegan: Reader.nothing,
    e.DiceRolled: Reader.nothing,
    e.TokenMoved: Reader.nothing,
    e.WeaponMoved: Reader.nothing,
    e.Stayed: Reader.nothing,
    e.Declined: Reader.nothing,
    e.TurnEnded: Reader.nothing,
    e.SuggestionMade: Reader.nothing,
    e.SuggestionStood: Reader.nothing,  # each "none" was an event of its own
    e.SuggestionBlocked: Reader.nothing,  # one may block with or without a named card (D-27)
    e.CardPassed: Reader.nothing,
    e.AccusationMade: Reader.nothing,
    e.SeatOut: Reader.nothing,
    e.SeatChallenged: Reader.nothing,  # the card is laid open next
    e.IntrigueDrawn: Reader.nothing,
    e.KeeperTaken: Reader.nothing,
    e.KeeperPlayed: Reader.nothing,
    e.PowerUsed: Reader.nothing,
    e.PoolLooked: Reader.nothing,
    e.ClueDrawn: Reader.nothing,
    e.CardNamed: Reader.nothing,
    e.SeatPicked: Reader.nothing,
    e.AnswerSealed: Reader.nothing,
    e.PassageOpened: Reader.nothing,
    e.RoomCardLooked: Reader.nothing,
}
"""By kind of event; none is left out."""
