"""A store that is watched: every answer is timed, and a refusal is said aloud, with its reason."""

from collections.abc import Awaitable, Sequence
from time import monotonic
from typing import TypeVar

from lenoir.play.logs.ports import (
    START,
    Damaged,
    Entry,
    Log,
    LogId,
    LogSummary,
    Mark,
    Store,
    TableId,
    Unavailable,
)
from lenoir.server.seeing.logs import Seldom
from lenoir.server.seeing.metrics import Metrics
from lenoir.server.seeing.traces import NO_TRACES, Traces

T = TypeVar("T")


class WatchedStore:
    """A `Store` around another, which changes nothing."""

    def __init__(self, store: Store, metrics: Metrics, traces: Traces = NO_TRACES) -> None:
        self._store, self._metrics, self._traces = store, metrics, traces
        self._aloud = Seldom()
        self.waiting = 0
        """How much was asked for and is not answered yet."""

    async def create(
        self, log: LogId, founding: bytes, code: str | None = None, listed: bool = False
    ) -> Mark:
        """Begin a log."""
        return await self._timed("create", self._store.create(log, founding, code, listed))

    async def load(self, log: LogId, after: Mark = START) -> Log | None:
        """A log from a mark on."""
        return await self._timed("load", self._store.load(log, after))

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Add an entry."""
        return await self._timed("append", self._store.append(log, after, entry, listed))

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """The number of the entry a command has led to."""
        return await self._timed("answered", self._store.answered(log, cmd_id))

    async def lengths(self, logs: Sequence[LogId]) -> dict[LogId, int]:
        """How long some logs are."""
        return await self._timed("lengths", self._store.lengths(logs))

    async def find(self, code: str) -> TableId | None:
        """The log with a code."""
        return await self._timed("find", self._store.find(code))

    async def listed(self, at_most: int) -> tuple[TableId, ...]:
        """The logs that strangers may find."""
        return await self._timed("listed", self._store.listed(at_most))

    async def spend(self, name: str, until: int) -> bool:
        """Once."""
        return await self._timed("spend", self._store.spend(name, until))

    async def browse(
        self, kind: str, after: str = "", at_most: int = 200
    ) -> tuple[LogSummary, ...]:
        """Some logs of a kind."""
        return await self._timed("care", self._store.browse(kind, after, at_most))

    async def look_up(self, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
        """What is known of some logs."""
        return await self._timed("care", self._store.look_up(logs))

    async def delete(self, logs: Sequence[LogId], quiet_since: float | None = None) -> bool:
        """Delete logs with their entries."""
        return await self._timed("care", self._store.delete(logs, quiet_since))

    async def scrub(self) -> None:
        """Overwrite what was deleted."""
        await self._timed("care", self._store.scrub())

    async def rewrite(
        self, log: LogId, after: Mark, founding: bytes, entries: Sequence[Entry]
    ) -> Mark:
        """Put other bytes into a log."""
        return await self._timed("care", self._store.rewrite(log, after, founding, entries))

    async def _timed(self, operation: str, asking: Awaitable[T]) -> T:
        began = monotonic()
        self.waiting += 1
        try:
            with self._traces.span(f"store {operation}"):
                return await asking
        except Unavailable as error:
            self._refused(operation, str(error))
            raise
        except Damaged:
            self._refused(operation, "Damaged")
            raise
        finally:
            self.waiting -= 1
            self._metrics.storage[operation].observe(monotonic() - began)

    def _refused(self, operation: str, reason: str) -> None:
        """The reason is the kind of an error: its text might name a table or have a password."""
        self._metrics.storage_refused.labels(operation, reason).inc()
        self._aloud.error("storage refused", operation=operation, reason=reason)
