"""Tables with people at them, and a clock that is set by hand."""

from dataclasses import dataclass, field
from itertools import count

from lenoir import compose
from lenoir.client.minding import Receipts, next_step
from lenoir.core.seats import Seat
from lenoir.play.games.answers import News
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import Store, TableId
from lenoir.play.people.keys import new_key
from lenoir.play.people.pace import Players
from lenoir.play.refusal import Code, Refusal
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened, Tables
from lenoir.play.tables.wishes import Start, Wish
from lenoir.store.memory import MemoryStore
from tests.play.refusing import outcome, refused


@dataclass
class House:
    """Tables, their referee, and the time."""

    store: Store = field(default_factory=MemoryStore)
    players: Players | None = None
    now: float = 1000.0
    """A clock that never goes back."""
    time_of_day: float = 1_700_000_000.0

    def __post_init__(self) -> None:
        house = compose.house(
            self.store, Alone(), self.players, lambda: self.time_of_day, lambda: self.now
        )
        self.referee, self.tables, self.chat = house.referee, house.tables, house.chat
        self.attendance, self.poll, self.notes = house.attendance, house.poll, house.notes
        self.register = house.register


@dataclass
class ATable:
    """A table, its links, and the keys of its people by number."""

    house: House
    opened: Opened
    keys: list[str]
    names: "count[int]" = field(default_factory=count)
    receipts: dict[int, Receipts] = field(default_factory=dict)

    @property
    def id(self) -> TableId:
        return self.opened.table

    @property
    def tables(self) -> Tables:
        return self.house.tables

    async def wish(self, person: int, wish: Wish) -> TableView:
        """A wish that is granted."""
        return await self.tables.wish(self.id, self.keys[person], f"w{next(self.names)}", wish)

    async def refused(self, person: int, wish: Wish) -> Code:
        """Why a wish is refused, which changes nothing."""
        before = await self.house.register.seating(self.id)
        code = await refused(self.wish(person, wish))
        assert await self.house.register.seating(self.id) == before
        return code

    async def sees(self, person: int) -> set[int]:
        """The seats whose stream the device of somebody is let see."""
        tables, key = self.tables, self.keys[person]
        doors = [(n, await outcome(tables.news(self.id, key, Seat(n), 0))) for n in range(6)]
        return {seat for seat, news in doors if isinstance(news, News)}

    async def join(self, name: str, chair: int | None = None) -> int:
        """Somebody new, by the link."""
        key = new_key()
        view = await self.tables.join(self.id, self.opened.invite, key, name, chair)
        assert view.you == len(self.keys)
        self.keys.append(key)
        return view.you

    async def deal(self, host: int = 0) -> TableView:
        """Everybody pledges a nonce, the host starts, and everybody reveals."""
        await self.mind()
        await self.wish(host, Start())
        await self.mind()
        return await self.view(host)

    async def mind(self, *people: int) -> None:
        """Let the devices of some people, or of all, do their part in the mix."""
        for person in people or range(len(self.keys)):
            view = await outcome(self.tables.view(self.id, self.keys[person]))
            while not isinstance(view, Refusal):
                receipts = self.receipts.setdefault(person, Receipts())
                step = next_step(receipts.of(view.game), view)
                if step.receipt is not None:
                    receipts.keep(step.receipt)
                if step.wish is None:
                    break
                view = await self.wish(person, step.wish)

    async def view(self, person: int = 0) -> TableView:
        """The table as somebody sees it."""
        return await self.tables.view(self.id, self.keys[person])


async def a_table(
    house: House | None = None, opening: NewTable | None = None, people: int = 1
) -> ATable:
    """A table of three chairs with some people at it."""
    house, key = house or House(), new_key()
    wanted = opening or NewTable("classic", 3, "Ada", {"turn_limit": 12})
    opened = await house.tables.open(wanted, key)
    table = ATable(house, opened, [key])
    for number in range(1, people):
        await table.join(("Ada", "Bob", "Cléo", "Dan", "Eve", "Fay")[number])
    return table


async def a_game(people: int = 3, opening: NewTable | None = None) -> ATable:
    """A table at which everybody sits and the cards are dealt."""
    table = await a_table(opening=opening, people=people)
    await table.deal()
    return table
