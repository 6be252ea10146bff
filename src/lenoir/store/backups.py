"""Copies of a database: all its logs as rows, one log after the other, with the seals they have.

A copy that is not encrypted is a SQLite file. One that is encrypted is a stream of the same rows
(`sealed_file`). Either can be restored into a SQLite file or PostgreSQL.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from time import time
from typing import Final, NamedTuple, TypeAlias, TypeVar

import apsw
import msgspec

from lenoir.play.logs.ports import Damaged, LogId
from lenoir.store.chain import Chain, EntryRow, LogRow
from lenoir.store.schema import NEWEST

T = TypeVar("T")
Progress: TypeAlias = Callable[[int, int], None]
"""Told how many bytes are done, and of how many about."""

WITH_TIMES: Final = 3
"""The first version of the tables with the times of logs."""
LOGS: Final = "SELECT id, founding, code, length, seal, anchor, listed{} FROM logs ORDER BY id"
PAGES: Final = 2000
"""How many are copied without asking whether anybody still wants the copy."""
ENTRIES: Final = "SELECT log, seq, cmd, body, seal FROM entries ORDER BY log, seq"


class BadCopy(Exception):
    """A copy that cannot be restored: by a code, and what its text needs."""

    def __init__(self, code: str, **told: str) -> None:
        super().__init__(code, *told.values())
        self.code, self.told = code, told


class NotEmpty(Exception):
    """A copy is restored into a database without logs only."""


def quiet(done: int, of: int) -> None:
    """`Progress` for nobody."""


async def measured(
    wholes: AsyncIterator["Whole"], of: int, progress: Progress
) -> AsyncIterator["Whole"]:
    """Logs, and how far one is; whoever was interrupted is heard here."""
    done = 0
    async for whole in wholes:
        done += whole.size
        progress(done, max(done, of))
        await asyncio.sleep(0)
        yield whole


class Head(msgspec.Struct, frozen=True):
    """What a copy says of itself: of which version its rows are, and by which key sealed."""

    version: int
    key: bytes


class Whole(NamedTuple):
    """A log with everything that is stored of it."""

    log: str
    head: LogRow
    listed: float | None
    created: float
    changed: float
    entries: list[EntryRow]

    @property
    def row(self) -> tuple[str | bytes | int | float | None, ...]:
        """As the table of logs has it."""
        return (self.log, *self.head, self.listed, self.created, self.changed)

    @property
    def size(self) -> int:
        """About how many bytes it is; of what makes no sense nobody knows."""
        try:
            return len(self.head.founding) + sum(len(each.body) + 100 for each in self.entries)
        except TypeError:
            return 0


Copy: TypeAlias = tuple[Head, AsyncIterator[Whole]]


def check_head(head: Head, chain: Chain) -> None:
    """Refuse a copy of a newer Lenoir, or of another key."""
    if head.version > NEWEST:
        raise BadCopy("newer")
    if head.key != chain.fingerprint:
        raise BadCopy("key")


def check_log(whole: Whole, chain: Chain) -> None:
    """Refuse a log that is not as it was written."""
    try:
        chain.read(LogId(whole.log), whole.head, whole.entries)
    except Damaged:
        raise BadCopy("damaged", log=whole.log) from None


def together(
    logs: Iterable[tuple[object, ...]], entries: Iterable[tuple[object, ...]]
) -> Iterator[Whole]:
    """Rows of logs and rows of entries, both in the same order of logs, put together."""
    grouped = groupby(entries, key=lambda row: row[0])
    name, group = next(grouped, (None, iter(())))
    for row in logs:
        mine = []
        if row[0] == name:
            mine = [EntryRow._make(each[1:]) for each in group]
            name, group = next(grouped, (None, iter(())))
        yield _whole(row, mine)
    if name is not None:
        raise BadCopy("damaged", log=str(name))


def _whole(row: tuple[object, ...], entries: list[EntryRow]) -> Whole:
    log, *head, listed, created, changed = row
    return Whole(str(log), LogRow._make(head), listed, created, changed, entries)  # type: ignore[arg-type]


# A SQLite file


def head_of(db: apsw.Connection) -> Head:
    """What a SQLite file says of itself; `BadCopy` if it is none of ours."""
    try:
        version = int(db.pragma("user_version"))
        key = db.execute("SELECT value FROM facts WHERE name = 'key'").fetchone()
    except apsw.Error:
        raise BadCopy("none") from None
    if key is None or not isinstance(key[0], bytes):
        raise BadCopy("none")
    return Head(version, key[0])


def rows_of(db: apsw.Connection, version: int) -> Iterator[Whole]:
    """All logs of a SQLite file as they are at one moment."""
    times = ", created, changed" if version >= WITH_TIMES else f", {time()}, {time()}"
    try:
        with db:
            yield from together(db.execute(LOGS.format(times)), db.execute(ENTRIES))
    except apsw.Error:
        raise BadCopy("cut") from None


def inserted(db: apsw.Connection, whole: Whole) -> None:
    """Put a log into a SQLite file."""
    db.execute("INSERT INTO logs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", whole.row)
    rows = ((whole.log, *entry) for entry in whole.entries)
    db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)


def paged(db: apsw.Connection, target: Path, progress: Progress, given_up: list[bool]) -> None:
    """Copy all pages of a SQLite file as they are at one moment, into a file that is one alone."""
    copy, size = apsw.Connection(str(target)), int(db.pragma("page_size"))
    try:
        copy.execute("PRAGMA synchronous=OFF")  # it is synced once, when it is whole
        with db:  # what others write meanwhile is not seen
            db.execute("SELECT 1 FROM logs LIMIT 1").fetchone()
            with copy.backup("main", db, "main") as copying:
                while not copying.done and not given_up:
                    copying.step(PAGES)
                    done = copying.page_count - copying.remaining
                    progress(done * size, copying.page_count * size)
        copy.execute("PRAGMA journal_mode=DELETE")
    finally:
        copy.close()


def opened_copy(path: Path) -> Copy:
    """A copy in a SQLite file."""
    try:
        db = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    except apsw.Error:
        raise BadCopy("none") from None
    head = head_of(db)

    async def rows() -> AsyncIterator[Whole]:
        try:
            for whole in rows_of(db, head.version):
                yield whole
        finally:
            db.close()

    return head, rows()


# A stream of bytes

_encode: Final = msgspec.msgpack.Encoder().encode
_head: Final = msgspec.msgpack.Decoder(Head)
_decoded: Final = msgspec.msgpack.Decoder(Whole)
SIZE: Final = 4


def packed(piece: Head | Whole) -> bytes:
    """A piece of the stream, its length first."""
    data = _encode(piece)
    return len(data).to_bytes(SIZE) + data


def unpacked(chunks: Iterator[bytes]) -> Copy:
    """A copy from a stream of bytes."""
    pieces = _pieces(chunks)

    async def rows() -> AsyncIterator[Whole]:
        for piece in pieces:
            yield _read(_decoded, piece, BadCopy("damaged", log="…"))

    first = next(pieces, None)
    if first is None:
        raise BadCopy("cut")
    return _read(_head, first, BadCopy("none")), rows()


def _read(decoder: "msgspec.msgpack.Decoder[T]", piece: bytes, bad: BadCopy) -> T:
    try:
        return decoder.decode(piece)
    except msgspec.MsgspecError:
        raise bad from None


def _pieces(chunks: Iterator[bytes]) -> Iterator[bytes]:
    rest = bytearray()
    for chunk in chunks:
        rest += chunk
        at = 0
        while len(rest) - at >= SIZE:
            end = at + SIZE + int.from_bytes(rest[at : at + SIZE])
            if end > len(rest):
                break
            yield bytes(rest[at + SIZE : end])
            at = end
        del rest[:at]
    if rest:
        raise BadCopy("cut")
