"""A plan in arrays: what `planning` and `classes` work out, in the same order, compiled."""

from typing import NamedTuple

import numpy as np

from lenoir.core.fast.compiled import part
from lenoir.deduction.counting.fast.compiled import BITS, CHOOSE, Ints, entry, first, size, width
from lenoir.deduction.counting.plan import NEED, NEED_BITS

SIZE, MAY, HAS = range(3)
"""The rows of a sheet: for each slot its size, the cards it may and those it does hold."""

SHIFT, MASK, UNIT, KEEP, DEAD, LATER, HEAD, NUMBER = range(8)
"""The columns of a level, as in `lenoir.deduction.counting.plan.Level`."""

CLAUSES = 28
"""The most clauses that a place may have."""


class PlanArrays(NamedTuple):
    """The case comes first, then the spots in order; the last one takes what is left."""

    fits: bool
    """Whether signs and states have few enough bits, and the numbers of deals too."""
    spot_of: Ints
    """For each place the spot to which it belongs, or -1."""
    needs: Ints
    """How many cards each place still needs."""
    classes: Ints
    """The cards of each class at the beginning."""
    numbers: Ints
    """How many they are."""
    heads: Ints
    """For each spot and class, the class whose field counts it by then."""
    shifts: Ints
    masks: Ints
    levels: Ints
    """A row for each class offered to a spot."""
    offers: Ints
    """Where the levels of each spot begin, and where those of the last but one end."""
    low: Ints
    """For each spot what must not be in a state once it is filled."""
    start: Ints
    """For each spot what it needs."""
    last: Ints
    """Parts of a state which must not be empty at the end: the last spot's clauses."""


@entry
def plan_of(sheet: Ints, clauses: Ints, boxes: Ints, limit: int) -> PlanArrays:
    """The plan of a problem; it does not fit if a number of deals could be above the limit."""
    sizes, may, has = sheet
    needs = np.empty(len(sizes) - 3, np.int64)
    for slot in range(len(needs)):
        needs[slot] = sizes[slot] - size(has[slot])
    spot_of, spots = _spots(needs, may, has, clauses)
    fits = _bound(needs, may, limit) > 0 and spots + len(clauses) + 3 + len(boxes) <= BITS
    if not fits:
        clauses, boxes, spots = clauses[:0], boxes[:0], 0
        spot_of[:] = -1
    bits = _bits(spot_of, spots, clauses)
    classes, numbers, signs = _classes(_signs(spot_of, bits, may, has, clauses, boxes))
    spot_of, bits = _in_order(spot_of, bits, _order(bits, signs, numbers))
    heads = _heads(bits, signs)
    shifts, masks, base, end = _fields(heads, numbers, bits)
    fits = fits and end <= BITS and base <= NEED_BITS + CLAUSES
    levels, offers, low = _levels(bits, heads, signs, numbers, shifts, masks, base)
    start = _start(spot_of, needs, bits)
    last = _last(spot_of, clauses, heads, classes, shifts, masks)
    return PlanArrays(
        fits,
        spot_of,
        needs,
        classes,
        numbers,
        heads,
        shifts,
        masks,
        levels,
        offers,
        low,
        start,
        last,
    )


@part
def _bound(needs: Ints, may: Ints, limit: int) -> int:
    """The cards in all deals there would be if everything were possible; 0 above the limit."""
    left = 3
    for need in needs:
        left += need
    if left >= BITS:
        return 0
    bound = left
    for kind in range(-3, 0):
        bound *= size(may[kind])
    left -= 3
    for need in needs:
        ways = CHOOSE[left, need]
        if bound > limit // ways:
            return 0
        bound *= ways
        left -= need
    return bound if bound <= limit else 0


@part
def _spots(needs: Ints, may: Ints, has: Ints, clauses: Ints) -> tuple[Ints, int]:
    """Places with clauses are spots of their own, others one with those that are like them."""
    spot_of, spots = np.full(len(needs), -1, np.int64), 0
    for slot in range(len(needs)):
        for one in range(len(clauses)):
            if needs[slot] and clauses[one, 0] == slot and spot_of[slot] < 0:
                spot_of[slot] = spots
                spots += 1
    own = spots
    for slot in range(len(needs)):
        if not needs[slot] or spot_of[slot] >= 0:
            continue
        for other in range(slot):
            if spot_of[other] >= own and may[other] & ~has[other] == may[slot] & ~has[slot]:
                spot_of[slot] = spot_of[other]
                break
        if spot_of[slot] < 0:
            spot_of[slot] = spots
            spots += 1
    return spot_of, spots


@part
def _bits(spot_of: Ints, spots: int, clauses: Ints) -> Ints:
    """For each spot the bits of a sign which matter to it; the lowest says whether it may hold."""
    bits, bit = np.zeros(spots, np.int64), 1
    for spot in range(spots):
        begin = bit
        bit <<= 1
        for one in range(len(clauses)):
            if spot_of[clauses[one, 0]] == spot:
                bit <<= 1
        bits[spot] = bit - begin
    return bits


