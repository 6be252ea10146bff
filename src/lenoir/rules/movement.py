"""Rolling, walking, passages and staying."""

from collections.abc import Iterable

from lenoir.core.actions import Roll, Stay, TakePassage, Walk
from lenoir.core.board import NO_SPACES, Space, Spaces, spaces_of
from lenoir.core.events import DiceRolled, How, Stayed, TokenMoved
from lenoir.core.legal import AnyPlace, Offer
from lenoir.core.phases import Moving, Suggesting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.core.walk import Manner, to_and_fro, walk
from lenoir.rules.accusation import Accusation
from lenoir.rules.deal import roll_dice
from lenoir.rules.now import Now


class Movement(Accusation):
    """How a turn begins: with the dice, a passage, or staying."""

    # Small questions an edition may answer differently

    def may_suggest_without_moving(self, table: Table, seat: Seat) -> bool:
        """In a room one was summoned into (M-9); or in any room one stays in (K-5, T-7).

        Or in one that a passage has led to, if the suggestion had to wait for this turn (M-13).
        """
        again = table.options.resuggest_when_staying or table.came_by_passage(seat)
        return (again or table.was_summoned(seat)) and table.edition.has_card(table.place_of(seat))

    def may_suggest_at_once(self, table: Table, seat: Seat) -> bool:
        """Whether a turn may begin with a suggestion (M-18, K-8)."""
        return self.may_suggest_without_moving(table, seat)

    def may_stay_at_once(self, table: Table, seat: Seat) -> bool:
        """Whether one may stay without having rolled: anybody."""
        return True

    def passages_at_once(self, table: Table, seat: Seat) -> Iterable[Offer]:
        """The passages that may be taken without rolling: all."""
        return self.passages(table, seat)

    def may_stay(self, table: Table, phase: Moving, reach: Spaces) -> bool:
        """After rolling one may stay as long as one likes (M-12)."""
        return True

    def manner(self, table: Table) -> Manner:
        """Whether all points are used (M-7, T-6) or not (K-4, D-8), unless the table changed it."""
        options = table.options
        return "up_to" if options.up_to else "exact" if options.exact else table.edition.walk

    def draws(self, table: Table, dice: tuple[int, ...]) -> int:
        """How many cards the dice make one draw: none."""
        return 0

    def leaves_free(self, table: Table) -> bool:
        """Whether the dice leave it free to remain where one otherwise must move: never."""
        return False

    def must_move(self) -> bool:
        """Whether who has rolled in a room must leave it if the dice allow: no (M-12)."""
        return False

    def opens_every_door(self, dice: tuple[int, ...]) -> bool:
        """Whether dice lead into any room at all: none do."""
        return False

    def closed_rooms(self, table: Table, phase: Moving) -> Spaces:
        """The rooms that may not be entered, besides the one being left."""
        return NO_SPACES

    # Questions

    def starts(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """What one may do at the start of a turn, besides suggesting and accusing."""
        table = sight.table
        stays = (Stay(seat),) if self.may_stay_at_once(table, seat) else ()
        return (Roll(seat), *self.passages_at_once(table, seat), *stays)

    def moves(self, sight: Sight, phase: Moving) -> Iterable[Offer]:
        """What one may do after rolling, besides accusing."""
        reach = self.reach(sight.table, phase)
        walks = (AnyPlace(Walk(phase.seat, Space(0)), reach),) if reach else ()
        stays = (Stay(phase.seat),) if self.may_stay(sight.table, phase, reach) else ()
        return (*walks, *stays)

    def passages(self, table: Table, seat: Seat) -> Iterable[Offer]:
        """Where secret passages lead from the token's room (C-10, M-13, K-6, D-12)."""
        leads = self.passages_from(table, table.place_of(seat)) if table.in_room(seat) else 0
        return [TakePassage(seat, room) for room in spaces_of(Spaces(leads))] if leads else ()

    def passages_from(self, table: Table, room: Space) -> Spaces:
        """The rooms that a room's passages lead to."""
        return table.edition.board.passages[room]

    def reach(self, table: Table, phase: Moving) -> Spaces:
        """Where the dice may carry the token of the seat whose turn it is (C-4, C-5, M-10).

        Where tokens may not be passed, one on a door's square shuts that door (M-8).
        """
        edition, occupied = table.edition, table.occupied
        walls = NO_SPACES if edition.pass_over else occupied
        start, manner = table.place_of(phase.seat), self.manner(table)
        if table.options.squares_twice and manner != "up_to":
            ends = to_and_fro(edition.board, start, phase.steps, walls)
        else:
            ends = walk(edition.board, start, phase.steps, walls, manner)
        return Spaces(ends & ~occupied & ~self.closed_rooms(table, phase))

    # Deeds

    def roll(self, now: Now, seat: Seat) -> None:
        """Roll; the edition says what the dice bring."""
        dice = roll_dice(now.table.options, now.rng)
        now.tell(DiceRolled(seat, dice, self.draws(now.table, dice)))
        self.after_roll(now)

    def after_roll(self, now: Now) -> None:
        """What the dice bring: steps.

        A module in which they bring more deals with that as long as the table says that some is
        left, and else calls ``super()``. If it has to ask somebody, it comes back here afterwards.
        """
        turn = now.table.turn
        steps = self.points(now.table.edition, turn.dice)
        now.wait_for(Moving(turn.seat, steps, turn.leg, self.leaves_free(now.table)))

    def move(self, now: Now, seat: Seat, to: Space, how: How) -> None:
        """Put a seat's own token somewhere."""
        now.tell(TokenMoved(now.table.token_of(seat), to, how))
        self.arrive(now, seat, to)

    def pass_through(self, now: Now, seat: Seat, to: Space) -> None:
        """Go through a passage; an option has it that this was the turn (M-13)."""
        if now.table.options.passage_ends_turn:
            now.tell(TokenMoved(now.table.token_of(seat), to, "passage"))
            self.look_around(now, seat)
            self.close(now)
        else:
            self.move(now, seat, to, "passage")

    def arrive(self, now: Now, seat: Seat, at: Space) -> None:
        """Look around; what follows depends on where one is."""
        self.look_around(now, seat)
        if now.table.edition.board.is_room(at):
            self.stop_in_room(now, seat, at)
        else:
            self.stop_in_corridor(now, seat)

    def stop_in_room(self, now: Now, seat: Seat, room: Space) -> None:
        """What follows a move that ends in a room: a suggestion, if it has a card to name."""
        if now.table.edition.has_card(room):
            now.wait_for(Suggesting(seat))
        else:
            self.close(now)

    def stop_in_corridor(self, now: Now, seat: Seat) -> None:
        """What follows a move that ends on a square."""
        self.close(now)

    def stay(self, now: Now, seat: Seat) -> None:
        """Remain, and suggest if that is allowed without having moved."""
        now.tell(Stayed(seat))
        if self.may_suggest_without_moving(now.table, seat):
            now.wait_for(Suggesting(seat))
        elif now.table.in_room(seat):
            self.close(now)
        else:
            self.stop_in_corridor(now, seat)
