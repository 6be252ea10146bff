"""The pool in the middle of the board: cards to look at, and the place to accuse."""

from collections.abc import Iterable, Iterator

from typing_extensions import override

from lenoir.core.actions import Accuse, Action, LookInPool, Pass, Suggest
from lenoir.core.board import Space
from lenoir.core.events import PoolLooked, PoolSeen
from lenoir.core.legal import Offer
from lenoir.core.phases import AtPool, Refuting
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.core.view import Sight
from lenoir.rules.accusation import AccusesIn, any_accusation
from lenoir.rules.hooks import Asks, Does, asks, does
from lenoir.rules.now import Now
from lenoir.rules.reasons import Code, Reason
from lenoir.rules.standard import Standard


class Pool(Standard):
    """Players who have just moved there look, or accuse, or neither (D-13)."""

    needs = ("pool",)

    @override
    def phases(self) -> Iterator[Asks]:
        """One more to ask in."""
        yield from super().phases()
        yield asks(AtPool, self.when_at_pool)

    @override
    def actions(self) -> Iterator[Does]:
        """One more to do."""
        yield from super().actions()
        yield does(LookInPool, self.do_look_in_pool)

    @override
    def accuses_in(self) -> AccusesIn:
        """In the pool (D-13)."""
        return "pool"

    @override
    def may_accuse(self, table: Table, seat: Seat) -> bool:
        """Nowhere else."""
        return False

    @override
    def starts(self, sight: Sight, seat: Seat) -> Iterable[Offer]:
        """An option lets one accuse where one came in an earlier turn."""
        starts, table = super().starts(sight, seat), sight.table
        if table.options.accuse_from_pool and table.place_of(seat) == table.edition.pool:
            return (*starts, any_accusation(table, seat))
        return starts

    @override
    def stop_in_room(self, now: Now, seat: Seat, room: Space) -> None:
        """The pool is a place of its own."""
        if room == now.table.edition.pool:
            now.wait_for(AtPool(seat))
        else:
            super().stop_in_room(now, seat, room)

    def when_at_pool(self, sight: Sight, phase: AtPool) -> Iterable[Offer]:
        """Look if there is something to see, accuse, or neither."""
        seat = phase.seat
        looks = (LookInPool(seat),) if sight.table.pool_size else ()
        return (*looks, any_accusation(sight.table, seat), Pass(seat))

    @override
    def why_not(self, sight: Sight, deed: type[Action]) -> Reason | None:
        """What is done in the pool is done on coming there, and nowhere else."""
        table, here = sight.table, sight.table.place_of(sight.table.turn.seat)
        if type(table.phase) is Refuting:
            return super().why_not(sight, deed)
        inside = here == table.edition.pool
        if deed is Accuse:
            code: Code = "accuse-enter-pool" if inside else "accuse-in-pool"
            return Reason(code, "D-13", unasked=inside)
        if deed is LookInPool and inside:
            return Reason("look-enter" if table.pool_size else "look-empty", "D-13")
        if deed is Suggest and inside:
            return Reason("suggest-pool", "D-13")
        return super().why_not(sight, deed)

    def do_look_in_pool(self, now: Now, action: LookInPool) -> None:
        """That one looks is public, what one sees is not."""
        now.tell(PoolLooked(action.seat))
        now.tell(PoolSeen(action.seat, now.truth.pool))
        self.close(now)


RULES = Pool
