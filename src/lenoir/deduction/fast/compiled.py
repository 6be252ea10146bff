"""Compiled functions: they count in 64 bits, so whoever calls them sees to it that it fits."""

from collections.abc import Callable
from math import comb
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt
from numba import njit

Ints: TypeAlias = npt.NDArray[np.int64]
Nodes: TypeAlias = npt.NDArray[np.int32]
Words: TypeAlias = npt.NDArray[np.uint64]

F = TypeVar("F", bound=Callable[..., Any])

BITS: Final = 62
"""So many bits of an integer are used at most."""

CHOOSE: Final = np.array([[comb(n, k) for k in range(BITS)] for n in range(BITS)], np.int64)

_entries: list[Any] = []


def entry(function: F) -> F:
    """Called from Python: compiled once, then kept on disk.

    Numba looks for changes in the file of the entry alone; so each has its helpers beside it. It
    keeps the result in `__pycache__` or, if the package lies where one may not write, in the user's
    own cache. Where there is neither, every process compiles anew.
    """
    try:
        found = _compiled(function, cache=True)
    except RuntimeError:
        found = _compiled(function)
    _entries.append(found)
    return found


def is_kept() -> bool:
    """Whether all entries lie on disk, so that they need only be loaded."""
    paths = [(one.__name__, one.stats.cache_path) for one in _entries]
    return all(path and any(Path(path).glob(f"*.{name}-*.nbi")) for name, path in paths)


def part(function: F) -> F:
    """Called by compiled functions only."""
    return _compiled(function, no_cpython_wrapper=True)


def _compiled(function: F, **options: bool) -> F:
    decorator: Any = njit
    found: F = decorator(error_model="numpy", no_cfunc_wrapper=True, **options)(function)
    return found


@part
def size(cards: int) -> int:
    """How many cards a set has."""
    number = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


@part
def first(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    card = 0
    while not cards & 1:
        cards >>= 1
        card += 1
    return card


@part
def width(number: int) -> int:
    """How many bits a number needs."""
    bits = 0
    while number:
        number >>= 1
        bits += 1
    return bits


@part
def splits_of(spot_of: Ints, needs: Ints) -> int:
    """In how many ways spots of several places are shared out among these."""
    ways = 1
    for slot in range(len(needs)):
        taken = 0
        for other in range(slot + 1):
            if spot_of[other] == spot_of[slot]:
                taken += needs[other]
        ways *= CHOOSE[taken, needs[slot]] if spot_of[slot] >= 0 else 1
    return ways
