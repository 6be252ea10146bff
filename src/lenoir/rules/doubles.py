"""Double six or double one: straight into any room."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.actions import Leap
from lenoir.core.board import Space, Spaces, bit
from lenoir.core.legal import AnyPlace, Offer
from lenoir.core.phases import Moving
from lenoir.core.view import Sight
from lenoir.rules.hooks import Does, does
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard

LUCKY = ((1, 1), (6, 6))


class Doubles(Standard):
    """A right, not a duty, also for those whose doors are blocked (M-14)."""

    @override
    def actions(self) -> Iterator[Does]:
        """One more to do."""
        yield from super().actions()
        yield does(Leap, self.do_leap)

    @override
    def opens_every_door(self, dice: tuple[int, ...]) -> bool:
        """Two ones or two sixes."""
        return dice in LUCKY or super().opens_every_door(dice)

    @override
    def moves(self, sight: Sight, phase: Moving) -> Iterable[Offer]:
        """Any room but the one the token is in."""
        moves, table, seat = super().moves(sight, phase), sight.table, phase.seat
        if not self.opens_every_door(table.turn.dice):
            return moves
        closed = bit(table.place_of(seat)) | self.closed_rooms(table, phase)
        rooms = Spaces(table.edition.board.all_rooms & ~closed)
        return (*moves, AnyPlace(Leap(seat, Space(0)), rooms))

    def do_leap(self, now: Now, action: Leap) -> None:
        """Arriving so is arriving."""
        self.move(now, action.seat, action.to, "leap")


RULES = Doubles
