"""Shares with their intervals, when the games of one deal are not independent of each other."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Share(NamedTuple):
    """A share of the games, and where the true one lies with 95 % confidence."""

    share: float
    low: float
    high: float


def share(wins: Sequence[int], games: int) -> Share:
    """From the wins in each deal, and the number of games of a deal.

    The deals say how far the share may be off; Wilson's form keeps it between 0 and 1. Where all
    deals ended alike they say nothing, and every game counts as independent.
    """
    deals = len(wins)
    found = fmean(wins) / games
    spread = variance([won / games for won in wins]) / deals if deals > 1 else 0.0
    independent = found * (1 - found) / spread if spread else deals * games
    return _wilson(found, independent, student(deals - 1) if spread else Z)


def _wilson(found: float, count: float, width: float) -> Share:
    scale = 1 + width**2 / count
    middle = (found + width**2 / (2 * count)) / scale
    half = width / scale * sqrt(found * (1 - found) / count + width**2 / (4 * count**2))
    return Share(found, max(0.0, min(found, middle - half)), min(1.0, max(found, middle + half)))


def student(freedom: int) -> float:
    """The 97.5th percentile of Student's t, by the first terms of its expansion."""
    z, n = Z, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
