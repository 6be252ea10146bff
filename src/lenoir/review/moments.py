"""Moments: at most five of a game to look at again, the costliest first, and one good find."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.review.accusing import AccusationReview, Opportunity
from lenoir.review.answers import AnswerReview
from lenoir.review.questions import QuestionReview

MOST: Final = 5
LOST: Final = 0.25
"""A question that lost fewer bits is not worth a second look."""
GIVEN: Final = 0.25
"""Nor is a card that gave away less."""
FOUND: Final = 0.5
"""The bits that a find told at least."""

Kind: TypeAlias = Literal["waited", "impossible", "dared", "lost", "idle", "given", "find"]
"""``waited``: the case was certain and the seat let a turn pass. ``impossible``: it accused with a
case that could not be. ``dared``: it accused without being certain. ``lost``: another question
could have told more. ``idle``: the question could tell nothing. ``given``: another card would have
told the asker less. ``find``: the good question whose answer told most."""

GRAVE: Final[dict[Kind, float]] = {"impossible": 20.0, "waited": 10.0, "dared": 0.0}
"""An act against a certainty weighs more than any number of bits lost."""


class MomentReview(Struct, frozen=True):
    """One act to look at again."""

    kind: Kind
    turn: int
    number: int
    """How many events the seat had seen before it."""
    cost: float
    """By which moments are put in order; for questions and cards in bits."""


def moments_of(
    questions: tuple[QuestionReview, ...],
    answers: tuple[AnswerReview, ...],
    waited: tuple[Opportunity, ...],
    accusations: tuple[AccusationReview, ...],
) -> tuple[MomentReview, ...]:
    """The best find, and before it the costliest others."""
    others = [
        *_accusing(waited, accusations),
        *_asking(questions),
        *(MomentReview("given", a.turn, a.number, a.given) for a in answers if a.given >= GIVEN),
    ]
    others.sort(key=lambda moment: (-moment.cost, moment.number))
    finds = sorted(_finds(questions), key=lambda moment: (moment.cost, moment.number))[:1]
    return (*others[: MOST - len(finds)], *finds)


def _accusing(
    waited: tuple[Opportunity, ...], made: tuple[AccusationReview, ...]
) -> Iterator[MomentReview]:
    for first in waited[:1]:
        yield MomentReview("waited", first.turn, first.number, GRAVE["waited"] + len(waited))
    for one in made:
        if not one.chance:
            yield MomentReview("impossible", one.turn, one.number, GRAVE["impossible"])
        elif not one.is_sure:
            yield MomentReview("dared", one.turn, one.number, GRAVE["dared"] + 1 - one.chance)


def _asking(questions: tuple[QuestionReview, ...]) -> Iterator[MomentReview]:
    for one in questions:
        if one.idle:
            yield MomentReview("idle", one.turn, one.number, one.lost)
        elif one.counts and one.lost >= LOST:
            yield MomentReview("lost", one.turn, one.number, one.lost)


def _finds(questions: tuple[QuestionReview, ...]) -> Iterator[MomentReview]:
    for one in questions:
        if one.judged and one.got >= FOUND and one.lost < LOST:
            yield MomentReview("find", one.turn, one.number, -one.got)
