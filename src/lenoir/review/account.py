"""The account: where every bit went between the deal and the end. It closes."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.deduction.reading import TELLS, FactReader
from lenoir.review.questions import QuestionReview, Questions
from lenoir.review.reasoner import Reasoner

ANSWERS: Final = (e.CannotRefute, e.SuggestionRefuted, e.CardShown)


class Account(Struct, frozen=True):
    """In bits: start = best - lost + luck + heard + left."""

    start: float
    """What was open after the deal."""
    best: float
    """What the best questions could have told, summed up."""
    lost: float
    """What was lost by asking others."""
    luck: float
    """What the answers told beyond what was to be expected."""
    heard: float
    """What was told by everything that the seat did not ask."""
    left: float
    """What was still open in the end."""

    @property
    def gap(self) -> float:
        """How far it is from closing."""
        told = self.best - self.lost + self.luck + self.heard
        return self.start - told - self.left


class Books:
    """Books every change of what is open to the question that was answered, or to what was heard.

    Counting costs, so a change is booked only when what comes next goes to another account.
    """

    def __init__(self, reasoner: Reasoner, questions: Questions) -> None:
        self._reasoner, self._questions = reasoner, questions
        self._start = self._bits = 0.0
        self._heard, self._got = 0.0, dict[int, float]()
        self._pending: int | None = None
        """The question that waits for its answer, by its number."""
        self._to: int | None = None
        """To which question the next change is booked; None is what was heard."""

    def before(self, event: Event) -> None:
        """Close the account that was open, if this event goes to another."""
        match event:
            case e.TurnBegan() if not self._reasoner.turn:
                self._start = self._bits = self._reasoner.bits
            case e.SuggestionMade(seat) if seat == self._reasoner.seat:
                self._pending = len(self._questions.asked) - 1
            case e.SuggestionMade() | e.CardPassed() | e.TurnBegan():
                self._pending = None
            case _:
                pass
        if self._reasoner.turn and TELLS[type(event)] is not FactReader.nothing:
            to = self._pending if isinstance(event, ANSWERS) else None
            if to != self._to:
                self._book()
                self._to = to

    def _book(self) -> None:
        before, self._bits = self._bits, self._reasoner.bits
        told = before - self._bits
        if self._to is None:
            self._heard += told
        else:
            self._got[self._to] = self._got.get(self._to, 0.0) + told

    def closed(self) -> tuple[Account, tuple[QuestionReview, ...]]:
        """The account as it stands, and the questions with what their answers told.

        What was asked for a seat by others is no question of its own: it has heard the answer.
        """
        left, heard, got = self._reasoner.bits, self._heard, dict(self._got)
        told = self._bits - left
        if self._to is None:
            heard += told
        else:
            got[self._to] = got.get(self._to, 0.0) + told
        asked = tuple(
            replace(question, got=got.get(number, 0.0))
            for number, question in enumerate(self._questions.asked)
        )
        own = [question for question in asked if question.judged]
        account = Account(
            self._start,
            sum(question.best for question in own),
            sum(question.lost for question in own),
            sum(question.luck for question in own),
            heard + sum(question.got for question in asked if not question.judged),
            left,
        )
        return account, asked


def accuracy(asked: tuple[QuestionReview, ...]) -> float | None:
    """100 times what was asked for over what could be had, of the questions that count."""
    real = [question for question in asked if question.counts]
    could = sum(question.best for question in real)
    return 100 * sum(question.asked for question in real) / could if real else None
