"""A game on paper: a header which says what it is, and the events."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.edition import Edition
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.phases import Over
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.core.visibility import visible
from lenoir.record.errors import GameRunning, Nonsense
from lenoir.record.legible import legible

SCHEMA: Final = 1
"""The schema that is written; those before it are read for ever."""

Kind: TypeAlias = Literal["full", "public", "seat", "heard"]
"""Everything; what all saw; what one seat saw; what one seat noted at a table with a real box."""
FindEdition: TypeAlias = Callable[[str], Edition]

SECRET: Final = "Secret"
RESERVED: Final = frozenset({"Lenoir", "Edition", "Cards", "Record"})
TAG_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,31}")
TAGS_AT_MOST: Final = 64
TAG_AT_MOST: Final = 200


class Header(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record is: its edition, and whose eyes it was written with."""

    format: Literal["lenoir"]
    schema: int
    edition: str
    cards: tuple[str, ...]
    """The identifiers that the numbers of cards stand for."""
    kind: Kind
    seat: Seat | None = None
    tags: dict[str, str] = {}
    """Names of players, the date, what fairness needs: anything that is no event."""

    def shows(self, event: Event) -> bool:
        """Whether such a record may hold an event."""
        if self.kind == "full":
            return True
        return visible(event, SPECTATOR if self.seat is None else self.seat)


class Record(Struct, frozen=True):
    """A game, or as much of it as a viewer has seen."""

    header: Header
    events: tuple[Event, ...]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return _over(self.events)


def full_record(
    edition: Edition, events: Iterable[Event], tags: Mapping[str, str] | None = None
) -> Record:
    """All of a game, which must have ended: `GameRunning` if it has not."""
    told = tuple(events)
    if not _over(told):
        raise GameRunning
    return Record(_header(edition, "full", None, tags), told)


def record_of(view: View, tags: Mapping[str, str] | None = None) -> Record:
    """What a seat or a spectator has seen so far."""
    told = tuple(view.stream)
    if tags and SECRET in tags and not _over(told):
        raise GameRunning
    edition, viewer = view.table.edition, view.viewer
    if viewer == SPECTATOR:
        return Record(_header(edition, "public", None, tags), told)
    return Record(_header(edition, "seat", viewer, tags), told)


def as_seen(record: Record, viewer: Viewer) -> Record:
    """A full record as a seat or a spectator has seen the game."""
    if record.header.kind != "full":
        raise Nonsense("not_full")
    seat = None if viewer == SPECTATOR else viewer
    kind: Kind = "public" if seat is None else "seat"
    header = replace(record.header, kind=kind, seat=seat)
    return Record(header, tuple(event for event in record.events if header.shows(event)))


def check_header(header: Header, edition: Edition) -> None:
    """Refuse a header that contradicts itself or its edition."""
    if header.cards != edition.deck.ids:
        raise Nonsense("other_cards", edition=header.edition)
    seated = header.seat is not None and 0 <= header.seat < edition.players.stop
    if seated != (header.kind in ("seat", "heard")) or (header.seat is not None and not seated):
        raise Nonsense("no_seat", kind=header.kind, seat=str(header.seat)[:20])
    for name, value in header.tags.items():
        good = TAG_NAME.fullmatch(name) and name not in RESERVED and legible(value)
        if not good or len(value) > TAG_AT_MOST or len(header.tags) > TAGS_AT_MOST:
            raise Nonsense("bad_tag", name=name[:40])


def _header(
    edition: Edition, kind: Kind, seat: Seat | None, tags: Mapping[str, str] | None
) -> Header:
    header = Header("lenoir", SCHEMA, edition.key, edition.deck.ids, kind, seat, dict(tags or {}))
    check_header(header, edition)
    return header


def _over(events: tuple[Event, ...]) -> bool:
    last = events[-1] if events else None
    return isinstance(last, PhaseBegan) and isinstance(last.phase, Over)
