"""The moment a rule is applied in: the state moves on with every event that is told."""

from msgspec import Struct

from lenoir.core.cards import Cards
from lenoir.core.events import Event
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.table import Table


class Now(Struct, gc=False):
    """The state so far, and chance. Between two yields of a rule the engine moves it on."""

    state: State
    table: Table
    rng: Rng

    @classmethod
    def of(cls, state: State, rng: Rng) -> "Now":
        """The moment before anything happens."""
        return cls(state, state.table, rng)

    def move_on(self, event: Event) -> None:
        """Something has happened."""
        self.state = state = self.state.after(event)
        self.table = state.table

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return self.state.truth.held[seat]
