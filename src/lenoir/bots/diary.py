"""A diary: what one has shown to whom, and what nobody could refute or lay open."""

from collections import Counter

from lenoir.core.cards import NO_CARDS, Card, Cards, cards_of
from lenoir.core.events import (
    CardGlimpsed,
    CardShown,
    Event,
    NobodyHolds,
    Stayed,
    SuggestionMade,
    SuggestionStood,
)
from lenoir.core.seats import SEATS_AT_MOST, Seat, Viewer
from lenoir.core.view import View


class Diary:
    """Kept from one decision to the next. It saves time and nothing else: the view has it all."""

    def __init__(self) -> None:
        self._latest: View | None = None
        self._forget(None, None)

    def _forget(self, first: Event | None, viewer: Viewer | None) -> None:
        self._first, self._viewer, self._read = first, viewer, 0
        self.seen_by: list[Cards] = [NO_CARDS] * SEATS_AT_MOST
        """The own cards that each seat has seen, those lying open not among them."""
        self.unrefuted = NO_CARDS
        """The cards that were named in an own suggestion which stood."""
        self.asked: Counter[Card] = Counter()
        """How often one has named each room."""
        self.idle = 0
        """How often one has stood still since one last suggested."""
        self.unheld = NO_CARDS
        """The cards a clue called for which nobody held."""

    def read(self, view: View) -> "Diary":
        """The diary, up to date."""
        if view is self._latest:
            return self
        self._latest, stream = view, view.stream
        first = next(iter(stream), None)
        if first is not self._first or view.viewer != self._viewer or len(stream) < self._read:
            self._forget(first, view.viewer)
        for event in stream.since(self._read):
            if type(event) in NOTED:
                self._note(event, view.viewer)
        self._read = len(stream)
        return self

    def _note(self, event: Event, me: Seat) -> None:
        match event:
            case CardShown(by, to, card) if by == me:
                self.seen_by[to] = Cards(self.seen_by[to] | 1 << card)
            case CardGlimpsed(seat, of, card) if of == me:
                self.seen_by[seat] = Cards(self.seen_by[seat] | 1 << card)
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


NOTED = frozenset((CardShown, CardGlimpsed, Stayed, SuggestionMade, SuggestionStood, NobodyHolds))
