"""Ways of a number of steps from a place that use no square twice.

Neither distance nor parity says whether there is one: in a bend of the corridor a square of the
right parity may be out of reach. But a way that after its first step never takes one of the four
directions, and never turns round on the spot, cannot meet itself: these are followed all at once,
and lead to nineteen ends in twenty. The other ways are searched, and what was learnt is kept.
"""

from lenoir.core.board import Board, Space, Spaces, bit


class Ways:
    """The ways of a number of steps from a place, and what was learnt of them.

    A way is the set of its squares. Only an end whose known ways are all barred by walls, and not
    by known ones, is searched again.
    """

    __slots__ = ("_board", "_cuts", "_known", "_start", "_steps")

    def __init__(self, board: Board, start: Space, steps: int) -> None:
        self._board, self._start, self._steps = board, start, steps
        self._known: dict[int, list[int]] = {}
        """Some ways to each end."""
        self._cuts: dict[int, list[int]] = {}
        """Sets of walls that bar every way to an end."""

    def past(self, walls: Spaces) -> Spaces:
        """The squares to which a way passes none in ``walls``; the rooms beside it."""
        board, start, steps = self._board, self._start, self._steps
        free = Spaces(board.corridor & ~walls & ~bit(start))
        first = Spaces(board.exits(start) & free)
        found = _ahead(board, first, steps - 1, free)
        ends, passed = _to_and_fro(board, first, steps - 1, free)
        rest = ends & ~found
        while rest:
            end = rest & -rest
            rest ^= end
            if self._is_open(end, walls):
                found |= end
        return Spaces(found | board.rooms_at(Spaces(passed | bit(start))))

    def _is_open(self, end: int, walls: int) -> bool:
        for way in self._known.get(end, ()):
            if not way & walls:
                return True
        for cut in self._cuts.get(end, ()):
            if not cut & ~walls:
                return False
        return self._search(end, walls)

    def _search(self, end: int, walls: int) -> bool:
        """Learn a way round the walls, or that they bar every way."""
        way = _way(self._board, self._start, self._steps, end, walls)
        if way:
            self._known.setdefault(end, []).append(way)
            return True
        self._cuts.setdefault(end, []).append(walls)
        return False


def _ahead(board: Board, first: Spaces, steps: int, free: Spaces) -> int:
    """Where ways go on to that use at most three of the directions."""
    found = 0
    for on, aside in ((1, board.stride), (board.stride, 1)):
        # Ways that go on, or aside to one hand or the other; and such that go back instead of on.
        # Who did not step aside to one hand just now may step to the other: rose, and fell.
        a_rose = a_fell = b_rose = b_fell = int(first)
        for _ in range(steps):
            a, b = (a_rose | a_fell) << on, (b_rose | b_fell) >> on
            a_rose, a_fell = (a | a_rose << aside) & free, (a | a_fell >> aside) & free
            b_rose, b_fell = (b | b_rose << aside) & free, (b | b_fell >> aside) & free
        found |= a_rose | a_fell | b_rose | b_fell
    return found


def _to_and_fro(board: Board, first: Spaces, steps: int, free: Spaces) -> tuple[int, int]:
    """Where steps lead that may use squares again, and past which squares.

    There is no other way to any other square.
    """
    s, passed, stride = int(first), 0, board.stride
    for _ in range(steps):
        passed |= s
        s = (s << 1 | s >> 1 | s << stride | s >> stride) & free
    return s, passed


def _way(board: Board, start: Space, steps: int, end: int, walls: int) -> int:
    """One way of three steps or more to an end, or no squares if there is none."""
    stride, free = board.stride, board.corridor & ~walls & ~bit(start) & ~end
    s, leading = end, [end]
    """The squares from which that many steps lead to the end, if squares may be used again."""
    for _ in range(steps - 1):
        s = (s << 1 | s >> 1 | s << stride | s >> stride) & free
        leading.append(s)
    exits, unused, left = board.exits(start) & s, free, steps - 1
    """The squares to try now, those not on the way yet, and the steps left from there."""
    forks: list[tuple[int, int, int]] = []
    while exits or forks:
        if not exits:
            exits, unused, left = forks.pop()
        step = exits & -exits
        exits ^= step
        rest, left_then = unused ^ step, left - 1
        beside = step << 1 | step >> 1 | step << stride | step >> stride
        beyond = beside & rest & leading[left_then]
        if beyond and left_then == 1:
            return free ^ rest | beyond & -beyond | end
        if beyond:
            if exits:
                forks.append((exits, unused, left))
            exits, unused, left = beyond, rest, left_then
    return 0
