"""A store with faults on order, and one that lets others go first."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from lenoir.play.logs.ports import (
    START,
    Entry,
    Log,
    LogId,
    LogSummary,
    Mark,
    Store,
    TableId,
    Unavailable,
)


class Faulty:
    """A `Store` which fails when told to: before it has stored, or after, so that nobody knows."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.fails: Literal["", "before", "after", "load", "spend"] = ""
        self.creates: int | None = None
        """After how many more logs that were begun it fails, once."""
        self.first: Callable[[], Awaitable[object]] | None = None
        """What somebody else does just before the next append."""

    async def create(
        self, log: LogId, founding: bytes, code: str | None = None, listed: bool = False
    ) -> Mark:
        mark = await self.store.create(log, founding, code, listed)
        if self.creates is not None:
            self.creates = self.creates - 1 or None
            if self.creates is None:
                raise Unavailable("after")
        return mark

    async def load(self, log: LogId, after: Mark = START) -> Log | None:
        self._fail_if("load")
        return await self.store.load(log, after)

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        first, self.first = self.first, None
        if first is not None:
            await first()
        self._fail_if("before")
        mark = await self.store.append(log, after, entry, listed)
        self._fail_if("after")
        return mark

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        self._fail_if("load")
        return await self.store.answered(log, cmd_id)

    async def lengths(self, logs: Sequence[LogId]) -> dict[LogId, int]:
        self._fail_if("load")
        return await self.store.lengths(logs)

    async def find(self, code: str) -> TableId | None:
        return await self.store.find(code)

    async def listed(self, at_most: int) -> tuple[TableId, ...]:
        self._fail_if("load")
        return await self.store.listed(at_most)

    async def spend(self, name: str, until: int) -> bool:
        self._fail_if("spend")
        return await self.store.spend(name, until)

    async def browse(
        self, kind: str, after: str = "", at_most: int = 200
    ) -> tuple[LogSummary, ...]:
        return await self.store.browse(kind, after, at_most)

    async def look_up(self, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
        return await self.store.look_up(logs)

    async def delete(self, logs: Sequence[LogId], quiet_since: float | None = None) -> bool:
        return await self.store.delete(logs, quiet_since)

    async def scrub(self) -> None:
        await self.store.scrub()

    async def rewrite(
        self, log: LogId, after: Mark, founding: bytes, entries: Sequence[Entry]
    ) -> Mark:
        return await self.store.rewrite(log, after, founding, entries)

    def _fail_if(self, when: str) -> None:
        if self.fails == when:
            raise Unavailable(when)
