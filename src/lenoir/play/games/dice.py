"""Chance for one process: repeatable by a seed, or not to be foretold.

A game whose deal is to be verified uses `lenoir.record.fairness`.
"""

import random
import secrets
from copy import deepcopy
from math import floor


class Unforeseeable:
    """An `Rng` that nobody can foretell or repeat."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        return secrets.randbelow(bound)


class Seeded:
    """An `Rng` which can be repeated."""

    __slots__ = ("_random", "_source")

    def __init__(self, seed: int | str) -> None:
        self._draw_from(random.Random(seed))

    def _draw_from(self, source: random.Random) -> None:
        self._source, self._random = source, source.random

    def __copy__(self) -> "Seeded":
        # Python copies no bound method: a plain copy would go on drawing from the original.
        twin = Seeded.__new__(Seeded)
        twin._draw_from(deepcopy(self._source))
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Seeded":
        return self.__copy__()

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        return floor(self._random() * bound)
