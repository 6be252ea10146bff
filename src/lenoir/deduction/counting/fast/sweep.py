"""The sweep in arrays: every state is a node, every choice of cards an edge between two.

Nodes are numbered spot by spot; first come those with which the filling of the spot begins. A level
has its takers, those with few cards of the class before those with many: so one may add to nodes in
place, forward in this order, backward in the other.
"""

from typing import NamedTuple

import numpy as np

from lenoir.core.fast.compiled import part
from lenoir.deduction.counting.fast.compiled import CHOOSE, Ints, Nodes, entry, size, splits_of
from lenoir.deduction.counting.fast.plan import (
    DEAD,
    KEEP,
    LATER,
    MASK,
    MAY,
    NUMBER,
    SHIFT,
    UNIT,
    PlanArrays,
)
from lenoir.deduction.counting.plan import NEED

NODES, ACTIVE, TAKERS, TARGETS = range(4)
"""What is counted of a desk that is filling."""

MIX = 0x1F3D5B79A6C8E24D
"""Spreads states over a table."""


class Workspace(NamedTuple):
    """The room there is to write on."""

    states: Ints
    onward: Nodes
    table: Nodes
    """Where a state hashes to, its node; nodes of an earlier spot count as nothing."""
    active: Nodes
    """The nodes whose spot may still be filled."""
    takers: Nodes
    edges: Ints
    targets: Nodes
    used: Ints
    """How much of it is."""


class Graph(NamedTuple):
    """All states that can be reached, and how one leads to another."""

    cases: Ints
    """The classes of the three cards of each possible case, and the node it leaves."""
    states: Ints
    begins: Ints
    """The first node of each spot, and the end."""
    opened: Ints
    """Where for each spot those nodes end with which its filling begins."""
    onward: Nodes
    """For a node whose spot is filled, its node before the next spot; else -1."""
    takers: Nodes
    """The nodes that could take of a class, level by level."""
    levels: Ints
    """The first taker of each level, and the end."""
    edges: Ints
    """For each taker where its targets begin: after one card is taken, after two, and so on."""
    targets: Nodes
    """Nodes, or -1 where nothing comes of it."""
    behind: Ints
    """The deals behind each node."""


@entry
def swept(plan: PlanArrays, sheet: Ints, boxes: Ints, kinds: Ints) -> tuple[Graph, Ints, int]:
    """All states, the deals with each case there is, and the number of all deals."""
    cases = _cases(plan, sheet[MAY], boxes)
    spots, room = max(len(plan.low), 1), 2048
    begins, opened = np.zeros(spots + 1, np.int64), np.zeros(spots, np.int64)
    levels, desk = np.zeros(len(plan.levels) + 1, np.int64), _desk(room)
    while not _filled(plan, cases, desk, begins, opened, levels):
        room *= 8
        desk = _desk(room)
    nodes, takers, targets = desk.used[NODES], desk.used[TAKERS], desk.used[TARGETS]
    graph = Graph(
        cases,
        desk.states[:nodes].copy(),
        begins,
        opened,
        desk.onward[:nodes].copy(),
        desk.takers[:takers].copy(),
        levels,
        desk.edges[:takers].copy(),
        desk.targets[:targets].copy(),
        np.zeros(nodes, np.int64),
    )
    _look_behind(plan, graph)
    joint = _joint(plan, graph, kinds)
    return graph, joint, int(joint.sum())


@part
def _cases(plan: PlanArrays, may: Ints, boxes: Ints) -> Ints:
    """For the classes of the three cards of each possible case, the state it leaves."""
    classes, cases, found = plan.classes, np.empty((len(plan.classes) ** 3, 4), np.int64), 0
    units, full = np.empty(len(classes), np.int64), plan.start[:1].sum()
    for one in range(len(classes)):
        units[one] = 1 << plan.shifts[plan.heads[0, one] if len(plan.heads) else one]
        full += units[one] * plan.numbers[one]
    for s in range(len(classes)):
        for w in range(len(classes) if classes[s] & may[-3] else 0):
            for r in range(len(classes) if classes[w] & may[-2] else 0):
                if classes[r] & may[-1] and _is_open(classes[s], classes[w], classes[r], boxes):
                    cases[found, 0], cases[found, 1], cases[found, 2] = s, w, r
                    cases[found, 3] = full - units[s] - units[w] - units[r]
                    found += 1
    return cases[:found].copy()


