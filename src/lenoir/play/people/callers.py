"""Callers: from where each person at a table has come, as keyed digests: for bans.

Nobody without the key of the server finds an address from its digest. They go with the table.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from lenoir.play.logs.journals import Journal, Journals
from lenoir.play.logs.ports import Broadcast, Entry, LogId, Mark, Store, TableId
from lenoir.play.refusal import Refusal

EACH: Final = 20
"""Addresses and devices that are kept of one person."""


class Caller(Struct, frozen=True):
    """A person, and the digests of an address and a device."""

    person: int
    digests: tuple[str, ...]


_caller: Final = msgspec.json.Decoder(Caller)


def callers_of(table: TableId) -> LogId:
    """The log of who has come to a table."""
    return LogId(f"{table}.callers")


def mark_of(table: TableId, person: int) -> str:
    """By what a ban knows somebody at a table, wherever they come from and on whatever device."""
    return sha256(f"{table}/{person}".encode()).hexdigest()[:32]


class _Callers(Journal):
    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.digests: dict[int, tuple[str, ...]] = {}

    def take(self, number: int, entry: Entry) -> None:
        caller = _caller.decode(entry.body)
        known = self.digests.get(caller.person, ())
        self.digests[caller.person] = tuple(dict.fromkeys((*known, *caller.digests)))

    def has_room(self, entry: Entry) -> bool:
        person = int(entry.cmd_id.partition("/")[0])
        return len(self.digests.get(person, ())) < EACH


class Callers:
    """Who has come to the tables of a house."""

    def __init__(self, store: Store, broadcast: Broadcast, clock: Callable[[], float]) -> None:
        self.logs = Journals(store, broadcast, _Callers, b"callers", clock)

    async def note(self, table: TableId, person: int, digests: Iterable[str]) -> None:
        """Somebody has come; it is no reason to turn them away if that cannot be stored."""
        told = tuple(digests)
        with suppress(Refusal):
            body = msgspec.json.encode(Caller(person, told))
            cmd_id = "/".join((str(person), *told))
            await self.logs.write(callers_of(table), Entry(cmd_id, body))

    async def digests(self, table: TableId, person: int) -> tuple[str, ...]:
        """Those of one person, as far as anybody has noted them."""
        try:
            held = await self.logs.get(callers_of(table))
        except Refusal:
            return ()
        return held.digests.get(person, ())

    def forget(self, table: TableId) -> None:
        """Read it anew."""
        self.logs.drop(callers_of(table))
