"""The figures of a board, as its description in ``tests/data/boards`` gives them."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

FOLDER: Final = Path(__file__).parent.parent / "data" / "boards"
DESCRIPTION_OF: Final = {
    "miro": "classic",
    "classic": "classic",
    "modern": "modern",
    "detectives": "detectives",
}

Cell = tuple[int, int]
"""A row and a column of the map, both from 0."""


class Way(Struct, frozen=True):
    """A door: the corridor square, the cell of the room behind it, and the direction."""

    square: Cell
    behind: Cell
    direction: str


class Figures(Struct, frozen=True):
    """Everything a description says in numbers; rooms are called as it calls them."""

    rows: tuple[str, ...]
    size: tuple[int, int]
    letters: dict[str, str]
    """The rooms' letters on the map."""
    counts: dict[str, int]
    """How many cells with a mark the legend counts."""
    squares: int
    """How many corridor squares it counts, the starts included."""
    starts: dict[str, Cell]
    """The start squares, by their mark on the map."""
    question_marks: frozenset[Cell]
    passages: tuple[tuple[str, str], ...]
    doors: dict[str, tuple[Way, ...]]
    door_counts: dict[str, int]
    from_rooms: dict[str, tuple[int | None, ...]]
    """Walking distances to each room in order; None to itself."""
    from_starts: tuple[tuple[int | None, ...], ...]
    """The same for each suspect in order."""
    turned: tuple[str, ...]
    """The map turned clockwise, where there is one."""


def figures(name: str) -> Figures:
    """Read a description."""
    upright, _, turned = _text(name).partition("SAME BOARD TURNED")
    drawing, legend = upright.split("LEGEND", 1)
    legend, doors = re.split(r"^DOORS.*$", legend, maxsplit=1, flags=re.MULTILINE)
    from_rooms, from_starts = upright.split("from start square")
    rows, columns = _all(r": (\d+) rows[^x]*x (\d+) columns", drawing)[0]
    return Figures(
        rows=_map(drawing),
        size=(int(rows), int(columns)),
        letters={mark: called.strip() for mark, called in _all(LETTER, _letters(legend))},
        counts=dict(_counts(legend)),
        squares=int(_all(r"(\d+) corridor squares", legend)[0][0]),
        starts={mark: (int(y), int(x)) for mark, y, x in _all(START, legend)},
        question_marks=frozenset(_question_marks(legend)),
        passages=tuple((one, other) for one, other in _all(PASSAGE, legend)),
        doors={room: tuple(_ways(ways)) for room, _, ways in _all(DOORS, doors)},
        door_counts={room: int(count) for room, count, _ in _all(DOORS, doors)},
        from_rooms={room: _row(line) for room, line in _all(DISTANCES, from_rooms)},
        from_starts=tuple(_row(line) for _, line in _all(DISTANCES, from_starts)),
        turned=_map(turned),
    )


def doors_in_all(name: str) -> int | None:
    """The number of doors in the title of their list, if it has one."""
    found = _all(r"^DOORS \((\d+)\)", _text(name))
    return int(found[0][0]) if found else None


START = r"\b([A-Z1-6]) [A-Z][^()\n]*? \((\d+),(\d+)\)"
LETTER = r"([A-Z~]) ([A-Z][a-z][\w' ]*?)(?:  |$)"
PASSAGE = r"([A-Z][\w' ]*?) <-> ([A-Z][\w' ]*?)(?=[,.])"
DOORS = r"^([A-Z][\w ]*?) +(\d): (corridor .*)$"
WAY = r"corridor \((\d+), (\d+)\) -> room \((\d+), (\d+)\) \(([\w -]+)\)"
DISTANCES = r"^([A-Z][\w./ ]*?) +((?:-|\d+)(?: +(?:-|\d+)){8,})$"


def _text(name: str) -> str:
    return FOLDER.joinpath(f"{name}.txt").read_text("utf-8")


def _all(pattern: str, text: str) -> list[tuple[str, ...]]:
    """What the groups of a pattern matched, each time."""
    return [found.groups() for found in re.finditer(pattern, text, re.MULTILINE)]


def _map(text: str) -> tuple[str, ...]:
    return tuple(row for (row,) in _all(r"^[ \d]\d  (\S{24,29})$", text))


def _letters(legend: str) -> str:
    return next(line for line in legend.splitlines() if re.match(r" [KS] [CKS]\w+  ", line))


def _counts(legend: str) -> Iterator[tuple[str, int]]:
    """Such as ``#  corridor square (182)`` or ``(here 181 #)``."""
    for mark, count in _all(r"([#?.])  [a-z][\w /]*? ?(?:with a question mark )?\((\d+)\)", legend):
        yield mark, int(count)
    for count, mark in _all(r"\(here (\d+) (#)\)", legend):
        yield mark, int(count)


def _question_marks(legend: str) -> Iterator[Cell]:
    for (cells,) in _all(r"'\?' squares: (.*)$", legend):
        yield from ((int(y), int(x)) for y, x in _all(r"\((\d+), (\d+)\)", cells))


def _ways(line: str) -> Iterator[Way]:
    for y, x, to_y, to_x, direction in _all(WAY, line):
        yield Way((int(y), int(x)), (int(to_y), int(to_x)), direction)


def _row(line: str) -> tuple[int | None, ...]:
    return tuple(None if item == "-" else int(item) for item in line.split())
