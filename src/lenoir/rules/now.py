"""The moment a rule is applied in: it moves on with every event that is told."""

from msgspec import Struct

from lenoir.core.cards import Cards
from lenoir.core.events import Event
from lenoir.core.fold import PRIVATE_FOLDS, PUBLIC_FOLDS
from lenoir.core.private import Private
from lenoir.core.rng import Rng
from lenoir.core.row import changed
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.table import Table
from lenoir.core.visibility import audience


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
        fold = PUBLIC_FOLDS.get(type(event))
        if fold is not None:
            self.table = fold(self.table, event)
            return
        tell, told = PRIVATE_FOLDS[type(event)], audience(event)
        self.truth = tell(self.truth, event)
        for seat in self.table.seats:
            if told >> seat & 1:
                self.minds = changed(self.minds, seat, tell(self.minds[seat], event))

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return self.truth.held[seat]
