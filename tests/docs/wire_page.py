"""Writes ``docs/wire.md`` from the types of `lenoir.wire` and the doors of the server.

python -m tests.docs.wire_page
"""
# ruff: noqa: E501 - the lines of the page are long

import re
from collections.abc import Iterator
from inspect import getdoc
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from lenoir import wire
from lenoir.core.actions import Action
from lenoir.core.edition import Text
from lenoir.core.events import Event
from lenoir.core.phases import Phase
from lenoir.core.table import Turn
from lenoir.play.games.answers import Prompt
from lenoir.play.tables.announcing import Announcement
from lenoir.play.tables.seating import Amendment, Proposal
from lenoir.play.tables.table_view import AskView, ChairView, Notice, PersonView, TableView
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.tables.wishes import Wish
from lenoir.play.talk.chat import PHRASES, Said
from lenoir.play.talk.notes import Change, Note, Notebook, PencilMark
from lenoir.review.account import Account
from lenoir.review.uncertainty import Answered, Knew, Review
from lenoir.server.app import web_app
from lenoir.server.desk import Desk
from lenoir.server.guarding.allowances import A_MOMENT, USUAL
from lenoir.server.tickets import LIFE
from lenoir.telling import changes, scene
from lenoir.telling.deduced import Column, Deduced
from lenoir.telling.first_case import FirstCase, LessonStep, Marking
from lenoir.telling.foreseen import QuestionTold
from lenoir.telling.hindsight import Hindsight, MomentTold, Proved
from lenoir.telling.learned import Learned
from lenoir.telling.puzzle import (
    LogLine,
    PuzzleList,
    PuzzleProofLine,
    PuzzleSheet,
    PuzzleSummary,
    PuzzleVolume,
)
from lenoir.telling.readings import HowWePlay, Reading
from lenoir.telling.scene import Told
from lenoir.telling.sheets import (
    BoardSheet,
    BotSheet,
    CardSheet,
    Catalogue,
    ClueSheet,
    Described,
    EditionSheet,
    OptionSheet,
    PowerSheet,
)
from lenoir.telling.why import Grounds, TracedLine
from tests.docs.rules_table import ROOT

PAGE = ROOT / "docs" / "wire.md"

BODIES = (
    *(NewTable, Opened, wire.Join, wire.Claim, wire.Offering, wire.Offered, wire.Spectate),
    *(wire.Wishing, wire.Found, wire.ScreenFound, wire.Listed, Notice, wire.Ticket, wire.Problem),
    *(TableView, ChairView, AskView, PersonView, Proposal, *get_args(Amendment)),
    *get_args(Announcement),
    *(wire.Replay, Review, Knew, Answered, Hindsight, Account, MomentTold, Proved, TracedLine),
    *(wire.Choices, QuestionTold, FirstCase, LessonStep, Marking),
    *(PuzzleList, PuzzleSummary, PuzzleVolume, PuzzleSheet, LogLine, PuzzleProofLine),
    *(HowWePlay, Reading),
    *(wire.Reporting, wire.Reported),
    *(wire.Pencilling, PencilMark, Note, Notebook, Deduced, Column, Learned, Grounds),
    *(
        Catalogue,
        EditionSheet,
        CardSheet,
        BoardSheet,
        OptionSheet,
        Described,
        PowerSheet,
        ClueSheet,
        BotSheet,
        Text,
    ),
)
CLOSED = (
    *("BAD_MESSAGE", "BAD_TICKET", "SENT_AWAY", "TOO_SLOW"),
    *("TOO_MANY", "TRY_AGAIN", "STOPPING"),
)

HEAD = f"""# What goes over the wire

Written from the types by `python -m tests.docs.wire_page`; a test compares it. Over HTTP one opens, finds and joins tables;
over one socket one plays. All of it is JSON, decoded strictly: unknown or doubled keys, wrong types, control characters and
more than eight levels are refused. A body has at most {wire.BODY_AT_MOST} bytes and says how many (`Content-Length`;
chunks are refused), a message on the socket has at most {wire.FRAME_AT_MOST}.
`/api/schema/openapi.json` has the doors as OpenAPI 3.1. `lenoir.client` speaks all of this from Python.

Cards, seats and spaces are numbers: a card by its place in the edition's deck, sets of cards by bits. A `Case` is a list of three cards,
`[suspect, weapon, room]`.

## Who one is
Opening, joining, claiming or looking on sets a cookie for that table's addresses alone (HttpOnly, SameSite=Strict): it is the
key of the device, and only its digest is stored. Keys to hand on stand in the fragment of a link, which no browser sends:
`/table/TABLE#join=KEY`, `#watch=KEY`, `#claim=KEY`. A page of another origin is refused.

Opening, joining and claiming may carry a secret random word of the device (`device`). When the answer was lost, send the same
again with the same word: it is the same table, the same chair and the same cookie. Without a word each is a new one.

## A socket
1. `POST /api/tables/TABLE/ticket`, then open `/api/socket` and send `enter` with the ticket, which works once and for {LIFE} seconds.
2. `table` comes at once and after every change: who sits where, who is there, which game is on.
3. `resume` with the game, your own seat (or -1 to see what everybody sees) and the number of the first event you have not seen.
   `news` brings the events from there on without gap or doubling, and then whatever happens, at most {wire.EVENTS_AT_ONCE} at once.
   Each viewer has a stream of their own, numbered without gaps.
   A page sends `watch` instead, with a language: `story` brings the same events in words, and `scene` all there is to
   see and to choose from, so that whoever draws it needs no rules. From then on each move is one `moved`: what happened in
   words, and what has changed of the scene. When a name at the table changes, the whole scene comes again.
4. `act` answers the prompt of the last `news`, `scene` or `moved` under a name one gives. `ack` says it is stored; `stale` that the prompt was
   answered by then; `refused` why not. When in doubt, come back and send the same again: it takes effect once.

A person may send {USUAL.messages_per_person} messages in {A_MOMENT:.0f} seconds and have {USUAL.sockets_per_person} sockets at a table; who looks on, {USUAL.messages_per_watcher} messages. [operate.md](operate.md) has all limits.
"""


