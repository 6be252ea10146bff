"""Seeded chance for simulations and tests; a game that matters uses `lenoir.record.fairness`."""

import random


class Seeded:
    """An `Rng` which can be repeated."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed).random

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        return int(self._random() * bound)
