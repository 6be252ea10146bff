"""Records as JSON Lines: a header, then one event a line, decoded strictly."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NoReturn, TypeVar, cast

import msgspec
from msgspec import Struct

from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.editions.loader import NoSuchEdition, load_edition
from lenoir.record.errors import BadRecord, Nonsense
from lenoir.record.record import SCHEMA, FindEdition, Header, Record
from lenoir.record.sense import Sense
from lenoir.record.upcast import UPCASTERS, Raw, Upcaster, upcast_event, upcast_header

LINE_AT_MOST: Final = 16_384
FILE_AT_MOST: Final = 64 * 1024 * 1024

T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_event = msgspec.json.Decoder(Event)
_header = msgspec.json.Decoder(Header)


class _First(Struct):
    """What every header of every schema says."""

    format: str
    schema: int


_first = msgspec.json.Decoder(_First)
_raw = msgspec.json.Decoder(Raw)


def encode_event(event: Event) -> bytes:
    """An event as JSON."""
    return _encode(event)


def decode_event(data: bytes) -> Event:
    """An event from JSON; `Nonsense` if it is none."""
    return cast(Event, _strictly(_event, data))


def encode(record: Record) -> bytes:
    """A record as JSON Lines: always the same bytes for the same record."""
    return b"".join(lines(record))


def lines(record: Record) -> Iterator[bytes]:
    """The same, line by line."""
    return (_encode(line) + b"\n" for line in (record.header, *record.events))


def decode(
    data: bytes,
    find: FindEdition = load_edition,
    known: int = SCHEMA,
    steps: Mapping[int, Upcaster] = UPCASTERS,
) -> Record:
    """A record from JSON Lines; `BadRecord` says where it stops to make sense."""
    if len(data) > FILE_AT_MOST:
        raise BadRecord("too_long", 1, limit=FILE_AT_MOST)
    lines = data.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    if not lines:
        raise BadRecord("empty", 1)
    number = 1
    try:
        schema, header = _read_header(lines[0], known, steps)
        sense = Sense(header, find_edition(header.edition, find))
        events: list[Event] = []
        for line in lines[1:]:
            number += 1
            for event in _read_events(line, schema, known, steps):
                sense.add(event)
                events.append(event)
        sense.end()
    except Nonsense as wrong:
        raise BadRecord(wrong.code, number, **wrong.params) from None
    return Record(header, tuple(events))


def find_edition(key: str, find: FindEdition) -> Edition:
    """The edition of a record; `Nonsense` if there is none by that name."""
    try:
        return find(key)
    except NoSuchEdition:
        raise Nonsense("no_edition", edition=key[:40]) from None


def _read_header(line: bytes, known: int, steps: Mapping[int, Upcaster]) -> tuple[int, Header]:
    """The schema a record was written with, and its header as the newest has it."""
    try:
        first = _strictly(_first, line)
    except Nonsense as wrong:
        if wrong.code == "not_json":
            raise Nonsense("not_lenoir") from None
        raise
    if first.format != "lenoir":
        raise Nonsense("not_lenoir")
    if first.schema > known:
        raise Nonsense("newer_schema", schema=str(first.schema)[:20], known=known)
    if first.schema < 1:
        raise Nonsense("old_schema", schema=str(first.schema)[:20])
    if first.schema == known:
        return known, _strictly(_header, line)
    raw = upcast_header(json.loads(line), first.schema, known, steps)
    return first.schema, _strictly(_header, _encode(raw))


def _read_events(
    line: bytes, schema: int, known: int, steps: Mapping[int, Upcaster]
) -> Iterable[Event]:
    if schema == known:
        return (decode_event(line),)
    return tuple(_upcast_events(line, schema, known, steps))


def _upcast_events(
    line: bytes, schema: int, known: int, steps: Mapping[int, Upcaster]
) -> Iterator[Event]:
    raw = _strictly(_raw, line)
    try:
        later = upcast_event(raw, schema, known, steps)
    except (KeyError, TypeError, ValueError):
        raise Nonsense("not_upcast", schema=schema) from None
    for event in later:
        yield decode_event(_encode(event))


def _strictly(decoder: msgspec.json.Decoder[T], line: bytes) -> T:
    """Decode one line: its size, its encoding, its types, and no key twice."""
    if len(line) > LINE_AT_MOST:
        raise Nonsense("too_long", limit=LINE_AT_MOST)
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise Nonsense("not_utf8") from None
    try:
        value = decoder.decode(line)
        json.loads(text, object_pairs_hook=_no_key_twice, parse_constant=_no_constant)
    except Nonsense:
        raise
    except (ValueError, RecursionError) as error:
        raise Nonsense("not_json", why=str(error)[:200]) from None
    return value


def _no_key_twice(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise Nonsense("twice", key=twice[:40])
    return found


def _no_constant(name: str) -> NoReturn:
    raise Nonsense("not_json", why=f"{name} is no number")
