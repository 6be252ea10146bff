"""Packs: puzzles as JSON Lines, one a line; and those that come with the package.

They are made once and never again: bots change, a published puzzle does not. ``SHA256SUMS`` beside
them says which bytes they are.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from lenoir.puzzles.calendar import DAYS, VOLUME, VOLUMES, volume_of
from lenoir.puzzles.puzzle import Puzzle

FOLDER: Final = files("lenoir.puzzles") / "packs"
SUMS: Final = "SHA256SUMS"
LESSONS: Final = "lessons.jsonl"
LESSON_NUMBERS: Final = 1000
"""Puzzles of lessons have numbers above this: 100 for each technique."""
A_LESSON: Final = 6
"""The first of them is the worked example."""

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Puzzle)


class BadPack(ValueError):
    """A line of a pack is no puzzle; the text says why."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, why
        super().__init__(f"line {line}: {why}")


class NoSuchPuzzle(KeyError):
    """There is no puzzle with that number."""


def encode(puzzles: Iterable[Puzzle]) -> bytes:
    """A pack: always the same bytes for the same puzzles."""
    return b"".join(_encode(puzzle) + b"\n" for puzzle in puzzles)


def decode(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a pack; `BadPack` if one of them is none."""
    found = []
    for number, line in enumerate(filter(None, data.split(b"\n")), 1):
        try:
            found.append(_decoder.decode(line))
        except msgspec.MsgspecError as error:
            raise BadPack(number, str(error)) from None
    return tuple(found)


def name_of(volume: int) -> str:
    """The file of a volume."""
    return f"volume-{volume:02}.jsonl"


def volumes(puzzles: Sequence[Puzzle]) -> dict[str, bytes]:
    """The files of a year of puzzles."""
    return {
        name_of(volume): encode(puzzles[(volume - 1) * VOLUME : volume * VOLUME])
        for volume in range(1, -(-len(puzzles) // VOLUME) + 1)
    }


@lru_cache(maxsize=VOLUMES + 1)
def volume(number: int) -> tuple[Puzzle, ...]:
    """The puzzles of four weeks that come with the package; volume 0 are those of the lessons."""
    name = name_of(number) if number else LESSONS
    return decode((FOLDER / name).read_bytes())


def every_case() -> Iterable[Puzzle]:
    """The cases of all days, in order."""
    for number in range(1, VOLUMES + 1):
        yield from volume(number)


def lessons() -> tuple[Puzzle, ...]:
    """The puzzles of the lessons, technique by technique."""
    return volume(0)


def puzzle_number(number: int) -> Puzzle:
    """A puzzle by its number; `NoSuchPuzzle` if there is none."""
    if 1 <= number <= DAYS:
        return volume(volume_of(number))[(number - 1) % VOLUME]
    for puzzle in lessons():
        if puzzle.number == number:
            return puzzle
    raise NoSuchPuzzle(number)
