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


def just(*seats: Seat) -> Seats:
    """The set of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return Seats(mask)
