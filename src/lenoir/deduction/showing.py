"""Showing: how we assume a refuter chooses among the named cards in their hand."""

from fractions import Fraction
from typing import Final, Protocol

from msgspec import Struct

from lenoir.core.cards import Card, Cards, cards_of
from lenoir.deduction.answers import SeenAnswer


class Model(Protocol):
    """An assumption about choosing."""

    def chance(self, answer: SeenAnswer, held: Cards) -> Fraction:
        """The chance that this card is shown out of these, which it is one of."""
        ...


class Uniform(Struct, frozen=True):
    """Any of them, each as likely."""

    def chance(self, answer: SeenAnswer, held: Cards) -> Fraction:
        """The same for each card held."""
        return Fraction(1, held.bit_count())


class Habitual(Struct, frozen=True):
    """Rather the card of one kind than of another, always in the same order; else any of them.

    The habit is followed with the chance ``faith``; otherwise any card may be shown.
    """

    order: tuple[int, int, int] = (2, 1, 0)
    """The kinds, the preferred one first: 0 suspect, 1 weapon, 2 room."""
    faith: Fraction = Fraction(3, 4)

    def chance(self, answer: SeenAnswer, held: Cards) -> Fraction:
        """By habit, or by any other way."""
        favourite = next(c for c in (answer.case[kind] for kind in self.order) if held >> c & 1)
        return _mixed(self.faith, cards_of((favourite,)), answer.card, held)


class LeastRevealing(Struct, frozen=True):
    """Prefers a card that the asker has seen before; if there is none, any of them.

    This care is taken with the chance ``faith``; otherwise any card may be shown.
    """

    faith: Fraction = Fraction(3, 4)

    def chance(self, answer: SeenAnswer, held: Cards) -> Fraction:
        """By care, or by any other way."""
        return _mixed(self.faith, Cards(answer.seen & held) or held, answer.card, held)


def _mixed(faith: Fraction, liked: Cards, card: Card, held: Cards) -> Fraction:
    """One of the preferred cards, or one of all."""
    by_faith = Fraction(liked >> card & 1, liked.bit_count())
    return faith * by_faith + (1 - faith) * Fraction(1, held.bit_count())


UNIFORM: Final = Uniform()
