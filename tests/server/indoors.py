"""A table at the application, asked without a network, with somebody in every role."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache

from lenoir import compose
from lenoir.core.seats import Seat
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import LogId
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Pledge, Reveal, Start
from lenoir.record.fairness import pledge_of
from lenoir.seeing.metrics import Metrics
from lenoir.server.app import guarded
from lenoir.server.desk import Desk, desk_of
from lenoir.server.guarding.guard import Guard
from lenoir.server.guarding.limits import Limits
from lenoir.store.memory import MemoryStore
from lenoir.wire import Join, Spectate, Wishing
from tests.leaks.visitor import Inside, Visitor
from tests.server.serving import KEY

DESKS: list[Desk] = []
PLAYERS = 3


@cache
def the_app() -> Guard:
    """The application, made once; it stands around the last desk."""
    return guarded(lambda: DESKS[-1])


@dataclass
class Indoors:
    """A game under way, and who is there: seat 0 is the host's."""

    desk: Desk
    words: dict[str, str]
    by_role: dict[str, Visitor]
    seats: list[Visitor]

    async def log(self) -> list[bytes]:
        """All that is stored of the game."""
        log = await self.desk.house.store.load(LogId(self.words["game"]))
        assert log is not None
        return [entry.body for entry in log.entries]

    async def state(self) -> tuple[object, ...]:
        """All that is stored of table and game."""
        table = await self.desk.house.store.load(LogId(self.words["table"]))
        assert table is not None
        return (*await self.log(), *(entry.body for entry in table.entries))


@asynccontextmanager
async def a_table_indoors() -> AsyncIterator[Indoors]:
    """Three play, one looks on, one has the key of another table, one has none."""
    desk = desk_of(compose.house(MemoryStore(), Alone()), KEY, Metrics())
    calm = iter(range(0, 10**12, 60))
    desk.limits = Limits(lambda: next(calm))
    DESKS[:] = [desk]
    way = Inside(the_app())
    seats = [Visitor(way, Seat(n)) for n in range(PLAYERS)]
    nobody, stranger, spectator = Visitor(way), Visitor(way), Visitor(way)
    opening = NewTable("classic", PLAYERS, "Ada", {"turn_limit": 8}, assistance="all")
    words = await seats[0].do("POST", "/api/tables", opening)
    at = f"/api/tables/{words['table']}"
    for number, visitor in enumerate(seats[1:], 1):
        await visitor.do("POST", f"{at}/join", Join(words["invite"], f"Seat {number}"))
    await spectator.do("POST", f"{at}/spectate", Spectate(words["watch"]))
    await stranger.do("POST", "/api/tables", opening)
    (key,) = (key for name, key in stranger.keys.items() if name.startswith("lenoir-t-"))
    stranger.keys[f"lenoir-{words['table']}"] = key
    for visitor in seats:
        pledge = pledge_of(words["game"], words["commitment"], f"word-{visitor.viewer}")
        await visitor.do("POST", f"{at}/wish", Wishing("pledge", Pledge(pledge)))
    view = await seats[0].do("POST", f"{at}/wish", Wishing("start", Start()))
    for visitor in seats:
        reveal = Reveal(f"word-{visitor.viewer}")
        await visitor.do("POST", f"{at}/wish", Wishing("reveal", reveal))
    words["game"] = view["game"]
    roles = {
        "nobody": nobody,
        "stranger": stranger,
        "spectator": spectator,
        "player": seats[1],
        "host": seats[0],
    }
    try:
        yield Indoors(desk, words, roles, seats)
    finally:
        await desk.caretaker.stop()
        desk.deducing.close()
