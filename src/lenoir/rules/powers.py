"""The six guests' powers, each to be used once."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.actions import Pass, UsePower
from lenoir.core.board import Space, Spaces, bit
from lenoir.core.cards import Cards, Case, each
from lenoir.core.edition import Power
from lenoir.core.events import CardGlimpsed, PowerUsed, Stayed
from lenoir.core.legal import AnyPlace, Offer
from lenoir.core.phases import Glimpsing, Moving, Phase, ShownFor, Suggesting
from lenoir.core.rng import pick
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.hooks import Asks, Does, asks, does
from lenoir.rules.now import Now
from lenoir.rules.spying import Spies


class Powers(Spies):
    """Rose, Moutarde, Leblanc, Olive, Pervenche and Violet (D-28 to D-34)."""

    @override
    def phases(self) -> Iterator[Asks]:
        """One more to ask in."""
        yield from super().phases()
        yield asks(Glimpsing, self.when_glimpsing)

    @override
    def actions(self) -> Iterator[Does]:
        """One more to do."""
        yield from super().actions()
        yield does(UsePower, self.do_use_power)

    def has(self, table: Table, seat: Seat, power: Power) -> bool:
        """Whether a seat may still use this power; everyone can see that."""
        if table.edition.powers[table.suspects[seat]] != power:
            return False
        return table.power_of(seat) is not None and table.is_active(seat)

    # Rose sees a card that is shown to another (D-28)

    @override
    def may_spy(self, table: Table, seat: Seat) -> bool:
        """Rose is asked until she has used it."""
        return self.has(table, seat, "spy") or super().may_spy(table, seat)

    @override
    def ways_to_spy(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """With both she chooses which to use."""
        ways = super().ways_to_spy(sight, seat)
        return (UsePower(seat), *ways) if self.has(sight.table, seat, "spy") else ways

    # Moutarde moves twice (D-29), Leblanc goes straight to a room (D-30)

    @override
    def starts(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """Powers that replace the roll."""
        starts, table = super().starts(sight, seat), sight.table
        power = table.power_of(seat)
        if power == "two_moves":
            return (*starts, UsePower(seat))
        if power == "leap":
            rooms = Spaces(table.edition.leap_rooms & ~bit(table.place_of(seat)))
            return (*starts, AnyPlace(UsePower(seat), rooms)) if rooms else starts
        return starts

    @override
    def closed_rooms(self, table: Table, phase: Moving) -> Spaces:
        """The second move does not enter the room in which the first began."""
        if phase.leg == 2:
            return Spaces(bit(table.turn.began_at) & table.edition.board.all_rooms)
        return super().closed_rooms(table, phase)

    @override
    def may_stay(self, table: Table, phase: Moving, reach: Spaces) -> bool:
        """After the second roll one leaves the room if one can, question mark or not."""
        if phase.leg == 2 and table.in_room(phase.seat):
            return not reach
        return super().may_stay(table, phase, reach)

    @override
    def arrive(self, now: Now, seat: Seat, at: Space) -> None:
        """After the first of two moves the dice are rolled again, but not on a question mark."""
        if self.first_of_two(now.table) and not now.table.edition.board.question_marks >> at & 1:
            self.roll(now, seat)
        else:
            super().arrive(now, seat, at)

    @override
    def stay(self, now: Now, seat: Seat) -> None:
        """Staying may be the first of two moves."""
        if self.first_of_two(now.table):
            now.tell(Stayed(seat))
            self.roll(now, seat)
        else:
            super().stay(now, seat)

    def first_of_two(self, table: Table) -> bool:
        """Whether the move under way is the first of two."""
        return type(table.phase) is Moving and table.phase.leg == 1

    # Olive names a room he is not in (D-31), Violet suggests twice (D-33)

    @override
    def rooms_to_name(self, table: Table, seat: Seat) -> Cards:
        """Any room, for Olive."""
        if self.has(table, seat, "far_suggestion") and not table.turn.suggestions:
            return table.edition.deck.room_cards
        return super().rooms_to_name(table, seat)

    @override
    def stop_in_corridor(self, now: Now, seat: Seat) -> None:
        """Olive may suggest from a square."""
        if self.has(now.table, seat, "far_suggestion"):
            now.wait_for(Suggesting(seat))
        else:
            super().stop_in_corridor(now, seat)

    @override
    def suggest(self, now: Now, seat: Seat, case: Case) -> None:
        """A room one is not in, or a second suggestion, is the power used."""
        if self.needs_power(now.table, seat, case):
            now.tell(PowerUsed(seat))
        super().suggest(now, seat, case)

    def needs_power(self, table: Table, seat: Seat, case: Case) -> bool:
        """Whether nothing but a power of this seat allows it to suggest this case now."""
        if table.turn.suggestions:
            return self.has(table, seat, "second")
        room = super().rooms_to_name(table, seat)
        return self.has(table, seat, "far_suggestion") and not room >> case.room & 1

    @override
    def after_suggestion(self, now: Now) -> None:
        """Violet may suggest once more in the same room."""
        turn = now.table.turn
        if turn.suggestions == 1 and self.has(now.table, turn.seat, "second"):
            now.wait_for(Suggesting(turn.seat))
        else:
            super().after_suggestion(now)

    # Pervenche sees a card in return (D-32)

    @override
    def after_showing(self, now: Now, by: Seat, to: Seat, why: ShownFor) -> None:
        """Right after showing a card to someone."""
        if self.has(now.table, by, "glimpse"):
            now.wait_for(Glimpsing(by, to, why))
        else:
            super().after_showing(now, by, to, why)

    def glimpse(self, now: Now, phase: Glimpsing) -> None:
        """A random card of the other's hand, as both can see."""
        now.tell(PowerUsed(phase.seat))
        card = pick(now.rng, tuple(each(now.hand(phase.to))))
        now.tell(CardGlimpsed(phase.seat, phase.to, card))
        self.after_glimpse(now, phase)

    def after_glimpse(self, now: Now, phase: Glimpsing) -> None:
        """Where the showing had left off."""
        super().after_showing(now, phase.seat, phase.to, phase.after)

    def when_glimpsing(self, sight: Sight, phase: Glimpsing) -> Iterable[Offer]:
        """Now, or another time."""
        return (Pass(phase.seat), UsePower(phase.seat))

    @override
    def after_declining(self, now: Now) -> None:
        """The power is kept for another time."""
        phase = now.table.phase
        if type(phase) is Glimpsing:
            self.after_glimpse(now, phase)
        else:
            super().after_declining(now)

    @override
    def go_on_without(self, now: Now, phase: Phase) -> None:
        """Who resigns does not look."""
        if type(phase) is Glimpsing:
            self.after_glimpse(now, phase)
        else:
            super().go_on_without(now, phase)

    # Using a power that is not used by suggesting or spying

    def do_use_power(self, now: Now, action: UsePower) -> None:
        """A card in return, two moves in a row, or straight to a room."""
        phase = now.table.phase
        if type(phase) is Glimpsing:
            self.glimpse(now, phase)
            return
        now.tell(PowerUsed(action.seat))
        if action.to is None:
            self.roll(now, action.seat)
        else:
            self.move(now, action.seat, action.to, "power")


RULES = Powers
