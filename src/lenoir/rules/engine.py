"""The three functions of the game: start, legal_actions and apply.

The same arguments always give the same answer. Whoever has asked what is legal hands the answer
over to `apply`, which would else ask again.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Final, get_args

from msgspec import Struct

from lenoir.core.actions import Action, Resign
from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.legal import AnyCase, AnyPlace, Legal, Offer
from lenoir.core.options import Options
from lenoir.core.phases import (
    AtPool,
    Closing,
    Moving,
    Refuting,
    Starting,
    Suggesting,
    decider,
)
from lenoir.core.rng import Rng
from lenoir.core.state import State
from lenoir.core.view import Sight
from lenoir.rules.now import Now
from lenoir.rules.reasons import ASKED, Reason
from lenoir.rules.standard import Standard

NOTHING: Final = Legal()
ACTIONS: Final = frozenset(get_args(Action))


class IllegalAction(ValueError):
    """An action which is not among the legal ones. It has changed nothing (C-12)."""

    def __init__(self, action: object, sight: Sight | None) -> None:
        self.action = action
        self.legal = NOTHING if sight is None else legal_actions(sight)
        super().__init__(_why_not(action, sight, self.legal))


def _why_not(action: object, sight: Sight | None, legal: Legal) -> str:
    """A text for the seat that tried it, and for nobody else."""
    if sight is None:
        return f"{action} is of no seat at this table"
    waiting = decider(sight.table.phase)
    if waiting is None:
        return f"{action} is not legal: no game is under way"
    if waiting != sight.viewer:
        return f"{action} is not legal: the table waits for seat {waiting}"
    return f"{action} is not legal: legal in {sight.table.phase} are {legal}"


class Step(Struct, frozen=True, gc=False):
    """What an action brought about, and the state it led to."""

    events: tuple[Event, ...]
    all_public: bool
    """Whether everybody may hear all of them."""
    state: State


class _Rules(dict[Edition, Standard]):
    """The rules of each edition, put together when they are first asked for."""

    def __missing__(self, edition: Edition) -> Standard:
        # A name with a dot is a module from outside the package.
        names = (name if "." in name else f"lenoir.rules.{name}" for name in edition.modules)
        parts = [import_module(name).RULES for name in names]
        rules = type(f"RulesOf_{edition.key}", (*parts, Standard), {})()
        assert isinstance(rules, Standard)
        self[edition] = rules
        return rules


_RULES: Final = _Rules()

WONDERING: Final = frozenset({Starting, Moving, Suggesting, AtPool, Closing, Refuting})
"""The phases in which to explain what is not on offer: your own turn, and answering."""


def rules_of(edition: Edition) -> Standard:
    """The standard rules with the departures an edition names, the first going before the next."""
    return _RULES[edition]


def start(edition: Edition, suspects: Sequence[Card], options: Options, rng: Rng) -> Step:
    """Deal a new game to seats that play these suspects; the arguments were checked before."""
    now = Now.of(State.of(edition), rng)
    _RULES[edition].begin(now, edition, suspects, options)
    return _step(now)


_answered: tuple[Sight | None, Legal] = (None, NOTHING)
"""The last question and its answer. Values are frozen, so the same ones are the same question."""


def legal_actions(sight: Sight) -> Legal:
    """What a viewer may do now, which depends only on what that viewer may know."""
    global _answered  # player and referee ask about the same moment, one after the other
    asked, legal = _answered
    if (
        asked is not None
        and asked.table is sight.table
        and asked.private is sight.private
        and asked.viewer == sight.viewer
    ):
        return legal
    phase = sight.table.phase
    if phase.seat != sight.viewer:
        return NOTHING
    question = _RULES[sight.table.edition].questions[type(phase)]
    legal = Legal(tuple(question(sight, phase)))
    _answered = (sight, legal)
    return legal


def why_not(sight: Sight) -> tuple[tuple[type[Action], Reason], ...]:
    """What the viewer, being asked, cannot do now though one might think so, and by which rule."""
    phase = sight.table.phase
    if phase.seat != sight.viewer or type(phase) not in WONDERING:
        return ()
    rules, offers = _RULES[sight.table.edition], legal_actions(sight).offers
    offered = {_deed(offer) for offer in offers}
    reasons = ((deed, rules.why_not(sight, deed)) for deed in ASKED if deed not in offered)
    return tuple((deed, reason) for deed, reason in reasons if reason is not None)


def _deed(offer: Offer) -> type[Action]:
    if isinstance(offer, AnyCase):
        return offer.deed
    return type(offer.example) if isinstance(offer, AnyPlace) else type(offer)


def may_resign(sight: Sight) -> bool:
    """Whether a viewer may give up now. Resigning answers no prompt and is never listed."""
    table = sight.table
    running = decider(table.phase) is not None
    return running and sight.viewer in table.seats and table.is_active(sight.viewer)


def apply(state: State, action: Action, rng: Rng, legal: Legal = NOTHING) -> Step:
    """Carry out an action; the given state is left as it was.

    ``legal`` is what the seat to decide may do in this very state, for who has asked already.
    """
    if not legal.allows(action):  # not asked before, of no seat that decides, or illegal
        _check(state, action)
    now = Now(state.table, state.truth, state.minds, rng)
    _RULES[state.table.edition].outcome(now, action)
    return _step(now)


def _step(now: Now) -> Step:
    """All that was told; it ends with what the table waits for."""
    events = tuple(now.told)
    if not events or type(events[-1]) is not PhaseBegan:
        raise AssertionError(f"the rules leave off after {events}: tell, and end with wait_for")
    return Step(events, now.all_public, State(now.table, now.truth, now.minds))


def _check(state: State, action: Action) -> None:
    """Refuse an action that is not legal."""
    known = type(action) in ACTIONS and action.seat in state.table.seats
    if not known:
        raise IllegalAction(action, None)
    sight = Sight(action.seat, state.table, state.minds[action.seat])
    legal = may_resign(sight) if type(action) is Resign else legal_actions(sight).allows(action)
    if not legal:
        raise IllegalAction(action, sight)