@part
def _is_open(suspects: int, weapons: int, rooms: int, boxes: Ints) -> bool:
    """Whether a case is not known to be wrong."""
    for box in range(len(boxes)):
        if suspects & boxes[box, 0] and weapons & boxes[box, 1] and rooms & boxes[box, 2]:
            return False
    return True


@part
def _desk(room: int) -> Workspace:
    """An empty workspace with room for this many nodes."""
    return Workspace(
        np.empty(room, np.int64),
        np.empty(room, np.int32),
        np.full(2 * room, -1, np.int32),
        np.empty(room, np.int32),
        np.empty(4 * room, np.int32),
        np.empty(4 * room, np.int64),
        np.empty(8 * room, np.int32),
        np.zeros(4, np.int64),
    )


@part
def _filled(
    plan: PlanArrays, cases: Ints, desk: Workspace, begins: Ints, opened: Ints, levels: Ints
) -> bool:
    """Fill one spot after the other; false if the desk is too small."""
    nodes = np.empty(len(cases), np.int64)
    for one in range(len(cases)):
        if desk.used[NODES] == len(desk.states):
            return False
        nodes[one] = _node(desk, 0, cases[one, 3])
    for at in range(len(plan.low) - 1):
        opened[at] = desk.used[NODES]
        desk.used[ACTIVE] = 0
        for node in range(begins[at], opened[at]):
            desk.active[node - begins[at]] = node
            desk.used[ACTIVE] += 1
        for level in range(plan.offers[at], plan.offers[at + 1]):
            if not _offered(plan.levels[level], plan.low[at], begins[at], desk):
                return False
            levels[level + 1] = desk.used[TAKERS]
        begins[at + 1] = desk.used[NODES]
        if not _folded(plan, at, begins, desk):
            return False
    begins[-1] = opened[-1] = desk.used[NODES]
    cases[:, 3] = nodes
    return True


@part
def _slot(table: Nodes, states: Ints, begin: int, state: int) -> int:
    """Where the table has the node of a state; or a free slot, if this spot has none for it."""
    mask, slot = len(table) - 1, (state ^ state >> 29) * MIX
    slot = (slot ^ slot >> 32) * MIX >> 32 & mask
    while table[slot] >= begin and states[table[slot]] != state:
        slot = slot + 1 & mask
    return slot


@part
def _node(desk: Workspace, begin: int, state: int) -> int:
    """The node of a state, a new one if this spot has none."""
    slot = _slot(desk.table, desk.states, begin, state)
    if desk.table[slot] < begin:
        node = desk.used[NODES]
        desk.states[node], desk.onward[node], desk.table[slot] = state, -1, node
        desk.used[NODES] = node + 1
    return int(desk.table[slot])


