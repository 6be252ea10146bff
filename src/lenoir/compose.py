"""The one place that chooses implementations: where logs are stored, and who gives hints."""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_bytes
from tempfile import TemporaryDirectory
from time import monotonic, time
from types import ModuleType
from typing import Any, Final, NamedTuple, Protocol

import apsw

from lenoir.office import retention
from lenoir.office.admin import Admin
from lenoir.office.bans import Bans
from lenoir.office.reports import Reports
from lenoir.office.retention import Retention, State
from lenoir.play.games.referee import Referee
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import Broadcast, LogId, Store
from lenoir.play.logs.shelf import IDLE, Shelf
from lenoir.play.people.attendance import Attendance
from lenoir.play.people.callers import Callers
from lenoir.play.people.pace import Players
from lenoir.play.tables.register import Register
from lenoir.play.tables.tables import Tables
from lenoir.play.talk.chat import Chat
from lenoir.play.talk.notes import Notes
from lenoir.store.backups import BadCopy as BadCopy
from lenoir.store.backups import Copy, Progress, measured, opened_copy, packed, quiet, unpacked
from lenoir.store.backups import NotEmpty as NotEmpty
from lenoir.store.chain import KEY_SIZE as KEY_SIZE
from lenoir.store.memory import MemoryStore
from lenoir.store.modes import BESIDE, begun, synced, tightened
from lenoir.store.modes import is_open_to_others as is_open_to_others
from lenoir.store.schema import NEWEST as NEWEST
from lenoir.store.schema import CannotOpen as CannotOpen  # what opening may raise
from lenoir.store.sealed_file import MAGIC, SealedWriter, unsealed
from lenoir.store.sealed_file import NoCipher as NoCipher
from lenoir.store.sqlite import SqliteStore, check_version
from lenoir.store.sqlite import version_of as sqlite_version

IN_MEMORY: Final = "memory:"
KEY_FILE: Final = "lenoir.key"


class KeptStore(Store, Protocol):
    """A store that can be cared for."""

    async def check(self) -> dict[str, str]:
        """All logs that cannot be trusted, and why."""
        ...

    async def backup(self, target: Path, progress: Progress = quiet) -> None:
        """A copy of everything in a SQLite file."""
        ...

    async def rows(self) -> Copy:
        """Everything, log by log."""
        ...

    async def fill(self, copy: Copy) -> int:
        """Put a copy into a store without logs."""
        ...


class House(NamedTuple):
    """Everything a server stands on."""

    store: Store
    broadcast: Broadcast
    referee: Referee
    register: Register
    tables: Tables
    attendance: Attendance
    chat: Chat
    notes: Notes
    callers: Callers
    bans: Bans
    reports: Reports
    admin: Admin

    @property
    def logs(self) -> tuple[Shelf[Any], ...]:
        """All kinds of logs, games first."""
        people = (self.chat.logs, self.notes.logs, self.callers.logs, self.bans.logs)
        return self.referee.logs, self.register.logs, *people

    async def catch_up(self, log: LogId) -> None:
        """Take in what other workers have stored in a log: after a hint."""
        for logs in self.logs:
            await logs.catch_up(log)

    async def poll(self) -> None:
        """Take in what other workers have stored, hints or not."""
        for logs in self.logs:
            await logs.poll()

    async def keep_up(self, every: float = 0.25) -> None:
        """For ever: follow the hints of other workers, and poll for those that got lost."""

        async def listen() -> None:
            async for log in self.broadcast.hints():
                await self.catch_up(log)

        listening = asyncio.create_task(listen())
        try:
            while True:
                await asyncio.sleep(every)
                await self.poll()
        finally:
            listening.cancel()

    def rest(self, idle: float = IDLE) -> int:
        """Let go of what nobody has asked for; how many games are still in memory."""
        games, *_ = [logs.rest(idle) for logs in self.logs]
        return games


