"""The exact counter: one sweep forward over all states, one backward, and everything is known."""

from collections.abc import Callable
from functools import cached_property, partial
from itertools import product
from math import factorial, prod

from lenoir.core.cards import Card, Cards, Case, each
from lenoir.deduction.counting.counts import Counts
from lenoir.deduction.counting.plan import Plan
from lenoir.deduction.counting.planning import plan_of
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.sweep import States, Takers, completed, filled, folded
from lenoir.deduction.facts import ENVELOPE

KINDS = (-3, -2, -1)
"""The slots of the envelope."""

# Twice as fast as calling the class, and there are hundreds in an answer.
_CASE: Callable[[tuple[Card, ...]], Case] = partial(tuple.__new__, Case)


class Exact:
    """A problem counted. The number of deals is known at once, the rest when it is asked for."""

    def __init__(self, problem: CountingProblem) -> None:
        self.problem = problem
        self.plan: Plan = plan_of(problem)
        self.numbers = [cards.bit_count() for cards in self.plan.classes]
        self.splits = prod(
            [factorial(spot.need) // prod(map(factorial, spot.needs)) for spot in self.plan.spots]
        )
        """In how many ways spots of several slots are shared out among these."""
        self.cases = _cases(problem, self.plan)
        self._sweep()

    def _sweep(self) -> None:
        """Forward: all states that can be reached, with their values."""
        plan, now = self.plan, self._opening()
        self.before: list[States] = [now]
        """The states with which the filling of each spot begins."""
        self.where: list[States] = []
        """How each state looks to the next spot, for which more cards are alike."""
        self.takers: list[list[Takers]] = []
        for levels, fold in zip(plan.levels, plan.folds, strict=True):
            now, takers = filled(now, levels)
            self.takers.append(takers)
            now, where = folded(now, fold, plan.width)
            self.where.append(where)
            self.before.append(now)
        for part in plan.last:
            now = {state: value for state, value in now.items() if state & part}
        self.end = now
        ways = (1 << plan.width) - 1
        self.total = sum([value & ways for value in now.values()]) * self.splits

    @property
    def steps(self) -> int:
        """How much work it was, in steps of some microseconds."""
        return 300 + sum([len(takers) for levels in self.takers for takers in levels])

    def _opening(self) -> States:
        """The states after the case, and their values."""
        numbers, parts = self.numbers, self.plan.opening.parts
        full = 1 + sum([number * part for number, part in zip(numbers, parts, strict=True)])
        states: States = {}
        for (s, w, r), state in self.cases.items():
            ways = numbers[s] * numbers[w] * numbers[r]
            value = ways * (full - parts[s] - parts[w] - parts[r])
            states[state] = states.get(state, 0) + value
        return states

    @cached_property
    def deals(self) -> list[States]:
        """The deals behind each state: before each spot, and when it is filled."""
        now: States = dict.fromkeys(self.end, 1)
        found = [now]
        for at in reversed(range(len(self.where))):
            now = {state: now[then] for state, then in self.where[at].items() if then in now}
            completed(now, self.plan.levels[at], self.takers[at])
            found.append(now)
        return found[::-1]

    @cached_property
    def counts(self) -> Counts:
        """All deals, and for each envelope and each card at each place those that have it."""
        layout, total = self.problem.layout, self.total
        rows = [[0] * layout.cards.bit_length() for _ in layout.places]
        for row, has in zip(rows, self.problem.has, strict=False):
            for card in each(Cards(has)):
                row[card] = total
        sealed = self._sealed()
        if total:
            self._share_out(rows, sealed)
        at = dict(zip(layout.places, map(tuple, rows), strict=False))
        return Counts(total, self.envelopes, {**at, ENVELOPE: sealed})

    @cached_property
    def envelopes(self) -> dict[Case, int]:
        """The deals with each case that is possible, in order."""
        deals, splits = self.deals[0], self.splits
        members = [tuple(each(Cards(cards))) for cards in self.plan.classes]
        found: dict[Case, int] = {}
        for (s, w, r), state in self.cases.items():
            ways = deals.get(state, 0) * splits
            if ways:
                cases = map(_CASE, product(members[s], members[w], members[r]))
                found.update(dict.fromkeys(cases, ways))
        return dict(sorted(found.items()))

    def _sealed(self) -> tuple[int, ...]:
        """For each card the deals in which it is in the envelope."""
        deals, numbers = self.deals[0], self.numbers
        of_class = [0] * len(numbers)
        for (s, w, r), state in self.cases.items():
            ways = deals.get(state, 0) * self.splits
            of_class[s] += ways * numbers[w] * numbers[r]
            of_class[w] += ways * numbers[s] * numbers[r]
            of_class[r] += ways * numbers[s] * numbers[w]
        row = [0] * self.problem.layout.cards.bit_length()
        for cards, ways in zip(self.plan.classes, of_class, strict=True):
            for card in each(Cards(cards)):
                row[card] = ways
        return tuple(row)

    def _share_out(self, rows: list[list[int]], sealed: tuple[int, ...]) -> None:
        """What a spot got of a class is what was left of it before, less what was left after."""
        plan = self.plan
        left = [self._left(at) for at in range(1, len(plan.spots))]
        for one, cards in enumerate(plan.classes):
            number, members = self.numbers[one], tuple(each(Cards(cards)))
            before = self.total - sealed[members[0]]
            for at, spot in enumerate(plan.spots):
                after = left[at][one] * self.splits // number if at < len(left) else 0
                got, before = before - after, after
                if got:
                    for slot, need in zip(spot.slots, spot.needs, strict=True):
                        share, row = got * need // spot.need, rows[slot]
                        for card in members:
                            row[card] = share

    def _left(self, at: int) -> list[int]:
        """For each class how many of its cards are left before a spot, summed over all deals."""
        width, deals = self.plan.width, self.deals[at]
        ways, sums = (1 << width) - 1, 0
        alone = [(*self.plan.fields[one], one) for one in self.plan.alone[at]]
        left = [0] * len(self.plan.classes)
        for state, value in self.before[at].items():
            behind = deals.get(state)
            if behind:
                value *= behind
                sums += value
                value &= ways
                for shift, mask, one in alone:
                    left[one] += (state >> shift & mask) * value
        for one in range(len(left)):
            if one not in self.plan.alone[at]:
                left[one] = sums >> (one + 1) * width & ways
        return left


def _cases(problem: CountingProblem, plan: Plan) -> dict[tuple[int, int, int], int]:
    """For the classes of the three cards of each possible case, the state it leaves."""
    classes, (start, units, _) = plan.classes, plan.opening
    full = sum([cards.bit_count() * unit for cards, unit in zip(classes, units, strict=True)])
    suspects, weapons, rooms = (
        [one for one, cards in enumerate(classes) if cards & problem.may[kind]] for kind in KINDS
    )
    states = {}
    for s in suspects:
        for w in weapons:
            rest = full + start - units[s] - units[w]
            for r in rooms:
                states[s, w, r] = rest - units[r]
    for box in problem.boxes:
        for s, w, r in tuple(states):
            if classes[s] & box[0] and classes[w] & box[1] and classes[r] & box[2]:
                del states[s, w, r]
    return states
