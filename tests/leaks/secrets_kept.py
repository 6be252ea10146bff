"""Which steps of a game a viewer saw only from outside: their actor may do otherwise elsewhere."""

from collections.abc import Iterator

from lenoir.core import actions as a
from lenoir.core import events as e
from lenoir.core.phases import Opening, PassingLeft, Phase, Rushing, Spying
from lenoir.core.seats import Seat
from tests.leaks.entitled import Entitlement
from tests.leaks.played import Played

WINDOWS = (Opening, PassingLeft, Rushing, Spying)


def hidden_steps(played: Played, cut: int, knows: Entitlement) -> frozenset[int]:
    """The steps whose action names something the viewer may not know."""
    return frozenset(_hidden(played, cut, knows))


def _hidden(played: Played, cut: int, knows: Entitlement) -> Iterator[int]:
    number = len(played.dealt)
    for at, step in enumerate(played.steps[:cut]):
        if step.action.seat != knows.viewer:
            for place, event in enumerate(step.events, start=number):
                match event:
                    # C-7: which card it was; unless he saw it, or a challenge proves it (M-16).
                    case e.CardShown(by, to, card) if by == step.action.seat:
                        if place not in knows.showings and (to, by, card) not in knows.challenged:
                            yield at
                    # M-15: what was written; until the end.
                    case e.CaseWritten() if not knows.is_over:
                        if any(isinstance(other, e.AccusationFailed) for other in step.events):
                            yield at
                    # C-14: an answer, until all are in.
                    case e.AnswerSealed(seat, answer):
                        if not _comes_out(played, at, cut, seat, answer, knows):
                            yield at
                    case _:
                        pass
        number += len(step.events)


def _comes_out(
    played: Played, at: int, cut: int, seat: Seat, answer: a.Action, knows: Entitlement
) -> bool:
    """Whether the viewer gets to know a sealed answer before the cut."""
    window = played.steps[at - 1].phase
    for step in played.steps[at:cut]:
        if isinstance(window, Spying) and step.action == a.Resign(seat):
            return False  # a spy who goes out does not look
        if not goes_on(window, step.phase):
            if any(isinstance(event, e.GameEnded) for event in step.events):
                return True  # it may or may not have been acted on: leave it alone
            if isinstance(window, PassingLeft):
                left = Seat((seat + 1) % len(played.setup.suspects))
                return knows.viewer == left
            return True
        window = step.phase
    return False


def goes_on(window: Phase, later: Phase) -> bool:
    """Whether a window is still open."""
    return (
        isinstance(window, WINDOWS)
        and isinstance(later, WINDOWS)
        and type(later) is type(window)
        and later.asked == window.asked
        and window.asked.index(later.seat) >= window.asked.index(window.seat)
    )
