"""Seats and viewers: who acts, and who looks."""

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


_LISTED: Final = tuple(
    tuple(Seat(seat) for seat in range(SEATS_AT_MOST) if seats >> seat & 1)
    for seats in range(1 << SEATS_AT_MOST)
)


def seats_of(seats: Seats) -> tuple[Seat, ...]:
    """The seats of a set, in order."""
    return _LISTED[seats]


def just(one: Seat, other: Seat) -> Seats:
    """The set of two seats."""
    return Seats(1 << one | 1 << other)
