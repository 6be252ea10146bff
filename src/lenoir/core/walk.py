"""How far a roll carries: the spaces on which a walk may end, in the three manners of walking."""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, Spaces, bit
from lenoir.core.ways import Ways
from lenoir.core.ways_loading import LOADER, WaysFrom

Manner: TypeAlias = Literal["exact", "longest", "up_to"]
"""``exact``: all points, in the corridor. ``longest``: all points, or as many as there is way for.
``up_to``: as many points as one likes. Entering a room always ends the walk and needs no exact
number."""

KEPT: Final = 50_000
"""Walks that are kept before all of them are forgotten: some ten megabytes."""


def walk(board: Board, start: Space, steps: int, walls: Spaces, manner: Manner) -> Spaces:
    """Where a walk may end that does not pass the squares in ``walls``; never where it began."""
    ends = _walks(board, start, steps, manner == "up_to").past(walls)
    while manner == "longest" and steps > 1 and not ends & board.corridor:
        steps -= 1  # If there is no way of all points (M-7), one takes the longest (T-6).
        ends = Spaces(ends | _walks(board, start, steps, False).past(walls))
    return ends


def to_and_fro(board: Board, start: Space, steps: int, walls: Spaces) -> Spaces:
    """Where a walk of all points may end that may pass a square twice; never where it began."""
    free = Spaces(board.corridor & (~walls | bit(start)))
    squares, passed = Spaces(board.exits(start) & free), bit(start)
    for _ in range(steps - 1):
        passed = Spaces(passed | squares)
        squares = Spaces(board.beside(squares) & free)
    return Spaces((squares | board.rooms_at(passed)) & ~bit(start))


class Walks:
    """Where the walks with these points from a place end; results are kept."""

    __slots__ = ("_board", "_known", "_passed", "_start", "_steps", "_up_to", "_ways")

    def __init__(self, board: Board, start: Space, steps: int, up_to: bool) -> None:
        self._board, self._start, self._steps, self._up_to = board, start, steps, up_to
        self._passed = _within(board, start, steps - 1, board.corridor) & ~bit(start)
        """The squares that a walk can pass: who stands farther away is in nobody's way."""
        self._known: dict[int, int] = {}
        self._ways: WaysFrom | None = None

    def past(self, walls: Spaces) -> Spaces:
        """The ends to which a walk passes none of these squares."""
        in_the_way = walls & self._passed
        ends = self._known.get(in_the_way)
        if ends is None:
            ends = self._learn(Spaces(in_the_way))
        return Spaces(ends & ~walls)

    def _learn(self, walls: Spaces) -> int:
        global _learnt
        if _learnt >= KEPT:
            _walks.cache_clear()
            _learnt = 0
        _learnt += 1
        self._known[walls] = ends = self._ends(walls)
        return ends

    def _ends(self, walls: Spaces) -> int:
        board, start, steps = self._board, self._start, self._steps
        if steps < 1:
            return 0
        ends = _up_to(board, start, steps, walls) if self._up_to else self._all(walls)
        return ends & ~bit(start)

    def _all(self, walls: Spaces) -> Spaces:
        """The ends of ways of all points (M-7, T-6)."""
        kind: type[WaysFrom] = Ways
        if LOADER.fast is not None:
            kind = LOADER.fast.FastWays
        else:
            LOADER.worked(1)
        if type(self._ways) is not kind:
            self._ways = kind(self._board, self._start, self._steps)
        return self._ways.past(walls)


_walks = lru_cache(maxsize=8192)(Walks)
_learnt = 0


def _within(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """The squares within these points, including the start if it is a square."""
    if start >= ROOMS_AT_MOST:
        return board.spread(bit(start), steps, free)
    doors = board.doors[start] & free if steps > 0 else 0
    return board.spread(Spaces(doors), steps - 1, free)


def _up_to(board: Board, start: Space, steps: int, walls: Spaces) -> Spaces:
    """The ends of all ways that are not too long (K-4, D-8)."""
    free = Spaces(board.corridor & ~walls)
    passed = _within(board, start, steps - 1, free)
    squares = passed | (board.exits(start) | board.beside(passed)) & free
    return Spaces(squares | board.rooms_at(Spaces(passed | bit(start))))
