"""The wire: all that goes over the network, typed. `docs/wire.md` is written from this module."""

from typing import Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from lenoir.core.actions import Action
from lenoir.core.edition import Language
from lenoir.core.events import Event
from lenoir.core.seats import Seat, Viewer
from lenoir.office.reports import Complaint
from lenoir.play.games.answers import Prompt
from lenoir.play.logs.ports import GameId, TableId
from lenoir.play.refusal import Code
from lenoir.play.tables.table_view import Notice, TableView
from lenoir.play.tables.wishes import Wish
from lenoir.play.talk.chat import Said
from lenoir.play.talk.notes import Change
from lenoir.telling.changes import Spoken, TableChange, ViewerChange
from lenoir.telling.foreseen import QuestionTold
from lenoir.telling.scene import Scene, Told

FRAME_AT_MOST: Final = 8 * 1024
"""Bytes of a message from a client."""
BODY_AT_MOST: Final = 16 * 1024
"""Bytes of the body of a request."""
EVENTS_AT_ONCE: Final = 200
"""Events in one `NewsMessage`; a long game comes in several."""

BAD_MESSAGE: Final = 4400
"""Closed: the last message makes no sense."""
BAD_TICKET: Final = 4401
"""Closed: the first message was no ticket, or one that was used or is too old."""
SENT_AWAY: Final = 4403
"""Closed: this device has no place at the table any more."""
TOO_SLOW: Final = 4408
"""Closed: what was sent was not read for ten to fifteen seconds."""
TOO_MANY: Final = 4429
"""Closed: too many messages, or too many connections."""
TRY_AGAIN: Final = 4503
"""Closed: nothing can be stored at the moment; come back a little later with a new ticket."""
STOPPING: Final = 1012
"""Closed: the server stops; come back with a new ticket and `resume`."""


# Bodies of requests and answers


class _Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all bodies."""


class Join(_Body, frozen=True):
    """Take a chair with the key of the link or with the short code; the first free one, or this.

    ``device`` is a secret random word of the device, 16 to 64 letters, digits, _ and -: sent again
    with the same word, when the answer was lost, it is the same person on the same chair.
    """

    invite: str
    name: str
    chair: int | None = None
    device: str = ""


class Claim(_Body, frozen=True):
    """Come with a link that works once; a name is needed for a chair that changes hands.

    ``device`` is as for `Join`: with the same word the link works again for the same device.
    """

    offer: str
    name: str = ""
    device: str = ""


class Offering(_Body, frozen=True):
    """Ask for a link for another device of one's own, or for whoever takes over a chair.

    With ``watch`` it is a link to look on, which works as often as it is used.
    """

    chair: int | None = None
    watch: bool = False


class Spectate(_Body, frozen=True):
    """Look on, with the key of the link for that."""

    watch: str


class Wishing(_Body, frozen=True):
    """Ask something of the table; sent again under the same name it is done once."""

    cmd_id: str
    wish: Wish


class Pencilling(_Body, frozen=True):
    """Write into the notebook of your own seat; sent again under the same name it is done once."""

    seat: Seat
    cmd_id: str
    changes: tuple[Change, ...]


class Reporting(_Body, frozen=True):
    """Tell whoever runs the server about somebody at the table, for a reason and in a few words."""

    person: int
    reason: Complaint
    text: str = ""


class Reported(Struct, frozen=True):
    """It was noted."""

    person: int
    reason: Complaint


class Found(Struct, frozen=True):
    """The table with a short code."""

    table: TableId


class ScreenFound(Struct, frozen=True):
    """The table with a screen’s code, and the key to look on with: it goes to `Spectate`."""

    table: TableId
    watch: str


class Listed(Struct, frozen=True):
    """Tables with a free chair for strangers."""

    tables: tuple[Notice, ...]


class Offered(Struct, frozen=True):
    """A key for a link, told once."""

    offer: str


class Ticket(Struct, frozen=True):
    """The first message of a socket: it works once and for half a minute."""

    ticket: str


class Replay(Struct, frozen=True):
    """A finished game as a viewer saw it, after all events or after some of them.

    ``told`` is the whole story, or the last line of it where a moment was asked for.
    """

    game: GameId
    edition: str
    viewer: Viewer
    names: tuple[str, ...]
    length: int
    """How many events the viewer's stream has."""
    told: tuple[Told, ...]
    scene: Scene


