"""Volumes of puzzles, put into words in a process beside the server: each once for each language.

A volume takes seconds. Whoever asks for one that is being written waits for the same answer.
"""

import asyncio
import gzip
from typing import Final, NamedTuple

import msgspec

from lenoir.core.edition import Language
from lenoir.play.refusal import Refusal
from lenoir.telling.puzzle import puzzle_volume
from lenoir.thinking.beside import Beside, Failed

WITHIN: Final = 120.0
"""Seconds for one volume."""


class Packed(NamedTuple):
    """What is the same for everybody: as it is, and compressed."""

    plain: bytes
    gzip: bytes


def packed(data: bytes) -> Packed:
    """Compressed too."""
    return Packed(data, gzip.compress(data, mtime=0))


class Volumes:
    """Those that were asked for are kept; the process rests when all are written."""

    def __init__(self) -> None:
        self._beside = Beside(written)
        self._kept: dict[tuple[int, Language], asyncio.Task[Packed]] = {}

    async def volume(self, number: int, language: Language) -> Packed:
        """One volume; `try_again` if it could not be written."""
        key = (number, language)
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._written(key))
        try:
            return await asyncio.shield(task)
        except Failed:
            self._kept.pop(key, None)
            raise Refusal("try_again") from None

    async def _written(self, key: tuple[int, Language]) -> Packed:
        answer = await self._beside.asked(msgspec.json.encode(key), WITHIN)
        if all(task.done() for other, task in self._kept.items() if other != key):
            self._beside.rest()
        return Packed(gzip.decompress(answer), answer)

    def close(self) -> None:
        """End the process."""
        self._beside.close()


# In the process


def written(question: bytes) -> bytes:
    """A volume in the words of a language, compressed."""
    number, language = msgspec.json.decode(question, type=tuple[int, Language])
    return packed(msgspec.json.encode(puzzle_volume(number, language))).gzip
