"""A board, read from its drawing in tests/data/boards."""

import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "data" / "boards"
FILES = {
    "miro": "classic.txt",
    "classic": "classic.txt",
    "detectives": "detectives.txt",
    "modern": "modern.txt",
}
STARTS = {
    "classic.txt": {
        "R": "rose",
        "M": "moutarde",
        "W": "leblanc",
        "G": "olive",
        "P": "pervenche",
        "U": "violet",
    },
    "modern.txt": {
        "R": "rose",
        "M": "moutarde",
        "W": "orchidee",
        "G": "olive",
        "P": "pervenche",
        "U": "violet",
    },
    "detectives.txt": {
        "1": "rose",
        "2": "moutarde",
        "3": "leblanc",
        "4": "olive",
        "5": "pervenche",
        "6": "violet",
    },
}
# modern.txt writes its passages in French.
FRENCH = {
    "cuisine": "kitchen",
    "bureau": "study",
    "jardin_d'hiver": "conservatory",
    "salon": "lounge",
}


@dataclass(frozen=True)
class Board:
    """Squares and rooms; a room is one space, whatever its size. The pool is among the rooms."""

    grid: tuple[str, ...]
    squares: frozenset[str]
    questions: frozenset[str]
    starts: dict[str, str]
    doors: tuple[tuple[str, str], ...]
    passages: dict[str, str]
    rooms: tuple[str, ...]
    next_to: dict[str, tuple[str, ...]]

    def is_room(self, space: str | None) -> bool:
        return space in self.rooms

    def room_behind(self, square: str | None) -> str | None:
        """The room whose door opens on that square, if any."""
        for door_square, room in self.doors:
            if door_square == square:
                return room
        return None


def square_name(row: int, column: int) -> str:
    return "abcdefghijklmnopqrstuvwx"[column] + str(row)


def identifier(name: str) -> str:
    """'Dining Room' -> dining_room, 'Jardin d'hiver' -> conservatory."""
    plain = name.strip().lower().replace(" ", "_")
    return FRENCH.get(plain, plain)


def load_board(edition: str) -> Board:
    file = FILES[edition]
    text = (FOLDER / file).read_text(encoding="utf-8")
    grid = read_grid(text)
    squares: set[str] = set()
    questions: set[str] = set()
    starts: dict[str, str] = {}
    for row, line in enumerate(grid):
        for column, letter in enumerate(line):
            name = square_name(row, column)
            if letter in "#?" or letter in STARTS[file]:
                squares.add(name)
            if letter == "?":
                questions.add(name)
            if letter in STARTS[file]:
                starts[STARTS[file][letter]] = name
    doors = read_doors(text)
    rooms: list[str] = []
    for _, room in doors:
        if room not in rooms:
            rooms.append(room)
    return Board(
        grid=tuple(grid),
        squares=frozenset(squares),
        questions=frozenset(questions),
        starts=starts,
        doors=tuple(doors),
        passages=read_passages(text),
        rooms=tuple(rooms),
        next_to=neighbours(len(grid), squares, doors),
    )


def read_grid(text: str) -> list[str]:
    """The first drawing of the file: 24 columns, the row's number before it, rows from 0."""
    grid: list[str] = []
    for line in text.splitlines():
        found = re.fullmatch(r" ?(\d+)  (\S{24})", line)
        if found and int(found[1]) == len(grid):
            grid.append(found[2])
    return grid


def read_doors(text: str) -> list[tuple[str, str]]:
    """Pairs of square and room, from lines like `Kitchen  1: corridor (7, 4) -> room (6, 4)`."""
    doors: list[tuple[str, str]] = []
    for line in text.splitlines():
        found = re.match(r"([A-Z][A-Za-z ]*?) +(\d+): corridor \(", line)
        if not found:
            continue
        places = re.findall(r"corridor \((\d+), (\d+)\) -> room", line)
        assert len(places) == int(found[2]), line
        for row, column in places:
            doors.append((square_name(int(row), int(column)), identifier(found[1])))
    return doors


def read_passages(text: str) -> dict[str, str]:
    passages: dict[str, str] = {}
    for line in text.splitlines():
        if "Secret passages" not in line:
            continue
        for pair in line.split(":")[1].strip().rstrip(".").split(","):
            one, other = pair.split("<->")
            passages[identifier(one)] = identifier(other)
            passages[identifier(other)] = identifier(one)
    return passages


def neighbours(
    rows: int, squares: set[str], doors: list[tuple[str, str]]
) -> dict[str, tuple[str, ...]]:
    """What is one step away: squares above, below, left and right, and what a door joins."""
    near: dict[str, set[str]] = {square: set() for square in squares}
    for row in range(rows):
        for column in range(24):
            here = square_name(row, column)
            if here not in squares:
                continue
            for there_row, there_column in (
                (row - 1, column),
                (row + 1, column),
                (row, column - 1),
                (row, column + 1),
            ):
                if 0 <= there_row < rows and 0 <= there_column < 24:
                    there = square_name(there_row, there_column)
                    if there in squares:
                        near[here].add(there)
    for square, room in doors:
        near[square].add(room)
        near.setdefault(room, set()).add(square)
    return {space: tuple(sorted(spaces)) for space, spaces in near.items()}
