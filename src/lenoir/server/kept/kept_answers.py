"""Answers that are kept: a game that is over tells the same for ever, so it is encoded once.

Each has a validator that is a digest of its bytes: who has them already is told so (304).
"""

from collections import OrderedDict
from collections.abc import Hashable
from hashlib import sha256
from typing import Final

from msgspec import Struct

BYTES_KEPT: Final = 32 * 1024 * 1024


class KeptAnswer(Struct, frozen=True):
    """What a door has answered: bytes, and their digest."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> "KeptAnswer":
        """These bytes, with their digest."""
        return cls(body, f'"{sha256(body).hexdigest()[:32]}"')


class KeptAnswers:
    """The kept answers of a worker."""

    def __init__(self, at_most: int = BYTES_KEPT) -> None:
        self._at_most, self._size = at_most, 0
        self._kept: OrderedDict[Hashable, KeptAnswer] = OrderedDict()

    def get(self, key: Hashable) -> KeptAnswer | None:
        """An answer, if it is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, body: bytes) -> KeptAnswer:
        """Keep an answer; those that were not asked for longest make room."""
        answer = KeptAnswer.of(body)
        before = self._kept.pop(key, None)
        self._size += len(body) - (0 if before is None else len(before.body))
        self._kept[key] = answer
        while self._size > self._at_most and self._kept:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone.body)
        return answer
