"""Accusing, going out and resigning."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from lenoir.core.actions import Accuse
from lenoir.core.board import bit, spaces_of
from lenoir.core.cards import Case
from lenoir.core.events import (
    AccusationFailed,
    AccusationMade,
    CaseClaimed,
    CaseWritten,
    EnvelopeSeen,
    OutBecause,
    SeatOut,
    TokenMoved,
)
from lenoir.core.legal import AnyCase, Offer
from lenoir.core.phases import Over, Phase, Refuting, decider
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.rules.now import Now
from lenoir.rules.turn_order import TurnOrder

AccusesIn: TypeAlias = Literal["anywhere", "room", "pool"]


class Accusation(TurnOrder):
    """Once in a game, at the risk of it."""

    def accuses_in(self) -> AccusesIn:
        """Where one has to be to accuse, for whoever knows and asks where to go."""
        return "anywhere"

    def accusations(self, table: Table, seat: Seat) -> Iterable[Offer]:
        """Any case, when the seat may accuse."""
        return (any_accusation(table, seat),) if self.may_accuse(table, seat) else ()

    def accuse(self, now: Now, seat: Seat, case: Case) -> None:
        """Right wins. Wrong has seen the envelope, and stays only to refute (C-8, M-15)."""
        spoken = now.table.options.spoken_accusation
        now.tell(AccusationMade(seat))
        now.tell(CaseClaimed(seat, case) if spoken else CaseWritten(seat, case))
        if case == now.state.solution:
            self.end_game(now, seat, "solved")
            return
        now.tell(EnvelopeSeen(seat, now.state.solution))
        now.tell(AccusationFailed(seat))
        self.leave(now, seat, "accused")
        if type(now.table.phase) is not Over:
            self.next_turn(now)

    def leave(self, now: Now, seat: Seat, because: OutBecause) -> None:
        """Be out from now on (D-15). A token that would shut a doorway is put into the room.

        (M-17, K-7, T-16)
        """
        now.tell(SeatOut(seat, because))
        table = now.table
        place = table.place_of(seat)
        shut = table.options.sweep_doorways and not table.edition.pass_over
        if shut and not table.edition.board.is_room(place):
            for room in spaces_of(table.edition.board.rooms_at(bit(place))):
                now.tell(TokenMoved(table.token_of(seat), room, "swept"))
                break
        self.end_if_decided(now)

    def resign(self, now: Now, seat: Seat) -> None:
        """Give up at any time. What the others are asked meanwhile goes on."""
        self.leave(now, seat, "resigned")
        phase = now.table.phase
        if type(phase) is Over:
            return
        if decider(phase) == seat and not self.asks_the_out(phase):
            self.go_on_without(now, phase)
        else:
            now.wait_for(phase)

    def asks_the_out(self, phase: Phase) -> bool:
        """Whether one who is out must still answer."""
        return type(phase) is Refuting

    def go_on_without(self, now: Now, phase: Phase) -> None:
        """Go on when the player asked has resigned: it was their own turn."""
        self.next_turn(now)


def any_accusation(table: Table, seat: Seat) -> AnyCase:
    """An accusation of any case."""
    deck = table.edition.deck
    return AnyCase(Accuse, seat, deck, deck.room_cards)
