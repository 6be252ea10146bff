"""The odds of the dice: how far a roll carries, and how many turns a way takes."""

from functools import cache
from itertools import product
from typing import Final

from msgspec import Struct

from lenoir.core.edition import Edition
from lenoir.rules.engine import rules_of

FAR: Final = 99
"""Farther than any way on a board; a double that opens every door carries so far."""


class Odds(Struct, frozen=True):
    """By the number of points of a way."""

    at_least: tuple[float, ...]
    """The chance that one roll is enough."""
    turns: tuple[float, ...]
    """How many turns it takes on average."""

    def in_two(self, points: int) -> float:
        """The chance that two rolls are enough."""
        enough = self.at_least
        first = ((n, enough[n] - enough[n + 1]) for n in range(1, points))
        return enough[points] + sum(chance * enough[points - n] for n, chance in first)


@cache
def odds(edition: Edition, dice: int) -> Odds:
    """The odds of a number of dice of an edition."""
    rolls = [_carries(edition, faces) for faces in product(range(1, 7), repeat=dice)]
    share = 1 / len(rolls)
    at_least = [sum(roll >= n for roll in rolls) * share for n in range(FAR + 1)]
    turns = [0.0]
    for points in range(1, FAR + 1):
        turns.append(1 + share * sum(turns[points - roll] for roll in rolls if roll < points))
    return Odds((*at_least, 0.0), tuple(turns))  # nothing carries back to where one is


def _carries(edition: Edition, faces: tuple[int, ...]) -> int:
    """How far a roll carries: a question mark is worth nothing, a magnifying glass 1."""
    rules = rules_of(edition)
    return FAR if rules.opens_every_door(faces) else rules.points(edition, faces)
