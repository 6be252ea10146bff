"""A game under way: its log folded forward, the truth kept, and each viewer given their view."""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Final

from lenoir.core.actions import Action
from lenoir.core.edition import Edition
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.legal import Legal
from lenoir.core.phases import Over, decider
from lenoir.core.private import Private
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR, Seat, Viewer, seats_of
from lenoir.core.state import State
from lenoir.core.table import Table
from lenoir.core.view import GrowingStream, Sight, View
from lenoir.core.visibility import PUBLIC, audience
from lenoir.record.record import Record, full_record, record_of
from lenoir.rules.engine import NOTHING, Step, apply, legal_actions, start
from lenoir.rules.setup import seated, settled

UNTOLD: Final = Private()


class Game:
    """Whose decision it is, what may be done, doing it, and what each viewer sees."""

    _legal: Legal | None
    """What the seat to decide may do, once somebody has asked."""

    def __init__(
        self,
        edition: Edition,
        players: int | Sequence[str],
        rng: Rng,
        options: Mapping[str, object] | None = None,
    ) -> None:
        suspects, settings = seated(edition, players), settled(edition, options or {})
        self._open(rng, start(edition, suspects, settings, rng))

    @classmethod
    def of(cls, edition: Edition, events: Iterable[Event], rng: Rng) -> "Game":
        """A game taken up again from its log."""
        log = _whole(events)
        game = cls.__new__(cls)
        game._open(rng, Step(log, _all_public(log), State.of(edition, log)))
        return game

    def copy(self, rng: Rng | None = None) -> "Game":
        """A second game at the same moment; what is played in one does not reach the other.

        Its chance is its own: the one handed in, or else the same dice that would fall here.
        """
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)  # values are frozen; only what grows is copied
        twin._rng = deepcopy(self._rng) if rng is None else rng
        twin._log, twin._public = self._log.copy(), self._public.copy()
        twin._told = {
            viewer: (mind, GrowingStream(twin._public, told.asides.copy()))
            for viewer, (mind, told) in self._told.items()
        }
        return twin

    def __copy__(self) -> "Game":
        return self.copy()

    def __repr__(self) -> str:
        table = self.table
        return f"<Game of {table.edition.key}, turn {table.turns}, {table.phase}>"

    @property
    def table(self) -> Table:
        """All that is public."""
        return self._state.table

    @property
    def decider(self) -> Seat | None:
        """The seat the table waits for; None when the game is over."""
        return decider(self._state.table.phase)

    @property
    def is_over(self) -> bool:
        """Whether the envelope is open."""
        return type(self._state.table.phase) is Over

    @property
    def winner(self) -> Seat | None:
        """Who has won; None while nobody has."""
        return self._state.table.winner

    @property
    def legal(self) -> Legal:
        """What the seat to decide may do; it is looked into once for each moment."""
        if self._legal is None:
            state = self._state
            seat = state.table.phase.seat
            here = None if seat is None else Sight(seat, state.table, state.minds[seat])
            self._legal = NOTHING if here is None else legal_actions(here)
        return self._legal

    def play(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action; `IllegalAction` if it is none, and then nothing has changed.

        The events are all that happened, secrets included: for players there are views.
        """
        return self.take(apply(self._state, action, self._rng, self.legal))

    def outcome(self, action: Action, rng: Rng) -> Step:
        """What an action would bring about with this chance; nothing has changed by asking."""
        return apply(self._state, action, rng, self.legal)

    def take(self, step: Step) -> tuple[Event, ...]:
        """Go on to the outcome of an action."""
        events, self._state = step.events, step.state
        self._legal = None
        self._log += events
        if step.all_public:
            self._public += events
            self._latest = events
        else:
            self._tell(step)
            self._latest = ()
        self._heard = len(self._public)
        return events

    def _tell(self, step: Step) -> None:
        """Let each seat hear what it is entitled to."""
        public = self._public
        for event in step.events:
            if type(event) in PUBLIC:
                public.append(event)
                continue
            for seat in seats_of(audience(event)):
                if seat in self._told:
                    _, told = self._told[seat]
                    told.asides.append((len(public), event))
                    self._told[seat] = (step.state.minds[seat], told)

    def follow(self, events: Iterable[Event]) -> None:
        """Take in what happened elsewhere."""
        news = _whole(events)
        self.take(Step(news, _all_public(news), self._state.then(news)))

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know; only seats and spectators are viewers."""
        try:
            mind, told = self._told[viewer]
        except KeyError:
            raise ValueError(f"{viewer} is neither a seat of this table nor SPECTATOR") from None
        return View(viewer, self._state.table, mind, told, self._heard)

    def since(self, viewer: Viewer, seq: int) -> tuple[Event, ...]:
        """What a viewer was told from a number on."""
        stream = self.view(viewer).stream
        if seq + len(self._latest) == len(stream):
            return self._latest
        return tuple(stream.since(seq))

    def record(self, viewer: Viewer | None = None, tags: Mapping[str, str] | None = None) -> Record:
        """What a viewer has seen so far; without a viewer everything, once the game is over."""
        if viewer is None:
            return full_record(self.table.edition, self._log, tags)
        return record_of(self.view(viewer), tags)

    def _open(self, rng: Rng, step: Step) -> None:
        self._rng = rng
        self._public: list[Event] = []
        self._heard = 0
        """How many public events there were."""
        viewers = (SPECTATOR, *step.state.table.seats)
        self._told = {viewer: (UNTOLD, GrowingStream(self._public, [])) for viewer in viewers}
        """Of each viewer: what it knows in private, and all that it was told."""
        self._log: list[Event] = []
        self._latest = ()
        """The last events, if all of them were public: everybody was told the same then."""
        self.take(step)


def _whole(events: Iterable[Event]) -> tuple[Event, ...]:
    """All of these; they may not leave off in the middle of a step."""
    log = tuple(events)
    if log and type(log[-1]) is not PhaseBegan:
        last = type(log[-1]).__name__  # what it tells may be a secret
        raise ValueError(f"the log is cut off: a step ends with PhaseBegan, not with {last}")
    return log


def _all_public(events: Iterable[Event]) -> bool:
    """Whether everybody may hear all of these."""
    return PUBLIC.issuperset(map(type, events))
