"""CPU times of decisions, counted in classes so narrow that they stand for the times themselves."""

from collections import Counter
from collections.abc import Mapping
from math import log2
from typing import Final

CLASSES: Final = 32
"""Classes for each doubling: a time is known to one per cent."""


class Times:
    """How many decisions took how long, in nanoseconds of CPU time."""

    __slots__ = ("classes", "worst")

    def __init__(self) -> None:
        self.classes: Counter[int] = Counter()
        self.worst = 0

    def add(self, time: int) -> None:
        """One decision more."""
        self.classes[int(log2(time or 1) * CLASSES)] += 1
        if time > self.worst:
            self.worst = time

    def merge(self, classes: Mapping[int, int], worst: int) -> None:
        """The decisions of somebody else more."""
        self.classes.update(classes)
        self.worst = max(self.worst, worst)

    @property
    def total(self) -> int:
        """How many decisions."""
        return self.classes.total()

    def quantile(self, share: float) -> float:
        """The seconds within which a share of the decisions was made."""
        left = share * self.total
        for number, count in sorted(self.classes.items()):
            left -= count
            if left <= 0:
                return min(2 ** ((number + 0.5) / CLASSES), self.worst) / 1e9
        return self.worst / 1e9
