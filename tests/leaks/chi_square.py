"""Pearson's chi-square: do counts look like the chances they are said to have?"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)

CRITICAL: Final = {
    1: 10.828,
    2: 13.816,
    3: 16.266,
    4: 18.467,
    5: 20.515,
    6: 22.458,
    7: 24.322,
    8: 26.124,
    17: 40.790,
    20: 45.315,
    23: 49.728,
    28: 56.892,
}
"""What fair chance exceeds once in a thousand times, by degrees of freedom."""


def excess(results: Iterable[K], weights: Mapping[K, int]) -> float:
    """The statistic as a share of the critical value: fair chance stays below 1."""
    counts = Counter(results)
    assert set(counts) <= set(weights), "only what can happen has happened"
    total, weight = counts.total(), sum(weights.values())
    assert min(weights.values()) * total / weight >= 5, "too few for the test to mean anything"
    statistic = 0.0
    for key, share in weights.items():
        expected = total * share / weight
        statistic += (counts[key] - expected) ** 2 / expected
    return statistic / CRITICAL[len(weights) - 1]


def evenly(keys: Iterable[K]) -> dict[K, int]:
    """Each as likely."""
    return dict.fromkeys(keys, 1)
