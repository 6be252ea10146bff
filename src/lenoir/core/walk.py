"""How far a roll carries: the spaces on which a walk may end, in the three manners of walking."""

from functools import lru_cache
from typing import Literal, TypeAlias

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, Spaces, bit
from lenoir.core.ways import ends_of_ways
from lenoir.core.ways_loading import LOADER

Manner: TypeAlias = Literal["exact", "longest", "up_to"]
"""``exact``: all points, in the corridor. ``longest``: all points, or as many as there is way for.
``up_to``: as many points as one likes. Entering a room always ends the walk and needs no exact
number."""


def walk(board: Board, start: Space, steps: int, walls: Spaces, manner: Manner) -> Spaces:
    """Where a walk may end that does not pass the squares in ``walls``; never where it began."""
    ends = _ends(board, start, steps, walls, manner == "up_to")
    while manner == "longest" and steps > 1 and not ends & board.corridor:
        steps -= 1  # If there is no way of all points (M-7), one takes the longest (T-6).
        ends |= _ends(board, start, steps, walls, up_to=False)
    return Spaces(ends)


def _ends(board: Board, start: Space, steps: int, walls: Spaces, up_to: bool) -> int:
    """Where a walk may end with all its points, or sooner where that is allowed."""
    if not walls:
        return _walk(board, start, steps, walls, up_to)
    in_the_way = Spaces(walls & _passed(board, start, steps))
    return _walk(board, start, steps, in_the_way, up_to) & ~walls


@lru_cache(maxsize=16384)
def _passed(board: Board, start: Space, steps: int) -> Spaces:
    """The squares that a walk can pass: who stands farther away is in nobody's way."""
    return Spaces(_within(board, start, steps - 1, board.corridor) & ~bit(start))


def _within(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """The squares to which so many points are enough, the start too if it is a square."""
    if start >= ROOMS_AT_MOST:
        return board.spread(bit(start), steps, free)
    doors = board.doors[start] & free if steps > 0 else 0
    return board.spread(Spaces(doors), steps - 1, free)


@lru_cache(maxsize=32768)
def _walk(board: Board, start: Space, steps: int, walls: Spaces, up_to: bool) -> Spaces:
    if steps < 1:
        return Spaces(0)
    squares, passed = (_up_to if up_to else _all)(board, start, steps, walls)
    rooms = board.rooms_at(Spaces(passed | bit(start)))
    return Spaces((rooms | squares) & ~bit(start))


def _all(board: Board, start: Space, steps: int, walls: Spaces) -> tuple[Spaces, Spaces]:
    """The squares at the end of a way of all points (M-7, T-6); the squares before."""
    fast = LOADER.fast
    if fast is not None:
        return fast.ends_of_ways(board, start, steps, walls)
    LOADER.worked(1)
    return ends_of_ways(board, start, steps, walls)


def _up_to(board: Board, start: Space, steps: int, walls: Spaces) -> tuple[Spaces, Spaces]:
    """The squares at the end of any way that is not too long (K-4, D-8); the squares before."""
    free = Spaces(board.corridor & ~walls)
    passed = _within(board, start, steps - 1, free)
    return Spaces(passed | (board.exits(start) | board.beside(passed)) & free), passed
