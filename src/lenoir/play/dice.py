"""Chance for one process: repeatable by a seed, or not to be foretold.

A game whose deal is to be verified uses `lenoir.record.fairness`.
"""

import random
import secrets
from math import floor


class Unforeseeable:
    """An `Rng` that nobody can foretell or repeat."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        return secrets.randbelow(bound)


class Seeded:
    """An `Rng` which can be repeated."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        return floor(self._random() * bound)