def key_in(folder: Path) -> bytes:
    """The key in a data folder, drawn when it is first needed and readable by its owner only."""
    path = folder / KEY_FILE
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        begun(path)
    except FileExistsError:
        tightened(path)
        return key_at(path)
    key = token_bytes(KEY_SIZE)
    with path.open("wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def key_at(path: Path) -> bytes:
    """A key that was drawn before; nothing is changed."""
    key = path.read_bytes()
    if len(key) != KEY_SIZE:
        raise CannotOpen(f"{path} is no key of {KEY_SIZE} bytes: put the old one back")
    return key


def is_postgres(where: str) -> bool:
    """Whether an address is that of a PostgreSQL."""
    return where.startswith(("postgres://", "postgresql://"))


def _postgres() -> ModuleType:
    try:
        from lenoir.store import postgres
    except ImportError:
        raise CannotOpen("PostgreSQL needs asyncpg: install lenoir[postgres]") from None
    return postgres


@asynccontextmanager
async def opened_store(where: str, key: bytes) -> AsyncIterator[tuple[KeptStore, Broadcast]]:
    """A store by its address, brought up to date: a file, ``postgresql://…`` or ``memory:``."""
    if where == IN_MEMORY:
        yield MemoryStore(), Alone()
    elif is_postgres(where):
        postgres = _postgres()
        shared = await postgres.PostgresStore.open(where, key)
        broadcast = postgres.PostgresBroadcast(where)
        try:
            yield shared, broadcast
        finally:
            await broadcast.close()
            await shared.close()
    else:
        store = SqliteStore(where, key)
        try:
            yield store, Alone()
        finally:
            store.close()


@asynccontextmanager
async def opened_house(
    where: str,
    key: bytes,
    players: Players | None = None,
    watched: Callable[[Store], Store] = lambda store: store,
) -> AsyncIterator[House]:
    """Everything over a store by its address; ``watched`` may put something around the store."""
    async with opened_store(where, key) as (store, broadcast):
        yield house(watched(store), broadcast, players)


def house(
    store: Store,
    broadcast: Broadcast,
    players: Players | None = None,
    now: Callable[[], float] = time,
    ticks: Callable[[], float] = monotonic,
) -> House:
    """Everything over a store: ``now`` is the time of day, ``ticks`` never goes back."""
    referee = Referee(store, broadcast, clock=ticks)
    register = Register(store, broadcast, ticks)
    tables = Tables(register, referee, players)
    attendance = Attendance(register, tables, referee, players, ticks, now)
    chat = Chat(register, broadcast, now, ticks)
    notes = Notes(register, broadcast, ticks)
    callers, bans = Callers(store, broadcast, ticks), Bans(store, broadcast, now, ticks)
    reports = Reports(register, broadcast, now)
    return House(
        *(store, broadcast, referee, register, tables, attendance, chat, notes),
        *(callers, bans, reports),
        Admin(register, broadcast, bans, callers, reports, now),
    )


def check_sqlite() -> str:
    """The version of SQLite; `CannotOpen` if it is too old."""
    check_version(apsw.sqlite_lib_version())
    return apsw.sqlite_lib_version()


async def version_of(where: str) -> int:
    """The version of the tables in a database, 0 if there are none; nothing is written."""
    if is_postgres(where):
        return int(await _postgres().version_at(where))
    return sqlite_version(where) if Path(where).exists() else 0


async def tried_out(folder: Path) -> float:
    """Store something in a database for a moment, synced: how many seconds that took."""
    with TemporaryDirectory(prefix=".lenoir-", dir=folder) as place:
        store = SqliteStore(Path(place) / "trial.db", bytes(KEY_SIZE))
        try:
            began = monotonic()
            await store.create(LogId("trial"), b"")
            return monotonic() - began
        finally:
            store.close()


async def migrate(where: str, key: bytes) -> None:
    """Bring a database up to date."""
    async with opened_store(where, key):
        pass


async def check(where: str, key: bytes) -> dict[str, str]:
    """The logs of a database that cannot be trusted, and why."""
    async with opened_store(where, key) as (store, _):
        return await store.check()


async def prune(where: str, key: bytes, rules: Retention, dry: bool) -> "Counter[State]":
    """Delete what has been kept long enough, or count it."""
    async with opened_store(where, key) as (store, _):
        return await retention.prune(store, rules, time(), dry=dry)


async def backup(
    where: str, key: bytes, target: Path, lock: bytes | None = None, progress: Progress = quiet
) -> None:
    """A copy of a database in a new file, while it is in use; encrypted if a key is given for that.

    It is written under another name first: who finds the file finds all of it.
    """
    if target.exists():
        raise CannotOpen(f"{target} is there already: choose another name")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    async with opened_store(where, key) as (store, _):
        try:
            if lock is None:
                await store.backup(part, progress)
            else:
                await _encrypted(await store.rows(), await size_of(where), part, lock, progress)
            synced(part)
            os.link(part, target)  # which does not replace what somebody has put there meanwhile
            synced(target.parent)
        finally:
            for end in BESIDE:
                part.with_name(part.name + end).unlink(missing_ok=True)


async def _encrypted(copy: Copy, size: int, part: Path, lock: bytes, progress: Progress) -> None:
    head, wholes = copy
    begun(part)
    with part.open("r+b") as file:
        writer = SealedWriter(file, lock)
        writer.write(packed(head))
        async for whole in measured(wholes, size, progress):
            writer.write(packed(whole))
        writer.close()


async def size_of(where: str) -> int:
    """About how many bytes a database has; 0 where nobody knows."""
    path = Path(where)
    return 0 if is_postgres(where) or not path.exists() else path.stat().st_size


async def restore(
    where: str, key: bytes, source: Path, lock: bytes | None = None, progress: Progress = quiet
) -> int:
    """Put a copy into a database that has no games in it, if every log is as it was written.

    `BadCopy` or `NotEmpty` if not, and then nothing has changed; else how many logs it has.
    """
    with source.open("rb") as file:
        is_locked = file.read(len(MAGIC)) == MAGIC
        if is_locked != (lock is not None):
            raise BadCopy("locked" if is_locked else "open")
        file.seek(0)
        head, wholes = opened_copy(source) if lock is None else unpacked(unsealed(file, lock))
        wholes = measured(wholes, source.stat().st_size, progress)
        async with opened_store(where, key) as (store, _):
            return await store.fill((head, wholes))
