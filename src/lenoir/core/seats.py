"""Seats and viewers: who acts, and who looks."""

from functools import cache
from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, numbered clockwise from 0; a team is one seat."""

Seats = NewType("Seats", int)
"""A set of seats, one bit each."""

Viewer: TypeAlias = Seat
"""Anyone who receives events: a seat, or `SPECTATOR`."""

SPECTATOR: Final = Seat(-1)
"""Somebody who watches and holds nothing."""

EVERYONE: Final = Seats(-1)
"""All seats and all spectators."""

NOBODY: Final = Seats(0)


SEATS_AT_MOST: Final = 6


@cache
def seats_of(seats: Seats) -> tuple[Seat, ...]:
    """The seats of a set, in order."""
    return tuple(Seat(seat) for seat in range(SEATS_AT_MOST) if seats >> seat & 1)


def just(*seats: Seat) -> Seats:
    """The set of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return Seats(mask)
