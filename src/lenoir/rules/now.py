"""The moment a rule is applied in: it moves on with every event that is told."""

from collections.abc import Iterator

from msgspec import Struct

from lenoir.core.cards import Cards
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.fold import PUBLIC_FOLDS, tell
from lenoir.core.phases import Phase
from lenoir.core.private import Private
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.table import Table


def prompt(phase: Phase) -> Iterator[Event]:
    """What every deed ends with: the table waits for something, or for nothing any more."""
    return iter((PhaseBegan(phase),))


class Now(Struct, gc=False):
    """The state so far, taken apart, and chance. The engine moves it on between two yields."""

    table: Table
    truth: Private
    minds: tuple[Private, ...]
    rng: Rng

    @classmethod
    def of(cls, state: State, rng: Rng) -> "Now":
        """The moment before anything happens."""
        return cls(state.table, state.truth, state.minds, rng)

    @property
    def state(self) -> State:
        """The state so far."""
        return State(self.table, self.truth, self.minds)

    def move_on(self, event: Event) -> None:
        """Something has happened."""
        public = PUBLIC_FOLDS.get(type(event))
        if public is not None:
            self.table = public(self.table, event)
        else:
            self.truth, self.minds = tell(self.truth, self.minds, event)

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return self.truth.held[seat]
