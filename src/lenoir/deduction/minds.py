"""Minds: what another seat was surely told, and what it saw that the viewer did not see."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, cards_of
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.seats import Seat, Viewer
from lenoir.core.view import View
from lenoir.core.visibility import PUBLIC
from lenoir.deduction.facts import ENVELOPE, POOL, Fact, Holds, Place, hand_of, in_room
from lenoir.deduction.reading import Reader


class Glance(Struct, frozen=True):
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
    glances: tuple[Glance, ...]


class Showing:
    """A card that passed before somebody's eyes."""

    def __init__(self, by: Seat, to: Seat, among: Cards) -> None:
        self.by, self.to, self.among = by, to, among
        self.card: Card | None = None
        self.spies: list[Seat] = []


def minds_of(view: View) -> tuple[Mind, ...]:
    """The mind of each seat, in order, from what a viewer has seen; the own one is of no use."""
    witness = Witness(view.viewer, view.table.edition)
    witness.watch(view.stream)
    return tuple(witness.mind(seat) for seat in view.table.seats)


class Witness:
    """Goes through a stream and notes who was told what."""

    def __init__(self, viewer: Viewer, edition: Edition) -> None:
        self.viewer, self.edition = viewer, edition
        self.deck = cards_of(map(Card, range(len(edition.deck))))
        self.suspects: tuple[Card, ...] = ()
        self.reader = Reader()
        self.public: dict[Fact, None] = {}
        self.showings: list[Showing] = []
        self.looked: dict[Seat, dict[Place, None]] = {}

    def watch(self, events: Iterable[Event]) -> None:
        """Go on through these events."""
        for event in events:
            if type(event) in PUBLIC:
                self.public.update(dict.fromkeys(self.reader.read((event,))))
            watch = WATCHES.get(type(event))
            if watch is not None:
                watch(self, event)

    def mind(self, seat: Seat) -> Mind:
        """What a seat knows by now."""
        facts, glances = dict(self.public), []
        for showing in self.showings:
            if seat in (showing.to, *showing.spies):
                if showing.card is None:
                    glances.append(Glance(hand_of(showing.by), showing.among))
                else:
                    facts[Holds(hand_of(showing.by), showing.card)] = None
        looked = (hand_of(seat), *self.looked.get(seat, ()))
        return Mind(seat, tuple(facts), looked, tuple(glances))

    # Who may have seen a card

    def started(self, event: e.GameStarted) -> None:
        """Who plays whom, and so has which power."""
        self.suspects = event.suspects

    def refuted(self, event: e.SuggestionRefuted) -> None:
        """One of three."""
        self.showings.append(Showing(event.by, event.to, cards_of(event.case)))

    def passed(self, event: e.CardPassed) -> None:
        """Any card of a hand."""
        self.showings.append(Showing(event.by, event.to, self.deck))

    def shown(self, event: e.CardShown | e.CardSpied) -> None:
        """Which card it was."""
        self.showings[-1].card = event.card

    def glimpsed(self, event: e.CardGlimpsed) -> None:
        """Which card it was that was seen in return."""
        self.showings[-1].card = event.card

    def keeper(self, event: e.KeeperPlayed) -> None:
        """A spy sees the card just shown."""
        if self.edition.keepers[event.keeper].name == "spy":
            self.showings[-1].spies.append(event.seat)

    def power(self, event: e.PowerUsed) -> None:
        """So does one with that power; another sees a card of whoever was just shown one."""
        power = self.edition.powers[self.suspects[event.seat]]
        if power == "spy":
            self.showings[-1].spies.append(event.seat)
        elif power == "glimpse":
            self.showings.append(Showing(self.showings[-1].to, event.seat, self.deck))

    # Who has seen all there is at a place

    def _look(self, seat: Seat, place: Place) -> None:
        self.looked.setdefault(seat, {})[place] = None

    def pool(self, event: e.PoolLooked) -> None:
        """The cards left over."""
        self._look(event.seat, POOL)

    def room(self, event: e.RoomCardLooked) -> None:
        """A card in a room."""
        self._look(event.seat, in_room(event.room))

    def failed(self, event: e.AccusationFailed) -> None:
        """Who accuses wrongly has seen the case (C-8)."""
        self._look(event.seat, ENVELOPE)


WATCHES: Final[dict[type[Event], Callable[[Witness, Any], None]]] = {
    e.GameStarted: Witness.started,
    e.SuggestionRefuted: Witness.refuted,
    e.CardPassed: Witness.passed,
    e.CardShown: Witness.shown,
    e.CardSpied: Witness.shown,
    e.CardGlimpsed: Witness.glimpsed,
    e.KeeperPlayed: Witness.keeper,
    e.PowerUsed: Witness.power,
    e.PoolLooked: Witness.pool,
    e.RoomCardLooked: Witness.room,
    e.AccusationFailed: Witness.failed,
}
