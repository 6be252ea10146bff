"""The moment a rule is applied in: the state moves on with every event that is told."""

from msgspec import Struct

from lenoir.core.cards import Cards
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.table import Table


class Now(Struct):
    """The state so far, and chance. Between two yields of a rule the engine moves it on."""

    state: State
    rng: Rng

    @property
    def table(self) -> Table:
        """The table so far."""
        return self.state.table

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return self.state.truth.held[seat]
