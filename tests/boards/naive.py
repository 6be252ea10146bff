"""Walking spelled out: every way there is, square by square, on the map as it is drawn."""

from collections.abc import Iterator

from lenoir.core.board import Board, Space
from lenoir.core.walk import Manner

Place = tuple[int, int] | str
"""A cell of the map, or the name of a room."""


class Ground:
    """A board as sets of cells and lists of doors, with some cells taken."""

    def __init__(self, board: Board, taken: frozenset[Space] = frozenset()) -> None:
        self.board = board
        starts = {board.cell(start) for start in board.starts}
        self.cells = {
            (y, x)
            for y, row in enumerate(board.rows)
            for x, mark in enumerate(row)
            if mark in "#?" or (y, x) in starts
        }
        self.taken = {board.cell(space) for space in taken}
        self.doors = [
            (name, cell)
            for name, squares in zip(board.rooms, board.doors, strict=True)
            for cell in self.cells
            if squares >> board.square(*cell) & 1
        ]

    def place(self, space: Space) -> Place:
        return self.board.name(space) if self.board.is_room(space) else self.board.cell(space)

    def space(self, place: Place) -> Space:
        return self.board.space(place) if isinstance(place, str) else self.board.square(*place)

    def steps(self, place: Place) -> Iterator[Place]:
        """Where one step leads."""
        if isinstance(place, str):
            yield from (cell for name, cell in self.doors if name == place)
            return
        y, x = place
        yield from self.cells & {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)}
        yield from (name for name, cell in self.doors if cell == place)

    def ways(self, way: tuple[Place, ...], points: int) -> Iterator[tuple[Place, ...]]:
        """Every way which goes on from this one: no place twice, none taken, rooms end it."""
        for place in self.steps(way[-1]) if points else ():
            if place in way or place in self.taken:
                continue
            longer = (*way, place)
            yield longer
            if not isinstance(place, str):
                yield from self.ways(longer, points - 1)


def ends(ground: Ground, start: Space, points: int, manner: Manner) -> set[Space]:
    """Where a walk may end."""
    rooms, squares = set[Place](), dict[int, set[Place]]()
    for way in ground.ways((ground.place(start),), points):
        if isinstance(way[-1], str):
            rooms.add(way[-1])
        else:
            squares.setdefault(len(way) - 1, set()).add(way[-1])
    match manner:
        case "exact":
            found = squares.get(points, set())
        case "longest":
            found = squares[max(squares)] if squares else set()
        case "up_to":
            found = set().union(*squares.values())
    return {ground.space(place) for place in rooms | found}
