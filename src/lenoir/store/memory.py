"""Logs in memory: for tests, and for a server whose games may die with it."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import time

from lenoir.play.logs.ports import (
    FORGOTTEN_AFTER,
    START,
    Conflict,
    Entry,
    Log,
    LogId,
    LogSummary,
    Mark,
    TableId,
    Unavailable,
)
from lenoir.store.backups import Copy, Progress, quiet


class MemoryStore:
    """A `Store` in dictionaries."""

    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._times: dict[LogId, tuple[float, float]] = {}
        self._founding: dict[LogId, bytes] = {}
        self._entries: dict[LogId, list[Entry]] = {}
        self._numbers: dict[LogId, dict[str, int]] = {}
        self._codes: dict[str, LogId] = {}
        self._listed: dict[LogId, None] = {}
        self._spent: dict[str, int] = {}

    async def create(
        self, log: LogId, founding: bytes, code: str | None = None, listed: bool = False
    ) -> Mark:
        """Begin a log."""
        if log in self._founding or code in self._codes:
            raise Conflict(f"there is a log {log} or a code {code}")
        self._founding[log], self._entries[log], self._numbers[log] = founding, [], {}
        self._times[log] = (self._clock(),) * 2
        if code is not None:
            self._codes[code] = log
        if listed:
            self._listed[log] = None
        return START

    async def load(self, log: LogId, after: Mark = START) -> Log | None:
        """A log from a mark on."""
        if log not in self._founding:
            return None
        entries = self._entries[log]
        return Log(self._founding[log], tuple(entries[after.length :]), Mark(len(entries), b""))

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Add an entry."""
        entries = self._entries.get(log, [])
        is_end = log in self._entries and len(entries) == after.length
        if not is_end or entry.cmd_id in self._numbers[log]:
            raise Conflict(f"{log} has {len(entries)} entries, not {after.length}")
        self._numbers[log][entry.cmd_id] = len(entries)
        entries.append(entry)
        self._times[log] = self._times[log][0], self._clock()
        self._listed.pop(log, None)
        if listed:
            self._listed[log] = None
        return Mark(len(entries), b"")

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """The number of the entry a command has led to."""
        return self._numbers.get(log, {}).get(cmd_id)

    async def lengths(self, logs: Sequence[LogId]) -> dict[LogId, int]:
        """How long some logs are."""
        return {log: len(self._entries[log]) for log in logs if log in self._entries}

    async def find(self, code: str) -> TableId | None:
        """The log with a code."""
        found = self._codes.get(code)
        return None if found is None else TableId(found)

    async def listed(self, at_most: int) -> tuple[TableId, ...]:
        """The logs that strangers may find."""
        return tuple(map(TableId, reversed(self._listed)))[:at_most]

    async def spend(self, name: str, until: int) -> bool:
        """Whether nobody has spent this name before; names whose time is long over are deleted."""
        kept = until - FORGOTTEN_AFTER
        self._spent = {other: end for other, end in self._spent.items() if end >= kept}
        is_new = name not in self._spent
        self._spent.setdefault(name, until)
        return is_new

    async def browse(
        self, kind: str, after: str = "", at_most: int = 200
    ) -> tuple[LogSummary, ...]:
        """Some logs of a kind."""
        names = sorted(log for log in self._founding if log.startswith(kind) and log > after)
        return tuple((await self.look_up(names[:at_most])).values())

    async def look_up(self, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
        """What is known of some logs."""
        codes = {log: code for code, log in self._codes.items()}
        return {
            log: LogSummary(log, codes.get(log), len(self._entries[log]), *self._times[log])
            for log in logs
            if log in self._founding
        }

    async def delete(self, logs: Sequence[LogId], quiet_since: float | None = None) -> bool:
        """Delete logs with their entries."""
        there = [log for log in logs if log in self._founding]
        if quiet_since is not None and any(self._times[log][1] > quiet_since for log in there):
            return False
        for log in there:
            del self._founding[log], self._entries[log], self._numbers[log], self._times[log]
            self._listed.pop(log, None)
        self._codes = {code: log for code, log in self._codes.items() if log not in there}
        return True

    async def rewrite(
        self, log: LogId, after: Mark, founding: bytes, entries: Sequence[Entry]
    ) -> Mark:
        """Put other bytes into a log."""
        if log not in self._founding or len(self._entries[log]) != after.length:
            raise Conflict(f"{log} does not end at {after.length}")
        self._founding[log], self._entries[log] = founding, list(entries)
        self._numbers[log] = {entry.cmd_id: number for number, entry in enumerate(entries)}
        return Mark(len(entries), b"")

    async def scrub(self) -> None:
        """There are no files."""

    async def check(self) -> dict[str, str]:
        """Nobody can have touched it."""
        return {}

    async def backup(self, target: Path, progress: Progress = quiet) -> None:
        """Memory is not kept."""
        raise Unavailable("there is nothing to copy")

    async def rows(self) -> Copy:
        """Memory is not kept."""
        raise Unavailable("there is nothing to copy")

    async def fill(self, copy: Copy) -> int:
        """Memory is not kept."""
        raise Unavailable("there is nowhere to put it")
