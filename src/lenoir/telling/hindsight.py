"""Hindsight: the review of a seat as a page shows it, in figures and sentences."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.cards import Card, Case
from lenoir.core.seats import Seat
from lenoir.deduction.facts import ENVELOPE
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Proof
from lenoir.review.account import Account
from lenoir.review.moments import Kind, MomentReview
from lenoir.telling.foreseen import decimal
from lenoir.telling.review import BY_BOTS, NEAR, QUESTIONS, ReviewTeller, at_moment
from lenoir.telling.voice import sentence
from lenoir.telling.why import TracedLine

DIGITS: Final = 6
"""Of the worth of a question: more than anybody can tell apart."""


class Proved(Struct, frozen=True):
    """What could be known, since when, and why."""

    text: str
    turn: int
    number: int
    """How many events the seat had seen by then."""
    lines: tuple[TracedLine, ...]


class MomentTold(Struct, frozen=True):
    """One act to look at again."""

    kind: Kind
    turn: int
    number: int
    """How many events the seat had seen before it."""
    title: str
    text: str
    amount: str
    """What it cost or brought: bits, turns, or the chance of an accusation in hundredths."""
    case: Case | None = None
    """What was asked, or the case of an accusation."""
    card: Card | None = None
    """What was shown."""
    choices: tuple[tuple[Case, float], ...] = ()
    """Every question that could be asked and its worth in bits, the best first."""
    cards: tuple[tuple[Card, float], ...] = ()
    """Every card that could be shown and about what it would have told, the least first."""
    proved: tuple[Proved, ...] = ()
    """The certainties it was up against."""


class Hindsight(Struct, frozen=True):
    """The review of one seat, judged by what that seat could see."""

    seat: Seat
    progress: float
    """How much of the game has been gone through; 1 is all, and then nothing changes any more."""
    turns: int
    bits: tuple[float, ...]
    """What was open after the deal, and after each turn."""
    summary: tuple[str, ...]
    certain: int | None
    """After which turn the case was certain; None if never."""
    account: Account
    account_text: str
    accuracy: float | None
    questions: int
    """How many questions count."""
    bots: tuple[tuple[str, int], ...]
    """The accuracies of bots."""
    notes: tuple[str, ...]
    """How the figures come about, and what was left aside."""
    moments: tuple[MomentTold, ...]
    proved: tuple[Proved, ...]
    near: float
    """A question so close to the best, in bits, is as good."""


def hindsight(teller: ReviewTeller, progress: float) -> Hindsight:
    """All that is known so far."""
    review = teller.review
    return Hindsight(
        review.seat,
        progress,
        review.turns,
        tuple(round(bits, DIGITS) for bits in review.bits),
        tuple(teller.summary()),
        None if review.solved is None else review.solved.turn,
        review.account,
        teller.account(),
        review.accuracy,
        sum(question.counts for question in review.questions),
        tuple((bot.capitalize(), n) for bot, n in BY_BOTS.items()),
        tuple(teller.notes()),
        tuple(_moment(teller, moment) for moment in review.moments),
        tuple(_proved(teller, one.proof, one.turn, one.number) for one in review.certain),
        NEAR,
    )


def _proved(teller: ReviewTeller, proof: Proof, turn: int, number: int) -> Proved:
    why = teller.why
    text = sentence(f"{why.cells([proof.cell])}.")
    return Proved(text, turn, number, tuple(why.lines(proof)))


def _moment(teller: ReviewTeller, moment: MomentReview) -> MomentTold:
    say, review, kind = teller.say, teller.review, moment.kind
    title, text = say("review-title", kind=kind), sentence(teller.about(moment))
    told = MomentTold(kind, moment.turn, moment.number, title, text, "")
    if kind in QUESTIONS:
        question = at_moment(review.questions, moment)
        gain = question.got if kind == "find" else -question.lost
        return replace(
            told,
            amount=decimal(say, gain, sign=True),
            case=question.case,
            choices=tuple((case, round(worth, DIGITS)) for case, worth in question.choices),
        )
    if kind == "given":
        answer = at_moment(review.answers, moment)
        cards = tuple((card, round(bits, DIGITS)) for card, bits in answer.choices)
        amount = decimal(say, -answer.given, sign=True)
        return replace(told, amount=amount, card=answer.card, cards=cards)
    if kind == "waited":
        amount, solved = say("review-amount-turns", n=len(review.waited)), review.solved
        if solved is None:
            return replace(told, amount=amount)
        turn, number = solved.turn, solved.number
        proved = tuple(_proved(teller, proof, turn, number) for proof in solved.proofs)
        return replace(told, amount=amount, case=solved.case, proved=proved)
    accusation = at_moment(review.accusations, moment)
    amount = say("review-amount-chance", chance=teller.chance(accusation))
    proved = _refuted(teller, moment, accusation.case) if kind == "impossible" else ()
    return replace(told, amount=amount, case=accusation.case, proved=proved)


def _refuted(teller: ReviewTeller, moment: MomentReview, case: Case) -> tuple[Proved, ...]:
    """Why a case could not be, where one of its cards could not."""
    explanation = Explanation.of(Knowledge.of(teller.then(moment)))
    for card in case:
        cell = explanation.cell(card, ENVELOPE)
        if cell is not None and not cell.there:
            proof = explanation.proof(cell)
            return (_proved(teller, proof, moment.turn, moment.number),)
    return ()
