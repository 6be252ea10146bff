"""A turn that always begins with the dice; passages and staying come after the roll."""

from collections.abc import Iterable

from lenoir.core.actions import Roll, Stay
from lenoir.core.board import Spaces
from lenoir.core.legal import Offer
from lenoir.core.phases import Moving, Starting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.standard import Standard


class RollFirst(Standard):
    """Roll, then walk, take a passage or stay in the room; accuse in any room (T-4, T-6, T-8)."""

    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """In a room, any room."""
        return table.in_room(seat)

    def when_starting(self, sight: Sight, phase: Starting) -> Iterable[Offer]:
        """Nothing comes before the roll but an accusation, or as an option has it, staying."""
        table, seat = sight.table, phase.seat
        stays = (Stay(seat),) if table.options.stay_unrolled and table.in_room(seat) else ()
        return (Roll(seat), *stays, *self.any_time(sight, seat))

    def moves(self, sight: Sight, phase: Moving) -> Iterable[Offer]:
        """A passage too, from the room in which the turn began."""
        moves, table = super().moves(sight, phase), sight.table
        if table.turn.began_at != table.place_of(phase.seat):
            return moves
        return (*moves, *self.passages(table, phase.seat))

    def may_stay(self, table: Table, phase: Moving, reach: Spaces) -> bool:
        """In a room; in the corridor only who cannot take a step."""
        return table.in_room(phase.seat) or not reach


RULES = RollFirst
