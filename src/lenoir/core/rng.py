"""Chance as a capability handed in, never reached for."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Rng(Protocol):
    """All the chance there is: one number at a time. A test hands in a script."""

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``."""
        ...


class Pickable(Protocol[T_co]):
    """Things in an order, to pick one from."""

    def __len__(self) -> int: ...
    def __getitem__(self, at: int, /) -> T_co: ...


def pick(rng: Rng, items: Pickable[T]) -> T:
    """One of the items, each as likely."""
    return items[rng.below(len(items))]


def shuffled(rng: Rng, items: Sequence[T]) -> list[T]:
    """The items in a random order (Fisher-Yates, from the back)."""
    pack = list(items)
    for last in range(len(pack) - 1, 0, -1):
        other = rng.below(last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    return pack
