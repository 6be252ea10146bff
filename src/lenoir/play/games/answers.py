"""What goes in and out at the referee's door: commands, answers and news, all of them typed."""

from typing import Literal, TypeAlias

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.seats import Seat, Viewer
from lenoir.core.view import View

Code: TypeAlias = Literal[
    "bad_bot",
    "bad_command",
    "bad_key",
    "bad_name",
    "bad_nonce",
    "bad_note",
    "bad_pledge",
    "bad_setup",
    "bad_text",
    "crowded",
    "banned",
    "damaged",
    "endless",
    "full",
    "illegal",
    "muted",
    "name_taken",
    "needs_vote",
    "no_assistance",
    "no_such_game",
    "no_such_number",
    "no_such_person",
    "no_such_seat",
    "no_such_table",
    "not_asked",
    "not_dealt",
    "not_host",
    "not_invited",
    "not_open",
    "not_over",
    "not_seated",
    "over",
    "parked",
    "rested",
    "reused",
    "seated_together",
    "spent",
    "stale",
    "taken",
    "too_early",
    "too_long",
    "try_again",
    "unfilled",
    "voting",
    "withdrawn",
]
"""Why something was refused. A code says nothing that its reader may not know.

``stale``: the prompt was answered already. ``not_asked``: the table waits for another seat.
``reused``: the name was given to another command before, or the word to another table.
``try_again``: storage failed, send the same once more. ``damaged``: the log cannot be trusted, and
nobody plays on with it. ``not_open``: only before the deal. ``unfilled``: a seat is still free.
``full``: the notebook has no room left, or somebody has said enough. ``spent``: somebody has
changed this table too often. ``crowded``: too many people have come to it. ``rested``: that was
done once for this decision. ``endless``: the game is too long, and one can only resign.
``no_assistance``: the table plays without that help.
``too_early``: the pledges are not published yet. ``too_long``: it was not worked out in time.
``needs_vote``: during a game that is proposed, and those concerned agree. ``seated_together``:
several people sit on one chair, which this would make impossible. ``voting``: another proposal is
open. ``withdrawn``: that ask or proposal has ended.
"""


class Command(Struct, frozen=True):
    """An action in answer to a prompt, under a name its sender gives it and keeps when resending.

    The seat named in the action does not count; resigning answers no prompt.
    """

    id: str
    prompt: int
    action: Action


class Done(Struct, frozen=True, tag=True):
    """A command has taken effect; sent again it gets the same answer."""

    id: str
    prompt: int
    """The prompt that it has answered."""


class Refused(Struct, frozen=True, tag=True):
    """Nothing has changed."""

    code: Code
    id: str = ""


Answer: TypeAlias = Done | Refused


class Prompt(Struct, frozen=True):
    """The question on the table: the phase says what, this says which and to whom. It is public."""

    id: int
    seat: Seat


class News(Struct, frozen=True, tag=True):
    """A stretch of a viewer's own stream, from a number on, and the question after it."""

    viewer: Viewer
    first: int
    events: tuple[Event, ...]
    prompt: Prompt | None

    @property
    def next(self) -> int:
        """The number to go on from."""
        return self.first + len(self.events)


class Glance(Struct, frozen=True, tag=True):
    """All a viewer may know now, and the question on the table."""

    view: View
    prompt: Prompt | None


class Promised(Struct, frozen=True, tag=True):
    """A game that can be dealt: its name, and the commitment to show before."""

    game: str
    commitment: str


class Setting(Struct, frozen=True):
    """What a table has settled before the deal."""

    edition: str
    suspects: tuple[str, ...]
    options: dict[str, object]
    nonces: tuple[str, ...]
    tags: dict[str, str] = {}
    pledges: tuple[str, ...] = ()