@part
def _signs(spot_of: Ints, bits: Ints, may: Ints, has: Ints, clauses: Ints, boxes: Ints) -> Ints:
    """How each card without a sure place looks to every spot; -1 for the others."""
    loose = may[-3] | may[-2] | may[-1]
    for slot in range(len(spot_of)):
        loose |= may[slot]
    for slot in range(len(spot_of)):
        loose &= ~has[slot]
    signs = np.full(BITS, -1, np.int64)
    for card in range(BITS):
        if loose >> card & 1:
            signs[card] = 0
    bit = 1
    for spot in range(len(bits)):
        _mark(signs, _may_of(spot, spot_of, may, has), bit)
        bit <<= 1
        for one in range(len(clauses)):
            if spot_of[clauses[one, 0]] == spot:
                _mark(signs, clauses[one, 1], bit)
                bit <<= 1
    for kind in range(-3, 0):
        _mark(signs, may[kind], bit)
        bit <<= 1
    for box in range(len(boxes)):
        _mark(signs, boxes[box, 0] | boxes[box, 1] | boxes[box, 2], bit)
        bit <<= 1
    return signs


@part
def _may_of(spot: int, spot_of: Ints, may: Ints, has: Ints) -> int:
    """The cards a spot may get."""
    for slot in range(len(spot_of)):
        if spot_of[slot] == spot:
            return int(may[slot] & ~has[slot])
    return 0


@part
def _mark(signs: Ints, cards: int, bit: int) -> None:
    """Set a bit in the sign of each of these cards that has one."""
    while cards:
        card = first(cards)
        if signs[card] >= 0:
            signs[card] |= bit
        cards &= cards - 1


@part
def _classes(signs: Ints) -> tuple[Ints, Ints, Ints]:
    """Cards with the same sign, how many they are, and the sign."""
    classes, numbers = np.zeros(BITS, np.int64), np.zeros(BITS, np.int64)
    of_class, found = np.zeros(BITS, np.int64), 0
    for card in range(BITS):
        if signs[card] < 0:
            continue
        one = 0
        while one < found and of_class[one] != signs[card]:
            one += 1
        if one == found:
            of_class[one] = signs[card]
            found += 1
        classes[one] |= 1 << card
        numbers[one] += 1
    return classes[:found].copy(), numbers[:found].copy(), of_class[:found].copy()


@part
def _order(bits: Ints, signs: Ints, numbers: Ints) -> Ints:
    """Next comes the spot after which the fewest states can be, rather one with many clauses."""
    order, left, mattering = np.arange(len(bits)), np.full(len(bits), True), bits.sum()
    for at in range(len(bits)):
        least = np.inf
        for spot in range(len(bits)):
            if left[spot]:
                cost = _states(signs, numbers, mattering & ~bits[spot])
                cost /= 1 << size(bits[spot]) - 1
                if cost < least:
                    least, order[at] = cost, spot
        left[order[at]] = False
        mattering &= ~bits[order[at]]
    return order


@part
def _states(signs: Ints, numbers: Ints, mattering: int) -> float:
    """How many states there can be when only some bits matter."""
    states = 1.0
    for one in range(len(signs)):
        if _head(signs, one, mattering) == one:
            number = 1
            for other in range(one, len(signs)):
                if (signs[other] ^ signs[one]) & mattering == 0:
                    number += numbers[other]
            states *= number
    return states


@part
def _head(signs: Ints, one: int, mattering: int) -> int:
    """The first class that is like this one when only some bits matter."""
    head = 0
    while (signs[head] ^ signs[one]) & mattering:
        head += 1
    return head


@part
def _in_order(spot_of: Ints, bits: Ints, order: Ints) -> tuple[Ints, Ints]:
    """The spots numbered as they are filled."""
    rank = np.empty(len(order), np.int64)
    for at in range(len(order)):
        rank[order[at]] = at
    for slot in range(len(spot_of)):
        if spot_of[slot] >= 0:
            spot_of[slot] = rank[spot_of[slot]]
    ordered = np.empty(len(order), np.int64)
    for at in range(len(order)):
        ordered[at] = bits[order[at]]
    return spot_of, ordered


@part
def _heads(bits: Ints, signs: Ints) -> Ints:
    """For each spot and class, the first class that is alike by then."""
    heads, mattering = np.empty((len(bits), len(signs)), np.int64), int(bits.sum())
    for at in range(len(bits)):
        for one in range(len(signs)):
            heads[at, one] = _head(signs, one, mattering)
        mattering &= ~bits[at]
    return heads


