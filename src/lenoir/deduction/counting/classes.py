"""Classes of cards that are alike, and the order of the spots which makes them few."""

from collections.abc import Sequence
from math import prod
from typing import NamedTuple, TypeAlias

from lenoir.core.cards import Cards, each
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.spots import Spot, spots_of

Groups: TypeAlias = dict[int, list[int]]
"""Classes of the beginning which are alike by now, by the part of their sign that still matters."""


class Classes(NamedTuple):
    """The spots in order, and the classes of cards at the beginning and before each spot."""

    spots: list[Spot]
    bits: list[int]
    """For each spot the bits of a sign which matter to it; the lowest says whether it may hold."""
    cards: list[int]
    """The cards of each class."""
    numbers: list[int]
    """How many they are."""
    groups: list[Groups]
    """Before each spot."""


def classes_of(problem: CountingProblem) -> Classes:
    """Put the spots in order, and find out who is alike when."""
    spots = spots_of(problem)
    signs, bits = _signs(problem, spots)
    alike: dict[int, int] = {}
    for card, sign in signs.items():
        alike[sign] = alike.get(sign, 0) | 1 << card
    cards = list(alike.values())
    numbers = [some.bit_count() for some in cards]
    order = _order(bits, dict(zip(alike, numbers, strict=True)))
    spots, bits = [spots[at] for at in order], [bits[at] for at in order]
    return Classes(spots, bits, cards, numbers, list(_groups(bits, list(alike))))


def _signs(problem: CountingProblem, spots: Sequence[Spot]) -> tuple[dict[int, int], list[int]]:
    """How each card without a sure place looks to every spot, and which bits are a spot's."""
    known = 0
    for cards in problem.has[:-3]:
        known |= cards
    signs = dict.fromkeys(map(int, each(Cards(problem.layout.cards & ~known))), 0)
    bit, bits = 1, []
    for spot in spots:
        first = bit
        for cards in (spot.may, *spot.clauses):
            _mark(signs, cards, bit)
            bit <<= 1
        bits.append(bit - first)
    for cards in (*problem.may[-3:], *map(sum, problem.boxes)):
        _mark(signs, cards, bit)
        bit <<= 1
    return signs, bits


def _mark(signs: dict[int, int], cards: int, bit: int) -> None:
    while cards:
        low = cards & -cards
        signs[low.bit_length() - 1] |= bit
        cards ^= low


def _order(bits: Sequence[int], signs: dict[int, int]) -> list[int]:
    """Next comes the spot after which the fewest states can be, rather one with many clauses."""
    left, order = list(range(len(bits))), []
    alike = _without(signs, ~sum(bits))
    while len(left) > 1:
        after = {spot: _without(alike, bits[spot]) for spot in left}
        costs = {spot: _cost(after[spot], bits[spot]) for spot in left}
        best = min(costs, key=costs.__getitem__)
        left.remove(best)
        order.append(best)
        alike = after[best]
    return order + left


def _cost(alike: dict[int, int], bits: int) -> float:
    """How many states there can be, halved for each clause: the sooner it is gone the better."""
    return prod([number + 1 for number in alike.values()]) / (1 << bits.bit_count() - 1)


def _without(signs: dict[int, int], bits: int) -> dict[int, int]:
    """How many cards have each sign, when some bits no longer matter."""
    merged: dict[int, int] = {}
    for sign, number in signs.items():
        sign &= ~bits
        merged[sign] = merged.get(sign, 0) + number
    return merged


def _groups(bits: Sequence[int], signs: Sequence[int]) -> list[Groups]:
    found: list[Groups] = []
    left = sum(bits)
    for some in bits:
        alike: Groups = {}
        for one, sign in enumerate(signs):
            alike.setdefault(sign & left, []).append(one)
        found.append(alike)
        left &= ~some
    return found
