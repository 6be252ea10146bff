"""Double six or double one: straight into any room."""

from collections.abc import Iterator

from lenoir.core.actions import Action, Leap
from lenoir.core.board import Space, Spaces, bit
from lenoir.core.events import Event
from lenoir.core.legal import AnyPlace, Offer
from lenoir.core.phases import Moving
from lenoir.core.seats import Seat
from lenoir.core.view import Sight
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard

LUCKY = ((1, 1), (6, 6))


class Doubles(Standard):
    """A right, not a duty, also for those whose doors are blocked (M-14)."""

    def moves(self, sight: Sight, seat: Seat, phase: Moving) -> Iterator[Offer]:
        """Any room but the one the token is in."""
        yield from super().moves(sight, seat, phase)
        table = sight.table
        if table.turn.dice in LUCKY:
            rooms = Spaces(table.edition.board.all_rooms & ~bit(table.place_of(seat)))
            yield AnyPlace(Leap(seat, Space(0)), rooms)

    def outcome(self, now: Now, action: Action) -> Iterator[Event]:
        """Arriving so is arriving."""
        match action:
            case Leap(seat, to):
                return self.move(now, seat, to, "leap")
            case _:
                return super().outcome(now, action)


RULES = Doubles
