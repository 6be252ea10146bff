"""When no answer comes in time: nobody's absence stops the others."""

from lenoir.core.actions import Action, LayOpen, Pass, SayNone, Show
from lenoir.core.phases import (
    Drawing,
    Glimpsing,
    Opening,
    PassingLeft,
    Refuting,
    Rushing,
    ShowingNeighbour,
    Spying,
    decider,
)
from lenoir.core.rng import Rng, pick
from lenoir.core.view import Sight
from lenoir.rules.engine import legal_actions


def answer_in_absence(sight: Sight, rng: Rng) -> Action | None:
    """Decline what is optional, else answer at random; None for a turn to be played.

    A turn is for a bot to play, which is chosen elsewhere (C-17).
    """
    seat = decider(sight.table.phase)
    if seat is None or seat != sight.viewer:
        return None
    match sight.table.phase:
        case Drawing() | Spying() | Glimpsing():
            return Pass(seat)
        case Refuting() | ShowingNeighbour() | Opening() | PassingLeft():
            cards = [act for act in legal_actions(sight) if isinstance(act, Show | LayOpen)]
            return pick(rng, cards) if cards else SayNone(seat)
        case Rushing() if seat != sight.table.turn.seat:
            return pick(rng, legal_actions(sight))
        case _:
            return None
