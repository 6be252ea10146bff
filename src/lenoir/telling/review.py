"""A review in words: every sentence is a template around a value that was worked out."""

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final, TypeVar

from lenoir.bots.judges.imagined import Imagined
from lenoir.bots.judges.lenoir import Lenoir
from lenoir.core.cards import Case, cards_of
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.asking import Asking
from lenoir.deduction.belief import Belief
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.explain import Explanation
from lenoir.review.accusing import AccusationReview
from lenoir.review.answers import AnswerReview
from lenoir.review.moments import Kind, MomentReview
from lenoir.review.questions import COUNTS, QuestionReview
from lenoir.review.reasoner import until_the_end
from lenoir.review.seat import SeatReview
from lenoir.telling.foreseen import QuestionTold, Who, chosen, decimal
from lenoir.telling.voice import Voice, sentence
from lenoir.telling.why import Why

Act = TypeVar("Act", QuestionReview, AnswerReview, AccusationReview)

BY_BOTS: Final = {"entropy": 97, "lenoir": 91, "logician": 76, "notebook": 60, "novice": 61}
"""Accuracies of the bots, measured by `bench.accuracy` over 29 games of all editions with one of
each: 478 questions. `docs/review.md` says how far they may be off."""
NEAR: Final = 0.05
"""A choice so close to the best, in bits, is as good."""

QUESTIONS: Final[tuple[Kind, ...]] = ("lost", "idle", "find")
"""The moments that are about a question."""


