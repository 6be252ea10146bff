"""No board: a turn is a suggestion of any case, then an accusation or none."""

from collections.abc import Iterator

from typing_extensions import override

from lenoir.core.cards import Cards, Case
from lenoir.core.legal import Offer
from lenoir.core.phases import Starting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard


class Boardless(Standard):
    """As programs play it against each other: tokens never move."""

    @override
    def when_starting(self, sight: Sight, phase: Starting) -> Iterator[Offer]:
        """One must suggest; accusing comes after it."""
        yield from self.suggestions(sight.table, phase.seat)

    @override
    def rooms_to_name(self, table: Table, seat: Seat) -> Cards:
        """Any room."""
        return table.edition.deck.room_cards

    @override
    def call_in(self, now: Now, seat: Seat, case: Case) -> None:
        """Nobody is called anywhere."""
        self.ask_round(now)


RULES = Boardless
