"""Bugs planted on purpose: each breaks one promise, and its fault test must see that."""

import asyncio

from lenoir.play.logs.ports import Conflict, Entry, LogId, Mark, Unavailable
from lenoir.store.memory import MemoryStore
from lenoir.store.sqlite import SqliteStore


class AcksBeforeStoring(SqliteStore):
    """R1 broken: the answer leaves first, the entry follows a little later."""

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Promise now, store later; but for the deal, which is read at once."""
        if entry.cmd_id == "deal":
            return await super().append(log, after, entry)
        mark = self._chain.linked(log, after, entry)
        loop = asyncio.get_running_loop()
        loop.call_later(0.03, self._later, log, after, entry)
        return mark

    def _later(self, log: LogId, after: Mark, entry: Entry) -> None:
        self._task = asyncio.ensure_future(super().append(log, after, entry))
        self._task.add_done_callback(lambda task: task.exception())


class ForgetsCommands(SqliteStore):
    """R2 broken: nobody knows a command any more."""

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """Never heard of it."""
        return None


class SwallowsErrors(SqliteStore):
    """R8 broken: whatever the disk says, all is well."""

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Store, or not."""
        try:
            return await super().append(log, after, entry, listed)
        except Unavailable:
            return self._chain.linked(log, after, entry)


class LastWriterWins(MemoryStore):
    """R3 broken: an entry is put where its writer thinks the log ends, over what is there."""

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Overwrite."""
        await asyncio.sleep(0)
        entries = self._entries[log]
        if after.length > len(entries):
            raise Conflict("too far")
        del entries[after.length :]
        entries.append(entry)
        return Mark(len(entries), b"")


class SlowMemory(MemoryStore):
    """Sound, but others get their turn between asking and storing."""

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Wait for a moment."""
        await asyncio.sleep(0)
        return await super().append(log, after, entry, listed)


class ForgetfulMemory(MemoryStore):
    """R2 broken: nobody knows a command any more."""

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """Never heard of it."""
        return None
