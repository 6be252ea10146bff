"""A question in words: what it is worth, and what each answer would prove."""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.core.cards import Case
from lenoir.deduction.asking import Asking
from lenoir.deduction.foreseeing import Foreseen, foreseen
from lenoir.messages import Messages
from lenoir.telling.voice import Voice, sentence

MINUS: Final = "\u2212"

Who: TypeAlias = Literal["tried", "asked", "best", "lenoir", "quiet"]
"""Whose question it is: ``quiet`` is the one that tells the others less."""


class QuestionTold(Struct, frozen=True):
    """A question that could be asked, in words."""

    who: Who
    case: Case
    bits: float
    """What it tells on average."""
    text: str
    answers: tuple[str, ...]
    """A line for each answer: how likely it is, what it leaves open and what it proves."""


def chosen(voice: Voice, asking: Asking, who: Who, case: Case, bits: float) -> QuestionTold:
    """A question and all its answers."""
    told = decimal(voice.say, bits)
    text = voice.say("review-choice", who=who, case=voice.case(case), bits=told)
    answers = tuple(answer(voice, one) for one in foreseen(asking, case))
    return QuestionTold(who, case, bits, sentence(text), answers)


def answer(voice: Voice, one: Foreseen) -> str:
    """What may come of a question."""
    say, outcome = voice.say, one.outcome
    chance, left = _percent(outcome.chance), decimal(say, outcome.bits)
    if outcome.by is None or outcome.card is None:
        text = say("review-nobody-shows", chance=chance, left=left)
    else:
        who, card = voice.the_seat(outcome.by), voice.the_card(outcome.card)
        text = sentence(say("review-shows", who=who, card=card, chance=chance, left=left))
    if one.cases == 1:
        return say("review-solves", text=text)
    if one.settled:
        cards = voice.row(map(voice.the_card, one.settled))
        return say("review-settles", text=text, cards=cards, n=len(one.settled))
    return text


def _percent(chance: float) -> str:
    """What may come never looks as if it could not, nor the other way round."""
    return str(round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance))))


def decimal(say: Messages, value: float, sign: bool = False) -> str:
    """A number with one place, as one writes it in a language; a sign where it may be either."""
    rounded = round(value, 1) or 0.0
    text = f"{abs(rounded):.1f}".replace(".", say("decimal-point"))
    lead = MINUS if rounded < 0 else "+" if sign and rounded > 0 else ""
    return f"{lead}{text}"
