"""Spots: the places that still need cards, those taken together that tell no cards apart."""

from typing import NamedTuple

from lenoir.deduction.counting.problem import CountingProblem


class Spot(NamedTuple):
    """One slot, or several without clauses that may hold the same cards."""

    slots: tuple[int, ...]
    needs: tuple[int, ...]
    """How many cards each slot still needs."""
    may: int
    clauses: tuple[int, ...]
    need: int
    """How many they need together."""


def spots_of(problem: CountingProblem) -> list[Spot]:
    """Where the cards without a sure place may be, the envelope apart."""
    clauses: dict[int, list[int]] = {}
    for slot, cards in problem.clauses:
        clauses.setdefault(slot, []).append(cards)
    spots: list[Spot] = []
    alike: dict[int, tuple[list[int], list[int]]] = {}
    for slot, size in enumerate(problem.layout.sizes):
        need = size - problem.has[slot].bit_count()
        may = problem.may[slot] & ~problem.has[slot]
        if need and slot in clauses:
            spots.append(Spot((slot,), (need,), may, tuple(clauses[slot]), need))
        elif need:
            slots, needs = alike.setdefault(may, ([], []))
            slots.append(slot)
            needs.append(need)
    for may, (slots, needs) in alike.items():
        spots.append(Spot(tuple(slots), tuple(needs), may, (), sum(needs)))
    return spots
