"""Entries of any schema so far are read as the newest has it (R9)."""

from collections.abc import Iterable

import msgspec
import pytest

from lenoir.core.events import TurnBegan
from lenoir.core.seats import Seat
from lenoir.play.games.entries import Decided, decode_line, decode_promise, encode
from lenoir.play.logs.ports import Damaged
from lenoir.record.upcast import Raw, Upcaster


def newer(raw: Raw) -> Iterable[Raw]:
    if raw["type"] == "Chat":
        return
    yield {**raw, "type": {"Began": "TurnBegan"}.get(str(raw["type"]), raw["type"])}


STEPS = {1: Upcaster(lambda header: header, newer)}


def a_line() -> Decided:
    return Decided(1, (TurnBegan(Seat(2)),), 41)


def as_it_was_once() -> bytes:
    raw = msgspec.json.decode(encode(a_line()))
    raw["events"] = [{"type": "Chat"}, {**raw["events"][0], "type": "Began"}]
    return msgspec.json.encode(raw)


def test_an_entry_of_an_older_schema_is_read_as_the_newest_has_it() -> None:
    read = decode_line(as_it_was_once(), known=2, steps=STEPS)
    assert read == Decided(2, a_line().events, 41)


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"nonsense", encode(a_line())[:-3], as_it_was_once(), b'{"schema":9}'],
)
def test_what_cannot_be_read_is_damaged(data: bytes) -> None:
    with pytest.raises(Damaged):
        decode_line(data)
    with pytest.raises(Damaged):
        decode_promise(data)
