"""Sweeps: all states before and after a spot is filled, forward with ways, backward with deals.

A value is several numbers in one integer. The lowest is in how many ways a state was reached. Then
comes one for each class of the beginning which is now alike with another: how many of its cards are
left, summed over all these ways.
"""

from collections.abc import Sequence
from math import comb
from typing import Final, TypeAlias

from lenoir.deduction.counting.plan import NEED, Fold, Level

States: TypeAlias = dict[int, int]
Takers: TypeAlias = list[tuple[int, int]]
"""The states in which a spot could take of a class, with their values."""

CHOOSE: Final = tuple(tuple(comb(n, k) for k in range(n + 1)) for n in range(65))


def folded(states: States, fold: Fold, width: int) -> tuple[States, States]:
    """The states once more cards are alike; and where each of the old ones went."""
    onto, fresh, start = fold
    ways = (1 << width) - 1
    after: States = {}
    where: States = {}
    for state, value in states.items():
        then = state | start
        for shift, mask, target in onto:
            number = state >> shift & mask
            if number:
                then += (number << target) - (number << shift)
        reached = value & ways
        for shift, mask, field in fresh:
            value += (state >> shift & mask) * reached << field
        where[state] = then
        after[then] = after.get(then, 0) + value
    return after, where


def filled(states: States, levels: Sequence[Level]) -> tuple[States, list[Takers]]:
    """The states when a spot has all it needs; and level by level where it could take."""
    now, takers = states.copy(), []
    done: States = {}
    for level in levels:
        takers.append(_take_one(now, done, level) if level.is_one else _take(now, done, level))
        if level.lost:
            _drop(now, level)
    return done, takers


def _take_one(now: States, done: States, level: Level) -> Takers:
    """A class of one card is taken or is not."""
    unit, keep, low = level.unit, level.keep, level.low
    bit = unit - 1
    takers = [item for item in now.items() if item[0] & bit]
    for state, value in takers:
        then = state - unit & keep
        if not then & low:
            done[then] = done.get(then, 0) + value
        elif then & NEED:
            now[then] = now.get(then, 0) + value
    return takers


def _take(now: States, done: States, level: Level) -> Takers:
    """Of a class of several, as many as are there and needed."""
    shift, mask, parts = level.shift, level.mask, level.parts
    unit, keep, low = level.unit, level.keep, level.low
    bits = mask << shift
    takers = [item for item in now.items() if item[0] & bits]
    for state, value in takers:
        number, need, then = state >> shift & mask, state & NEED, state
        choose, with_one, part = CHOOSE[number], CHOOSE[number - 1], value & parts
        for take in range(1, (number if number < need else need) + 1):
            then = then - unit & keep
            if take == number:
                gain = value - part
            else:
                gain = choose[take] * value - with_one[take - 1] * part
            if not then & low:
                done[then] = done.get(then, 0) + gain
            elif then & NEED:
                now[then] = now.get(then, 0) + gain
    return takers


def _drop(now: States, level: Level) -> None:
    """Forget the states from which the spot cannot be filled any more."""
    dead, later = level.dead, level.later
    for state in [s for s in now if s & dead or s & NEED > later]:
        del now[state]


def completed(deals: States, levels: Sequence[Level], takers: Sequence[Takers]) -> None:
    """To the deals behind each state when a spot is filled, add those behind each state before."""
    for level, states in zip(reversed(levels), reversed(takers), strict=True):
        if level.is_one:
            unit, keep = level.unit, level.keep
            for state, _ in states:
                rest = deals.get(state - unit & keep)
                if rest:
                    deals[state] = deals.get(state, 0) + rest
        else:
            deals.update(_behind(deals, states, level))


def _behind(deals: States, states: Takers, level: Level) -> Takers:
    """The deals behind states before a level, given those behind the states after it."""
    shift, mask, unit, keep = level.shift, level.mask, level.unit, level.keep
    found = []
    for state, _ in states:
        number, need, then = state >> shift & mask, state & NEED, state
        choose, total = CHOOSE[number], deals.get(state, 0)
        for take in range(1, (number if number < need else need) + 1):
            then = then - unit & keep
            rest = deals.get(then)
            if rest:
                total += choose[take] * rest
        if total:
            found.append((state, total))
    return found