class ReviewTeller:
    """Tells the review of one seat, from what that seat saw."""

    def __init__(self, voice: Voice, view: View, review: SeatReview) -> None:
        self.voice, self.say, self.review = voice, voice.say, review
        seen = tuple(until_the_end(view.stream))
        self.view = View.of(view.table.edition, view.viewer, seen)
        """What the end has shown is not told."""

    def summary(self) -> Iterator[str]:
        """Three facts: since when it could be certain, how well it asked, how lucky it was."""
        say, review = self.say, self.review
        if review.solved is None:
            yield say("review-uncertain", bits=self._bits(review.account.left))
        else:
            turn = review.solved.turn
            yield say("review-certain", turn=turn, before=review.turns - turn)
        if review.accuracy is None:
            yield say("review-no-accuracy")
        else:
            yield say("review-accuracy", n=round(review.accuracy))
        yield say("review-luck", bits=self._bits(review.account.luck, sign=True))

    def account(self) -> str:
        """Where every bit went."""
        account = self.review.account
        return self.say(
            "review-account",
            start=self._bits(account.start),
            best=self._bits(account.best),
            lost=self._bits(account.lost),
            luck=self._bits(account.luck, sign=True),
            heard=self._bits(account.heard, sign=True),
            left=self._bits(account.left),
        )

    def notes(self) -> Iterator[str]:
        """How the figures come about, and what was left aside."""
        say, table = self.say, self.view.table
        real = [question for question in self.review.questions if question.counts]
        if real:
            asked, best = sum(q.asked for q in real), sum(q.best for q in real)
            bots = self.voice.row(f"{bot.capitalize()} {n}" for bot, n in BY_BOTS.items())
            least = f"{COUNTS}".replace(".", say("decimal-point"))
            yield say(
                "review-accuracy-how",
                n=len(real),
                asked=self._bits(asked),
                best=self._bits(best),
                least=least,
                bots=bots,
            )
        yield say("review-luck-how")
        if table.options.honour:
            yield say("review-honour")
        if any(keeper.name == "block" for keeper in table.edition.keepers):
            yield say("review-blocks")
        if not self.review.is_exact:
            yield say("review-shares")

    def moments(self) -> Iterator[str]:
        """A sentence for each."""
        return map(self.moment, self.review.moments)

    def moment(self, moment: MomentReview) -> str:
        """What happened in which turn, and what it cost."""
        return self.say("review-moment", turn=moment.turn, text=self.about(moment))

    def about(self, moment: MomentReview) -> str:
        """What happened, and what it cost."""
        text: str
        match moment.kind:
            case "lost" | "idle" | "find":
                text = self._question(moment, at_moment(self.review.questions, moment))
            case "given":
                text = self._given(at_moment(self.review.answers, moment))
            case "waited":
                solved = self.review.solved
                since = moment.turn if solved is None else min(solved.turn, moment.turn)
                text = self.say("review-waited", since=since, n=len(self.review.waited))
            case "impossible" | "dared":
                text = self._accused(moment, at_moment(self.review.accusations, moment))
        return text

    def _question(self, moment: MomentReview, question: QuestionReview) -> str:
        case, worth = question.choices[0]
        return self.say(
            f"review-{moment.kind}",
            case=self.voice.case(question.case),
            asked=self._bits(question.asked),
            better=self.voice.case(case),
            best=self._bits(worth),
            got=self._bits(question.got),
            before=self._bits(question.before),
        )

    def _given(self, answer: AnswerReview) -> str:
        card, told = answer.choices[0]
        return self.say(
            "review-given",
            card=self.voice.the_card(answer.card),
            to=self.voice.to_seat(answer.to),
            told=self._bits(answer.told),
            other=sentence(self.voice.the_card(card)),
            less=self._bits(told),
        )

    def _accused(self, moment: MomentReview, made: AccusationReview) -> str:
        return self.say(
            f"review-{moment.kind}",
            case=self.voice.case(made.case),
            chance=self.chance(made),
            cases=made.cases,
            lenoir="yes" if made.lenoir else "no",
        )

    def chance(self, made: AccusationReview) -> str:
        """How likely an accusation was to be right, in hundredths."""
        return str(max(1, min(99, round(100 * made.chance)))) if made.chance else "0"

    def details(self, moment: MomentReview) -> Iterator[tuple[str, tuple[str, ...]]]:
        """For a question: what was asked, the best, Lenoir's, and what each answer would leave."""
        if moment.kind in QUESTIONS:
            for choice in self.choices(moment):
                yield choice.text, choice.answers

    def choices(self, moment: MomentReview, tried: Case | None = None) -> Iterator[QuestionTold]:
        """Questions side by side: the one that is tried, that of the game, the best, Lenoir's."""
        question = at_moment(self.review.questions, moment)
        then = self.then(moment)
        asking, worths = Asking.of(then, self._belief(then)), dict(question.choices)
        rooms = cards_of(case.room for case in worths)
        chance = Imagined((asking.belief.knowledge.facts, then.viewer))
        lenoir = Lenoir().judge(then, chance).suggestion(rooms)
        best = question.choices[0][0]
        named: tuple[tuple[Who, Case | None], ...] = (
            *(("tried", tried), ("asked", question.case)),
            *(("best", best), ("lenoir", lenoir)),
        )
        for who, case in named:
            if case is not None:
                yield chosen(self.voice, asking, who, case, worths[case])

    def _belief(self, then: View) -> Belief:
        """The same as in the review: shares where chances are too many to work out."""
        return Belief.of(then) if self.review.is_exact else Belief.of(Knowledge.of(then))

    def then(self, moment: MomentReview) -> View:
        """What the seat had before its eyes at a moment."""
        stream = tuple(self.view.stream)[: moment.number]
        return View.of(self.view.table.edition, self.view.viewer, stream)

    def tried(self, moment: MomentReview, case: Case) -> str:
        """What a question would have been worth, to whoever tries again."""
        question = at_moment(self.review.questions, moment)
        worth = dict(question.choices)[case]
        good = "yes" if worth >= question.best - NEAR else "no"
        bits, best = self._bits(worth), self._bits(question.best)
        return self.say("review-tried", good=good, bits=bits, best=best)

    def certain(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """What could be known, since when, each with its proof line by line."""
        for one in self.review.certain:
            cell = sentence(self.why.cells([one.cell]))
            text = self.say("review-since", cell=cell, turn=one.turn)
            yield text, tuple(self.why.told(one.proof))

    @cached_property
    def why(self) -> Why:
        """Tells proofs from what the seat saw."""
        return Why(self.voice, self.view, Explanation.of(Knowledge.of(self.view)))

    def _bits(self, value: float, sign: bool = False) -> str:
        return decimal(self.say, value, sign)

    def seat(self) -> str:
        """Whose review it is."""
        return self.voice.seat(Seat(self.view.viewer))


def at_moment(acts: Iterable[Act], moment: MomentReview) -> Act:
    """The act that a moment is about."""
    return next(act for act in acts if act.number == moment.number)
