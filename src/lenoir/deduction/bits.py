"""Uncertainty in bits: 0 is certainty, 1 the toss of a coin, 8 as open as 256 equal chances."""

from collections.abc import Iterable
from math import log2


def entropy(ways: Iterable[float]) -> float:
    """How uncertain it is which one is true, each being as likely as the ways that lead to it."""
    counted = [some for some in ways if some]
    total = sum(counted)
    return sum(some / total * log2(total / some) for some in counted)
