"""One must walk to the hall to accuse."""

from typing_extensions import override

from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.rules.standard import Standard


class HallOnly(Standard):
    """Standard, but accusations are heard in the hall alone."""

    @override
    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """Only from the hall."""
        inside = table.place_of(seat) == table.edition.board.space("hall")
        return inside and super().may_accuse(table, seat)


RULES = HallOnly
