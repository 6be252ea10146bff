"""Whose turn it is: beginning a turn, closing it, handing the dice on, and the end of the game."""

from lenoir.core.cards import each
from lenoir.core.events import (
    CardWithheld,
    EndedBecause,
    EverythingOpened,
    GameEnded,
    TurnBegan,
    TurnEnded,
)
from lenoir.core.phases import Closing, Over, Starting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.rules.deal import Deal
from lenoir.rules.now import Now


class TurnOrder(Deal):
    """The frame of every game. Rules are stateless: a method is a function of its arguments."""

    # Small questions an edition may answer differently

    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """Whether a seat may accuse now: on its own turn, from anywhere."""
        return True

    def may_close(self, table: Table, seat: Seat) -> bool:
        """Whether there may be something left to decide at the end of a turn."""
        return self.may_accuse(table, seat)

    def look_around(self, now: Now, seat: Seat) -> None:
        """What a seat sees where its token stands when its turn begins, or where it arrives."""

    # Deeds

    def begin_turn(self, now: Now, seat: Seat) -> None:
        """Give a seat the dice, unless there have been enough turns."""
        limit = now.table.options.turn_limit
        if limit and now.table.turns >= limit:
            self.end_game(now, None, "turn_limit")
            return
        now.tell(TurnBegan(seat))
        self.look_around(now, seat)
        now.wait_for(Starting(seat))

    def close(self, now: Now) -> None:
        """Come to the end of the turn; where nothing can be left to decide it ends by itself."""
        seat = now.table.turn.seat
        if now.table.is_active(seat) and self.may_close(now.table, seat):
            now.wait_for(Closing(seat))
        else:
            self.next_turn(now)

    def next_turn(self, now: Now) -> None:
        """Hand the dice to the next seat on the left that is neither out nor dead (C-16)."""
        seat = now.table.turn.seat
        now.tell(TurnEnded(seat))
        self.begin_turn(now, now.table.next_active(seat))

    def end_if_decided(self, now: Now) -> None:
        """End the game when nobody is left to play it, or as an option has it, only one.

        (C-9, D-18)
        """
        active = now.table.active
        if not active:
            self.end_game(now, None, "nobody_left")
        elif len(active) == 1 and now.table.options.last_detective_wins:
            self.end_game(now, active[0], "last_detective")

    def end_game(self, now: Now, winner: Seat | None, because: EndedBecause) -> None:
        """Open the envelope, then everything else (C-15)."""
        state, seats = now.state, now.table.seats
        now.tell(GameEnded(winner, state.solution, because))
        now.tell(
            EverythingOpened(
                hands=tuple(state.hand(seat) for seat in seats),
                keepers=tuple(state.keepers(seat) for seat in seats),
                pool=state.truth.pool,
                in_rooms=tuple(card for _, card in state.truth.in_rooms),
                written=state.truth.written[: len(seats)],
            )
        )
        for seat in seats:
            for card in each(state.hand(seat)):
                if state.table.denied[seat] >> card & 1:
                    now.tell(CardWithheld(seat, card))
        now.wait_for(Over(winner))
