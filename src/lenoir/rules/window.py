"""Windows: several seats asked one after the other, the answers sealed until all are in."""

from collections.abc import Iterator, Sequence
from typing import cast, get_args

from msgspec.structs import replace
from typing_extensions import override

from lenoir.core.actions import Action, Resign
from lenoir.core.events import AnswerSealed
from lenoir.core.phases import Phase, Window
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.rules.hooks import Unseals
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard

WINDOWS = frozenset(get_args(Window))


def from_the_left(table: Table) -> tuple[Seat, ...]:
    """All living seats, from the turn player's left, the turn player last."""
    seat = table.turn.seat
    seats = (*table.seats_after(seat), seat)
    return tuple(seat for seat in seats if not table.is_dead(seat)) if table.dead else seats


class Windows(Standard):
    """Nobody sees another's answer before giving their own (C-14)."""

    def __init__(self) -> None:
        super().__init__()
        self.unsealed = dict(self.windows())
        """What the answers to each window bring about."""

    def windows(self) -> Iterator[Unseals]:
        """The windows there are, and what the answers to each bring about."""
        return iter(())

    def unseal(self, now: Now, window: Window) -> None:
        """Let all the answers take effect together."""
        self.unsealed[type(window)](now, window)

    def still_asked(self, table: Table, window: Window, seat: Seat) -> bool:
        """Whether a seat that was to be asked still is."""
        return self.asks_the_out(window) or table.is_active(seat)

    def ask_all(self, now: Now, kind: type[Window], seats: Sequence[Seat]) -> None:
        """Open a window to some seats, or go on at once if there are none."""
        if seats:
            now.wait_for(kind(seats[0], tuple(seats)))
        else:
            self.unseal(now, kind(now.table.turn.seat, ()))

    def seal(self, now: Now, window: Window, answer: Action) -> None:
        """Keep an answer, and ask the next."""
        now.tell(AnswerSealed(answer.seat, answer))
        self.ask_next(now, window)

    def ask_next(self, now: Now, window: Window) -> None:
        """Ask the next who is still to be asked, or unseal."""
        rest = window.asked[window.asked.index(window.seat) + 1 :]
        for seat in rest:
            if self.still_asked(now.table, window, seat):
                now.wait_for(replace(window, seat=seat))
                return
        self.unseal(now, window)

    def answered(self, now: Now, window: Window) -> Iterator[tuple[Seat, Action]]:
        """The answers, in the order in which the seats were asked."""
        for seat in window.asked:
            answer = now.truth.sealed[seat]
            if answer is not None and self.still_asked(now.table, window, seat):
                yield seat, answer

    @override
    def outcome(self, now: Now, action: Action) -> None:
        """In a window every answer is sealed first."""
        phase = now.table.phase
        if type(phase) in WINDOWS and type(action) is not Resign:
            self.seal(now, cast(Window, phase), action)
        else:
            self.deeds[type(action)](now, action)

    @override
    def go_on_without(self, now: Now, phase: Phase) -> None:
        """Who resigns instead of answering has declined."""
        if type(phase) in WINDOWS:
            self.ask_next(now, cast(Window, phase))
        else:
            super().go_on_without(now, phase)
