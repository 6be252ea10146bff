"""The review of one seat: what it asked, told, could know and did, judged by what it could see."""

from collections.abc import Container

from msgspec import Struct

from lenoir.core.events import TurnBegan
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.review.account import Account, Books, accuracy
from lenoir.review.accusing import AccusationReview, Accusations, Opportunity
from lenoir.review.answers import AnswerReview, ShownCards
from lenoir.review.certainties import Certainties, Certainty, Solved
from lenoir.review.moments import MomentReview, moments_of
from lenoir.review.questions import QuestionReview, Questions
from lenoir.review.reasoner import Reasoner, until_the_end


class SeatReview(Struct, frozen=True):
    """All of it. Nothing in it depends on what the seat could not see."""

    seat: Seat
    turns: int
    """How many turns the game had."""
    bits: tuple[float, ...]
    """What was open after the deal, and after each turn."""
    account: Account
    accuracy: float | None
    """None if no question counts."""
    questions: tuple[QuestionReview, ...]
    answers: tuple[AnswerReview, ...]
    certain: tuple[Certainty, ...]
    solved: Solved | None
    chances: tuple[Opportunity, ...]
    """The turns on which it could have accused and did not."""
    accusations: tuple[AccusationReview, ...]
    moments: tuple[MomentReview, ...]
    is_exact: bool
    """Whether all chances were worked out; else shares of the deals stood in for some."""

    @property
    def waited(self) -> tuple[Opportunity, ...]:
        """The turns on which the case was certain and the seat could have accused."""
        return tuple(one for one in self.chances if one.is_missed)


class SeatWalk:
    """Goes once through what a seat saw of a game that is over, as far as one likes."""

    def __init__(self, view: View, unjudged: Container[int] = ()) -> None:
        self._reasoner = reasoner = Reasoner(view)
        self._questions = questions = Questions(reasoner, unjudged)
        self._books, self._shown = Books(reasoner, questions), ShownCards(reasoner, unjudged)
        self._certainties = Certainties(reasoner)
        self._accusations = Accusations(reasoner, unjudged)
        self._bits: list[float] = []
        self._events = iter(until_the_end(view.stream))
        self._heard, self._length = 0, len(view.stream)
        self.is_done = False

    @property
    def progress(self) -> float:
        """How much of it has been gone through; 1 is all."""
        return 1.0 if self.is_done else min(0.99, self._heard / self._length)

    def go_on(self) -> None:
        """Up to the next turn, or to the end."""
        reasoner, accusations = self._reasoner, self._accusations
        parts = (self._questions, self._books, self._shown, self._certainties, accusations)
        for event in self._events:
            if isinstance(event, TurnBegan):
                self._bits.append(reasoner.bits)
            for part in parts:
                part.before(event)
            reasoner.hear(event)
            accusations.after(event)
            self._heard += 1
            if isinstance(event, TurnBegan):
                return
        if not self.is_done:
            self._bits.append(reasoner.bits)
            self._certainties.look()
            accusations.end()
            self.is_done = True

    def so_far(self) -> SeatReview:
        """The review of what has been gone through."""
        reasoner, accusations = self._reasoner, self._accusations
        account, asked = self._books.closed()
        shown, made = tuple(self._shown.shown), tuple(accusations.made)
        waited = tuple(one for one in accusations.chances if one.is_missed)
        return SeatReview(
            reasoner.seat,
            reasoner.turn,
            tuple(self._bits),
            account,
            accuracy(asked),
            asked,
            shown,
            tuple(self._certainties.certain),
            self._certainties.solved,
            tuple(accusations.chances),
            made,
            moments_of(asked, shown, waited, made),
            reasoner.is_exact,
        )


def seat_review(view: View, unjudged: Container[int] = ()) -> SeatReview:
    """The whole review of a game that is over.

    ``unjudged`` are the numbers of events in the seat's stream that came of a decision which the
    seat did not take itself: a stand-in, a standing order or the clock did.
    """
    walk = SeatWalk(view, unjudged)
    while not walk.is_done:
        walk.go_on()
    return walk.so_far()
