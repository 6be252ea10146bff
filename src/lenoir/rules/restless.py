"""One may not linger: a room is left at the start of the turn unless one was summoned there."""

from typing_extensions import override

from lenoir.core.actions import Action, Stay, Suggest
from lenoir.core.board import Spaces
from lenoir.core.phases import Closing, Moving, Starting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.reasons import Reason
from lenoir.rules.standard import Standard


class Restless(Standard):
    """Nobody passes their move (D-8, D-11, D-37)."""

    @override
    def may_suggest_at_once(self, table: Table, seat: Seat) -> bool:
        """One must move, or remain where one was summoned, before suggesting."""
        return False

    @override
    def may_stay_at_once(self, table: Table, seat: Seat) -> bool:
        """Players who were summoned may remain instead of rolling (D-11)."""
        summoned = table.in_room(seat) and table.was_summoned(seat)
        return summoned and super().may_stay_at_once(table, seat)

    @override
    def may_suggest_without_moving(self, table: Table, seat: Seat) -> bool:
        """Who remains after a summons may suggest; who remains after rolling may not."""
        remains = type(table.phase) is Starting
        return remains and super().may_suggest_without_moving(table, seat)

    @override
    def must_move(self) -> bool:
        """Rooms are left (D-11)."""
        return True

    @override
    def may_stay(self, table: Table, phase: Moving, reach: Spaces) -> bool:
        """When the dice leave it free, or when there is nowhere to go.

        An option has it that rooms are left whatever the dice show (D-11).
        """
        leaves = table.options.leave_after_question and table.in_room(phase.seat)
        free = phase.may_stay and not leaves and super().may_stay(table, phase, reach)
        return free or not reach

    @override
    def why_not(self, sight: Sight, deed: type[Action]) -> Reason | None:
        """One moves first."""
        table, phase = sight.table, sight.table.phase
        if deed is Stay and type(phase) in (Starting, Moving):
            inside = table.in_room(table.turn.seat)
            return Reason("stay-leave", "D-11") if inside else Reason("stay-move", "D-8")
        if deed is Suggest and type(phase) is Starting and table.in_room(table.turn.seat):
            return Reason("suggest-move-first", "D-6")
        if deed is Suggest and type(phase) is Closing and not table.turn.suggestions:
            return self.why_not_suggest_now(table, table.turn.seat)
        return super().why_not(sight, deed)

    def why_not_suggest_now(self, table: Table, seat: Seat) -> Reason | None:
        """At the end of a turn without a suggestion: one remained, or chose not to."""
        if not table.in_room(seat):
            return Reason("suggest-corridor", "C-6")
        remained = table.place_of(seat) == table.turn.began_at and bool(table.turn.dice)
        return Reason("suggest-remained", "D-11") if remained else Reason("suggest-declined", "D-6")


RULES = Restless
