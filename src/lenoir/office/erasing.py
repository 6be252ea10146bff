"""Erasing: a person is taken out of all logs of a table, which are then sealed anew.

Names are replaced wherever they stand, in whatever form a log was written, talk and notes are
emptied. Deals, moves and the numbers of people stay: the games of the others are not touched.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

import msgspec

from lenoir.play.logs.ports import Entry, Log

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
