"""Answers that are kept: a game that is over tells the same for ever, so it is encoded once.

Each has a validator, a digest of its bytes: a client that has them already is told so (304).
"""

from collections.abc import Hashable
from hashlib import sha256
from typing import Final

from msgspec import Struct

from lenoir.core.recent import Recent

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
        self._kept: Recent[Hashable, KeptAnswer] = Recent(at_most, lambda kept: len(kept.body))

    def get(self, key: Hashable) -> KeptAnswer | None:
        """An answer, if it is kept."""
        return self._kept.get(key)

    def put(self, key: Hashable, body: bytes) -> KeptAnswer:
        """Keep an answer; those that were not asked for longest make room."""
        answer = KeptAnswer.of(body)
        self._kept.put(key, answer)
        return answer
