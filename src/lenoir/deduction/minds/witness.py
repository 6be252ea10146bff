"""The witness: who has seen which card, as far as one viewer can tell. There is no other account.

That somebody looked is public; which card it was, only those know who saw it. So the viewer knows
everything about its own cards, and of others' cards what it has seen itself.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from lenoir.core import events as e
from lenoir.core.cards import NO_CARDS, Card, Cards, cards_of
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.seats import SEATS_AT_MOST, Seat
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, POOL, Place, in_room


class Showing:
    """A card that passed before somebody's eyes."""

    def __init__(self, by: Seat, to: Seat, among: Cards) -> None:
        self.by, self.among = by, among
        self.card: Card | None = None
        """Which it was, if the viewer has seen it."""
        self.to = to
        self.eyes = [to]
        """Who has seen it: the one it was shown to, and the spies."""


def witness_of(view: View) -> "Witness":
    """Who has seen what by now."""
    witness = Witness(view.table.edition)
    witness.watch(view.stream)
    return witness


class Witness:
    """Goes through a viewer's events and notes who looked at what."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.deck = cards_of(map(Card, range(len(edition.deck))))
        self.suspects: tuple[Card, ...] = ()
        self.showings: list[Showing] = []
        self.looked: dict[Seat, dict[Place, None]] = {}
        """Where each seat has seen all there is."""
        self._open = [NO_CARDS] * SEATS_AT_MOST
        self._secretly: dict[tuple[Seat, Seat], Cards] = {}

    def watch(self, events: Iterable[Event]) -> None:
        """Go on through these events."""
        for event in events:
            watch = WATCHES.get(type(event))
            if watch is not None:
                watch(self, event)

    def seen(self, by: Seat, to: Seat) -> Cards:
        """The cards of a hand that another seat has seen: shown, spied, glimpsed or lying open."""
        return Cards(self._open[by] | self._secretly.get((by, to), NO_CARDS))

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

    def shown(self, event: e.CardShown | e.CardGlimpsed) -> None:
        """Which card it was."""
        showing = self.showings[-1]
        showing.card = event.card
        self._note(showing)

    def spied(self, event: e.CardSpied) -> None:
        """Which card it was, seen with one's own eyes."""
        if self.showings:
            self.showings[-1].card = event.card
        self._spy(event.seat)

    def keeper(self, event: e.KeeperPlayed) -> None:
        """A spy sees the card just shown."""
        if self.edition.keepers[event.keeper].name == "spy":
            self._spy(event.seat)

    def power(self, event: e.PowerUsed) -> None:
        """So does one with that power; another sees a card of whoever was just shown one."""
        power = self.edition.powers[self.suspects[event.seat]]
        if power == "spy":
            self._spy(event.seat)
        elif power == "glimpse" and self.showings:
            self.showings.append(Showing(self.showings[-1].to, event.seat, self.deck))

    def _spy(self, seat: Seat) -> None:
        if not self.showings:  # a notebook whose keeper is not sure of what was shown
            return
        showing = self.showings[-1]
        if seat not in showing.eyes:
            showing.eyes.append(seat)
        self._note(showing)

    def _note(self, showing: Showing) -> None:
        if showing.card is None:
            return
        for eye in showing.eyes:
            before = self._secretly.get((showing.by, eye), NO_CARDS)
            self._secretly[showing.by, eye] = Cards(before | 1 << showing.card)

    # What everybody has seen

    def opened(self, event: e.CardOpened | e.CardWithheld) -> None:
        """A card that lies open for good."""
        self._lay_open(event.seat, Cards(1 << event.card))

    def died(self, event: e.SeatDied) -> None:
        """A hand open to all."""
        self._lay_open(event.seat, event.hand)

    def everything(self, event: e.EverythingOpened) -> None:
        """All hands, at the end."""
        for seat, hand in enumerate(event.hands):
            self._lay_open(Seat(seat), hand)

    def _lay_open(self, seat: Seat, cards: Cards) -> None:
        self._open[seat] = Cards(self._open[seat] | cards)

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
    e.CardSpied: Witness.spied,
    e.CardGlimpsed: Witness.shown,
    e.KeeperPlayed: Witness.keeper,
    e.PowerUsed: Witness.power,
    e.CardOpened: Witness.opened,
    e.CardWithheld: Witness.opened,
    e.SeatDied: Witness.died,
    e.EverythingOpened: Witness.everything,
    e.PoolLooked: Witness.pool,
    e.RoomCardLooked: Witness.room,
    e.AccusationFailed: Witness.failed,
}
