"""The review of one seat: what it asked, told, could know and did, judged by what it could see."""

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
        return tuple(one for one in self.chances if one.cases == 1)


def seat_review(view: View) -> SeatReview:
    """Go once through what a seat saw of a game that is over."""
    reasoner = Reasoner(view)
    questions = Questions(reasoner)
    books, shown_cards = Books(reasoner, questions), ShownCards(reasoner)
    certainties, accusations = Certainties(reasoner), Accusations(reasoner)
    bits: list[float] = []
    for event in until_the_end(view.stream):
        if isinstance(event, TurnBegan):
            bits.append(reasoner.bits)
        for part in (questions, books, shown_cards, certainties, accusations):
            part.before(event)
        reasoner.hear(event)
        accusations.after(event)
    bits.append(reasoner.bits)
    certainties.look()
    accusations.end()
    account, asked = books.closed()
    shown, made = tuple(shown_cards.shown), tuple(accusations.made)
    waited = tuple(one for one in accusations.chances if one.cases == 1)
    return SeatReview(
        reasoner.seat,
        reasoner.turn,
        tuple(bits),
        account,
        accuracy(asked),
        asked,
        shown,
        tuple(certainties.certain),
        certainties.solved,
        tuple(accusations.chances),
        made,
        moments_of(asked, shown, waited, made),
        reasoner.is_exact,
    )
