"""Where a token can walk to with a number of steps."""

from collections.abc import Set

from .board import Board


def within(board: Board, origin: str, steps: int, shut: Set[str]) -> set[str]:
    """What at most `steps` steps reach without entering anything in `shut`; never the origin.

    Entering a room ends the walk (C-4), so nothing is reached through a room.
    """
    reached: set[str] = set()
    frontier = {origin}
    for _ in range(steps):
        following: set[str] = set()
        for space in frontier:
            for there in board.next_to[space]:
                if there == origin or there in shut or there in reached:
                    continue
                reached.add(there)
                if not board.is_room(there):
                    following.add(there)
        frontier = following
    return reached


def wandering(board: Board, origin: str, steps: int, shut: Set[str]) -> set[str]:
    """As `exactly`, but squares may be used again, the first one too; never ends at the origin."""
    rooms: set[str] = set()
    standing = {origin}
    for _ in range(steps):
        following: set[str] = set()
        for space in standing:
            for there in board.next_to[space]:
                if there in shut and there != origin:
                    continue
                if board.is_room(there):
                    rooms.add(there)
                else:
                    following.add(there)
        standing = following
    return (rooms | standing) - {origin}


def exactly(board: Board, origin: str, steps: int, shut: Set[str], or_longest: bool) -> set[str]:
    """Rooms that at most `steps` steps enter, and squares where a way of just `steps` steps ends.

    A way uses no square twice, the one it begins on included (M-7, T-6); every way is tried.
    `or_longest`: if no way is that long, the ends of the longest ones (T-6).
    """
    rooms: set[str] = set()
    ends: dict[int, set[str]] = {}

    def walk_on(way: list[str]) -> None:
        taken = len(way) - 1
        if taken == steps:
            return
        for there in board.next_to[way[-1]]:
            if there in shut or there in way:
                continue
            if board.is_room(there):
                rooms.add(there)
                continue
            ends.setdefault(taken + 1, set()).add(there)
            walk_on([*way, there])

    walk_on([origin])
    if steps in ends:
        return rooms | ends[steps]
    if or_longest and ends:
        return rooms | ends[max(ends)]
    return rooms
