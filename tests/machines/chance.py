"""Chance for the tests: what it brings does not change with the package's own."""

import random


class Lots:
    """An `Rng` which can be repeated."""

    def __init__(self, seed: int | str) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        return self._random.randrange(bound)