@part
def _offered(level: Ints, low: int, begin: int, desk: Workspace) -> bool:
    """Offer one class of cards to a spot in all its states; false if the desk is too small.

    It is long because here the time goes: a call with a desk for each state would double it.
    """
    states, onward, table, active, takers, edges, targets, used = desk
    shift, mask, unit, keep = level[SHIFT], level[MASK], level[UNIT], level[KEEP]
    dead, later = level[DEAD], level[LATER]
    nodes, live, taker, end = used
    now = live
    for number in range(1, level[NUMBER] + 1):
        for at in range(now):
            state = states[active[at]]
            if state >> shift & mask != number:
                continue
            if taker == len(takers) or max(nodes, end // 8) + number > len(states):
                return False
            takers[taker], edges[taker] = active[at], end
            taker += 1
            for _ in range(min(number, state & NEED)):
                state = state - unit & keep
                targets[end] = -1
                is_open = state & NEED and not state & dead and state & NEED <= later
                if is_open or not state & low:
                    slot = _slot(table, states, begin, state)
                    if table[slot] < begin:
                        states[nodes], onward[nodes], table[slot] = state, -1, nodes
                        if is_open:
                            active[live] = nodes
                            live += 1
                        nodes += 1
                    targets[end] = table[slot]
                end += 1
    used[NODES], used[TAKERS], used[TARGETS] = nodes, taker, end
    used[ACTIVE] = _alive(states, active, live, dead, later)
    return True


@part
def _alive(states: Ints, active: Nodes, live: int, dead: int, later: int) -> int:
    """Keep the nodes in order whose spot may still be filled; how many they are."""
    kept = 0
    for at in range(live):
        state = states[active[at]]
        if not state & dead and state & NEED <= later:
            active[kept] = active[at]
            kept += 1
    return kept


@part
def _folded(plan: PlanArrays, at: int, begins: Ints, desk: Workspace) -> bool:
    """How each state with which a spot is filled looks to the next; false as above."""
    before, after = plan.heads[at], plan.heads[at + 1]
    for node in range(begins[at], begins[at + 1]):
        state = desk.states[node]
        if state & plan.low[at]:
            continue
        then = state | plan.start[at + 1]
        for one in range(len(before)):
            if before[one] == one and after[one] != one:
                number = state >> plan.shifts[one] & plan.masks[one]
                then += (number << plan.shifts[after[one]]) - (number << plan.shifts[one])
        if desk.used[NODES] == len(desk.states):
            return False
        desk.onward[node] = _node(desk, begins[at + 1], then)
    return True


@part
def _look_behind(plan: PlanArrays, graph: Graph) -> None:
    """The deals behind each node, from the last spot to the first."""
    states, behind, last = graph.states, graph.behind, len(graph.opened) - 1
    for node in range(graph.begins[last], graph.begins[last + 1]):
        behind[node] = 1
        for cards in plan.last:
            if not states[node] & cards:
                behind[node] = 0
    for at in range(last - 1, -1, -1):
        for node in range(graph.begins[at], graph.begins[at + 1]):
            if graph.onward[node] >= 0:
                behind[node] = behind[graph.onward[node]]
        for level in range(plan.offers[at + 1] - 1, plan.offers[at] - 1, -1):
            shift, mask = plan.levels[level, SHIFT], plan.levels[level, MASK]
            for taker in range(graph.levels[level + 1] - 1, graph.levels[level] - 1, -1):
                node, edge = graph.takers[taker], graph.edges[taker]
                number = states[node] >> shift & mask
                for take in range(1, min(number, states[node] & NEED) + 1):
                    target = graph.targets[edge + take - 1]
                    if target >= 0:
                        behind[node] += CHOOSE[number, take] * behind[target]


@part
def _joint(plan: PlanArrays, graph: Graph, kinds: Ints) -> Ints:
    """The deals with each case there is, in order."""
    weapons, rooms = size(kinds[1]), size(kinds[2])
    joint, splits = (
        np.zeros(size(kinds[0]) * weapons * rooms, np.int64),
        splits_of(plan.spot_of, plan.needs),
    )
    for one in range(len(graph.cases)):
        s, w, r, node = graph.cases[one]
        ways = graph.behind[node] * splits
        suspects = plan.classes[s]
        while suspects and ways:
            line = size(kinds[0] & (suspects & -suspects) - 1) * weapons
            some = plan.classes[w]
            while some:
                cell = (line + size(kinds[1] & (some & -some) - 1)) * rooms
                cards = plan.classes[r]
                while cards:
                    joint[cell + size(kinds[2] & (cards & -cards) - 1)] = ways
                    cards &= cards - 1
                some &= some - 1
            suspects &= suspects - 1
    return joint
