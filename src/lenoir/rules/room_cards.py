"""Cards face down in rooms, in a game of two or of teams: who comes there looks."""

from collections.abc import Iterator

from lenoir.core.board import Space
from lenoir.core.events import Event, RoomCardLooked, RoomCardSeen
from lenoir.core.seats import Seat
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard


class CardsInRooms(Standard):
    """At the start of the own turn, and on arriving in it, before suggesting (T-14)."""

    def look_around(self, now: Now, seat: Seat) -> Iterator[Event]:
        """The out never look."""
        room = now.table.place_of(seat)
        if room in now.table.in_rooms and now.table.is_active(seat):
            return self.look_at_card(now, seat, room)
        return super().look_around(now, seat)

    def look_at_card(self, now: Now, seat: Seat, room: Space) -> Iterator[Event]:
        """That one looks is public; the card stays there."""
        yield RoomCardLooked(seat, room)
        yield RoomCardSeen(seat, room, dict(now.truth.in_rooms)[room])
        yield from super().look_around(now, seat)


RULES = CardsInRooms
