"""The chain: each entry is sealed together with all before it, and the end is anchored.

Who has the file but not the key can neither edit, swap, insert nor cut off entries unseen. What no
chain in the same file can show is a whole older copy of it put back.
"""

import hmac
from collections.abc import Iterable
from typing import Final, NamedTuple

from lenoir.play.logs.ports import START, Damaged, Entry, Log, LogId, Mark

KEY_SIZE: Final = 32


class LogRow(NamedTuple):
    """A log as it is stored: what it began with, where it ends, and the anchor of that."""

    founding: bytes
    code: str | None
    length: int
    seal: bytes
    anchor: bytes


class EntryRow(NamedTuple):
    """An entry as it is stored."""

    seq: int
    cmd_id: str
    body: bytes
    seal: bytes


class Chain:
    """Seals by one key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_SIZE:
            raise ValueError(f"the key must have {KEY_SIZE} bytes")
        self.key = key
        self._keyed = hmac.new(key, digestmod="sha256")

    @property
    def fingerprint(self) -> bytes:
        """What tells one key from another."""
        return self._seal(b"fingerprint")

    def founded(self, log: LogId, founding: bytes, code: str | None) -> Mark:
        """The mark of a log without entries."""
        return Mark(0, self._seal(b"founded", log.encode(), founding, (code or "").encode()))

    def linked(self, log: LogId, after: Mark, entry: Entry) -> Mark:
        """The mark of a log with one more entry."""
        number = after.length + 1
        parts = (log.encode(), b"%d" % number, after.seal, entry.cmd_id.encode(), entry.body)
        return Mark(number, self._seal(b"linked", *parts))

    def anchor(self, log: LogId, mark: Mark) -> bytes:
        """What only the owner of the key can say of an end."""
        return self._seal(b"anchor", log.encode(), b"%d" % mark.length, mark.seal)

    def row(self, log: LogId, founding: bytes, code: str | None, mark: Mark) -> LogRow:
        """A log that ends at a mark."""
        return LogRow(founding, code, mark.length, mark.seal, self.anchor(log, mark))

    def whole(
        self, log: LogId, founding: bytes, code: str | None, entries: Iterable[Entry]
    ) -> tuple[Mark, list[EntryRow]]:
        """All entries of a log sealed one after the other, and where it ends."""
        mark, rows = self.founded(log, founding, code), []
        for number, entry in enumerate(entries):
            mark = self.linked(log, mark, entry)
            rows.append(EntryRow(number, entry.cmd_id, entry.body, mark.seal))
        return mark, rows

    def read(self, log: LogId, row: LogRow, rows: Iterable[EntryRow], after: Mark = START) -> Log:
        """What was stored after a mark, if it is what was written; else `Damaged`."""
        try:
            return self._read(log, row, rows, after)
        except (TypeError, ValueError, AttributeError):
            raise Damaged(f"{log} has something else than was written") from None

    def _read(self, log: LogId, row: LogRow, rows: Iterable[EntryRow], after: Mark) -> Log:
        mark = self.founded(log, row.founding, row.code) if after == START else after
        entries = []
        for stored in rows:
            entry = Entry(stored.cmd_id, stored.body)
            if stored.seq != mark.length:
                raise Damaged(f"{log} has no entry {mark.length}")
            mark = self.linked(log, mark, entry)
            if mark.seal != stored.seal:
                raise Damaged(f"{log} has another entry {stored.seq} than was written")
            entries.append(entry)
        ends_here = (row.length, row.seal) == (mark.length, mark.seal)
        if not ends_here or not hmac.compare_digest(row.anchor, self.anchor(log, mark)):
            raise Damaged(f"{log} does not end where it did")
        return Log(row.founding, tuple(entries), mark)

    def _seal(self, *parts: bytes) -> bytes:
        sized: list[int | bytes] = []
        for part in parts:
            sized += (len(part), part)
        seal = self._keyed.copy()  # the key is taken in once
        seal.update(b"%d:%s" * len(parts) % tuple(sized))
        return seal.digest()