def page() -> str:
    """The whole page."""
    return "\n".join(_lines()).rstrip() + "\n"


def _lines() -> Iterator[str]:
    yield HEAD
    yield "| closed with | because |\n|---|---|"
    source = (ROOT / "src" / "lenoir" / "wire.py").read_text("utf-8")
    for name in CLOSED:
        found = re.search(rf'^{name}: .*\n"""Closed: (.*)"""$', source, re.MULTILINE)
        assert found, name
        yield f"| {getattr(wire, name)} | {found[1]} |"
    yield "\n## Doors over HTTP\n\n| door | body | answer | |\n|---|---|---|---|"
    yield from _doors()
    yield "\n## Bodies\n"
    for kind in BODIES:
        yield from _struct(kind)
    for title, union in (
        ("Wishes", Wish),
        ("Messages to the server", wire.ToServer),
        ("Messages from the server", wire.FromServer),
    ):
        yield f"## {title}\n"
        for kind in get_args(union):
            yield from _struct(kind)
    for kind in (
        *(Prompt, Said, Told, scene.Scene, Turn, scene.Own, *get_args(scene.Chosen)),
        *(changes.Spoken, changes.TableChange, changes.TurnChange),
        *(changes.ViewerChange, changes.OwnChange),
    ):
        yield from _struct(kind)
    yield f"The phrases: {', '.join(f'`{phrase}`' for phrase in PHRASES)}.\n"
    for title, union in (("Actions", Action), ("Phases", Phase), ("Events", Event)):
        yield f"## {title}\n"
        for kind in get_args(union):
            yield from _struct(kind)


def _no_desk() -> Desk:
    raise AssertionError("the doors are only looked at")


def _doors() -> Iterator[str]:
    app = web_app(_no_desk)
    for path, item in sorted((app.openapi_schema.paths or {}).items()):
        for method in ("get", "post"):
            operation = getattr(item, method)
            if operation is None:
                continue
            body = operation.request_body
            asked = next(iter(body.content.values())).schema if body else None
            answer = next(iter(operation.responses.values())).content or {}
            told = next(iter(answer.values())).schema if answer else None
            yield (
                f"| `{method.upper()} {path}` | {_named(asked)} | {_named(told)} "
                f"| {operation.summary} |"
            )


def _named(schema: Any) -> str:  # noqa: ANN401 - Litestar has several kinds of it
    name = getattr(schema, "ref", "").rpartition("/")[2].rpartition("_")[2]
    return f"`{name}`" if name else ""


def _struct(kind: type[msgspec.Struct]) -> Iterator[str]:
    tag = kind.__struct_config__.tag
    yield f"### {kind.__name__}"
    yield " ".join((getdoc(kind) or "").split())
    if tag is not None:
        yield f"`type` is `{tag}`."
    if kind.__struct_config__.array_like:
        yield "It is sent as a list of its fields, in this order."
    yield ""
    hints = get_type_hints(kind)
    if not kind.__struct_fields__:
        return
    yield "| field | type | if left out |\n|---|---|---|"
    for field in msgspec.structs.fields(kind):
        missing = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
        default = "" if missing else _default(field)
        yield f"| `{field.encode_name}` | {text_of(hints[field.name])} | {default} |"
    yield ""


def _default(field: msgspec.structs.FieldInfo) -> str:
    value = field.default
    if value is msgspec.UNSET:
        return "as it was"
    if value is msgspec.NODEFAULT:
        value = field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def text_of(hint: object) -> str:
    """A type in words that need no Python."""
    if hint in UNIONS:
        return UNIONS[hint]
    if isinstance(hint, NewType):
        base = hint.__supertype__
        if isinstance(base, NewType):  # the name of a table is the name of a log
            base = base.__supertype__
        return f"{text_of(base)} ({hint.__name__})"
    if isinstance(hint, type) and issubclass(hint, tuple):  # a NamedTuple has no names on the wire
        return f"`{hint.__name__}` (list: {', '.join(getattr(hint, '_fields', ()))})"
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return ", ".join(f"`{value}`" for value in inner)
    if origin is tuple:
        parts = [part for part in inner if part is not ...]
        return f"list of {' and '.join(text_of(part) for part in parts)}"
    if origin is dict:
        return "object"
    if inner and (origin is Union or type(hint).__name__ == "UnionType"):
        return " or ".join(text_of(part) for part in inner if part is not msgspec.UnsetType)
    plain = {int: "number", float: "number", str: "text", bool: "true or false", type(None): "null"}
    name = getattr(hint, "__name__", str(hint))
    return plain[hint] if isinstance(hint, type) and hint in plain else f"`{name}`"


UNIONS: dict[object, str] = {
    Action: "an action",
    Event: "an event",
    Phase: "a phase",
    Wish: "a wish",
    scene.Chosen: "a choice",
    Change: "a mark or a note",
}


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
