"""Making a plan: all that can be worked out before the first state is looked at."""

from collections.abc import Iterator, Sequence
from math import factorial, prod
from typing import TypeAlias

from lenoir.deduction.counting.classes import Classes, Groups, classes_of
from lenoir.deduction.counting.plan import NEED_BITS, AfterCase, Field, Fold, Level, Plan
from lenoir.deduction.counting.problem import CountingProblem

Offered: TypeAlias = tuple[tuple[bool, bool, int, int], int, tuple[int, ...]]
"""A class: its rank, the clauses it satisfies, and the classes which have become it."""


def plan_of(problem: CountingProblem) -> Plan:
    """The plan of a problem."""
    classes = classes_of(problem)
    planner = _Planner(classes, _width(problem, classes))
    spots = range(len(classes.spots))
    return Plan(
        tuple(classes.spots),
        tuple(classes.cards),
        tuple(planner.fields),
        planner.width,
        tuple([tuple(planner.levels(at)) for at in spots[:-1]]),
        planner.opening(),
        tuple([planner.fold(at) for at in spots[1:]]),
        tuple([tuple(_alone(groups)) for groups in classes.groups]),
        tuple(planner.last()),
    )


def _width(problem: CountingProblem, classes: Classes) -> int:
    """Bits enough for the cards left in all deals there would be if everything were possible."""
    cases = prod([may.bit_count() for may in problem.may[-3:]])
    needs = [spot.need for spot in classes.spots]
    deals = factorial(sum(needs)) // prod(map(factorial, needs))
    return (cases * deals * sum(classes.numbers)).bit_length() + 1


def _alone(groups: Groups) -> list[int]:
    return [fine[0] for fine in groups.values() if len(fine) == 1]


class _Planner:
    """Knows where everything is kept."""

    def __init__(self, classes: Classes, width: int) -> None:
        self.classes, self.width = classes, width
        most = classes.numbers[:]
        for groups in classes.groups:
            for fine in groups.values():
                most[fine[0]] = self._number(fine)
        shift = NEED_BITS + max([len(spot.clauses) for spot in classes.spots], default=0)
        self.low = (1 << shift) - 1
        self.fields: list[Field] = []
        for number in most:
            self.fields.append(Field(shift, (1 << number.bit_length()) - 1))
            shift += number.bit_length()

    def levels(self, at: int) -> list[Level]:
        """What a spot is offered: what it must take, what each clause wants, then the rest."""
        bits, groups = self.classes.bits[at], self.classes.groups[at]
        after, may = sum(self.classes.bits[at + 1 :]), bits & -bits
        offered = []
        for sign, fine in groups.items():
            if sign & may:
                flags = (sign & bits) // may >> 1 << NEED_BITS
                rank = (bool(sign & after), not flags, flags & -flags, -self._number(fine))
                offered.append((rank, flags, tuple(fine)))
        offered.sort()
        must = [self.fields[fine[0]].bits for (free, *_), _, fine in offered if not free]
        return self._levels(offered, self.low | sum(must), self.classes.spots[at].need)

    def _levels(self, offered: Sequence[Offered], low: int, need: int) -> list[Level]:
        """From the last to the first, since each must know what comes later."""
        levels: list[Level] = []
        later = wanted = 0
        for (free, _, _, number), flags, fine in reversed(offered):
            field = self.fields[fine[0]]
            dead = flags & ~wanted | (0 if free else field.bits)
            levels.append(
                Level(
                    *field,
                    unit=(1 << field.shift) + 1,
                    keep=~flags,
                    low=low,
                    dead=dead,
                    later=later,
                    lost=bool(dead) or later < need,
                    fine=fine,
                    parts=self._parts(fine),
                    is_one=number == -1,
                )
            )
            later -= number
            wanted |= flags
        return levels[::-1]

    def opening(self) -> AfterCase:
        """The states and values after the case."""
        units = [1 << field.shift for field in self.fields]
        parts = [0] * len(units)
        for fine in self.classes.groups[0].values() if self.classes.groups else ():
            if len(fine) > 1:
                for one in fine:
                    units[one], parts[one] = units[fine[0]], 1 << self._part(one)
        return AfterCase(self._start(0), tuple(units), tuple(parts))

    def fold(self, at: int) -> Fold:
        """What becomes alike before a spot is filled."""
        before = self.classes.groups[at - 1]
        heads, alone = {fine[0] for fine in before.values()}, _alone(before)
        onto, fresh = [], []
        for fine in self.classes.groups[at].values():
            if len(fine) > 1:
                target = self.fields[fine[0]].shift
                onto += [(*self.fields[one], target) for one in fine[1:] if one in heads]
                fresh += [(*self.fields[o], self._part(o)) for o in fine if o in alone]
        return Fold(tuple(onto), tuple(fresh), self._start(at))

    def _start(self, at: int) -> int:
        """What a spot needs; the last one just takes what is left."""
        if at >= len(self.classes.spots) - 1:
            return 0
        spot = self.classes.spots[at]
        return spot.need | ((1 << len(spot.clauses)) - 1) << NEED_BITS

    def last(self) -> Iterator[int]:
        """Where the cards of each clause of the last spot are counted."""
        for cards in self.classes.spots[-1].clauses if self.classes.spots else ():
            heads = [fine[0] for fine in self.classes.groups[-1].values()]
            yield sum([self.fields[o].bits for o in heads if self.classes.cards[o] & cards])

    def _number(self, fine: Sequence[int]) -> int:
        return sum([self.classes.numbers[one] for one in fine])

    def _part(self, one: int) -> int:
        """Where a value keeps how many cards of a class are left."""
        return (one + 1) * self.width

    def _parts(self, fine: Sequence[int]) -> int:
        if len(fine) == 1:
            return 0
        part = (1 << self.width) - 1
        return sum([part << self._part(one) for one in fine])
