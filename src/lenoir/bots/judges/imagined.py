"""Chance inside a mind: drawn from what is known, so that the same knowledge imagines the same."""

from hashlib import sha256

import msgspec


class Imagined:
    """An `Rng` that depends on nothing but what it is made from."""

    __slots__ = ("_bits", "_count", "_key", "_left")

    def __init__(self, source: object) -> None:
        self._key = sha256(msgspec.msgpack.encode(source)).digest()
        self._count = self._bits = self._left = 0

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, ``bound``; to within a part in 2^64 each alike."""
        wanted = bound.bit_length() + 64
        while self._left < wanted:
            block = sha256(self._key + self._count.to_bytes(8, "big")).digest()
            self._count += 1
            self._bits |= int.from_bytes(block, "big") << self._left
            self._left += 256
        drawn = self._bits & (1 << wanted) - 1
        self._bits >>= wanted
        self._left -= wanted
        return drawn * bound >> wanted
