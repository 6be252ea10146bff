"""A diary: who has seen one's cards, and what nobody could refute or lay open."""

from collections import Counter
from collections.abc import Iterable

from lenoir.core.cards import NO_CARDS, Card, Cards, cards_of
from lenoir.core.events import Event, NobodyHolds, Stayed, SuggestionMade, SuggestionStood
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.follower import Follower
from lenoir.deduction.minds.witness import WATCHES, Witness


class Diary(Follower):
    """Kept from one decision to the next."""

    _me: Seat
    _witness: Witness

    def begin(self, view: View) -> None:
        """A new one."""
        self._me, self._witness = Seat(view.viewer), Witness(view.table.edition)
        self.unrefuted = NO_CARDS
        """The cards named in a suggestion of this seat that nobody refuted."""
        self.asked: Counter[Card] = Counter()
        """How often one has named each room."""
        self.idle = 0
        """How often one has stood still since one last suggested."""
        self.unheld = NO_CARDS
        """The cards a clue called for which nobody held."""

    def read(self, view: View) -> "Diary":
        """The diary, up to date."""
        self.follow(view)
        return self

    def seen_by(self, seat: Seat) -> Cards:
        """The bot's own cards that a seat has seen, those lying open among them."""
        return self._witness.seen(self._me, seat)

    def hear(self, events: Iterable[Event]) -> None:
        """Note what matters of these events."""
        for event in events:
            if type(event) in NOTED:
                self._note(event, self._me)
            elif watch := WATCHES.get(type(event)):
                watch(self._witness, event)

    def _note(self, event: Event, me: Seat) -> None:
        match event:
            case SuggestionMade(seat, case) if seat == me:
                self.asked[case.room] += 1
                self.idle = 0
            case SuggestionStood(seat, case) if seat == me:
                self.unrefuted = Cards(self.unrefuted | cards_of(case))
            case Stayed(seat) if seat == me:
                self.idle += 1
            case NobodyHolds(card):
                self.unheld = Cards(self.unheld | 1 << card)
            case _:
                pass


NOTED = frozenset((Stayed, SuggestionMade, SuggestionStood, NobodyHolds))
