"""Asking: what a question is worth, exactly, to somebody who wants to know the envelope.

A question is a case that one suggests. Its worth is the entropy of the envelope now, less what is
to be expected of it once the question is answered; whoever can show several cards shows any.
Nothing is drawn at random: the worth comes from sums of counts, as the chances of a `Belief` do.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, product
from math import lcm
from typing import Final, TypeAlias

from msgspec import Struct

from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.alike import alike
from lenoir.deduction.belief import Belief
from lenoir.deduction.bits import entropy
from lenoir.deduction.counting.count import count_of
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import Holds, HoldsNone, Place, hand_of

Weights: TypeAlias = dict[Case, int]
"""How much each case weighs."""

Bases: TypeAlias = dict[CountingProblem, int]
"""Deals as problems to count, and what each count is worth."""

TIMES: Final = {1: 6, 2: -3, 3: 2}
"""A card is shown with the chance 1 - a/2 - b/2 + ab/3, where a and b say whether the other two are
there. By how many of the three are there, and six times as much to keep to whole numbers."""
WHOLE: Final = 6


class Outcome(Struct, frozen=True):
    """What may come of a question: a card from a seat, or nothing from anybody."""

    by: Seat | None
    card: Card | None
    chance: float
    bits: float
    """What is then still open of the envelope."""


class Asking:
    """The questions somebody may ask, all from one belief.

    On one's honour "none" may be a lie (M-16): it is expected to be true, but nothing is learnt
    from it. That a suggestion may be blocked (D-27) is not expected.
    """

    def __init__(self, belief: Belief, asked: Sequence[Seat], honour: bool = False) -> None:
        self.belief, self.asked, self.honour = belief, tuple(asked), honour
        terms = belief.terms
        scale = lcm(*(worth.denominator for worth in terms.values()))
        self._bases: Bases = {problem: int(worth * scale) for problem, worth in terms.items()}
        self._kept: dict[tuple[CountingProblem, Place, Cards], Mapping[Case, int]] = {}
        self._worth: dict[tuple[Card, ...], float] = {}

    @classmethod
    def of(cls, view: View, belief: Belief | None = None) -> "Asking":
        """For a seat, by what it has seen; the dead are not asked, as their cards lie open."""
        table, seat = view.table, Seat(view.viewer)
        asked = [other for other in table.seats_after(seat) if not table.is_dead(other)]
        return cls(belief or Belief.of(view), asked, table.options.honour)

    @cached_property
    def bits(self) -> float:
        """What is open of the envelope before anything is asked."""
        return entropy(self._now.values())

    @cached_property
    def _now(self) -> Weights:
        weights: Weights = {}
        for problem, worth in self._bases.items():
            _add(weights, count_of(problem).envelopes, WHOLE * worth)
        return weights

    def worth(self, case: Case) -> float:
        """The bits that a question tells on average."""
        like = tuple(self._alike[card] for card in case)
        if like not in self._worth:
            left = sum(outcome.chance * outcome.bits for outcome in self.outcomes(Case(*like)))
            self._worth[like] = self.bits - left
        return self._worth[like]

    def every(self, rooms: Cards) -> dict[Case, float]:
        """The worth of each question in some rooms, one's own cards included."""
        suspects, weapons, _ = self.belief.knowledge.layout.kinds
        cases = (Case(*three) for three in product(*map(each, (suspects, weapons, rooms))))
        return {case: self.worth(case) for case in cases}

    @cached_property
    def _alike(self) -> Mapping[Card, Card]:
        return alike(self.belief, self.asked)

    def outcomes(self, case: Case) -> Iterator[Outcome]:
        """All that may come of a question, in the order in which the seats are asked."""
        total = sum(self._now.values())
        for by, card, weights in self._outcomes(case):
            weight, learnt = sum(weights.values()), weights
            if weight:
                if self.honour:
                    learnt = self._now if by is None else self._shown(self._bases, by, case)[card]
                yield Outcome(by, card, weight / total, entropy(learnt.values()))

    def _outcomes(self, case: Case) -> Iterator[tuple[Seat | None, Card | None, Weights]]:
        bases = self._bases
        for seat in self.asked:
            for card, weights in self._shown(bases, seat, case).items():
                yield seat, card, weights
            bases = _denied(bases, seat, case)
        nobody: Weights = {}
        for problem, worth in bases.items():
            _add(nobody, count_of(problem).envelopes, WHOLE * worth)
        yield None, None, nobody

    def _shown(self, bases: Bases, seat: Seat, case: Case) -> dict[Card | None, Weights]:
        """For each card the deals in which a seat shows it, as often as it does."""
        place, some = hand_of(seat), [*_some_of(case)]
        there: dict[Cards, Weights] = {cards: {} for cards in some}
        for problem, worth in bases.items():
            slot = problem.layout.places.index(place)
            may, has = problem.may[slot], problem.has[slot]
            counted: dict[Cards, Mapping[Case, int]] = {}
            for cards in some:
                if not cards & ~may:
                    unsure = Cards(cards & ~has)
                    if unsure not in counted:
                        counted[unsure] = self._counted(problem, place, unsure)
                    _add(there[cards], counted[unsure], worth)
        shown: dict[Card | None, Weights] = {card: {} for card in case}
        for cards, weights in there.items():
            for card in each(cards):
                _add(shown[card], weights, TIMES[cards.bit_count()])
        return shown

    def _counted(self, problem: CountingProblem, place: Place, cards: Cards) -> Mapping[Case, int]:
        """The deals in which some cards are at a place, by case."""
        key = problem, place, cards
        found = self._kept.get(key)
        if found is None:
            try:
                found = count_of(
                    problem.learn(Holds(place, card) for card in each(cards))
                ).envelopes
            except Impossible:
                found = {}
            if problem in self._bases:  # whatever else is named, it is counted again
                self._kept[key] = found
        return found


def _some_of(case: Case) -> Iterator[Cards]:
    """One, two or all three of the cards."""
    for number in TIMES:
        yield from map(cards_of, combinations(case, number))


def _denied(bases: Bases, seat: Seat, case: Case) -> Bases:
    """The deals in which a seat holds none of three cards."""
    left: Bases = {}
    for problem, worth in bases.items():
        try:
            without = problem.learn((HoldsNone(hand_of(seat), cards_of(case)),))
        except Impossible:
            continue
        left[without] = left.get(without, 0) + worth
    return left


def _add(sums: Weights, envelopes: Mapping[Case, int], times: int) -> None:
    for case, ways in envelopes.items():
        sums[case] = sums.get(case, 0) + times * ways
