"""Logs in PostgreSQL: for several workers, which need not know of each other."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import asyncpg

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
from lenoir.store.backups import (
    Copy,
    Head,
    NotEmpty,
    Progress,
    Whole,
    check_head,
    check_log,
    measured,
    quiet,
)
from lenoir.store.chain import Chain, EntryRow, LogRow
from lenoir.store.schema import NEWEST, CannotOpen, check_key, steps
from lenoir.store.sqlite import SqliteStore

T = TypeVar("T")

CHANNEL: Final = "lenoir"
CONNECTIONS: Final = 8
PATIENCE: Final = 10.0
"""Seconds after which a database that does not answer counts as gone."""
LOCK: Final = 0x1E401
"""So that two workers do not make the tables at once."""
TROUBLE: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    asyncio.TimeoutError,
)
FACTS: Final = "SELECT id, code, length, created, changed FROM logs"
COLUMNS: Final = (
    "SELECT id, founding, code, length, seal, anchor, listed, created, changed FROM logs"
)
ENTRIES: Final = "SELECT log, seq, cmd, body, seal FROM entries WHERE log = ANY($1) ORDER BY seq"
AT_ONCE: Final = 200
"""Logs that are copied together."""
LOAD: Final = (
    "SELECT l.founding, l.code, l.length, l.seal, l.anchor, e.seq, e.cmd, e.body, e.seal AS mark"
    " FROM logs l LEFT JOIN entries e ON e.log = l.id AND e.seq >= $2"
    " WHERE l.id = $1 ORDER BY e.seq"
)
NOW: Final = "extract(epoch FROM clock_timestamp())"
FOUND: Final = (
    f"INSERT INTO logs VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $7 THEN {NOW} END, {NOW}, {NOW})"
)
APPEND: Final = (
    "WITH moved AS (UPDATE logs SET length = $4, seal = $5, anchor = $6,"
    f" listed = CASE WHEN $7 THEN {NOW} END, changed = {NOW}"
    " WHERE id = $1 AND length = $2 AND seal = $3 RETURNING id)"
    " INSERT INTO entries (log, seq, cmd, body, seal) SELECT id, $2, $8, $9, $5 FROM moved"
)
SPEND: Final = (
    "WITH ended AS (DELETE FROM spent WHERE until < $3)"
    " INSERT INTO spent VALUES ($1, $2) ON CONFLICT DO NOTHING"
)


class PostgresStore:
    """A `Store` in a database that others use too: each append is one statement (R1, R3)."""

    def __init__(self, pool: "asyncpg.Pool[asyncpg.Record]", key: bytes) -> None:
        self._pool = pool
        self._chain = Chain(key)

    @classmethod
    async def open(cls, url: str, key: bytes, *, synchronous: str = "on") -> "PostgresStore":
        """Connect, and bring the tables up to date; `CannotOpen` says what is in the way."""
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=CONNECTIONS,
            command_timeout=PATIENCE,
            timeout=PATIENCE,
            server_settings={"synchronous_commit": synchronous},
        )
        store = cls(pool, key)
        try:
            await pool
            async with pool.acquire() as db, db.transaction():
                await _migrated(db, store._chain)
        except BaseException as error:
            pool.terminate()
            if isinstance(error, (*TROUBLE, ValueError)):
                raise CannotOpen(_trouble(error)) from None
            raise
        return store

    async def close(self) -> None:
        """Let go of the database."""
        with suppress(*TROUBLE):
            await asyncio.wait_for(self._pool.close(), PATIENCE)

    async def create(
        self, log: LogId, founding: bytes, code: str | None = None, listed: bool = False
    ) -> Mark:
        """Begin a log."""
        mark = self._chain.founded(log, founding, code)
        row = self._chain.row(log, founding, code, mark)
        await self._asked(lambda: self._pool.execute(FOUND, log, *row, listed))
        return mark

    async def append(self, log: LogId, after: Mark, entry: Entry, listed: bool = False) -> Mark:
        """Add an entry."""
        mark = self._chain.linked(log, after, entry)
        args = (
            *(log, after.length, after.seal, mark.length, mark.seal),
            *(self._chain.anchor(log, mark), listed, entry.cmd_id, entry.body),
        )
        done = await self._asked(lambda: self._pool.execute(APPEND, *args))
        if done != "INSERT 0 1":
            raise Conflict(f"{log} does not end at {after.length}")
        return mark

    async def load(self, log: LogId, after: Mark = START) -> Log | None:
        """A log from a mark on: one statement, so one moment."""
        rows = await self._asked(lambda: self._pool.fetch(LOAD, log, after.length))
        if not rows:
            return None
        head = LogRow._make(tuple(rows[0])[:5])
        entries = (EntryRow._make(tuple(row)[5:]) for row in rows if row["seq"] is not None)
        return self._chain.read(log, head, entries, after)

    async def answered(self, log: LogId, cmd_id: str) -> int | None:
        """The number of the entry a command has led to."""
        sql = "SELECT seq FROM entries WHERE log = $1 AND cmd = $2"
        found = await self._asked(lambda: self._pool.fetchval(sql, log, cmd_id))
        return None if found is None else int(found)

    async def lengths(self, logs: Sequence[LogId]) -> dict[LogId, int]:
        """How long some logs are."""
        sql = "SELECT id, length FROM logs WHERE id = ANY($1)"
        rows = await self._asked(lambda: self._pool.fetch(sql, list(logs)))
        return {LogId(row["id"]): int(row["length"]) for row in rows}

    async def find(self, code: str) -> TableId | None:
        """The log with a code."""
        sql = "SELECT id FROM logs WHERE code = $1"
        found = await self._asked(lambda: self._pool.fetchval(sql, code))
        return None if found is None else TableId(LogId(found))

    async def listed(self, at_most: int) -> tuple[TableId, ...]:
        """The logs that strangers may find."""
        sql = "SELECT id FROM logs WHERE listed IS NOT NULL ORDER BY listed DESC LIMIT $1"
        rows = await self._asked(lambda: self._pool.fetch(sql, at_most))
        return tuple(TableId(LogId(row["id"])) for row in rows)

    async def spend(self, name: str, until: int) -> bool:
        """Whether nobody has spent this name before; names whose time is long over are deleted."""
        args = (name, until, until - FORGOTTEN_AFTER)
        done = await self._asked(lambda: self._pool.execute(SPEND, *args))
        return bool(done == "INSERT 0 1")

    async def browse(
        self, kind: str, after: str = "", at_most: int = 200
    ) -> tuple[LogSummary, ...]:
        """Some logs of a kind."""
        sql = f"{FACTS} WHERE id > $2 AND starts_with(id, $1) ORDER BY id LIMIT $3"
        rows = await self._asked(lambda: self._pool.fetch(sql, kind, after, at_most))
        return tuple(map(_kept, rows))

    async def look_up(self, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
        """What is known of some logs."""
        sql = f"{FACTS} WHERE id = ANY($1)"
        rows = await self._asked(lambda: self._pool.fetch(sql, list(logs)))
        return {kept.log: kept for kept in map(_kept, rows)}

    async def delete(self, logs: Sequence[LogId], quiet_since: float | None = None) -> bool:
        """Delete logs with their entries; nobody appends meanwhile, for their rows are locked."""

        async def job() -> bool:
            async with self._pool.acquire() as db, db.transaction():
                sql = "SELECT changed FROM logs WHERE id = ANY($1) FOR UPDATE"
                rows = await db.fetch(sql, list(logs))
                if quiet_since is not None and any(row["changed"] > quiet_since for row in rows):
                    return False
                await db.execute("DELETE FROM entries WHERE log = ANY($1)", list(logs))
                await db.execute("DELETE FROM logs WHERE id = ANY($1)", list(logs))
                return True

        return await self._asked(job)

    async def rewrite(
        self, log: LogId, after: Mark, founding: bytes, entries: Sequence[Entry]
    ) -> Mark:
        """Put other bytes into a log."""

        async def job() -> Mark:
            async with self._pool.acquire() as db, db.transaction():
                sql = "SELECT code, length, seal FROM logs WHERE id = $1 FOR UPDATE"
                row = await db.fetchrow(sql, log)
                if row is None or (row["length"], row["seal"]) != (after.length, after.seal):
                    raise Conflict(f"{log} does not end at {after.length}")
                mark, rows = self._chain.whole(log, founding, row["code"], entries)
                await db.execute("DELETE FROM entries WHERE log = $1", log)
                await db.executemany(
                    "INSERT INTO entries VALUES ($1, $2, $3, $4, $5)", [(log, *r) for r in rows]
                )
                sql = "UPDATE logs SET founding = $2, length = $3, seal = $4, anchor = $5"
                anchor = self._chain.anchor(log, mark)
                args = (log, founding, mark.length, mark.seal, anchor)
                await db.execute(f"{sql} WHERE id = $1", *args)
                return mark

        return await self._asked(job)

    async def scrub(self) -> None:
        """Let the server use the room of old rows again; its files are in the hands of others."""
        for table in ("entries", "logs"):
            await self._asked(lambda table=table: self._pool.execute(f"VACUUM {table}"))  # type: ignore[misc]

    async def check(self) -> dict[str, str]:
        """All logs that cannot be trusted, and why."""
        rows = await self._asked(lambda: self._pool.fetch("SELECT id FROM logs ORDER BY id"))
        wrong: dict[str, str] = {}
        for row in rows:
            try:
                await self.load(LogId(row["id"]))
            except Damaged as damaged:
                wrong[row["id"]] = str(damaged)
        return wrong

    async def backup(self, target: Path, progress: Progress = quiet) -> None:
        """A copy of everything as it is at one moment, in a SQLite file with the same seals."""
        copy = SqliteStore(target, self._chain.key)
        try:
            head, wholes = await self.rows()
            wholes = measured(wholes, await self._size(), progress)
            await copy.fill((head, wholes), checked=False)
            await copy.settle()
        finally:
            copy.close()

    async def _size(self) -> int:
        sql = "SELECT pg_table_size('logs') + pg_table_size('entries')"
        return int(await self._asked(lambda: self._pool.fetchval(sql)))

    async def rows(self) -> Copy:
        """Everything as it is at one moment, log by log."""
        return Head(NEWEST, self._chain.fingerprint), self._rows()

    async def _rows(self) -> AsyncIterator[Whole]:
        """Some logs at a time, with their entries: few questions, and little in memory."""
        try:
            async with (
                self._pool.acquire() as db,
                db.transaction(isolation="repeatable_read", readonly=True),
            ):
                cursor = await db.cursor(f"{COLUMNS} ORDER BY id")
                while logs := await cursor.fetch(AT_ONCE):
                    names = [row["id"] for row in logs]
                    mine: dict[str, list[EntryRow]] = {name: [] for name in names}
                    for row in await db.fetch(ENTRIES, names):
                        mine[row[0]].append(EntryRow._make(tuple(row)[1:]))
                    for row in logs:
                        log, *head, listed, created, changed = row
                        kept = LogRow._make(head)
                        yield Whole(log, kept, listed, created, changed, mine[log])
        except TROUBLE as error:
            raise Unavailable(type(error).__name__) from None

    async def fill(self, copy: Copy) -> int:
        """Put a copy into a database without logs, all of it or nothing; how many logs it has."""
        head, wholes = copy
        check_head(head, self._chain)
        number, waiting = 0, list[Whole]()
        try:
            async with self._pool.acquire() as db, db.transaction():
                await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                if await db.fetchval("SELECT 1 FROM logs LIMIT 1") is not None:
                    raise NotEmpty
                async for whole in wholes:
                    check_log(whole, self._chain)
                    number += 1
                    waiting.append(whole)
                    if len(waiting) >= AT_ONCE:
                        await _copied(db, waiting)
                        waiting = []
                await _copied(db, waiting)
        except TROUBLE as error:
            raise Unavailable(type(error).__name__) from None
        return number

    async def _asked(self, asking: Callable[[], Awaitable[T]]) -> T:
        try:
            return await asking()
        except asyncpg.UniqueViolationError:
            raise Conflict("there is such a name, code or command") from None
        except TROUBLE as error:
            raise Unavailable(type(error).__name__) from None


async def _copied(
    db: "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]", wholes: Sequence[Whole]
) -> None:
    """Put some logs into the tables by COPY."""
    await db.copy_records_to_table("logs", records=[whole.row for whole in wholes])
    rows = [(whole.log, *entry) for whole in wholes for entry in whole.entries]
    await db.copy_records_to_table("entries", records=rows)


def _kept(row: "asyncpg.Record") -> LogSummary:
    log, code, length, created, changed = row
    return LogSummary(LogId(log), code, int(length), float(created), float(changed))


async def version_at(url: str) -> int:
    """The version of the tables at an address, 0 if there are none; nothing is written."""
    try:
        db = await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            if await db.fetchval("SELECT to_regclass('lenoir_version')") is None:
                return 0
            return int(await db.fetchval("SELECT max(version) FROM lenoir_version") or 0)
        finally:
            db.terminate()
    except (*TROUBLE, ValueError) as error:
        raise CannotOpen(_trouble(error)) from None


def _trouble(error: BaseException) -> str:
    """By its kind alone: a text might have the password in it."""
    return f"no connection to the database: {type(error).__name__}"


async def _migrated(db: "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]", chain: Chain) -> None:
    """Bring the tables up to date, one worker at a time."""
    await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await db.execute("CREATE TABLE IF NOT EXISTS lenoir_version (version INT NOT NULL)")
    version = int(await db.fetchval("SELECT max(version) FROM lenoir_version") or 0)
    # Workers of the version before go on until they are stopped: they do not know the times.
    time = f"DOUBLE PRECISION DEFAULT {NOW}"
    for step in steps(version, bytes="BYTEA", clustered="", time=time, now=NOW):
        await db.execute(step)
    if version < NEWEST:
        await db.execute("INSERT INTO lenoir_version VALUES ($1)", NEWEST)
    fingerprint = chain.fingerprint
    known = await db.fetchval("SELECT value FROM facts WHERE name = 'key'")
    if known is None:
        await db.execute("INSERT INTO facts VALUES ('key', $1)", fingerprint)
    else:
        check_key(known, fingerprint)


class PostgresBroadcast:
    """Hints by NOTIFY. Whoever misses one finds out by polling."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pending: set[LogId] = set()
        self._wake = asyncio.Event()
        self._heard: asyncio.Queue[LogId] = asyncio.Queue(10_000)
        self._task = asyncio.create_task(self._run())

    def hint(self, log: LogId) -> None:
        """Say that a log has grown, some time soon."""
        self._pending.add(log)
        self._wake.set()

    async def hints(self) -> AsyncIterator[LogId]:
        """The logs that others say have grown."""
        while True:
            yield await self._heard.get()

    async def close(self) -> None:
        """Fall silent."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        """Speak and listen on a connection of its own, anew whenever it breaks."""
        while True:
            with suppress(*TROUBLE):
                db = await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    await db.add_listener(CHANNEL, self._hear)
                    await self._speak(db)
                finally:
                    db.terminate()
            await asyncio.sleep(0.5)

    async def _speak(self, db: "asyncpg.Connection[asyncpg.Record]") -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            logs, self._pending = sorted(self._pending), set()
            sql = "SELECT pg_notify($1, log) FROM unnest($2::text[]) AS log"
            await db.execute(sql, CHANNEL, logs)

    def _hear(self, db: object, process: int, channel: str, payload: object) -> None:
        if not self._heard.full():
            self._heard.put_nowait(LogId(str(payload)))
