"""The crier: tells one game in one language to all who look on, and what is public only once.

Words and scenes that are the same for everybody are made and encoded once a move, from public
events and from the table alone. What is one viewer's own is made for that viewer, and not kept.
"""

from typing import Final, NamedTuple

import msgspec

from lenoir.core.events import Event, PhaseBegan
from lenoir.core.keepers import Keepers
from lenoir.core.legal import Legal
from lenoir.core.phases import decider
from lenoir.core.private import Private
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.table import Table
from lenoir.core.view import View
from lenoir.core.visibility import PUBLIC
from lenoir.play.games.answers import Prompt
from lenoir.rules.engine import may_resign
from lenoir.telling.changes import (
    NOTHING_OF_THE_TABLE,
    NOTHING_OF_THE_VIEWER,
    table_change,
    viewer_change,
)
from lenoir.telling.scene import Mine, Scene, Shared, Teller, mine, shared, whole
from lenoir.telling.story import Story

KEPT: Final = 64
"""Public lines that are kept: those of the last moves, for who is a little behind."""

_encode: Final = msgspec.json.Encoder().encode


class Sent(NamedTuple):
    """What a viewer was sent last: the changes are counted from there."""

    seq: int
    everybodys: Shared
    own: Mine
    private: Private
    played: tuple[Keepers, ...]

    @property
    def scene(self) -> Scene:
        """The scene that it makes."""
        return whole(self.seq, self.everybodys, self.own)


class _Aloud(NamedTuple):
    """A public event as everybody hears it whom it does not address."""

    event: Event
    line: bytes
    addressed: frozenset[Seat]


class _Piece(NamedTuple):
    """All that a stretch of public events brings to everybody, encoded."""

    first: int
    """The number of the first of these events."""
    last: Event
    """The last of them, itself: when a log is read anew, it is another."""
    before: Shared
    table: bytes
    rest: bytes
    addressed: frozenset[Seat]


class Crier:
    """Tells one game, whose seats have these names."""

    def __init__(self, teller: Teller, view: View, names: tuple[str, ...]) -> None:
        self._voice = teller.voice(view, names)
        self._aloud: dict[int, _Aloud] = {}
        self._table: Table | None = None
        self._shared: Shared | None = None
        self._piece: _Piece | None = None

    def begin(self, view: View, legal: Legal | None = None) -> Sent:
        """The whole scene, from which changes can be told."""
        own = mine(self._voice, view, legal)
        private, played = view.private, view.table.played
        return Sent(len(view.stream), self._everybodys(view.table), own, private, played)

    def moved(
        self,
        view: View,
        prompt: Prompt | None,
        legal: Legal | None,
        sent: Sent,
        is_busy: bool = False,
    ) -> tuple[bytes, Sent]:
        """What is new for a viewer, as a `wire.MovedMessage` is sent; and what they have then."""
        own = self._own(view, legal, sent)
        stream, now = view.stream, self._everybodys(view.table)
        seq = len(stream)
        first = stream.public_before(sent.seq)
        piece = self._piece_of(view, first, sent.everybodys, now, prompt)
        yours = b"" if own is sent.own else _yours(sent.own, own)
        yours += b',"busy":true' if is_busy else b""
        head = b'{"type":"moved","viewer":%d,"seq":%d%b,' % (view.viewer, sent.seq, yours)
        is_public = seq - sent.seq == view.heard - first
        if is_public and view.viewer not in piece.addressed:
            data = head + piece.rest
        else:
            lines = self._lines(view, first, sent.seq)
            data = head + _rest(prompt, piece.table, lines)
        return data, Sent(seq, now, own, view.private, view.table.played)

    def _own(self, view: View, legal: Legal | None, sent: Sent) -> Mine:
        """A viewer's own part; what they know is the same until they are told something."""
        table, before = view.table, sent.own
        if view.private is not sent.private or table.played is not sent.played:
            return mine(self._voice, view, legal)
        was_asked, is_asked = bool(before.question), decider(table.phase) == view.viewer
        if not was_asked and not is_asked and before.may_resign == may_resign(view):
            return before  # as with most viewers at most moves
        return mine(self._voice, view, legal, before.own)

    def _everybodys(self, table: Table) -> Shared:
        if self._shared is None or table is not self._table:
            self._table, self._shared = table, shared(self._voice, table)
        return self._shared

    def _piece_of(
        self, view: View, first: int, before: Shared, now: Shared, prompt: Prompt | None
    ) -> _Piece:
        """What these public events bring to everybody: the same bytes for all who were there."""
        kept, public = self._piece, view.told.public
        last = public[view.heard - 1]
        if kept is not None and kept.first == first and kept.last is last and kept.before is before:
            return kept
        change = table_change(before, now)
        table = b"" if change == NOTHING_OF_THE_TABLE else b'"table":' + _encode(change) + b","
        told = [self._heard(public, at) for at in range(first, view.heard)]
        rest = _rest(prompt, table, [aloud.line for aloud in told])
        addressed = frozenset[Seat]().union(*(aloud.addressed for aloud in told))
        self._piece = _Piece(first, last, before, table, rest, addressed)
        return self._piece

    def _heard(self, public: list[Event], at: int) -> _Aloud:
        """A public event as those hear it whom it does not address."""
        event, kept = public[at], self._aloud.get(at)
        if kept is not None and kept.event is event:
            return kept
        assert type(event) in PUBLIC, "nothing else is told aloud"
        story = self._story(public, at, SPECTATOR)
        line = _line(event, " ".join(story.tell(event)), False)
        aloud = self._aloud[at] = _Aloud(event, line, frozenset(story.addressed))
        if len(self._aloud) > 2 * KEPT:
            for old in sorted(self._aloud)[:KEPT]:
                del self._aloud[old]
        return aloud

    def _lines(self, view: View, at: int, seq: int) -> list[bytes]:
        """A stretch with what only this viewer is told, or is told otherwise."""
        public, viewer, lines = view.told.public, view.viewer, list[bytes]()
        for event in view.stream.since(seq):
            is_public = type(event) in PUBLIC
            if is_public and viewer not in (aloud := self._heard(public, at)).addressed:
                lines.append(aloud.line)
            else:
                text = " ".join(self._story(public, at, viewer).tell(event))
                lines.append(_line(event, text, not is_public))
            at += is_public
        return lines

    def _story(self, public: list[Event], at: int, viewer: Viewer) -> Story:
        """A story that goes on from a public event; the phase before it began not long ago."""
        story = Story(self._voice, viewer)
        for before in range(at - 1, -1, -1):
            event = public[before]
            if type(event) is PhaseBegan:
                story.passed(event)
                break
        return story


def _line(event: Event, text: str, private: bool) -> bytes:
    """A `Spoken`; what goes without saying is left out."""
    if private:
        return b"[%b,%b,true]" % (_encode(event), _encode(text))
    return b"[%b,%b]" % (_encode(event), _encode(text)) if text else b"[%b]" % _encode(event)


def _yours(before: Mine, now: Mine) -> bytes:
    change = viewer_change(before, now)
    return b"" if change == NOTHING_OF_THE_VIEWER else b',"you":' + _encode(change)


def _rest(prompt: Prompt | None, table: bytes, lines: list[bytes]) -> bytes:
    return b'"prompt":%b,%b"told":[%b]}' % (_encode(prompt), table, b",".join(lines))
