"""Ways of so many steps from square to square that use no square twice.

Neither distance nor parity says whether there is one: in a bend of the corridor a square of the
right parity may be out of reach. So ways are searched, and what was learnt is kept.
"""

from functools import lru_cache
from typing import Final

from lenoir.core.board import Board, Space, Spaces, bit, spaces_of

ENOUGH: Final = 3
"""About so many ways to a square are kept over each square before it."""


@lru_cache(maxsize=8192)
def ways_from(board: Board, start: Space, steps: int) -> "Ways":
    """What is known of the ways of so many steps from a square."""
    return Ways(board, start, steps)


class Ways:
    """What was learnt of the ways of so many steps from a square. A way is the set of its squares.

    It is kept for the empty board, where most ways are a shorter one and a step; walls then bar
    some of the ways, and only an end whose known ways are all barred is searched again.
    """

    __slots__ = ("_board", "_cuts", "_known", "_start", "_steps", "ends")

    def __init__(self, board: Board, start: Space, steps: int) -> None:
        self._board, self._start, self._steps = board, start, steps
        self._known: dict[int, list[int]] = {}
        """Some ways to each end."""
        self._cuts: dict[int, list[int]] = {}
        """Sets of walls that bar every way to an end, none larger than it must be."""
        if steps == 0:
            self._known[bit(start)] = [bit(start)]
        else:
            self._add_a_step(ways_from(board, start, steps - 1))
        self.ends = Spaces(sum(self._known))
        """The squares to which there is a way on the empty board."""

    def _add_a_step(self, shorter: "Ways") -> None:
        board, known = self._board, self._known
        stride, beside = board.stride, board.beside(shorter.ends) & ~bit(self._start)
        for here, ways in shorter._known.items():
            for step in (here << 1, here >> 1, here << stride, here >> stride):
                if step & beside:
                    longer = [way | step for way in ways if not way & step]
                    various = longer[:: len(longer) // ENOUGH or 1]
                    known.setdefault(step, []).extend(various)
        for end in [end for end, ways in known.items() if not ways]:
            if not self._is_open(end, 0):
                del known[end]

    def past(self, walls: Spaces, near: Spaces) -> Spaces:
        """The ends among the squares in ``near`` to which a way passes none in ``walls``."""
        found = self.ends & near
        if walls:
            for end, ways in self._known.items():
                if ways[0] & walls and found & end and not self._is_open(end, walls):
                    found ^= end
        return Spaces(found)

    def _is_open(self, end: int, walls: int) -> bool:
        for way in self._known[end]:
            if not way & walls:
                return True
        for cut in self._cuts.get(end, ()):
            if not cut & ~walls:
                return False
        return self._search(end, walls)

    def _search(self, end: int, walls: int) -> bool:
        """Learn a way round the walls, or which of them bar every way."""
        way = _way(self._board, self._start, self._steps, end, walls)
        if way:
            self._known[end].append(way)
            return True
        for wall in spaces_of(Spaces(walls)):
            if not self._is_open(end, walls & ~bit(wall)):
                return False
        self._cuts.setdefault(end, []).append(walls)
        return False


def _way(board: Board, start: Space, steps: int, end: int, walls: int) -> int:
    """One way to an end, or no squares if there is none."""
    stride, free = board.stride, board.corridor & ~walls & ~bit(start) & ~end
    s, within = end, [end]
    """The squares with at most so many steps to the end."""
    for _ in range(steps - 1):
        s |= (s << 1 | s >> 1 | s << stride | s >> stride) & free
        within.append(s)

    def follow(square: int, unused: int, left: int) -> int:
        """Go on from a square with so many steps left."""
        around = square << 1 | square >> 1 | square << stride | square >> stride
        if left == 1:
            return around & end and free & ~unused | end
        exits = around & unused & within[left - 1]
        while exits:
            step = exits & -exits
            exits ^= step
            way = follow(step, unused & ~step, left - 1)
            if way:
                return way
        return 0

    return follow(bit(start), free, steps)
