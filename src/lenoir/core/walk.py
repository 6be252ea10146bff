"""How far a roll carries: the spaces on which a walk may end, in the three manners of walking."""

from functools import lru_cache
from typing import Literal, TypeAlias

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, Spaces, bit, spaces_of
from lenoir.core.ways import ways_from

Manner: TypeAlias = Literal["exact", "longest", "up_to"]
"""``exact``: all points, in the corridor. ``longest``: all points, or as many as there is way for.
``up_to``: as many points as one likes. Entering a room always ends the walk and needs no exact
number."""


def walk(board: Board, start: Space, steps: int, walls: Spaces, manner: Manner) -> Spaces:
    """Where a walk may end that does not pass the squares in ``walls``; never where it began."""
    if walls:
        walls = Spaces(walls & _ball(board, start, steps))
    return _walk(board, start, steps, walls, manner)


@lru_cache(maxsize=16384)
def _ball(board: Board, start: Space, steps: int) -> Spaces:
    """The squares that matter to a walk: who stands farther away is in nobody's way."""
    return Spaces(_within(board, start, steps, board.corridor) & ~bit(start))


def _within(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """The squares to which so many points are enough, the start too if it is a square."""
    if start >= ROOMS_AT_MOST:
        return board.spread(bit(start), steps, free)
    doors = board.doors[start] & free if steps > 0 else 0
    return board.spread(Spaces(doors), steps - 1, free)


@lru_cache(maxsize=32768)
def _walk(board: Board, start: Space, steps: int, walls: Spaces, manner: Manner) -> Spaces:
    if steps < 1:
        return Spaces(0)
    free = Spaces(board.corridor & ~walls)
    doorsteps = _within(board, start, steps - 1, free)
    near = Spaces(board.exits(start) & free | board.spread(doorsteps, 1, free))
    squares = ENDS[manner](board, start, steps, walls, near)
    return Spaces((board.rooms_at(doorsteps) | squares) & ~bit(start))


def _up_to(board: Board, start: Space, steps: int, walls: Spaces, near: Spaces) -> Spaces:
    """The squares at the end of any way that is not too long (K-4, D-8)."""
    return near


def _exactly(board: Board, start: Space, steps: int, walls: Spaces, near: Spaces) -> Spaces:
    """The squares at the end of a way of exactly ``steps`` points that uses no square twice (M-7).

    Out of a room there is a way through each door.
    """
    if start >= ROOMS_AT_MOST:
        return ways_from(board, start, steps).past(walls, near)
    found = 0
    for door in spaces_of(Spaces(board.doors[start] & near)):
        about = board.spread(bit(door), steps - 1, Spaces(board.corridor & ~walls))
        found |= ways_from(board, door, steps - 1).past(walls, about)
    return Spaces(found)


def _longest(board: Board, start: Space, steps: int, walls: Spaces, near: Spaces) -> Spaces:
    """As `_exactly`; if there is no way that long, the ends of the longest there are (T-6)."""
    for points in range(steps, 0, -1):
        ends = _exactly(board, start, points, walls, near)
        if ends:
            return ends
    return Spaces(0)


ENDS = {"exact": _exactly, "longest": _longest, "up_to": _up_to}
