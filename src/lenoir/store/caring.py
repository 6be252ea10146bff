"""Care for the logs in a SQLite file: what a keeper sees of them, deletes, or writes anew."""

from collections.abc import Sequence
from typing import Final

import apsw
import msgspec

from lenoir.play.logs.ports import Conflict, Entry, LogId, LogSummary, Mark
from lenoir.store.chain import Chain

FACTS: Final = "SELECT id, code, length, created, changed FROM logs"
BROWSE: Final = (
    f"{FACTS} WHERE id > max(?1, ?2) AND id < ?1 || char(1114111)"
    " AND substr(id, 1, length(?1)) = ?1 ORDER BY id LIMIT ?3"
)
THESE: Final = "IN (SELECT value FROM json_each(?1))"
CHANGED: Final = f"SELECT 1 FROM logs WHERE id {THESE} AND changed > ?2"


def browsed(db: apsw.Connection, kind: str, after: str, at_most: int) -> tuple[LogSummary, ...]:
    """Some logs of a kind."""
    rows = db.execute(BROWSE, (kind, after, at_most))
    return tuple(_kept(row) for row in rows)


def looked_up(db: apsw.Connection, logs: Sequence[LogId]) -> dict[LogId, LogSummary]:
    """What is known of some logs."""
    rows = db.execute(f"{FACTS} WHERE id {THESE}", (_names(logs),))
    return {kept.log: kept for kept in map(_kept, rows)}


def deleted(db: apsw.Connection, logs: Sequence[LogId], quiet_since: float | None) -> bool:
    """Delete logs with their entries, unless one has changed since then.

    `PRAGMA secure_delete` overwrites what is deleted: nothing of it is left in the file.
    """
    names = _names(logs)
    if quiet_since is not None and db.execute(CHANGED, (names, quiet_since)).fetchone():
        return False
    db.execute(f"DELETE FROM entries WHERE log {THESE}", (names,))
    db.execute(f"DELETE FROM logs WHERE id {THESE}", (names,))
    return True


def rewritten(
    db: apsw.Connection,
    chain: Chain,
    log: LogId,
    after: Mark,
    founding: bytes,
    entries: Sequence[Entry],
) -> Mark:
    """Put other bytes into a log that ends at a mark, sealed anew from the beginning."""
    row = db.execute("SELECT code, length, seal FROM logs WHERE id = ?", (log,)).fetchone()
    if row is None or (row[1], row[2]) != (after.length, after.seal):
        raise Conflict(f"{log} does not end at {after.length}")
    code = None if row[0] is None else str(row[0])
    mark, rows = chain.whole(log, founding, code, entries)
    db.execute("DELETE FROM entries WHERE log = ?", (log,))
    for entry in rows:
        db.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (log, *entry))
    db.execute(
        "UPDATE logs SET founding = ?, length = ?, seal = ?, anchor = ? WHERE id = ?",
        (founding, mark.length, mark.seal, chain.anchor(log, mark), log),
    )
    return mark


def _names(logs: Sequence[LogId]) -> str:
    return msgspec.json.encode(logs).decode()


def _kept(row: tuple[object, ...]) -> LogSummary:
    log, code, length, created, changed = row
    assert isinstance(length, int)
    assert isinstance(created, float | int)
    assert isinstance(changed, float | int)
    told = None if code is None else str(code)
    return LogSummary(LogId(str(log)), told, length, float(created), float(changed))
