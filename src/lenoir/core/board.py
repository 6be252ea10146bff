"""The board: rooms, corridor squares and doors, compiled from a text map one can see.

A space is a small number: rooms come first, in the order of their cards, then every cell of the
grid row by row with one spare column, so that a set of squares is one integer and a step in all
four directions at once is four shifts.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NewType

from msgspec import Struct

Space = NewType("Space", int)
"""A room, or a corridor square."""

Spaces = NewType("Spaces", int)
"""A set of spaces, one bit each."""

NOWHERE: Final = Space(-1)
"""Where a token is that has left the game."""

NO_SPACES: Final = Spaces(0)

ROOMS_AT_MOST: Final = 16
SQUARE_MARKS: Final = "#?"


def bit(space: Space) -> Spaces:
    """The set of one space."""
    return Spaces(1 << space)


def spaces_of(mask: Spaces) -> Iterator[Space]:
    """The spaces of a set, in order."""
    rest = int(mask)
    while rest:
        low = rest & -rest
        yield Space(low.bit_length() - 1)
        rest ^= low


def nth_space(mask: Spaces, at: int) -> Space:
    """The space at a place in the order of a set."""
    digits = bin(mask)
    before = digits.rsplit("1", at + 1)[0]
    return Space(len(digits) - len(before) - 1)


class Board(Struct, frozen=True, eq=False):
    """Where one can stand, and what touches what."""

    rows: tuple[str, ...]
    """The map as drawn."""
    marks: tuple[str, ...]
    """Each room's letter on the map."""
    rooms: tuple[str, ...]
    stride: int
    corridor: Spaces
    doors: tuple[Spaces, ...]
    """For each room, the squares from which it is entered."""
    question_marks: Spaces
    starts: tuple[Space, ...]
    """Each suspect's start square."""
    passages: tuple[Spaces, ...]
    """For each room, the rooms its secret passages lead to."""

    def is_room(self, space: Space) -> bool:
        """Whether a space is a room (the Piscine is one in this sense)."""
        return 0 <= space < ROOMS_AT_MOST

    @property
    def corners(self) -> Spaces:
        """The rooms with a printed passage."""
        return Spaces(sum(1 << room for room, leads in enumerate(self.passages) if leads))

    @property
    def all_rooms(self) -> Spaces:
        """Every room."""
        return Spaces((1 << len(self.rooms)) - 1)

    def beside(self, squares: Spaces) -> Spaces:
        """Every square one step from any of these."""
        s, stride = squares, self.stride
        return Spaces((s << 1 | s >> 1 | s << stride | s >> stride) & self.corridor)

    def spread(self, squares: Spaces, steps: int, free: Spaces) -> Spaces:
        """These squares, and those that a number of steps over free ones lead to."""
        reached, stride = int(squares), self.stride
        for _ in range(steps):
            s = reached
            reached |= (s << 1 | s >> 1 | s << stride | s >> stride) & free
            if reached == s:
                break
        return Spaces(reached)

    def exits(self, space: Space) -> Spaces:
        """The squares one step from a room or a square."""
        return self.doors[space] if space < ROOMS_AT_MOST else self.beside(bit(space))

    def rooms_at(self, squares: Spaces) -> Spaces:
        """The rooms with a door on any of these squares."""
        found = 0
        for room, doors in enumerate(self.doors):
            if doors & squares:
                found |= 1 << room
        return Spaces(found)

    def square(self, row: int, column: int) -> Space:
        """The corridor square at a row and column of the map, both from 0."""
        space = Space(ROOMS_AT_MOST + row * self.stride + column)
        if not (0 <= column < self.stride and row >= 0 and self.corridor >> space & 1):
            raise ValueError(f"there is no corridor square at row {row}, column {column}")
        return space

    def cell(self, square: Space) -> tuple[int, int]:
        """The row and column of a square."""
        return divmod(square - ROOMS_AT_MOST, self.stride)

    def name(self, space: Space) -> str:
        """A room's identifier, or a square as column letter and row number: ``h24``."""
        if space == NOWHERE:
            return "nowhere"
        if self.is_room(space):
            return self.rooms[space]
        row, column = self.cell(space)
        return f"{chr(ord('a') + column)}{row}"

    def space(self, name: str) -> Space:
        """The space with this name."""
        if name in self.rooms:
            return Space(self.rooms.index(name))
        if len(name) > 1 and name[0].islower() and name[1:].isdecimal() and name.isascii():
            return self.square(int(name[1:]), ord(name[0]) - ord("a"))
        raise ValueError(
            f"no space {name!r}: a space is one of {', '.join(self.rooms)} or like h24"
        )

    def distances(self, start: Space) -> dict[Space, int]:
        """Movement points from a space to every other, on an empty board, without passages."""
        found: dict[Space, int] = {}
        if not self.is_room(start):
            found.update(dict.fromkeys(spaces_of(self.rooms_at(bit(start))), 1))
        reached, frontier, steps = bit(start), self.exits(start), 1
        while frontier:
            found.update(dict.fromkeys(spaces_of(frontier), steps))
            for room in spaces_of(self.rooms_at(frontier)):
                if room != start:
                    found.setdefault(room, steps + 1)
            reached = Spaces(reached | frontier)
            frontier = Spaces(self.beside(frontier) & ~reached)
            steps += 1
        return found


def compile_board(
    rows: Sequence[str],
    rooms: Mapping[str, str],
    starts: Mapping[str, str],
    doors: Mapping[str, Sequence[str]],
    passages: Sequence[Sequence[str]],
    suspects: Sequence[str],
) -> Board:
    """Read a map: ``#`` corridor, ``?`` a square with a question mark, letters rooms and starts.

    ``rooms`` and ``starts`` give the letters their meaning; doors are listed by room as squares
    like ``e7``, so that a diagonal entrance (D-9) is one like any other; everything else on the map
    cannot be walked on.
    """
    width = max(len(row) for row in rows)
    names = tuple(rooms.values())
    stride = width + 1
    corridor = question_marks = 0
    start_of: dict[str, Space] = {}
    for y, row in enumerate(rows):
        for x, mark in enumerate(row):
            space = Space(ROOMS_AT_MOST + y * stride + x)
            if mark in SQUARE_MARKS or mark in starts:
                corridor |= bit(space)
            if mark == "?":
                question_marks |= bit(space)
            if mark in starts:
                start_of[starts[mark]] = space
    board = Board(
        rows=tuple(rows),
        marks=tuple(rooms),
        rooms=names,
        stride=stride,
        corridor=Spaces(corridor),
        doors=(),
        question_marks=Spaces(question_marks),
        starts=tuple(start_of[suspect] for suspect in suspects),
        passages=(),
    )
    door_sets = (sum(bit(board.space(square)) for square in doors[room]) for room in names)
    leads = dict.fromkeys(names, 0)
    for one, other in passages:
        leads[one] |= 1 << names.index(other)
        leads[other] |= 1 << names.index(one)
    return Board(
        rows=board.rows,
        marks=board.marks,
        rooms=names,
        stride=stride,
        corridor=board.corridor,
        doors=tuple(Spaces(doors) for doors in door_sets),
        question_marks=board.question_marks,
        starts=board.starts,
        passages=tuple(Spaces(leads[room]) for room in names),
    )
