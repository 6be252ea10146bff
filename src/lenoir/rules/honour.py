"""Playing on one's honour: "none" is believed, until someone has seen the card."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.actions import Challenge, SayNone
from lenoir.core.cards import Cards, each
from lenoir.core.events import CardOpened, SeatChallenged
from lenoir.core.legal import Offer
from lenoir.core.phases import Over
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.hooks import Does, does
from lenoir.rules.now import Now
from lenoir.rules.standard import Standard


class Honour(Standard):
    """The engine does not enforce the showing; the players do (M-16)."""

    @override
    def actions(self) -> Iterator[Does]:
        """One more to do."""
        yield from super().actions()
        yield does(Challenge, self.do_challenge)

    @override
    def may_hold_back(self, table: Table, seat: Seat) -> bool:
        """Everybody is asked, so that being asked tells nothing."""
        return table.options.honour or super().may_hold_back(table, seat)

    @override
    def denials(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """Anybody may say "none"."""
        return (SayNone(seat),) if sight.table.options.honour else super().denials(sight, seat)

    @override
    def any_time(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """Only what one has seen oneself is a challenge, so it cannot be used to ask."""
        offers, honour = super().any_time(sight, seat), sight.table.options.honour
        return (*offers, *self.challenges(sight, seat)) if honour else offers

    def challenges(self, sight: Sight, seat: Seat) -> Iterator[Offer]:
        """Any card that one has seen in the hand of another who denied it."""
        table = sight.table
        for other in table.seats_after(seat):
            if not table.is_out(other):
                for card in each(Cards(sight.private.held[other] & table.denied[other])):
                    yield Challenge(seat, other, card)

    def do_challenge(self, now: Now, action: Challenge) -> None:
        """It is always right: the offender is out, the card lies open, and the turn goes on."""
        phase, offender = now.table.phase, action.offender
        now.tell(SeatChallenged(action.seat, offender, action.card))
        now.tell(CardOpened(offender, action.card))
        self.leave(now, offender, "convicted")
        if type(now.table.phase) is not Over:
            now.wait_for(phase)


RULES = Honour
