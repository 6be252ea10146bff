"""The truth: the table and every secret. Few may import this."""

from collections.abc import Iterable
from functools import reduce

from msgspec import Struct

from lenoir.core.cards import Cards, Case
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.fold import PRIVATE_FOLDS, PUBLIC_FOLDS
from lenoir.core.keepers import Keepers
from lenoir.core.private import Private
from lenoir.core.row import changed
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.table import SEATS_AT_MOST, Table
from lenoir.core.view import Sight
from lenoir.core.visibility import audience


class State(Struct, frozen=True, gc=False):
    """A game folded from all its events."""

    table: Table
    truth: Private
    minds: tuple[Private, ...]
    """What each seat was told in private."""

    @classmethod
    def of(cls, edition: Edition, events: Iterable[Event] = ()) -> "State":
        """Fold a whole game."""
        empty = cls(Table(edition, edition.options), Private(), (Private(),) * SEATS_AT_MOST)
        return empty.then(events)

    def then(self, events: Iterable[Event]) -> "State":
        """The state after some more events."""
        return reduce(State.after, events, self)

    def after(self, event: Event) -> "State":
        """The state after one more event."""
        fold = PUBLIC_FOLDS.get(type(event))
        if fold is not None:
            return State(fold(self.table, event), self.truth, self.minds)
        tell, told, minds = PRIVATE_FOLDS[type(event)], audience(event), self.minds
        for seat in self.table.seats:
            if told >> seat & 1:
                minds = changed(minds, seat, tell(minds[seat], event))
        return State(self.table, tell(self.truth, event), minds)

    def sight(self, viewer: Viewer) -> Sight:
        """What a viewer knows now; only seats and spectators are viewers."""
        if viewer == SPECTATOR:
            return Sight(viewer, self.table, Private())
        if viewer not in self.table.seats:
            raise ValueError(f"{viewer} is neither a seat of this table nor SPECTATOR")
        return Sight(viewer, self.table, self.minds[viewer])

    def hand(self, seat: Seat) -> Cards:
        """All the cards a seat holds."""
        return self.truth.held[seat]

    def keepers(self, seat: Seat) -> Keepers:
        """All the keepers a seat holds."""
        return Keepers(self.truth.taken[seat] - self.table.played[seat])

    @property
    def solution(self) -> Case:
        """The sealed case."""
        assert self.truth.envelope is not None, "the envelope is sealed before anything else"
        return self.truth.envelope
