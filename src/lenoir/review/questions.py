"""Questions: what a seat asked, what that could tell, and what the best one could have told."""

from collections.abc import Container

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.actions import Suggest
from lenoir.core.cards import Cards, Case
from lenoir.core.events import Event
from lenoir.core.legal import AnyCase
from lenoir.core.view import View
from lenoir.deduction.asking import Asking
from lenoir.review.reasoner import Reasoner
from lenoir.rules.engine import legal_actions

COUNTS = 0.05
"""A question counts if at least this many bits could be had: else there was nothing to decide."""
NOTHING = 1e-9


class QuestionReview(Struct, frozen=True):
    """A suggestion of the seat's own; all figures in bits."""

    turn: int
    number: int
    """How many events the seat had seen before it."""
    case: Case
    before: float
    """What was open of the envelope."""
    asked: float
    """What the question could tell, on average over all answers."""
    best: float
    """What the best question could tell."""
    got: float
    """What the answer told."""
    choices: tuple[tuple[Case, float], ...]
    """Every question that could be asked and its worth, the best first."""
    judged: bool = True
    """Whether whoever sits there asked it, not a stand-in, an order or the clock."""

    @property
    def lost(self) -> float:
        """What a better question could have told more."""
        return self.best - self.asked

    @property
    def luck(self) -> float:
        """What the answer told beyond what was to be expected."""
        return self.got - self.asked

    @property
    def counts(self) -> bool:
        """Whether there was anything to decide."""
        return self.judged and self.best >= COUNTS

    @property
    def idle(self) -> bool:
        """Whether it could tell nothing although another could."""
        return self.counts and self.asked < NOTHING


class Questions:
    """Looks at each question just before it is asked."""

    def __init__(self, reasoner: Reasoner, unjudged: Container[int] = ()) -> None:
        self._reasoner, self._unjudged = reasoner, unjudged
        self._heard = 0
        self.asked: list[QuestionReview] = []
        """Without what the answers told: the account books that."""

    def before(self, event: Event) -> None:
        """Judge a question of the seat's own, by what it knew."""
        if isinstance(event, e.SuggestionMade) and event.seat == self._reasoner.seat:
            self._judge(event.case)
        self._heard += 1

    def _judge(self, case: Case) -> None:
        reasoner = self._reasoner
        asking = Asking.of(reasoner.view, reasoner.belief)
        worths = asking.every(_rooms(reasoner.prompt, case))
        choices = sorted(worths.items(), key=lambda item: (-round(item[1], 9), item[0]))
        self.asked.append(
            QuestionReview(
                reasoner.turn,
                self._heard,
                case,
                asking.bits,
                worths[case],
                max(worths.values()),
                0.0,
                tuple(choices),
                self._heard not in self._unjudged,
            )
        )


def _rooms(prompt: View | None, case: Case) -> Cards:
    """The rooms that could be named when the seat was asked.

    A notebook beside a box has no prompts: the room that was named is where one stood (C-6).
    """
    if prompt is None:
        return Cards(1 << case.room)
    rooms = 0
    for offer in legal_actions(prompt).offers:
        if type(offer) is AnyCase and offer.deed is Suggest:
            rooms |= offer.rooms
    return Cards(rooms)
