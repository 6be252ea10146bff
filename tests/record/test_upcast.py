"""Old schemas are read for ever; the first step will be written when there is a second schema."""

import json
from collections.abc import Iterable

import msgspec
import pytest

from lenoir.core.actions import Action, PlacePassage, Rush
from lenoir.core.board import Space
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.record import codec
from lenoir.record.errors import BadRecord
from lenoir.record.record import SCHEMA, Record, record_of
from lenoir.record.upcast import UPCASTERS, Raw, Upcaster


def newer_header(raw: Raw) -> Raw:
    return {**raw, "kind": {"open": "public"}[str(raw["kind"])]}


def newer_event(raw: Raw) -> Iterable[Raw]:
    if raw["type"] == "Chat":
        return
    yield {**raw, "type": {"Began": "TurnBegan"}.get(str(raw["type"]), raw["type"])}


STEPS = {1: Upcaster(newer_header, newer_event)}


def a_record() -> Record:
    return record_of(Game(load_edition("classic"), 3, Seeded(5)).view(SPECTATOR))


def as_it_was_once(record: Record) -> bytes:
    """As an invented older schema would have had it: other words, and chat among the events."""
    lines = [json.loads(line) for line in codec.encode(record).splitlines()]
    lines[0]["kind"] = "open"
    for line in lines[1:]:
        line["type"] = {"TurnBegan": "Began"}.get(line["type"], line["type"])
    lines.insert(2, {"type": "Chat", "text": "Bonsoir"})
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def test_a_record_of_an_older_schema_is_read_as_the_newest_has_it() -> None:
    record = a_record()
    read = codec.decode(as_it_was_once(record), known=2, steps=STEPS)
    assert read.events == record.events
    assert (read.header.schema, read.header.kind) == (2, "public")


def test_the_line_that_is_wrong_is_that_of_the_old_file() -> None:
    lines = as_it_was_once(a_record()).splitlines()
    lines[3] = b'{"type":"Unheard","of":1}'
    with pytest.raises(BadRecord, match="line 4"):
        codec.decode(b"\n".join(lines), known=2, steps=STEPS)
    lines[3] = b'{"kind":"no type"}'
    with pytest.raises(BadRecord, match="line 4"):
        codec.decode(b"\n".join(lines), known=2, steps=STEPS)


def test_there_is_a_step_from_every_schema_to_the_next() -> None:
    assert set(UPCASTERS) == set(range(1, SCHEMA))


def test_games_that_were_stored_call_the_room_of_a_rush_and_of_a_passage_room() -> None:
    """R9: in Python it is called `to`, as for every other action that goes somewhere."""
    for kind in (Rush, PlacePassage):
        stored = f'{{"type":"{kind.__name__}","seat":1,"room":7}}'.encode()
        assert msgspec.json.decode(stored, type=Action) == kind(Seat(1), Space(7))
        assert msgspec.json.encode(kind(Seat(1), to=Space(7))) == stored
