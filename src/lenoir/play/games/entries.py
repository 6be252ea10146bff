"""A game's log as bytes: the promise it begins with, the deal, and one entry for each decision."""

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from lenoir.core.events import Event
from lenoir.play.logs.ports import Damaged
from lenoir.record.errors import Nonsense
from lenoir.record.fairness import commitment
from lenoir.record.record import SCHEMA
from lenoir.record.upcast import UPCASTERS, Raw, Upcaster, upcast_event


class Promise(Struct, frozen=True):
    """The secret that fixes all chance of a game, drawn before anybody sat down."""

    game: str
    secret: bytes

    @property
    def commitment(self) -> str:
        """What may be told before the end."""
        return commitment(self.game, self.secret)


By: TypeAlias = Literal["", "person", "bot", "order", "stand_in", "clock"]
"""Who decided: whoever sits there, a bot on its own chair, a standing order, a stand-in for
somebody who is away, or chance when the time was over. Older logs do not say."""

FOR_THEM: Final[tuple[By, ...]] = ("order", "stand_in", "clock")
"""What was decided for whoever sits there: nobody is judged by it."""


class Dealt(Struct, frozen=True, tag=True):
    """The table was set up and the cards dealt."""

    schema: int
    edition: str
    nonces: tuple[str, ...]
    tags: dict[str, str]
    """What a record says beside the events: names of players."""
    events: tuple[Event, ...]
    chance: int
    """How many numbers of the fair stream are used up so far."""
    pledges: tuple[str, ...] = ()
    """Of the nonces by seat, empty where there was none."""


class Decided(Struct, frozen=True, tag=True):
    """Somebody decided, and this came of it."""

    schema: int
    events: tuple[Event, ...]
    chance: int
    by: By = ""


Line: TypeAlias = Dealt | Decided


class _Schema(Struct):
    schema: int


class _Old(Struct):
    events: list[Raw]


_encode: Final = msgspec.json.Encoder().encode
_line: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)
_promise: Final = msgspec.json.Decoder(Promise)
_schema: Final = msgspec.json.Decoder(_Schema)
_old: Final = msgspec.json.Decoder(_Old)
_raw: Final = msgspec.json.Decoder(Raw)


def encode(line: Line | Promise) -> bytes:
    """A line of the log as JSON."""
    return _encode(line)


def decode_promise(data: bytes) -> Promise:
    """The promise a log begins with."""
    try:
        return _promise.decode(data)
    except msgspec.MsgspecError:
        raise Damaged("a promise that cannot be read") from None


def decode_line(
    data: bytes, known: int = SCHEMA, steps: Mapping[int, Upcaster] = UPCASTERS
) -> Line:
    """A line of any schema so far as the newest has it (R9)."""
    try:
        schema = _schema.decode(data).schema
        if schema != known:
            data = _upcast(data, schema, known, steps)
        return _line.decode(data)
    except (msgspec.MsgspecError, Nonsense, KeyError, TypeError, ValueError):
        raise Damaged("an entry that cannot be read") from None


def _upcast(data: bytes, schema: int, known: int, steps: Mapping[int, Upcaster]) -> bytes:
    if schema > known:
        raise ValueError("written by a newer Lenoir")
    later = [
        event
        for raw in _old.decode(data).events
        for event in upcast_event(raw, schema, known, steps)
    ]
    return _encode({**_raw.decode(data), "schema": known, "events": later})
