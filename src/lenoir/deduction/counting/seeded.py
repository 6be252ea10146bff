"""Many numbers from one seed, so that equal inputs give equal deals however they are counted."""

from collections.abc import Iterator
from typing import Final

from lenoir.core.rng import Rng

_WORD: Final = (1 << 64) - 1


def seed_of(rng: Rng) -> int:
    """A seed of 64 bits."""
    return rng.below(1 << 32) << 32 | rng.below(1 << 32)


def words(seed: int) -> Iterator[int]:
    """Words of 64 bits without end (SplitMix64)."""
    while True:
        seed = seed + 0x9E3779B97F4A7C15 & _WORD
        word = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        word = (word ^ word >> 27) * 0x94D049BB133111EB & _WORD
        yield word ^ word >> 31


def drawn(seed: int, bound: int, number: int) -> list[int]:
    """Random numbers below a bound, each as likely: what is not below it is drawn again."""
    bits, source, found = (bound - 1).bit_length(), words(seed), list[int]()
    while len(found) < number:
        draw = 0
        for _ in range(max(1, -(-bits // 64))):
            draw = draw << 64 | next(source)
        draw &= (1 << bits) - 1
        if draw < bound:
            found.append(draw)
    return found
