"""Changes of a table: each entry of its log has what is different, and no copy of the rest."""

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Raw, Struct

from lenoir.play.logs.ports import Damaged
from lenoir.play.tables.seating import Seating

ROWS: Final = ("chairs", "people")
"""What has many parts, of which a change touches few."""


class _Row(Struct, frozen=True):
    """The length of a row, and those of its parts that are new or different."""

    length: int
    parts: dict[int, Raw]


class _Change(Struct, frozen=True, omit_defaults=True):
    fields: dict[str, Raw] = {}
    rows: dict[str, _Row] = {}


class _Entry(Struct, frozen=True):
    change: _Change | None = None
    """None in a log of before there were changes: then the entry is the whole table."""


_encode: Final = msgspec.json.Encoder().encode
_entry: Final = msgspec.json.Decoder(_Entry)
_fields: Final = msgspec.json.Decoder(dict[str, Raw])
_row: Final = msgspec.json.Decoder(list[Raw])
_seating: Final = msgspec.json.Decoder(Seating)


def founding(seating: Seating) -> bytes:
    """A table as its log begins: whole."""
    return _encode(seating)


def change(before: Seating, after: Seating) -> bytes:
    """What leads from one to the other, as it is stored."""
    fields = {
        name: Raw(_encode(new))
        for name in Seating.__struct_fields__
        if name not in ROWS and (new := getattr(after, name)) != getattr(before, name)
    }
    rows = {
        name: _changed(getattr(before, name), new)
        for name in ROWS
        if (new := getattr(after, name)) != getattr(before, name)
    }
    return _encode(_Entry(_Change(fields, rows)))


def _changed(before: tuple[object, ...], after: tuple[object, ...]) -> _Row:
    parts = {
        at: Raw(_encode(part))
        for at, part in enumerate(after)
        if at >= len(before) or part != before[at]
    }
    return _Row(len(after), parts)


def begun(body: bytes) -> Seating:
    """A table as its log begins."""
    try:
        return _seating.decode(body)
    except msgspec.MsgspecError:
        raise Damaged("a table that cannot be read") from None


def changed(before: Seating, bodies: Iterable[bytes]) -> Seating:
    """A table after some entries of its log; it is put together once, however many they are."""
    whole = _encode(before)
    fields: dict[str, Raw] | None = None
    try:
        for body in bodies:
            found = _entry.decode(body).change
            if found is None:
                whole, fields = body, None
                continue
            fields = _fields.decode(whole) if fields is None else fields
            fields |= found.fields
            for name, row in found.rows.items():
                fields[name] = Raw(_encode(_patched(_row.decode(fields[name]), row)))
        return _seating.decode(whole if fields is None else _encode(fields))
    except (msgspec.MsgspecError, KeyError):
        raise Damaged("a change of a table that cannot be read") from None


def _patched(parts: list[Raw], row: _Row) -> list[Raw]:
    """A row with other parts; a part that is missing is a `KeyError`."""
    kept = dict(enumerate(parts)) | row.parts
    return [kept[at] for at in range(row.length)]
