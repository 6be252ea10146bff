"""Appends to a SQLite file: one by one, or all that wait in two statements.

Every statement of the writing thread costs a wait for the loop's: few of them make it fast. What
fails is undone by whoever asked for it: so SQLite need not note down how to undo each statement.
"""

from collections.abc import Sequence
from typing import Final

import apsw
from msgspec import Struct

from lenoir.play.logs.ports import Conflict, Entry, LogId, Mark

ENTRY, MOVE = "(?, ?, ?, ?, ?)", "(?, ?, ?, ?, ?, ?, ?)"
MOVED: Final = (
    "WITH moved (id, old_length, old_seal, length, seal, anchor, listed) AS (VALUES {})"
    " UPDATE OR FAIL logs SET length = moved.length, seal = moved.seal, anchor = moved.anchor,"
    " listed = CASE WHEN moved.listed THEN unixepoch('subsec') END,"
    " changed = unixepoch('subsec') FROM moved"
    " WHERE logs.id = moved.id AND logs.length = old_length AND logs.seal = old_seal"
)


class Append(Struct, frozen=True):
    """An entry to add after a mark, and the mark and anchor that the log will have then."""

    log: LogId
    after: Mark
    entry: Entry
    mark: Mark
    anchor: bytes
    listed: bool

    def __call__(self, db: apsw.Connection) -> Mark:
        """Add it; `Conflict` if the log ends elsewhere or has the command, and nothing is left."""
        db.execute("SAVEPOINT append")
        is_added = added(db, (self,))
        if not is_added:
            db.execute("ROLLBACK TO append")
        db.execute("RELEASE append")
        if not is_added:
            raise Conflict(f"{self.log} does not end at {self.after.length}, or knows the command")
        return self.mark


def added(db: apsw.Connection, appends: Sequence[Append]) -> bool:
    """Whether all could be added; if not, some of it may be left to be undone.

    An entry without a log is found too: there is no end of it to move.
    """
    rows: list[bytes | str | int] = []
    moves: list[bytes | str | int] = []
    for it in appends:
        rows += (it.log, it.after.length, it.entry.cmd_id, it.entry.body, it.mark.seal)
        moves += (it.log, it.after.length, it.after.seal)
        moves += (it.mark.length, it.mark.seal, it.anchor, it.listed)
    try:
        db.execute(f"INSERT OR FAIL INTO entries VALUES {_times(ENTRY, appends)}", rows)
    except apsw.ConstraintError:
        return False
    db.execute(MOVED.format(_times(MOVE, appends)), moves)
    return db.changes() == len(appends)


def _times(row: str, appends: Sequence[Append]) -> str:
    return ", ".join([row] * len(appends))
