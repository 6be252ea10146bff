"""Ledgers: what is noted for whoever runs a server, in ordinary logs that only grow.

One for each month: what is old can then be deleted whole, and nothing is read that is not wanted.
"""

from collections.abc import AsyncIterator, Callable
from time import gmtime, monotonic
from typing import Final, Generic, TypeVar

import msgspec

from lenoir.play.logs.journals import Journal, Journals
from lenoir.play.logs.ports import Broadcast, Entry, LogId, Store

ENTRIES_AT_MOST: Final = 20_000
"""In one month."""

T = TypeVar("T")


class _Counted(Journal):
    """A ledger in memory: only how long it is."""

    def has_room(self, entry: Entry) -> bool:
        return self.length < ENTRIES_AT_MOST

    def take(self, number: int, entry: Entry) -> None:
        pass


class Ledger(Generic[T]):
    """All ledgers of one kind."""

    def __init__(
        self,
        name: str,
        kind: type[T],
        store: Store,
        broadcast: Broadcast,
        now: Callable[[], float],
    ) -> None:
        self.name, self._store, self._now = f"a-{name}.", store, now
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self._pages = Journals(store, broadcast, _Counted, name.encode(), monotonic)

    async def note(self, cmd_id: str, line: T) -> None:
        """Add a line, once for each name of a command in a month."""
        await self._pages.write(self._month(), Entry(cmd_id, msgspec.json.encode(line)))

    def _month(self) -> LogId:
        today = gmtime(self._now())
        return LogId(f"{self.name}{today.tm_year:04}-{today.tm_mon:02}")

    async def lines(self) -> AsyncIterator[T]:
        """All lines, the oldest first."""
        for log in await self.logs():
            whole = await self._store.load(log)
            for entry in whole.entries if whole else ():
                yield self._decoder.decode(entry.body)

    async def logs(self) -> list[LogId]:
        """The ledgers there are, the oldest first."""
        return sorted(kept.log for kept in await self._store.browse(self.name, "", 10_000))

    def forget(self, log: LogId) -> None:
        """Read a ledger anew that was written anew."""
        self._pages.drop(log)
