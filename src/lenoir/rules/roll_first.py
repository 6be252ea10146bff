"""A turn that always begins with the dice; passages and staying come after the roll."""

from collections.abc import Iterable

from typing_extensions import override

from lenoir.core.actions import Accuse, Action, Stay, Suggest, TakePassage
from lenoir.core.board import Spaces
from lenoir.core.legal import Offer
from lenoir.core.phases import Moving, Refuting, Starting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.accusation import AccusesIn
from lenoir.rules.reasons import Code, Reason
from lenoir.rules.standard import Standard


class RollFirst(Standard):
    """Roll, then walk, take a passage or stay in the room; accuse in any room (T-4, T-6, T-8)."""

    @override
    def accuses_in(self) -> AccusesIn:
        """In any room (T-8), unless there is but one place for it."""
        where = super().accuses_in()
        return "room" if where == "anywhere" else where

    @override
    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """In a room, any room."""
        return table.in_room(seat) and super().may_accuse(table, seat)

    @override
    def may_suggest_at_once(self, table: Table, seat: Seat) -> bool:
        """Nothing comes before the roll but an accusation."""
        return False

    @override
    def may_stay_at_once(self, table: Table, seat: Seat) -> bool:
        """As an option has it, in a room."""
        unrolled = table.options.stay_unrolled and table.in_room(seat)
        return unrolled and super().may_stay_at_once(table, seat)

    @override
    def passages_at_once(self, table: Table, seat: Seat) -> Iterable[Offer]:
        """They come after the roll."""
        return ()

    @override
    def why_not(self, sight: Sight, deed: type[Action]) -> Reason | None:
        """The dice come first; one accuses in a room, and walks on in the corridor."""
        table, phase = sight.table, sight.table.phase
        inside = table.in_room(table.turn.seat)
        if deed is Accuse and not inside and type(phase) is not Refuting:
            return Reason("accuse-in-room", "T-8")
        if type(phase) is Starting and inside:
            first: dict[type[Action], Code] = {
                Stay: "stay-roll-first",
                Suggest: "suggest-roll-first",
                TakePassage: "passage-roll-first",
            }
            return Reason(first[deed], "T-4") if deed in first else super().why_not(sight, deed)
        if deed is Stay and type(phase) is Moving:
            return Reason("stay-move", "T-6")
        return super().why_not(sight, deed)

    @override
    def moves(self, sight: Sight, phase: Moving) -> Iterable[Offer]:
        """A passage too, from the room in which the turn began."""
        moves, table = super().moves(sight, phase), sight.table
        if table.turn.began_at != table.place_of(phase.seat):
            return moves
        return (*moves, *self.passages(table, phase.seat))

    @override
    def may_stay(self, table: Table, phase: Moving, reach: Spaces) -> bool:
        """In a room; in the corridor only who cannot take a step."""
        inside = table.in_room(phase.seat) and super().may_stay(table, phase, reach)
        return inside or not reach


RULES = RollFirst
