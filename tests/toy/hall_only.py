"""One must walk to the hall to accuse."""

from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.rules.standard import Standard


class HallOnly(Standard):
    """Standard, but accusations are heard in the hall alone."""

    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """Only from the hall."""
        return table.place_of(seat) == table.edition.board.space("hall")


RULES = HallOnly
