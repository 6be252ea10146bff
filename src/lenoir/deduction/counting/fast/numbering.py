"""Every deal has a number, as in `counting.numbering`: here many are looked up at once."""

from typing import NamedTuple

import numpy as np

from lenoir.core.fast.compiled import part
from lenoir.deduction.counting.fast.compiled import (
    CHOOSE,
    Ints,
    Nodes,
    Words,
    entry,
    size,
    splits_of,
    width,
)
from lenoir.deduction.counting.fast.plan import HAS, HEAD, MASK, SHIFT, PlanArrays
from lenoir.deduction.counting.fast.sweep import Graph
from lenoir.deduction.counting.plan import NEED


class Takings(NamedTuple):
    """For each taker what it may choose: no card of the class, one, two, and so on."""

    options: Ints
    """Where the options of a taker begin."""
    deals: Ints
    """For each option the deals behind it, once the cards are chosen."""
    then: Nodes
    """For each option the taker that comes next; -1 once the spot is filled."""
    opening: Nodes
    """For each node the taker that comes first; -1 if there is none."""
    cards: Ints
    """For each level the cards of its class."""


@entry
def ways_of(plan: PlanArrays, graph: Graph) -> Takings:
    """The sweep backward again, this time with every choice written down."""
    takers, behind = len(graph.takers), graph.behind.copy()
    options, opening = np.empty(takers, np.int64), np.full(len(behind), -1, np.int32)
    deals = np.empty(takers + len(graph.targets), np.int64)
    then = np.full(takers + len(graph.targets), -1, np.int32)
    for node in range(graph.begins[-2]):
        behind[node] = graph.behind[graph.onward[node]] if graph.onward[node] >= 0 else 0
    for level in range(len(plan.levels) - 1, -1, -1):
        shift, mask = plan.levels[level, SHIFT], plan.levels[level, MASK]
        for taker in range(graph.levels[level + 1] - 1, graph.levels[level] - 1, -1):
            node, edge, option = graph.takers[taker], graph.edges[taker], graph.edges[taker] + taker
            state, ways = graph.states[node], behind[node]
            number = state >> shift & mask
            options[taker], deals[option], then[option] = option, behind[node], opening[node]
            for take in range(1, min(number, state & NEED) + 1):
                target = graph.targets[edge + take - 1]
                deals[option + take] = behind[target] if target >= 0 else 0
                then[option + take] = opening[target] if target >= 0 else -1
                ways += CHOOSE[number, take] * deals[option + take]
            behind[node], opening[node] = ways, taker
    return Takings(options, deals, then, opening, _cards(plan))


@part
def _cards(plan: PlanArrays) -> Ints:
    """For each level the cards of its class."""
    cards = np.zeros(len(plan.levels), np.int64)
    for at in range(len(plan.low) - 1):
        for level in range(plan.offers[at], plan.offers[at + 1]):
            for one in range(len(plan.classes)):
                if plan.heads[at, one] == plan.levels[level, HEAD]:
                    cards[level] |= plan.classes[one]
    return cards


@entry
def dealt(plan: PlanArrays, graph: Graph, ways: Takings, sheet: Ints, numbers: Ints) -> Ints:
    """For each place, the envelope last, its cards in each of these deals."""
    has, places, splits = sheet[HAS], len(plan.spot_of), splits_of(plan.spot_of, plan.needs)
    hands = np.empty((places + 1, len(numbers)), np.int64)
    got = np.empty(len(plan.low), np.int64)
    for deal in range(len(numbers)):
        number, split = numbers[deal] // splits, numbers[deal] % splits
        hands[places, deal] = _walked(plan, graph, ways, number, got)
        for at in range(len(plan.low)):
            for slot in range(places):
                if plan.spot_of[slot] == at:
                    some = CHOOSE[size(got[at]), plan.needs[slot]]
                    cards = _chosen(got[at], plan.needs[slot], split % some)
                    split //= some
                    hands[slot, deal] = has[slot] | cards
                    got[at] &= ~cards
        for slot in range(places):
            if plan.spot_of[slot] < 0:
                hands[slot, deal] = has[slot]
    return hands


@part
def _walked(plan: PlanArrays, graph: Graph, ways: Takings, number: int, got: Ints) -> int:
    """The case of a deal; and what each spot gets of the cards."""
    case, number = _case(plan, graph, number)
    sealed, node, level = 0, graph.cases[case, 3], 0
    deals = graph.behind[node]
    which, number = number // deals, number % deals
    for kind in range(2, -1, -1):
        one = graph.cases[case, kind]
        sealed |= _chosen(plan.classes[one], 1, which % plan.numbers[one])
        which //= plan.numbers[one]
    left = 0
    for cards in plan.classes:
        left |= cards
    left &= ~sealed
    for at in range(len(plan.low) - 1):
        got[at], taker = 0, ways.opening[node]
        while taker >= 0:
            while graph.levels[level + 1] <= taker:
                level += 1
            there = left & ways.cards[level]
            amount, option, take = size(there), ways.options[taker], 0
            while number >= CHOOSE[amount, take] * ways.deals[option + take]:
                number -= CHOOSE[amount, take] * ways.deals[option + take]
                take += 1
            deals = ways.deals[option + take]
            cards = _chosen(there, take, number // deals)
            got[at] |= cards
            left &= ~cards
            number %= deals
            node = graph.targets[graph.edges[taker] + take - 1] if take else graph.takers[taker]
            taker = ways.then[option + take]
        node = graph.onward[node]
    got[-1:] = left
    return sealed


@part
def _case(plan: PlanArrays, graph: Graph, number: int) -> tuple[int, int]:
    """The classes of the case of a deal, and its number among the deals with these."""
    case = 0
    while True:
        s, w, r, node = graph.cases[case]
        deals = graph.behind[node] * plan.numbers[s] * plan.numbers[w] * plan.numbers[r]
        if number < deals:
            return case, number
        number -= deals
        case += 1


@part
def _chosen(cards: int, take: int, number: int) -> int:
    """``take`` of these cards: the choice with this number, those with the lowest card first."""
    left, chosen = size(cards), 0
    while take:
        left -= 1
        with_it = CHOOSE[left, take - 1]
        if number < with_it:
            chosen |= cards & -cards
            take -= 1
        else:
            number -= with_it
        cards &= cards - 1
    return chosen


@entry
def drawn(seed: Words, bound: int, number: int) -> Ints:
    """Random numbers below a bound, as `lenoir.deduction.counting.seeded` draws them."""
    found, mask = np.empty(number, np.int64), np.uint64((1 << width(bound - 1)) - 1)
    state = seed[0]
    for at in range(number):
        while True:
            state += np.uint64(0x9E3779B97F4A7C15)
            word = (state ^ state >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
            word = (word ^ word >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
            found[at] = np.int64((word ^ word >> np.uint64(31)) & mask)
            if found[at] < bound:
                break
    return found
