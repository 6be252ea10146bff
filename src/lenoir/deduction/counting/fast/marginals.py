"""Marginals from a sweep: the deals with each card at each place."""

import numpy as np

from lenoir.core.fast.compiled import part
from lenoir.deduction.counting.fast.compiled import CHOOSE, Ints, entry, first, splits_of
from lenoir.deduction.counting.fast.plan import HAS, HEAD, MASK, SHIFT, PlanArrays
from lenoir.deduction.counting.fast.sweep import Graph
from lenoir.deduction.counting.plan import NEED


@entry
def spread(plan: PlanArrays, graph: Graph, sheet: Ints, cards: int) -> Ints:
    """For each place, the envelope last, the deals in which each card lies there."""
    places, spots, splits = len(plan.spot_of), len(plan.low), splits_of(plan.spot_of, plan.needs)
    rows, ways = np.zeros((places + 1, cards), np.int64), _ways_sealed(plan, graph) * splits
    total, need = ways[-1], np.zeros(spots, np.int64)
    for slot in range(places):
        _put(rows[slot], sheet[HAS, slot], total)
        if plan.spot_of[slot] >= 0:
            need[plan.spot_of[slot]] += plan.needs[slot]
    left = _left(plan, graph)
    for one in range(len(plan.classes)):
        _put(rows[places], plan.classes[one], ways[one])
        for slot in range(places):
            at = plan.spot_of[slot]
            if at >= 0:
                there = left[at, one] * splits // plan.numbers[one] if at else total - ways[one]
                after = left[at + 1, one] * splits // plan.numbers[one]
                share = (there - after) * plan.needs[slot] // need[at]
                _put(rows[slot], plan.classes[one], share)
    return rows


@part
def _put(row: Ints, cards: int, deals: int) -> None:
    """Write a number of deals down for some cards."""
    while cards:
        row[first(cards)] = deals
        cards &= cards - 1


@part
def _ways_sealed(plan: PlanArrays, graph: Graph) -> Ints:
    """The deals with a card in the envelope, by class; and last all deals."""
    numbers, ways = plan.numbers, np.zeros(len(plan.classes) + 1, np.int64)
    for one in range(len(graph.cases)):
        s, w, r, node = graph.cases[one]
        deals = graph.behind[node]
        ways[s] += deals * numbers[w] * numbers[r]
        ways[w] += deals * numbers[s] * numbers[r]
        ways[r] += deals * numbers[s] * numbers[w]
        ways[-1] += deals * numbers[s] * numbers[w] * numbers[r]
    return ways


@part
def _left(plan: PlanArrays, graph: Graph) -> Ints:
    """How many cards of each class are left before each spot, summed over all deals.

    A value has several columns: in how many ways a node was reached, then for each class that is by
    now alike with another how many of its cards are left, summed over these ways.
    """
    columns, merged = _columns(plan)
    left = np.zeros((len(plan.low) + 1, len(plan.classes)), np.int64)
    if len(plan.low) == 0:
        return left
    values = _opened(plan, graph, columns, merged[0])
    for at in range(1, len(plan.low)):
        begin, end = graph.begins[at - 1], graph.begins[at]
        for level in range(plan.offers[at - 1], plan.offers[at]):
            own = _own(columns, plan.heads[at - 1], plan.levels[level, HEAD], merged[at - 1])
            _pass_on(plan.levels[level], level, graph, begin, values, own)
        values = _folded(plan, graph, at, values, columns, merged)
        for node in range(end, graph.opened[at]):
            state, value, behind = graph.states[node], values[node - end], graph.behind[node]
            for one in range(len(plan.classes) if behind else 0):
                if columns[one] < merged[at]:
                    left[at, one] += value[columns[one]] * behind
                else:
                    number = state >> plan.shifts[one] & plan.masks[one]
                    left[at, one] += number * value[0] * behind
    return left


@part
def _columns(plan: PlanArrays) -> tuple[Ints, Ints]:
    """For each class its column, for each spot how many there are; the last are never used."""
    columns, merged = np.zeros(len(plan.classes), np.int64), np.zeros(len(plan.low), np.int64)
    used = 1
    for at in range(len(plan.low)):
        for one in range(len(columns)):
            for other in range(len(columns)):
                alike = plan.heads[at, one] == plan.heads[at, other]
                if alike and one != other and not columns[one]:
                    columns[one] = used
                    used += 1
        merged[at] = used
    for one in range(len(columns)):
        if not columns[one]:
            columns[one] = used
            used += 1
    return columns, merged


@part
def _own(columns: Ints, heads: Ints, head: int, merged: int) -> Ints:
    """The columns of the classes that have become one."""
    own, found = np.empty(len(columns), np.int64), 0
    for one in range(len(columns)):
        if heads[one] == head and columns[one] < merged:
            own[found] = columns[one]
            found += 1
    return own[:found]


@part
def _opened(plan: PlanArrays, graph: Graph, columns: Ints, merged: int) -> Ints:
    """The values of the nodes after the case."""
    values, numbers = np.zeros((graph.begins[1], merged), np.int64), plan.numbers
    for case in range(len(graph.cases)):
        s, w, r, node = graph.cases[case]
        ways = numbers[s] * numbers[w] * numbers[r]
        values[node, 0] += ways
        for one in range(len(columns)):
            if columns[one] < merged:
                number = numbers[one] - (one == s) - (one == w) - (one == r)
                values[node, columns[one]] += ways * number
    return values


@part
def _pass_on(row: Ints, level: int, graph: Graph, begin: int, values: Ints, own: Ints) -> None:
    """Take of a class, and add to the values of the nodes to which that leads."""
    shift, mask, behind = row[SHIFT], row[MASK], graph.behind
    for taker in range(graph.levels[level], graph.levels[level + 1]):
        node, edge = graph.takers[taker], graph.edges[taker]
        state, value = graph.states[node], values[node - begin]
        number = state >> shift & mask if behind[node] else 0
        for take in range(1, min(number, state & NEED) + 1):
            target = graph.targets[edge + take - 1]
            if target < 0 or not behind[target]:
                continue
            sums, ways = values[target - begin], CHOOSE[number, take]
            for column in range(len(value)):
                sums[column] += ways * value[column]
            taken = CHOOSE[number - 1, take - 1]
            for column in own:
                sums[column] -= taken * value[column]


@part
def _folded(
    plan: PlanArrays, graph: Graph, at: int, values: Ints, columns: Ints, merged: Ints
) -> Ints:
    """The values before a spot, given those before the one before it."""
    begin, end = graph.begins[at - 1], graph.begins[at]
    folded = np.zeros((graph.begins[at + 1] - end, merged[at]), np.int64)
    for node in range(begin, end):
        if graph.onward[node] < 0 or not graph.behind[node]:
            continue
        state, value, sums = (
            graph.states[node],
            values[node - begin],
            folded[graph.onward[node] - end],
        )
        for column in range(len(value)):
            sums[column] += value[column]
        for one in range(len(columns)):
            if merged[at - 1] <= columns[one] < merged[at]:
                number = state >> plan.shifts[one] & plan.masks[one]
                sums[columns[one]] += number * value[0]
    return folded
