"""Belief: chances rather than shares, since the card a refuter chose to show says something too."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from math import lcm
from typing import Final, TypeAlias

from msgspec import Struct

from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.view import View
from lenoir.deduction.answers import SeenAnswer, answers_of
from lenoir.deduction.counting.counts import Counts
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import Fact, Holds, Place, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.showing import UNIFORM, Model

MOST_TERMS: Final = 4096

Term: TypeAlias = tuple[tuple[Fact, ...], Fraction]
"""Some cards in a hand, and what they add to the weight when they are all there."""


class TooManyTerms(ValueError):
    """The chances could not be worked out exactly within the limit, so they were not at all."""


class Unbelievable(ValueError):
    """By this model nobody would ever have answered like that."""


class Belief(Struct, frozen=True, dict=True):
    """Knowledge, the answers seen, and what is likely if refuters choose as a model says.

    The weight of a deal is the product over the answers of the chance that this card was shown. It
    is a polynomial in the cells of the sheet, whose every term is a number of deals: so the chances
    are exact.
    """

    knowledge: Knowledge
    answers: tuple[SeenAnswer, ...] = ()
    model: Model = UNIFORM
    most: int = MOST_TERMS
    """The number of terms after which `TooManyTerms` is raised."""

    @classmethod
    def of(
        cls,
        source: View | Knowledge,
        answers: Iterable[SeenAnswer] | None = None,
        model: Model = UNIFORM,
        most: int = MOST_TERMS,
    ) -> "Belief":
        """What a viewer may believe by now; a view brings its own answers."""
        if isinstance(source, View):
            known, seen = Knowledge.of(source), answers_of(source)
        else:
            known, seen = source, ()
        told = seen if answers is None else tuple(answers)
        shown = (Holds(hand_of(answer.by), answer.card) for answer in told)
        return cls(known.learn(shown), told, model, most)

    @cached_property
    def terms(self) -> Mapping[CountingProblem, Fraction]:
        """The weight of all deals, as problems to count and what each count is worth."""
        terms = {self.knowledge.problem: Fraction(1)}
        for answer in self._in_order():
            terms = _times(terms, tuple(_polynomial(answer, self.model)))
            if len(terms) > self.most:
                raise TooManyTerms(f"more than {self.most} terms for {len(self.answers)} answers")
        return terms

    def _in_order(self) -> Sequence[SeenAnswer]:
        """Seat by seat, and like by like, so that as much as possible cancels early."""
        return sorted(self.answers, key=lambda answer: (answer.by, answer.case, answer.card))

    @cached_property
    def _weighed(self) -> "_Sum":
        summed = _Sum()
        scale = lcm(*(worth.denominator for worth in self.terms.values()))
        for problem, worth in self.terms.items():
            counts = self.knowledge.counts if len(self.terms) == 1 else Knowledge(problem).counts
            summed.add(counts, int(worth * scale))
        if not summed.total:
            raise Unbelievable(f"{self.model} rules out every deal")
        return summed

    @cached_property
    def envelopes(self) -> Mapping[Case, Fraction]:
        """The chance of each case that is possible, in the order of the cards."""
        total, found = self._weighed.total, self._weighed.envelopes
        return {case: Fraction(weight, total) for case, weight in sorted(found.items()) if weight}

    def chance(self, card: Card, place: Place) -> Fraction:
        """The chance that a card lies at a place: 1 is certain, 0 impossible."""
        return Fraction(self._weighed.at[place][card], self._weighed.total)

    def weight(self, deal: Mapping[Place, Cards]) -> Fraction:
        """How likely all the answers were if this is the deal: for weighing deals drawn at random.

        0 if a card that was shown is not there.
        """
        weight = Fraction(1)
        for answer in self.answers:
            held = Cards(deal[hand_of(answer.by)] & cards_of(answer.case))
            if not held >> answer.card & 1:
                return Fraction(0)
            weight *= self.model.chance(answer, held)
        return weight


class _Sum:
    """A weighted sum of counts."""

    def __init__(self) -> None:
        self.total = 0
        self.envelopes: dict[Case, int] = {}
        self.at: dict[Place, list[int]] = {}

    def add(self, counts: Counts, times: int) -> None:
        """Counts more; ``times`` may well be negative."""
        self.total += times * counts.total
        for case, ways in counts.envelopes.items():
            self.envelopes[case] = self.envelopes.get(case, 0) + times * ways
        for place, row in counts.at.items():
            sums = self.at.get(place) or [0] * len(row)
            self.at[place] = [old + times * new for old, new in zip(sums, row, strict=True)]


def _polynomial(answer: SeenAnswer, model: Model) -> Iterator[Term]:
    """The chance of an answer by the other named cards in that hand: for k cards alike, it is

    1 - a/2 - b/2 + ab/3, where a and b are 1 if the card is there and else 0.
    """
    others = tuple(card for card in answer.case if card != answer.card)
    for number in range(len(others) + 1):
        for some in combinations(others, number):
            worth = Fraction(0)
            for fewer in range(number + 1):
                for held in combinations(some, fewer):
                    sign = -1 if number - fewer & 1 else 1
                    worth += sign * model.chance(answer, cards_of((answer.card, *held)))
            if worth:
                yield tuple(Holds(hand_of(answer.by), card) for card in some), worth


def _times(
    terms: Mapping[CountingProblem, Fraction], factor: Sequence[Term]
) -> dict[CountingProblem, Fraction]:
    """The product. Terms that mean the same deals are one, those that mean none are dropped."""
    product: dict[CountingProblem, Fraction] = {}
    for problem, worth in terms.items():
        for facts, times in factor:
            try:
                there = problem.learn(facts) if facts else problem
            except Impossible:
                continue
            product[there] = product.get(there, Fraction(0)) + worth * times
    return {problem: worth for problem, worth in product.items() if worth}
