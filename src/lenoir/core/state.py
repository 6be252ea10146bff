"""The truth: the table and every secret. Few may import this."""

from collections.abc import Iterable
from functools import reduce

from msgspec import Struct

from lenoir.core.cards import Cards, Case
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.fold import fold
from lenoir.core.keepers import Keepers
from lenoir.core.private import Private
from lenoir.core.seats import SEATS_AT_MOST, SPECTATOR, Seat, Viewer
from lenoir.core.table import Table
from lenoir.core.view import Sight


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
        return State(*fold(self.table, self.truth, self.minds, event))

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
