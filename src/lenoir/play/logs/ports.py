"""What the referee needs from the outside: a store of logs, and a way to say that one has grown."""

from collections.abc import AsyncIterator, Sequence
from typing import Final, NewType, Protocol

from msgspec import Struct

LogId = NewType("LogId", str)
"""The name of a log: of a game, of a table, of its chat."""
TableId = NewType("TableId", LogId)
GameId = NewType("GameId", LogId)


class Mark(Struct, frozen=True):
    """Where a log ends: its length, and what ties it to all before. Only a store makes one."""

    length: int
    seal: bytes


START: Final = Mark(0, b"")
"""Before the first entry."""


class Entry(Struct, frozen=True):
    """One line of a log: a command took effect, once. A store keeps the body and never reads it."""

    cmd_id: str
    """Unique in its log."""
    body: bytes


class Log(Struct, frozen=True):
    """A log, or what came after a mark."""

    founding: bytes
    entries: tuple[Entry, ...]
    mark: Mark


class LogSummary(Struct, frozen=True):
    """What a store knows of a log without reading it; times are seconds since 1970."""

    log: LogId
    code: str | None
    length: int
    created: float
    changed: float


FORGOTTEN_AFTER: Final = 3600
"""Seconds from the end of what was spent until its name is forgotten: clocks may differ."""


class Conflict(Exception):
    """Somebody was faster: load what came, and look again."""


class Unavailable(Exception):
    """The store cannot say whether it has done what was asked: forget what you know, try again."""


class Damaged(Exception):
    """A log is not what was written: nobody plays on with it."""


class Store(Protocol):
    """Logs that only grow. Every method may raise `Unavailable`; what it returned is durable."""

    async def create(
        self, log: LogId, founding: bytes, code: str | None = None, listed: bool = False
    ) -> Mark:
        """Begin a log; `Conflict` if there is one by that name or code."""
        ...

    async def load(self, log: LogId, after: Mark = START) -> Log | None:
        """A log from a mark on; None if there is none, `Damaged` if it cannot be trusted."""
        ...

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Add an entry; `Conflict` if the log ends elsewhere by now, or knows the command.

        ``listed`` says, here and at the beginning, whether strangers may find the log from now on.
        """
        ...

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """The number of the entry a command has led to, if it has."""
        ...

    async def lengths(self, logs: Sequence[LogId]) -> dict[LogId, int]:
        """How long some logs are by now."""
        ...

    async def find(self, code: str) -> TableId | None:
        """The log with a code."""
        ...

    async def listed(self, at_most: int) -> tuple[TableId, ...]:
        """The logs that strangers may find, the latest first."""
        ...

    async def spend(self, name: str, until: int) -> bool:
        """Whether nobody has spent this before; the name is forgotten some time after its end."""
        ...

    # Care

    async def browse(
        self, kind: str, after: str = "", at_most: int = 200
    ) -> tuple[LogSummary, ...]:
        """Some logs whose names begin so, in an order of the store's own, after a name."""
        ...

    async def look_up(self, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
        """What is known of some logs, as far as they are there."""
        ...

    async def delete(self, logs: Sequence[LogId], quiet_since: float | None = None) -> bool:
        """Delete logs with all their entries, together; whether that was done.

        With a time it is not done if one of them has changed since.
        """
        ...

    async def rewrite(
        self, log: LogId, after: Mark, founding: bytes, entries: Sequence[Entry]
    ) -> Mark:
        """Put other bytes into a log, sealed anew; `Conflict` if it ends elsewhere by now.

        Only to take out what must not be kept: whoever has read the log reads it anew.
        """
        ...

    async def scrub(self) -> None:
        """See to it that nothing that was deleted or rewritten can be read in the files."""
        ...


class Broadcast(Protocol):
    """A hint between workers, without content: it may come late, twice or never."""

    def hint(self, log: LogId) -> None:
        """Say that a log has grown, without waiting for anybody."""
        ...

    def hints(self) -> AsyncIterator[LogId]:
        """The logs that others say have grown."""
        ...
