"""Seeing a card that is shown to someone else."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.actions import Pass, PlayKeeper, UsePower
from lenoir.core.events import CardSpied, KeeperPlayed, PowerUsed
from lenoir.core.legal import Offer
from lenoir.core.phases import Spying
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.hooks import Asks, Unseals, asks, unseals
from lenoir.rules.now import Now
from lenoir.rules.window import Windows, from_the_left


class Spies(Windows):
    """Everyone who may be able to is asked, the two concerned excepted (D-26, D-28, D-36)."""

    @override
    def phases(self) -> Iterator[Asks]:
        """One more to ask in."""
        yield from super().phases()
        yield asks(Spying, self.when_spying)

    @override
    def windows(self) -> Iterator[Unseals]:
        """One more to unseal."""
        yield from super().windows()
        yield unseals(Spying, self.unsealed_spying)

    def may_spy(self, table: Table, seat: Seat) -> bool:
        """Whether, for all the table knows, a seat can look."""
        return False

    def ways_to_spy(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """What a seat can look with."""
        return ()

    def when_spying(self, sight: Sight, phase: Spying) -> Iterable[Offer]:
        """Look, or pass."""
        return (Pass(phase.seat), *self.ways_to_spy(sight, phase.seat))

    @override
    def after_shown(self, now: Now, by: Seat, to: Seat) -> None:
        """Ask the spies before anything else follows."""
        table = now.table
        others = [seat for seat in from_the_left(table) if seat not in (by, to)]
        self.ask_all(now, Spying, [s for s in others if self.may_spy(table, s)])

    def unsealed_spying(self, now: Now, window: Spying) -> None:
        """Those who look see the card; then the suggestion goes on."""
        assert now.truth.shown is not None, "a card was shown"
        by, to, card = now.truth.shown
        for seat, answer in tuple(self.answered(now, window)):
            match answer:
                case PlayKeeper(keeper=keeper):
                    now.tell(KeeperPlayed(seat, keeper))
                    now.tell(CardSpied(seat, by, card))
                case UsePower():
                    now.tell(PowerUsed(seat))
                    now.tell(CardSpied(seat, by, card))
                case _:
                    pass
        self.after_showing(now, by, to, "suggestion")
