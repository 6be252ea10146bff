"""How far a roll carries: the spaces on which a walk may end, in the three manners of walking."""

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeAlias

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, Spaces, bit

Manner: TypeAlias = Literal["exact", "longest", "up_to"]
"""``exact``: all points, in the corridor. ``longest``: all points, or as many as there is way for.
``up_to``: as many points as one likes. Entering a room always ends the walk and needs no exact
number."""


@lru_cache(maxsize=4096)
def walk(board: Board, start: Space, steps: int, free: Spaces, manner: Manner) -> Spaces:
    """Where a walk of ``steps`` points over ``free`` squares may end; never where it began."""
    inner = _within(board, start, steps - 1, free)
    doorsteps = inner if start < ROOMS_AT_MOST else Spaces(inner | bit(start))
    rooms = board.rooms_at(doorsteps) if steps > 0 else 0
    squares = ENDS[manner](board, start, steps, free)
    return Spaces((rooms | squares) & ~bit(start))


def _within(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """The squares to which there is a way of at most ``steps`` points."""
    if steps < 1:
        return Spaces(0)
    frontier = reached = Spaces(board.exits(start) & free)
    for _ in range(steps - 1):
        frontier = Spaces(board.beside(frontier) & free & ~reached)
        if not frontier:
            break
        reached = Spaces(reached | frontier)
    return reached


def _exactly(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """The squares at the end of a way of exactly ``steps`` points that uses no square twice.

    Neither distance nor parity decides this: in a bend of the corridor a square of the right
    parity may be out of reach. So ways are searched, only as long as there is a square left that
    could still be the end of one.
    """
    free = Spaces(free & ~bit(start))
    layer = Spaces(board.exits(start) & free)
    for _ in range(steps - 1):
        layer = Spaces(board.beside(layer) & free)
    shortest = Spaces(_within(board, start, steps, free) & ~_within(board, start, steps - 1, free))
    return Spaces(shortest | _search(board, start, steps, free, Spaces(layer & ~shortest)))


def _search(board: Board, start: Space, steps: int, free: Spaces, wanted: Spaces) -> Spaces:
    """Which of the wanted squares end a way of ``steps`` points without a square used twice."""
    found, stride = 0, board.stride
    near = _near(board)

    def follow(exits: int, free: int, left: int) -> None:
        """Try each next square; ``left`` points remain after stepping onto it."""
        nonlocal found
        if left == 0:
            found |= exits & wanted
            return
        while exits:
            step = exits & -exits
            exits ^= step
            if near(step, left) & wanted & ~found:
                rest = free & ~step
                around = step << 1 | step >> 1 | step << stride | step >> stride
                follow(around & rest, rest, left - 1)
                if not wanted & ~found:
                    return

    if wanted and steps > 0:
        follow(board.exits(start) & free, free, steps - 1)
    return Spaces(found)


@lru_cache(maxsize=16)
def _near(board: Board) -> Callable[[int, int], int]:
    """Squares at most so many points from a square of an empty board, remembered."""
    balls: dict[tuple[int, int], int] = {}

    def near(square: int, points: int) -> int:
        ball = balls.get((square, points))
        if ball is None:
            ball = square
            for _ in range(points):
                ball |= board.beside(Spaces(ball))
            balls[square, points] = ball
        return ball

    return near


def _longest(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """As `_exactly`; if there is no way that long, the ends of the longest ways there are."""
    for points in range(steps, 0, -1):
        ends = _exactly(board, start, points, free)
        if ends:
            return ends
    return Spaces(0)


ENDS = {"exact": _exactly, "longest": _longest, "up_to": _within}
