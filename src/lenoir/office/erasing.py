"""Erasing: a person is taken out of all logs of a table, which are then sealed anew.

Names are replaced wherever they stand, in whatever form a log was written, talk and notes are
emptied. Deals, moves and the numbers of people stay: the games of the others are not touched.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from lenoir.play.logs.ports import Entry, Log, TableId
from lenoir.play.refusal import Refusal
from lenoir.play.tables.register import seating_in
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.wishes import Leave, decided

NOBODY: Final = "N. N."
"""Who somebody is called that was taken out."""
TEAM: Final = " & "

Renewed: TypeAlias = tuple[bytes, tuple[Entry, ...]]
"""What a log begins with, and its entries."""


def without_names(log: Log, names: Iterable[str]) -> Renewed:
    """A log in which nobody is called so any more."""
    gone = frozenset(names) - {""}
    return _each(log, lambda value: _unnamed(value, gone))


def without_words(log: Log, person: int) -> Renewed:
    """A journal without what one person has written into it; how often they wrote stays."""
    mine = f"{person}/"
    kept = tuple(
        Entry(entry.cmd_id, _emptied(entry.body)) if entry.cmd_id.startswith(mine) else entry
        for entry in log.entries
    )
    return log.founding, kept


def gone(table: Seating, person: int) -> Seating:
    """Somebody has left for good, and is called nothing."""
    with suppress(Refusal):
        table = decided(table, person, Leave())
    return table.with_person(person, replace(table.people[person], keys=(), former=(), name=NOBODY))


def names_in(log: Log, person: int) -> set[str]:
    """Everything somebody was ever called at a table, and those who shared their device."""
    names: set[str] = set()
    for length in range(len(log.entries) + 1):
        seating = seating_in(Log(log.founding, log.entries[:length], log.mark))
        if person < len(seating.people):
            names.add(seating.people[person].name)
        for chair in seating.chairs:
            names |= {chair.called(person)} if person in chair.sitters else set()
            names |= {ask.name for ask in chair.asks if ask.who == person}
    return names - {NOBODY, ""}


def tags_without(log: Log, names: set[str]) -> Renewed:
    """A game: only its first entry has names in it, and the promise none."""
    first = without_names(Log(b"null", log.entries[:1], log.mark), names)[1]
    return log.founding, (*first, *log.entries[1:])


def silent(log: Log, person: int, cmd_id: str) -> Renewed:
    """Talk without what somebody said; by one more empty line other workers notice that."""
    founding, entries = without_words(log, person)
    return founding, (*entries, Entry(cmd_id, b'{"person":0,"at":0.0}'))


def without_entries(log: Log, person: int) -> Renewed:
    """Where people came from, without one of them."""
    kept = (entry for entry in log.entries if not entry.cmd_id.startswith(f"{person}/"))
    return log.founding, tuple(kept)


def without_reports(log: Log, table: TableId, person: int) -> Renewed:
    """Reports without those by somebody, and those about them."""

    def concerns(cmd_id: str) -> bool:
        where, by, about, _ = cmd_id.split("/")
        return where == table and str(person) in (by, about)

    return log.founding, tuple(entry for entry in log.entries if not concerns(entry.cmd_id))


def _each(log: Log, renew: Callable[[Any], Any]) -> Renewed:
    def renewed(body: bytes) -> bytes:
        before = msgspec.json.decode(body)
        after = renew(before)
        return body if after == before else msgspec.json.encode(after)

    entries = tuple(Entry(entry.cmd_id, renewed(entry.body)) for entry in log.entries)
    return renewed(log.founding), entries


def _unnamed(value: Any, gone: frozenset[str]) -> Any:  # noqa: ANN401 - whatever JSON has
    if isinstance(value, str):
        parts = value.split(TEAM)
        return TEAM.join(NOBODY if part in gone else part for part in parts)
    if isinstance(value, list):
        return [_unnamed(each, gone) for each in value]
    if isinstance(value, dict):
        return {key: _unnamed(each, gone) for key, each in value.items()}
    return value


def _emptied(body: bytes) -> bytes:
    """A line of talk without its words, or a batch of notes without any."""
    line = msgspec.json.decode(body)
    kept = {key: value for key, value in line.items() if key not in ("text", "phrase", "digests")}
    if "changes" in kept:
        kept["changes"] = []
    if "digests" in line:
        kept["digests"] = []
    return msgspec.json.encode(kept)
