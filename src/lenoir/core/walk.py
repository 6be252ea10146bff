"""How far a roll carries: the spaces on which a walk may end, in the three manners of walking."""

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, Spaces, bit, spaces_of

Manner: TypeAlias = Literal["exact", "longest", "up_to"]
"""``exact``: all points, in the corridor. ``longest``: all points, or as many as there is way for.
``up_to``: as many points as one likes. Entering a room always ends the walk and needs no exact
number."""


def walk(board: Board, start: Space, steps: int, walls: Spaces, manner: Manner) -> Spaces:
    """Where a walk may end that does not pass the squares in ``walls``; never where it began."""
    return _walk(board, start, steps, Spaces(walls & _ball(board, start, steps)), manner)


@lru_cache(maxsize=16384)
def _walk(board: Board, start: Space, steps: int, walls: Spaces, manner: Manner) -> Spaces:
    free = Spaces(board.corridor & ~walls)
    inner = _within(board, start, steps - 1, free)
    doorsteps = inner if start < ROOMS_AT_MOST else Spaces(inner | bit(start))
    rooms = board.rooms_at(doorsteps) if steps > 0 else 0
    squares = ENDS[manner](board, start, steps, walls)
    return Spaces((rooms | squares) & ~bit(start))


@lru_cache(maxsize=16384)
def _ball(board: Board, start: Space, steps: int) -> Spaces:
    """The squares that matter to a walk: what stands farther away changes nothing."""
    return _within(board, start, steps, board.corridor)


def _within(board: Board, start: Space, steps: int, free: Spaces) -> Spaces:
    """The squares to which there is a way of at most ``steps`` points."""
    return Spaces(sum(_rings(board, start, steps, free)))


def _rings(board: Board, start: Space, steps: int, free: Spaces) -> list[int]:
    """The squares at a distance of one point, of two, and so on."""
    rings: list[int] = []
    if steps < 1:
        return rings
    ring, unseen, stride = board.exits(start) & free, int(free), board.stride
    while ring and len(rings) < steps:
        rings.append(ring)
        unseen &= ~ring
        ring = (ring << 1 | ring >> 1 | ring << stride | ring >> stride) & unseen
    return rings


def _up_to(board: Board, start: Space, steps: int, walls: Spaces) -> Spaces:
    """The squares at the end of any way that is not too long (K-4, D-8)."""
    return _within(board, start, steps, Spaces(board.corridor & ~walls))


def _exactly(board: Board, start: Space, steps: int, walls: Spaces) -> Spaces:
    """The squares at the end of a way of exactly ``steps`` points that uses no square twice (M-7).

    Neither distance nor parity decides this: in a bend of the corridor a square of the right
    parity may be out of reach. So ways are searched, once on the empty board, where one way to
    each square is kept; with tokens about only those squares whose way is barred are searched
    again.
    """
    found = barred = 0
    for end, way in _ways_when_empty(board, start, steps):
        if way & walls:
            barred |= end
        else:
            found |= end
    if barred:
        free = board.corridor & ~walls & ~bit(start)
        rings = _rings(board, start, steps, Spaces(free))
        straight = rings.pop() if len(rings) == steps else 0
        found |= barred & straight
        near = barred & sum(rings)
        for square in spaces_of(Spaces(near)):
            short = _shortest(board, start, square, rings)
            if _can_stretch(board, short, steps - len(short) + (start >= ROOMS_AT_MOST), free):
                found |= bit(square)
        missing = Spaces(near & ~found)
        found |= sum(way.end for way in _search(board, start, steps, walls, missing))
    return Spaces(found)


def _can_stretch(board: Board, way: list[int], points: int, free: int) -> bool:
    """Whether a shortest way can be made so much longer by side steps, which is the usual case.

    A side step replaces two squares next to each other on the way by four: one aside, one along,
    one back. If this fails there may still be a way.
    """
    spare, odd = divmod(points, 2)
    unused, at = free & ~sum(way), 0
    if odd:  # from a room whose doors differ in parity
        return False
    while spare and at + 1 < len(way):
        here, there = way[at], way[at + 1]
        across = board.stride if here in (there << 1, there >> 1) else 1
        for one, other in ((here << across, there << across), (here >> across, there >> across)):
            if one & unused and other & unused:
                way[at + 1 : at + 1] = [one, other]
                unused &= ~(one | other)
                spare -= 1
                break
        else:
            at += 1
    return spare == 0


def _shortest(board: Board, start: Space, end: Space, rings: list[int]) -> list[int]:
    """The squares of a shortest way to a square in one of the rings, the start too if it is one."""
    square, stride = 1 << end, board.stride
    way = [square]
    for ring in reversed(rings[: next(n for n, ring in enumerate(rings) if ring & square)]):
        around = square << 1 | square >> 1 | square << stride | square >> stride
        square = around & ring
        square &= -square
        way.append(square)
    if start >= ROOMS_AT_MOST:
        way.append(1 << start)
    way.reverse()
    return way


class Way(NamedTuple):
    """A square, and the squares of one way that ends on it."""

    end: Spaces
    squares: Spaces


@lru_cache(maxsize=4096)
def _ways_when_empty(board: Board, start: Space, steps: int) -> tuple[Way, ...]:
    """One way of exactly ``steps`` points to each square that has one on the empty board."""
    if steps < 1:
        return ()
    layer = board.exits(start)
    for _ in range(steps - 1):
        layer = board.beside(layer)
    return _search(board, start, steps, Spaces(0), layer)


def _search(
    board: Board, start: Space, steps: int, walls: Spaces, wanted: Spaces
) -> tuple[Way, ...]:
    """One way to each of the wanted squares that end a way of ``steps`` points without a repeat."""
    ways: list[Way] = []
    missing, stride = int(wanted), board.stride
    free = board.corridor & ~walls & ~bit(start)

    def hopeful(reach: int, unused: int, left: int) -> bool:
        """Whether a missing square can still be come to over unused ones."""
        for _ in range(left):
            reach |= (reach << 1 | reach >> 1 | reach << stride | reach >> stride) & unused
            if reach & missing:
                return True
        return False

    def follow(exits: int, unused: int, left: int) -> None:
        """Try each next square; ``left`` points remain after stepping onto it."""
        nonlocal missing
        if left == 0:
            for end in spaces_of(Spaces(exits & missing)):
                ways.append(Way(bit(end), Spaces(free & ~unused | 1 << end)))
            missing &= ~exits
            return
        while exits and missing:
            step = exits & -exits
            exits ^= step
            rest = unused & ~step
            if hopeful(step, rest, left):
                around = step << 1 | step >> 1 | step << stride | step >> stride
                follow(around & rest, rest, left - 1)

    follow(board.exits(start) & free, free, steps - 1)
    return tuple(ways)


def _longest(board: Board, start: Space, steps: int, walls: Spaces) -> Spaces:
    """As `_exactly`; if there is no way that long, the ends of the longest there are (T-6)."""
    for points in range(steps, 0, -1):
        ends = _exactly(board, start, points, walls)
        if ends:
            return ends
    return Spaces(0)


ENDS = {"exact": _exactly, "longest": _longest, "up_to": _up_to}
