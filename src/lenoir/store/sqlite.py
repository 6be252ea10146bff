"""Logs in one SQLite file: nothing to install, and no answer before it is on the disk."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import apsw
import msgspec

from lenoir.play.logs.ports import (
    FORGOTTEN_AFTER,
    START,
    Conflict,
    Damaged,
    Entry,
    Log,
    LogId,
    LogSummary,
    Mark,
    TableId,
    Unavailable,
)
from lenoir.store.appends import Append, added
from lenoir.store.backups import (
    Copy,
    NotEmpty,
    Progress,
    check_head,
    check_log,
    inserted,
    opened_copy,
    paged,
    quiet,
)
from lenoir.store.caring import browsed, deleted, looked_up, rewritten
from lenoir.store.chain import Chain, EntryRow, LogRow
from lenoir.store.modes import kept_private
from lenoir.store.schema import NEWEST, CannotOpen, check_key, steps
from lenoir.store.thread import GROUP_AT_MOST, DatabaseThread

T = TypeVar("T")

OLDEST: Final = (3, 51, 3)
"""Before this SQLite a write-ahead log could be damaged by several writers."""
STATEMENTS: Final = 2 * GROUP_AT_MOST
"""How many are kept: two for each number of appends that wait together."""
ROOM: Final = -200_000
"""Kilobytes of memory for a copy that is put back: what does not fit is written twice."""
LOAD: Final = (
    "SELECT l.founding, l.code, l.length, l.seal, l.anchor, e.seq, e.cmd, e.body, e.seal"
    " FROM logs l LEFT JOIN entries e ON e.log = l.id AND e.seq >= ? WHERE l.id = ? ORDER BY e.seq"
)
NOW: Final = "unixepoch('subsec')"
FOUND: Final = (
    f"INSERT INTO logs VALUES (?, ?, ?, ?, ?, ?, CASE WHEN ? THEN {NOW} END, {NOW}, {NOW})"
)
LENGTHS: Final = (
    "SELECT json_group_object(id, length) FROM logs WHERE id IN (SELECT value FROM json_each(?))"
)

_lengths: Final = msgspec.json.Decoder(dict[LogId, int])


class SqliteStore:
    """A `Store` in a file, in the write-ahead mode, synced at every commit (R1)."""

    def __init__(
        self,
        path: Path | str,
        key: bytes,
        *,
        synchronous: str = "FULL",
        vfs: str | None = None,
    ) -> None:
        check_version(apsw.sqlite_lib_version())
        self._path, self._vfs, self._synchronous = str(path), vfs, synchronous
        self._chain = Chain(key)
        self._db: apsw.Connection | None = None
        self._reader: apsw.Connection | None = None
        try:
            kept_private(Path(path))
            self._db = self._connected()
            migrated(self._db, self._chain)
        except (apsw.Error, OSError) as error:
            self._give_up()
            raise CannotOpen(f"{path} cannot be opened as a database: {error}") from None
        except CannotOpen:
            self._give_up()
            raise
        self._writing: DatabaseThread[apsw.Connection] = DatabaseThread("writer", self._commit)
        self._reading: DatabaseThread[apsw.Connection] = DatabaseThread("reader", self._look)

    def close(self) -> None:
        """Finish, and let go of the file."""
        self._writing.close()
        self._reading.close()
        for db in (self._db, self._reader):
            if db is not None:
                db.close()
        self._db = self._reader = None

    def _connected(self) -> apsw.Connection:
        db = apsw.Connection(self._path, vfs=self._vfs, statementcachesize=STATEMENTS)
        db.set_busy_timeout(5000)
        db.execute("PRAGMA journal_mode=WAL")
        db.execute(f"PRAGMA synchronous={self._synchronous}")
        db.execute("PRAGMA secure_delete=ON")  # what is deleted shall be gone
        return db

    # The threads

    def _commit(self, jobs: list[Callable[[apsw.Connection], object]]) -> list[object]:
        """Some jobs in one transaction; if it does not reach the disk, none has been done."""
        try:
            if self._db is None:
                self._db = self._connected()
            self._db.execute("BEGIN IMMEDIATE")
            outcomes = done(self._db, jobs)
            self._db.execute("COMMIT")
        except Exception as error:  # whatever it was, nobody is told that it is stored (R8)
            self._give_up()
            return [Unavailable(type(error).__name__) for _ in jobs]
        return outcomes

    def _give_up(self) -> None:
        """Whatever is open is undone; the next job begins with a new connection."""
        db, self._db = self._db, None
        try:
            if db is not None:
                db.close(True)
        except apsw.Error:
            return  # it is gone either way

    def _look(self, jobs: list[Callable[[apsw.Connection], object]]) -> list[object]:
        return [self._looked(job) for job in jobs]

    def _looked(self, job: Callable[[apsw.Connection], object]) -> object:
        try:
            if self._reader is None:
                self._reader = self._connected()
            return job(self._reader)
        except Damaged as damaged:
            return damaged
        except Exception as error:
            self._reader = None
            return Unavailable(type(error).__name__)

    # The port

    async def create(
        self, log: LogId, founding: bytes, code: str | None = None, listed: bool = False
    ) -> Mark:
        """Begin a log."""
        mark = self._chain.founded(log, founding, code)
        row = self._chain.row(log, founding, code, mark)

        def job(db: apsw.Connection) -> Mark:
            taken = db.execute(
                "SELECT 1 FROM logs WHERE id = ? OR code = ?", (log, code)
            ).fetchone()
            if taken is not None:
                raise Conflict(f"there is a log {log} or one with its code")
            db.execute(FOUND, (log, *row, listed))
            return mark

        return await self._writing.do(job)

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Add an entry."""
        mark = self._chain.linked(log, after, entry)
        anchor = self._chain.anchor(log, mark)
        return await self._writing.do(Append(log, after, entry, mark, anchor, listed))

    async def load(self, log: LogId, after: Mark = START) -> Log | None:
        """A log from a mark on."""
        return await self._reading.do(lambda db: loaded(db, self._chain, log, after))

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """The number of the entry a command has led to."""
        sql = "SELECT seq FROM entries WHERE log = ? AND cmd = ?"
        return await self._one(sql, (log, cmd_id), int)

    async def lengths(self, logs: Sequence[LogId]) -> dict[LogId, int]:
        """How long some logs are."""

        def job(db: apsw.Connection) -> dict[LogId, int]:
            found = db.execute(LENGTHS, (msgspec.json.encode(logs).decode(),)).fetchone()
            assert found is not None, "a total has one row"
            return _lengths.decode(str(found[0]))

        return await self._reading.do(job)

    async def find(self, code: str) -> TableId | None:
        """The log with a code."""
        found = await self._one("SELECT id FROM logs WHERE code = ?", (code,), str)
        return None if found is None else TableId(LogId(found))

    async def listed(self, at_most: int) -> tuple[TableId, ...]:
        """The logs that strangers may find."""
        sql = "SELECT id FROM logs WHERE listed IS NOT NULL ORDER BY listed DESC LIMIT ?"

        def job(db: apsw.Connection) -> tuple[TableId, ...]:
            return tuple(TableId(LogId(str(row[0]))) for row in db.execute(sql, (at_most,)))

        return await self._reading.do(job)

    async def spend(self, name: str, until: int) -> bool:
        """Whether nobody has spent this name before; names whose time is long over are deleted."""

        def job(db: apsw.Connection) -> bool:
            db.execute("DELETE FROM spent WHERE until < ?", (until - FORGOTTEN_AFTER,))
            db.execute("INSERT INTO spent VALUES (?, ?) ON CONFLICT DO NOTHING", (name, until))
            return db.changes() == 1

        return await self._writing.do(job)

    async def _one(self, sql: str, args: tuple[str, ...], kind: Callable[..., T]) -> T | None:
        def job(db: apsw.Connection) -> T | None:
            row = db.execute(sql, args).fetchone()
            return None if row is None else kind(row[0])

        return await self._reading.do(job)

    # Care

    async def browse(
        self, kind: str, after: str = "", at_most: int = 200
    ) -> tuple[LogSummary, ...]:
        """Some logs of a kind."""
        return await self._reading.do(lambda db: browsed(db, kind, after, at_most))

    async def look_up(self, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
        """What is known of some logs."""
        return await self._reading.do(lambda db: looked_up(db, logs))

    async def delete(self, logs: Sequence[LogId], quiet_since: float | None = None) -> bool:
        """Delete logs with their entries."""
        return await self._writing.do(lambda db: deleted(db, logs, quiet_since))

    async def rewrite(
        self, log: LogId, after: Mark, founding: bytes, entries: Sequence[Entry]
    ) -> Mark:
        """Put other bytes into a log."""
        chain = self._chain
        return await self._writing.do(
            lambda db: rewritten(db, chain, log, after, founding, entries)
        )

    async def scrub(self) -> None:
        """Write the file anew without its gaps, and the log beside it; writers wait meanwhile."""

        def job() -> None:
            db = self._connected()
            try:
                db.execute("VACUUM")
                db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            finally:
                db.close()

        try:
            await asyncio.to_thread(job)
        except apsw.Error as error:
            raise Unavailable(type(error).__name__) from None

    async def check(self) -> dict[str, str]:
        """All logs that cannot be trusted, and why; under "" what is wrong with the file."""

        def job(db: apsw.Connection) -> dict[str, str]:
            wrong: dict[str, str] = {}
            try:
                for row in db.execute("PRAGMA integrity_check"):
                    if row[0] != "ok":
                        wrong[""] = str(row[0])
                logs = db.execute("SELECT id FROM logs ORDER BY id").fetchall()
            except apsw.CorruptError as error:
                return {"": str(error)}
            for row in logs:
                try:
                    loaded(db, self._chain, LogId(str(row[0])), START)
                except Damaged as damaged:
                    wrong[str(row[0])] = str(damaged)
            return wrong

        return await self._reading.do(job)

    async def backup(self, target: Path, progress: Progress = quiet) -> None:
        """A copy of everything as it is now, page by page, while the games go on."""
        kept_private(target)
        given_up: list[bool] = []

        def job(db: apsw.Connection) -> None:
            paged(db, target, progress, given_up)

        try:
            await self._reading.do(job)
        finally:
            given_up.append(True)  # whoever was interrupted does not wait for the rest

    async def settle(self) -> None:
        """Make it one file alone, fit to be moved."""

        def job(db: apsw.Connection) -> None:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        await self._reading.do(job)

    async def rows(self) -> Copy:
        """Everything as it is now, log by log."""
        return opened_copy(Path(self._path))

    async def fill(self, copy: Copy, *, checked: bool = True) -> int:
        """Put a copy into a database without logs, all of it or nothing; how many logs it has.

        Unchecked it takes damaged logs too: a backup has everything that there is.
        """
        head, wholes = copy
        check_head(head, self._chain)
        db = self._connected()
        db.execute(f"PRAGMA cache_size={ROOM}")
        db.execute("BEGIN IMMEDIATE")
        try:
            if db.execute("SELECT 1 FROM logs LIMIT 1").fetchone():
                raise NotEmpty
            number = 0
            async for whole in wholes:
                if checked:
                    check_log(whole, self._chain)
                inserted(db, whole)
                number += 1
            db.execute("COMMIT")
            return number
        except apsw.Error as error:
            raise Unavailable(type(error).__name__) from None
        finally:
            db.close(True)  # what was not committed is undone


def version_of(path: Path | str) -> int:
    """The version of the tables in a file, 0 if it has none; nothing is written."""
    try:
        db = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        try:
            return int(db.pragma("user_version"))
        finally:
            db.close()
    except apsw.Error as error:
        raise CannotOpen(f"{path} cannot be opened as a database: {error}") from None


def done(db: apsw.Connection, jobs: Sequence[Callable[[apsw.Connection], object]]) -> list[object]:
    """What some jobs lead to: appends all at once if none of them conflicts, else one by one."""
    appends = [job for job in jobs if isinstance(job, Append)]
    if len(appends) == len(jobs):
        if added(db, appends):
            return [append.mark for append in appends]
        db.execute("ROLLBACK")
        db.execute("BEGIN IMMEDIATE")
    outcomes: list[object] = []
    for job in jobs:
        try:
            outcomes.append(job(db))
        except Conflict as conflict:  # and it has left nothing behind
            outcomes.append(conflict)
    return outcomes


def check_version(version: str) -> None:
    """Refuse a SQLite that could damage the file."""
    if tuple(map(int, version.split("."))) < OLDEST:
        needed = ".".join(map(str, OLDEST))
        raise CannotOpen(f"SQLite {version} is too old: {needed} or newer is needed, update apsw")


def migrated(db: apsw.Connection, chain: Chain) -> None:
    """Bring a database up to date; `CannotOpen` if it is newer, or of another key."""
    db.execute("BEGIN IMMEDIATE")
    try:
        version = int(db.pragma("user_version"))
        words = {"bytes": "BLOB", "clustered": "WITHOUT ROWID"}
        for step in steps(version, **words, time="DOUBLE PRECISION", now=NOW):
            db.execute(step)
        db.execute(f"PRAGMA user_version = {NEWEST}")
        known = db.execute("SELECT value FROM facts WHERE name = 'key'").fetchone()
        if known is None:
            db.execute("INSERT INTO facts VALUES ('key', ?)", (chain.fingerprint,))
        else:
            check_key(bytes(known[0]), chain.fingerprint)
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise


def loaded(db: apsw.Connection, chain: Chain, log: LogId, after: Mark) -> Log | None:
    """A log from a mark on, read in one go."""
    try:
        rows = db.execute(LOAD, (after.length, log)).fetchall()
    except apsw.CorruptError:
        raise Damaged(f"{log} lies on a damaged page") from None
    if not rows:
        return None
    head = LogRow._make(rows[0][:5])
    entries = (EntryRow._make(row[5:]) for row in rows if row[5] is not None)
    return chain.read(log, head, entries, after)
