"""What goes in and out at the referee's door: commands, answers and news, all of them typed."""

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.legal import Legal
from lenoir.core.seats import Seat, Viewer
from lenoir.core.view import View
from lenoir.play.logs.ports import GameId


class Command(Struct, frozen=True):
    """An action in answer to a prompt, under a name its sender gives it and keeps when resending.

    The seat named in the action does not count; resigning answers no prompt.
    """

    cmd_id: str
    prompt: int
    action: Action


class Done(Struct, frozen=True, tag=True):
    """A command has taken effect; sent again it gets the same answer."""

    cmd_id: str
    prompt: int
    """The prompt that it has answered."""


class Prompt(Struct, frozen=True):
    """The question on the table: the phase says what, this says which and to whom. It is public."""

    id: int
    seat: Seat


class News(Struct, frozen=True, tag=True):
    """A stretch of a viewer's own stream, from a number on, and the question after it."""

    viewer: Viewer
    seq: int
    events: tuple[Event, ...]
    prompt: Prompt | None

    @property
    def next_seq(self) -> int:
        """Where to go on from."""
        return self.seq + len(self.events)


class Glance(Struct, frozen=True, tag=True):
    """All a viewer may know now, and the question on the table."""

    view: View
    prompt: Prompt | None
    legal: Legal | None = None
    """What the viewer may do, if they are the one who is asked; it follows from the view."""


class Promised(Struct, frozen=True, tag=True):
    """A game that can be dealt: its name, and the commitment to show before."""

    game: GameId
    commitment: str


class Setting(Struct, frozen=True):
    """What a table has settled before the deal."""

    edition: str
    suspects: tuple[str, ...]
    options: dict[str, object]
    nonces: tuple[str, ...]
    tags: dict[str, str] = {}
    pledges: tuple[str, ...] = ()
