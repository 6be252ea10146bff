"""Journals: logs that begin when somebody first asks for them, and take every entry once."""

from abc import abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import msgspec

from lenoir.play.logs.ports import Broadcast, Conflict, Damaged, Entry, Log, LogId, Mark, Store
from lenoir.play.logs.shelf import Effect, LogReader, Shelf
from lenoir.play.refusal import Refusal


class Journal(LogReader):
    """All that was written into one, as its reader keeps it."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.length = 0

    @abstractmethod
    def take(self, number: int, entry: Entry) -> None:
        """Read the entry of that number; msgspec's errors if it makes no sense."""

    def has_room(self, entry: Entry) -> bool:
        """Whether this may still be written."""
        return True

    def add(self, entry: Entry) -> None:
        """Read the next entry."""
        try:
            self.take(self.length, entry)
        except msgspec.MsgspecError:
            raise Damaged("an entry that cannot be read") from None
        self.length += 1

    def read(self, log: Log) -> None:
        """Read all that is new."""
        for entry in log.entries:
            self.add(entry)
        self.mark = log.mark


D = TypeVar("D", bound=Journal)


class Journals(Shelf[D]):
    """The journals of one kind at a worker."""

    def __init__(
        self,
        store: Store,
        broadcast: Broadcast,
        kind: Callable[[Mark], D],
        founding: bytes,
        clock: Callable[[], float],
    ) -> None:
        def opened(_: LogId, log: Log) -> D:
            journal = kind(log.mark)
            journal.read(log)
            return journal

        super().__init__(store, broadcast, opened, "no_such_table", clock)
        self._founding = founding

    async def opened(self, log: LogId) -> D:
        """A journal, begun if there is none."""
        try:
            return await self.get(log)
        except Refusal as refusal:
            if refusal.code != "no_such_table":
                raise
        with suppress(Conflict):
            await self.asked(log, self.store.create(log, self._founding))
        return await self.get(log)

    async def write(self, log: LogId, entry: Entry) -> tuple[D, int]:
        """The journal with the entry in it, and the entry's number: the same if it comes again."""

        def effect(journal: D) -> Effect:
            if not journal.has_room(entry):
                raise Refusal("full")
            return Effect(entry.body, lambda: journal.add(entry))

        await self.opened(log)
        journal, number = await self.commit(log, entry.cmd_id, effect)
        assert number is not None, "there is always something to write"
        return journal, number
