"""Compiled functions: they count in 64 bits, so whoever calls them sees to it that it fits."""

from math import comb
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from lenoir.core.fast.compiled import Entries, part

Ints: TypeAlias = npt.NDArray[np.int64]
Nodes: TypeAlias = npt.NDArray[np.int32]
Words: TypeAlias = npt.NDArray[np.uint64]

BITS: Final = 62
"""The bits of an integer that are used at most."""

CHOOSE: Final = np.array([[comb(n, k) for k in range(BITS)] for n in range(BITS)], np.int64)

entry: Final = Entries()
"""Called from Python."""


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
