"""What was asked for lately, kept up to a bound: what was not asked for longest makes room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


def _one(_: object) -> int:
    return 1


class Recent(Generic[K, V]):
    """The values used last, by their keys: at most this many, or this much by weight."""

    def __init__(self, at_most: int, weigh: Callable[[V], int] = _one) -> None:
        self._at_most, self._weigh = at_most, weigh
        self._kept: OrderedDict[K, V] = OrderedDict()
        self.weight = 0
        """That of all that is kept."""

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: K) -> V | None:
        """A value if it is kept; then it is kept longer than all others."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: K, value: V) -> list[V]:
        """Keep a value, in the place of one that was kept under its key; what had to make room."""
        self.pop(key)
        self._kept[key] = value
        self.weight += self._weigh(value)
        gone: list[V] = []
        while self.weight > self._at_most and self._kept:
            gone.append(self._kept.popitem(last=False)[1])
            self.weight -= self._weigh(gone[-1])
        return gone

    def pop(self, key: K) -> V | None:
        """Keep a value no longer."""
        value = self._kept.pop(key, None)
        if value is not None:
            self.weight -= self._weigh(value)
        return value
