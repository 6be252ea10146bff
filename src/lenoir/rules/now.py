"""The moment a rule is applied in: it moves on with every event that is told."""

from msgspec import Struct, field

from lenoir.core.cards import Cards
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.fold import PUBLIC_FOLDS, tell
from lenoir.core.phases import Phase
from lenoir.core.private import Private
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.core.table import Table


class Now(Struct, gc=False):
    """The state so far, taken apart; chance; and what has been told since."""

    table: Table
    truth: Private
    minds: tuple[Private, ...]
    rng: Rng
    told: list[Event] = field(default_factory=list)
    all_public: bool = True
    """Whether everybody may hear all that was told."""

    @classmethod
    def of(cls, state: State, rng: Rng) -> "Now":
        """The moment before anything happens."""
        return cls(state.table, state.truth, state.minds, rng)

    @property
    def state(self) -> State:
        """The state so far."""
        return State(self.table, self.truth, self.minds)

    def tell(self, event: Event) -> None:
        """Something has happened: whatever is looked at from now on knows it."""
        public = PUBLIC_FOLDS.get(type(event))
        if public is not None:
            self.table = public(self.table, event)
        else:
            self.truth, self.minds = tell(self.truth, self.minds, event)
            self.all_public = False
        self.told.append(event)

    def wait_for(self, phase: Phase) -> None:
        """What every deed ends with: the table waits for something, or for nothing any more."""
        self.tell(PhaseBegan(phase))

    def hand(self, seat: Seat) -> Cards:
        """The cards a seat holds."""
        return self.truth.held[seat]
