"""A turn that always begins with the dice; passages and staying come after the roll."""

from collections.abc import Iterator

from lenoir.core.actions import Roll
from lenoir.core.legal import Offer
from lenoir.core.phases import Moving
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.standard import Standard


class RollFirst(Standard):
    """Roll, then walk, take a passage or stay in the room; accuse in any room (T-4, T-6, T-8)."""

    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """In a room, any room."""
        return table.in_room(seat)

    def at_start(self, sight: Sight, seat: Seat) -> Iterator[Offer]:
        """Nothing comes before the roll."""
        yield Roll(seat)

    def moves(self, sight: Sight, seat: Seat, phase: Moving) -> Iterator[Offer]:
        """A passage too, from the room in which the turn began."""
        yield from super().moves(sight, seat, phase)
        if sight.table.turn.began_at == sight.table.place_of(seat):
            yield from self.passages(sight.table, seat)

    def may_stay(self, sight: Sight, phase: Moving) -> bool:
        """In a room; in the corridor only who cannot take a step."""
        return sight.table.in_room(phase.seat) or not self.reach(sight.table, phase)


RULES = RollFirst
