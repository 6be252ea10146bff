"""Cards face down in rooms, in a game of two or of teams: you look when you come there."""

from typing_extensions import override

from lenoir.core.board import Space, spaces_of
from lenoir.core.edition import Edition
from lenoir.core.events import RoomCardLooked, RoomCardSeen
from lenoir.core.options import Options
from lenoir.core.rng import Rng, shuffled
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard


class CardsInRooms(Standard):
    """Cards lie in rooms: you look at one when your turn begins there or on arriving (T-14)."""

    @override
    def rooms_with_cards(
        self, edition: Edition, options: Options, seats: int, rng: Rng
    ) -> tuple[Space, ...]:
        """Four, in a game of two or of teams."""
        if not (options.teams or seats == 2):
            return super().rooms_with_cards(edition, options, seats, rng)
        board = edition.board
        if options.room_cards == "corners":
            return tuple(spaces_of(board.corners))
        if options.room_cards == "random":
            return tuple(shuffled(rng, tuple(spaces_of(board.all_rooms)))[:4])
        return tuple(board.space(name) for name in options.room_cards)

    @override
    def look_around(self, now: Now, seat: Seat) -> None:
        """A card that lies where the token stands; the out never look."""
        table = now.table
        here = table.in_rooms and table.place_of(seat) in table.in_rooms
        if here and table.is_active(seat) and not self.has_looked(table, seat):
            self.look_at_card(now, seat, table.place_of(seat))
        super().look_around(now, seat)

    def has_looked(self, table: Table, seat: Seat) -> bool:
        """Whether a seat has nothing to see here that it has not seen since it came."""
        return table.options.look_once and bool(table.looked >> seat & 1)

    def look_at_card(self, now: Now, seat: Seat, room: Space) -> None:
        """That one looks is public; the card stays there."""
        now.tell(RoomCardLooked(seat, room))
        now.tell(RoomCardSeen(seat, room, dict(now.truth.in_rooms)[room]))


RULES = CardsInRooms