@part
def _numbers(heads: Ints, numbers: Ints) -> Ints:
    """How many cards each class counts by then, with those that are like it."""
    found = np.zeros(len(numbers), np.int64)
    for one in range(len(numbers)):
        found[heads[one]] += numbers[one]
    return found


@part
def _fields(heads: Ints, numbers: Ints, bits: Ints) -> tuple[Ints, Ints, int, int]:
    """Where a state keeps the number left of each class; where these fields begin and end."""
    most = numbers.copy()
    for at in range(len(heads)):
        for one, number in enumerate(_numbers(heads[at], numbers)):
            most[one] = max(most[one], number)
    base = NEED_BITS
    for some in bits:
        base = max(base, NEED_BITS + size(some) - 1)
    shifts, masks, shift = np.empty_like(most), np.empty_like(most), base
    for one in range(len(most)):
        shifts[one], masks[one] = shift, (1 << width(most[one])) - 1
        shift += width(most[one])
    return shifts, masks, base, shift


@part
def _start(spot_of: Ints, needs: Ints, bits: Ints) -> Ints:
    """What a spot needs; the last one just takes what is left."""
    start = np.zeros(len(bits), np.int64)
    for slot in range(len(needs)):
        if spot_of[slot] >= 0:
            start[spot_of[slot]] += needs[slot]
    for at in range(len(bits)):
        start[at] += (1 << size(bits[at]) - 1) - 1 << NEED_BITS
    start[-1:] = 0
    return start


@part
def _levels(
    bits: Ints,
    heads: Ints,
    signs: Ints,
    numbers: Ints,
    shifts: Ints,
    masks: Ints,
    base: int,
) -> tuple[Ints, Ints, Ints]:
    """What each spot is offered: what it must take, what each clause wants, then the rest."""
    levels = np.empty((len(bits) * len(signs), 8), np.int64)
    offers, low = np.zeros(len(bits) + 1, np.int64), np.zeros(len(bits), np.int64)
    after, end = bits.sum(), 0
    for at in range(len(bits) - 1):
        after &= ~bits[at]
        begin, low[at] = end, (1 << base) - 1
        for key in _ranked(heads[at], signs, _numbers(heads[at], numbers), bits[at], after):
            one = key & NEED
            flags, row = _flags(signs[one], bits[at]), levels[end]
            row[SHIFT], row[MASK], row[UNIT] = shifts[one], masks[one], (1 << shifts[one]) + 1
            row[KEEP], row[HEAD] = ~flags, one
            row[NUMBER] = _numbers(heads[at], numbers)[one]
            row[DEAD] = 0 if signs[one] & after else masks[one] << shifts[one]
            low[at] |= row[DEAD]
            end += 1
        _look_ahead(levels[begin:end])
        offers[at + 1] = end
    return levels[:end].copy(), offers, low


@part
def _flags(sign: int, bits: int) -> int:
    """The clauses of a spot which a class satisfies, as a state keeps them."""
    return (sign & bits) >> first(bits) + 1 << NEED_BITS


@part
def _ranked(heads: Ints, signs: Ints, numbers: Ints, bits: int, after: int) -> Ints:
    """The classes which a spot may hold, in the order in which it is offered them."""
    keys, found = np.empty(len(heads), np.int64), 0
    for one in range(len(heads)):
        if heads[one] == one and signs[one] & bits & -bits:
            flags = _flags(signs[one], bits) >> NEED_BITS
            key = int(bool(signs[one] & after)) << 1 | int(flags == 0)
            key = key << NEED_BITS | (first(flags) if flags else 0)
            key = key << NEED_BITS | NEED - numbers[one]
            keys[found] = (key << CLAUSES | flags) << NEED_BITS | one
            found += 1
    for end in range(1, found):
        at, key = end, keys[end]
        while at > 0 and keys[at - 1] > key:
            keys[at] = keys[at - 1]
            at -= 1
        keys[at] = key
    return keys[:found]


@part
def _look_ahead(levels: Ints) -> None:
    """What the later classes can give: cards, and clauses that nothing before need satisfy."""
    later, wanted = 0, 0
    for at in range(len(levels) - 1, -1, -1):
        flags = ~levels[at, KEEP]
        levels[at, DEAD] |= flags & ~wanted
        levels[at, LATER] = later
        later += levels[at, NUMBER]
        wanted |= flags


@part
def _last(
    spot_of: Ints, clauses: Ints, heads: Ints, classes: Ints, shifts: Ints, masks: Ints
) -> Ints:
    """Where the cards of each clause of the last spot are counted."""
    parts, found, last = np.zeros(len(clauses), np.int64), 0, len(heads) - 1
    for clause in range(len(clauses)):
        if last >= 0 and spot_of[clauses[clause, 0]] == last:
            for one in range(len(classes)):
                if heads[last, one] == one and classes[one] & clauses[clause, 1]:
                    parts[found] |= masks[one] << shifts[one]
            found += 1
    return parts[:found].copy()
