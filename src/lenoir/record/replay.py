"""A full record played again by the rules, with the chance that it tells of."""

from collections.abc import Iterator, Sequence
from typing import Final

from lenoir.core.actions import Action, Resign
from lenoir.core.edition import Edition
from lenoir.core.events import Event, GameStarted
from lenoir.core.rng import Rng
from lenoir.core.state import State
from lenoir.record.deeds import Deed, batches, deeds
from lenoir.record.draws import Scripted, draws_of_deal
from lenoir.record.errors import Nonsense
from lenoir.rules.engine import Step, apply, legal_actions, may_resign, rules_of, start
from lenoir.rules.now import Now

TRIES_AT_MOST: Final = 5_000


class Difference(Exception):
    """The place of the first event that is not as it should be, and what is wrong with it."""

    def __init__(self, number: int, wrong: Nonsense) -> None:
        self.number = number
        self.wrong = wrong
        super().__init__(f"event {number}: {wrong}")


def replay(edition: Edition, events: Sequence[Event]) -> None:
    """Check that every event follows from the rules, whatever chance there was."""
    first = next(batches(events))
    try:
        draws = draws_of_deal(edition, first)
        step = deal_again(edition, first, Scripted(draws))
    except Nonsense as wrong:
        raise Difference(0, wrong) from None
    compare(first, step.events, 0, "deal_differs")
    state = step.state
    for deed in all_deeds(events):
        check_legal(state, deed)
        state = _explained(state, deed)


def replay_fairly(edition: Edition, events: Sequence[Event], rng: Rng) -> None:
    """Check that every event follows from the actions and this very chance."""
    first = next(batches(events))
    step = deal_again(edition, first, rng)
    compare(first, step.events, 0, "chance_differs")
    for deed in all_deeds(events):
        check_legal(step.state, deed)
        step = apply(step.state, deed.action, rng)
        compare(deed.events, step.events, deed.number, "chance_differs")


def deal_again(edition: Edition, batch: Sequence[Event], rng: Rng) -> Step:
    """The deal of the same table."""
    started = batch[0]
    assert isinstance(started, GameStarted), "a record begins with the start"
    return start(edition, started.suspects, started.options, rng)


def all_deeds(events: Sequence[Event]) -> Iterator[Deed]:
    """The actions of a record; where there is none, the difference is found."""
    number = len(next(batches(events)))
    found = deeds(events)
    while True:
        try:
            deed = next(found)
        except StopIteration:
            return
        except Nonsense as wrong:
            raise Difference(number, wrong) from None
        yield deed
        number += len(deed.events)


def check_legal(state: State, deed: Deed) -> None:
    """Refuse an action that the rules did not allow."""
    if not is_legal(state, deed.action):
        raise Difference(deed.number, Nonsense("illegal", action=str(deed.action)))


def is_legal(state: State, action: Action) -> bool:
    """Whether the rules allow an action."""
    sight = state.sight(action.seat)
    return may_resign(sight) if isinstance(action, Resign) else action in legal_actions(sight)


def compare(told: Sequence[Event], due: Sequence[Event], number: int, code: str) -> None:
    """Find the first event that is not the one that was due."""
    for at in range(max(len(told), len(due))):
        if told[at : at + 1] != due[at : at + 1]:
            at = min(at, len(told) - 1)
            name = type(told[at]).__name__
            raise Difference(number + at, Nonsense(code, event=name))


class _Trial:
    """Chance that tries a script, and notes how far each draw could have gone."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        at = len(self.bounds)
        self.bounds.append(bound)
        if at == len(self.script):
            self.script.append(0)
        return self.script[at]


class _Otherwise(Exception):
    """What happens is not what the log says."""


class _AsLogged(Now, gc=False):
    """A moment that goes on only as the log says."""

    log: tuple[Event, ...] = ()

    def tell(self, event: Event) -> None:
        """Stop at the first event that is not the one in the log."""
        at = len(self.told)
        if self.log[at : at + 1] != (event,):
            raise _Otherwise
        super().tell(event)


def _explained(state: State, deed: Deed) -> State:
    """The state after an action, with the draws that explain what came of it.

    Draws are tried in order, the last one made before the first event that does not fit first.
    """
    trial, best = _Trial([]), 0
    for _ in range(TRIES_AT_MOST):
        after, fitting = _tried(state, deed, trial)
        if after is not None:
            return after
        best = max(best, fitting)
        if not _next_try(trial):
            break
        trial = _Trial(trial.script)
    at = min(best, len(deed.events) - 1)
    name = type(deed.events[at]).__name__
    raise Difference(deed.number + at, Nonsense("differs", event=name))


def _tried(state: State, deed: Deed, trial: _Trial) -> tuple[State | None, int]:
    """The state if all fits, and how many events fit."""
    now = _AsLogged(state.table, state.truth, state.minds, trial, log=deed.events)
    try:
        rules_of(state.table.edition).outcome(now, deed.action)
    except _Otherwise:
        return None, len(now.told)
    return now.state if len(now.told) == len(deed.events) else None, len(now.told)


def _next_try(trial: _Trial) -> bool:
    """Move the script on to the next possible draw."""
    script, bounds = trial.script, trial.bounds
    del script[len(bounds) :]
    while script and script[-1] + 1 >= bounds[len(script) - 1]:
        script.pop()
    if script:
        script[-1] += 1
    return bool(script)