class Choices(Struct, frozen=True):
    """Questions side by side, at a moment of a game that is over."""

    choices: tuple[QuestionTold, ...]


class Problem(Struct, frozen=True):
    """An error (RFC 9457), its title in the language asked for."""

    type: str
    title: str
    status: int
    code: str


# Messages to the server


def _tag(name: str) -> str:
    return name.removesuffix("Message").lower()


class _Message(Struct, frozen=True, tag=_tag, forbid_unknown_fields=True):
    """The base of all messages on a socket.

    Some carry what has a name already: a `SceneMessage` carries a `Scene`, and its type is "scene".
    """


class Enter(_Message, frozen=True):
    """The first message. ``heard`` is the number of the first line of talk one has not read."""

    ticket: str
    heard: int = 0


class Resume(_Message, frozen=True):
    """Follow a game with the eyes of your own seat, or of a spectator (-1), from a number on."""

    game: str
    viewer: Viewer
    seq: int = 0


class Watch(_Message, frozen=True):
    """Like `Resume`, but told in words and with what there is to choose: for whoever draws it."""

    game: str
    viewer: Viewer
    language: Language
    seq: int = 0


class Act(_Message, frozen=True):
    """Answer a prompt for the seat named in the action. Keep ``cmd_id`` when sending it again."""

    cmd_id: str
    prompt_id: int
    action: Action


class Say(_Message, frozen=True):
    """Say something at the table: one of the phrases, or a text."""

    cmd_id: str
    phrase: str = ""
    text: str = ""


ToServer: TypeAlias = Enter | Resume | Watch | Act | Say


# Messages from the server


class TableMessage(_Message, frozen=True):
    """The table as it stands, who is there included: on entering, and after every change."""

    table: TableView


class NewsMessage(_Message, frozen=True):
    """A stretch of a viewer's own stream, the first event having the number ``seq``.

    ``prompt`` is the question after it, and null while there is ``more`` on the way, or at the end.
    """

    game: str
    viewer: Viewer
    seq: int
    events: tuple[Event, ...]
    prompt: Prompt | None
    more: bool = False


class StoryMessage(_Message, frozen=True):
    """A stretch of a viewer's own stream in words; followed by more of it, or a `SceneMessage`."""

    game: str
    viewer: Viewer
    told: tuple[Told, ...]


class SceneMessage(_Message, frozen=True):
    """What the viewer sees after all that was told, and the question on the table."""

    game: str
    viewer: Viewer
    prompt: Prompt | None
    scene: Scene


class MovedMessage(_Message, frozen=True):
    """What is new for a viewer since the last scene or move that they were sent.

    Its events ended before ``seq``; the lines of ``told`` are numbered from there on. What the
    viewer sees then is the scene they had with what is named in ``table`` and ``you`` put in its
    place; of ``turn`` and ``own`` only what is named in them. The phase is that of the last event.
    ``busy`` says that bots think more simply at present, because many games wait for them.
    """

    viewer: Viewer
    seq: int
    prompt: Prompt | None
    told: tuple[Spoken, ...]
    table: TableChange | UnsetType = UNSET
    you: ViewerChange | UnsetType = UNSET
    busy: bool | UnsetType = UNSET


class Ack(_Message, frozen=True):
    """A command has taken effect and is stored; sent again it gets the same answer."""

    cmd_id: str
    prompt_id: int


class Stale(_Message, frozen=True):
    """The prompt was answered already."""

    cmd_id: str


class RefusedMessage(_Message, frozen=True):
    """Nothing has changed. Without a ``cmd_id`` it answers a `Resume`."""

    cmd_id: str
    code: Code
    viewer: Seat | None = None


class HeardMessage(_Message, frozen=True):
    """What was said at the table."""

    said: tuple[Said, ...]


class Noted(_Message, frozen=True):
    """The notebook of your own seat has changed, here or on another device.

    It comes for each seat you watch with; ``number`` counts the changes.
    """

    game: str
    viewer: Viewer
    number: int


FromServer: TypeAlias = (
    TableMessage
    | NewsMessage
    | StoryMessage
    | SceneMessage
    | MovedMessage
    | Ack
    | Stale
    | RefusedMessage
    | HeardMessage
    | Noted
)
