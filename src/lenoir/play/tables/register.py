"""The register of tables: each is a log of its changes."""

from collections import Counter
from collections.abc import AsyncGenerator, Callable
from typing import Final, TypeVar

from lenoir.play.logs.ports import Broadcast, Conflict, Log, Store, TableId, Unavailable
from lenoir.play.logs.shelf import Effect, LogReader, Shelf
from lenoir.play.people.keys import digest
from lenoir.play.refusal import Refusal
from lenoir.play.tables.changes import begun, change, changed, founding
from lenoir.play.tables.listing import Showcase
from lenoir.play.tables.seating import Seating

CHANGES_EACH: Final = 2_000
"""Changes of one table by one person, comings and goings included. An evening has some dozens; so
nobody can fill the store, nor use up what others may change."""

T = TypeVar("T")


class TableReader(LogReader):
    """A table in memory."""

    def __init__(self, log: Log) -> None:
        super().__init__(log.mark)
        self.seating = begun(log.founding)
        self._changes: Counter[str] = Counter()
        """How many changes each person has made, by the number that their commands begin with."""
        self.read(log)

    def read(self, log: Log) -> None:
        """Take in how it stands by now."""
        if log.entries:
            self.seating = changed(self.seating, (entry.body for entry in log.entries))
        for entry in log.entries:
            self._count(entry.cmd_id)
        self.mark = log.mark

    def take(self, cmd_id: str, seating: Seating) -> None:
        """Go on to what was stored."""
        self.seating = seating
        self._count(cmd_id)

    def _count(self, cmd_id: str) -> None:
        self._changes[_author(cmd_id)] += 1

    def is_worn_out_by(self, cmd_id: str) -> bool:
        """Whether whoever gives this command has made all the changes that one person may."""
        return self._changes[_author(cmd_id)] >= CHANGES_EACH


def _author(cmd_id: str) -> str:
    """Who gives a command: a person by number, or a word of the house for those who come."""
    return cmd_id.partition("/")[0]


def seating_in(log: Log) -> Seating:
    """How the table of a log stands; `Damaged` if it cannot be read."""
    return TableReader(log).seating


class Register:
    """All tables that are in use at a worker."""

    def __init__(self, store: Store, broadcast: Broadcast, clock: Callable[[], float]) -> None:
        self.store = store
        self.showing = Showcase()
        self.logs = Shelf(store, broadcast, lambda _, log: TableReader(log), "no_such_table", clock)

    async def begin(self, table: TableId, seating: Seating) -> Seating:
        """A new table as it begins; one of that name which has begun before, as it did then."""
        try:
            is_shown = self.showing.shows(table, seating)
            await self.store.create(table, founding(seating), seating.code, is_shown)
        except Unavailable:
            raise Refusal("try_again") from None
        except Conflict:
            return await self.logs.asked(table, self._begun(table))
        return seating

    async def _begun(self, table: TableId) -> Seating:
        log = await self.store.load(table)
        if log is None:  # it is the code that another table has
            raise Refusal("try_again")
        return begun(log.founding)

    async def seating(self, table: TableId) -> Seating:
        """A table as it stands."""
        return (await self.logs.get(table)).seating

    async def asked(self, table: TableId, ask: Callable[[Seating], T]) -> T:
        """What a table answers. Before it refuses, all that other workers have stored is read."""
        seating = await self.seating(table)
        try:
            return ask(seating)
        except Refusal:
            await self.logs.catch_up(table)
            return ask(await self.seating(table))

    def held(self, table: TableId) -> TableReader | None:
        """Whoever has it in memory: its seating is one value until the table changes."""
        return self.logs.held(table)

    async def follow(self, table: TableId) -> AsyncGenerator[Seating, None]:
        """The same, again after every change."""
        while True:
            held = await self.logs.get(table)
            grown = held.grown
            yield held.seating
            await held.more(grown)

    async def change(
        self,
        table: TableId,
        cmd_id: str,
        decide: Callable[[Seating], Seating],
        *,
        always: bool = False,
    ) -> Seating:
        """Change a table once, whatever other workers do to it.

        A command begins with the number of the person who gives it, or with ``join``, ``claim``
        or ``mix``. ``always``: also for somebody who has made too many changes, since it is their
        last.
        """

        def deed(held: TableReader) -> Effect | None:
            after = decide(held.seating)
            if after == held.seating:
                return None
            if not always and held.is_worn_out_by(cmd_id):
                raise Refusal("spent")
            body = change(held.seating, after)
            return Effect(body, lambda: held.take(cmd_id, after), self.showing.shows(table, after))

        return (await self.logs.commit(table, cmd_id, deed))[0].seating


def person_with(seating: Seating, key: str) -> int:
    """Whose key this is the digest of; nobody else is let in."""
    person = seating.person(key)
    if person is None:
        raise Refusal(seating.lost_by(key) or "not_seated")
    return person


def member_or_watcher(seating: Seating, key: str) -> int | None:
    """Whose key it is; None for the key to look on, and for no other."""
    found = digest(key)
    if seating.may_watch(found):
        return None
    return person_with(seating, found)
