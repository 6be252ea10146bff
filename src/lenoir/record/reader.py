"""Text into records; what cannot be read is said with its line and column."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple, cast

import msgspec

from lenoir.core.events import Event, PhaseBegan
from lenoir.core.phases import Phase
from lenoir.core.seats import Seat
from lenoir.core.table import Table
from lenoir.editions.loader import load_edition
from lenoir.record.codec import FILE_AT_MOST, find_edition
from lenoir.record.errors import BadNotation, Nonsense
from lenoir.record.expected import expected
from lenoir.record.fields import EVENTS, PHASES, fields_of
from lenoir.record.record import SCHEMA, FindEdition, Header, Kind, Record
from lenoir.record.sense import Sense
from lenoir.record.tokens import TOKENS, TokenForm, addition, implied
from lenoir.record.values import CALL, NUMBER, call_from, from_text

TAG: Final = re.compile(r'\[(\w+) "((?:[^"\\]|\\["\\])*)"\]\s*')
ESCAPE: Final = re.compile(r"\\(.)")
RECORD: Final = re.compile(r"(full|public)|(seat|heard) ([0-9])")
COMMENT: Final = re.compile(r"\{[^{}]*\}")
WORD: Final = re.compile(r";[^\s;]*|[^\s;]+")


class Word(NamedTuple):
    """A token and its place."""

    text: str
    line: int
    column: int


def read(text: str, find: FindEdition = load_edition) -> Record:
    """A record from text; `BadNotation` says where it stops to make sense."""
    if len(text) > FILE_AT_MOST:
        raise BadNotation("too_long", 1, limit=FILE_AT_MOST)
    tags, body, first_line = _tags_and_body(text)
    try:
        header = _header(tags)
        sense = Sense(header, find_edition(header.edition, find))
    except Nonsense as wrong:
        raise BadNotation(wrong.code, 1, 1, **wrong.params) from None
    events: list[Event] = []
    place = Word("", first_line, 1)
    try:
        for place in _words(body, first_line):
            event = _event(sense, place.text)
            sense.add(event)
            events.append(event)
        sense.end()
    except Nonsense as wrong:
        raise BadNotation(wrong.code, place.line, place.column, **wrong.params) from None
    return Record(header, tuple(events))


def event_from(table: Table, text: str) -> Event:
    """The event that a token stands for at this table."""
    if CALL.fullmatch(text):
        return cast(Event, call_from(table, text, EVENTS))
    complaint: Nonsense | None = None
    for token in TOKENS:
        found = token.pattern.fullmatch(text)
        if found:
            try:
                return _filled(table, token, dict(zip(token.named, found.groups(), strict=True)))
            except Nonsense as wrong:
                complaint = complaint or wrong
    raise complaint or Nonsense("no_token", token=text[:60])


def _event(sense: Sense, text: str) -> Event:
    if not text.startswith(";"):
        return event_from(sense.table, text)
    if text == ";":
        return PhaseBegan(expected(sense.table, sense.since))
    return PhaseBegan(cast(Phase, call_from(sense.table, text[1:], PHASES)))


def _filled(table: Table, token: TokenForm, words: dict[str, str]) -> Event:
    """The event of a template: what is written, what is settled, and what is implied."""
    fields = fields_of(token.kind)
    known = dict(token.fixed)
    for name in token.named:
        if name in fields:
            known[name] = from_text(table, fields[name], words[name])
    for name in fields:
        if name not in known:
            known[name] = implied(token.kind, name, known, table)
            if known[name] is None:
                raise Nonsense("no_default", token=token.template)
    event = token.kind(**{name: known[name] for name in fields})  # type: ignore[arg-type]
    for name in token.named:
        if name not in fields and words[name] != addition(name, table, event):
            proper = addition(name, table, event)
            raise Nonsense("not_here", token=words[name][:60], expected=proper)
    return event


def _tags_and_body(text: str) -> tuple[dict[str, str], str, int]:
    """The tags, the rest, and the line in which the rest begins."""
    tags: dict[str, str] = {}
    lines = text.split("\n")
    for number, line in enumerate(lines, start=1):
        if line.startswith("["):
            found = TAG.fullmatch(line)
            if not found:
                raise BadNotation("bad_tag_line", number)
            if found[1] in tags:
                raise BadNotation("tag_twice", number, name=found[1][:40])
            tags[found[1]] = ESCAPE.sub(r"\1", found[2])
        elif line.strip():
            return tags, "\n".join(lines[number - 1 :]), number
    return tags, "", len(lines)


def _header(tags: dict[str, str]) -> Header:
    """The header that the tags make; what is not part of it remains a tag."""
    rest = dict(tags)
    try:
        schema, edition, cards, kind = (
            rest.pop(name) for name in ("Lenoir", "Edition", "Cards", "Record")
        )
    except KeyError as missing:
        raise Nonsense("missing_tag", name=missing.args[0]) from None
    if not NUMBER.fullmatch(schema) or int(schema) < 1:
        raise Nonsense("old_schema", schema=schema[:20])
    if int(schema) > SCHEMA:
        raise Nonsense("newer_schema", schema=schema, known=SCHEMA)
    found = RECORD.fullmatch(kind)
    if not found:
        raise Nonsense("no_value", value=kind[:60], what="kind")
    seat = Seat(int(found[3])) if found[3] else None
    whose = msgspec.convert(found[1] or found[2], Kind)
    return Header("lenoir", SCHEMA, edition, tuple(cards.split(" ")), whose, seat, rest)


def _words(body: str, first_line: int) -> Iterator[Word]:
    """The tokens with their places; comments are passed over."""
    bare = COMMENT.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), body)
    for number, line in enumerate(bare.split("\n"), start=first_line):
        for found in WORD.finditer(line):
            word = found[0]
            if "{" in word or "}" in word:
                raise BadNotation("open_comment", number, found.start() + 1)
            yield Word(word, number, found.start() + 1)
