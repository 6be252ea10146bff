"""Pace: nobody's absence stops the others. When somebody else answers for a seat, and how."""

from typing import Final, Protocol

from lenoir.bots.random_bot import RandomPlayer
from lenoir.bots.stand_in import StandIn
from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Unforeseeable
from lenoir.play.tables.seating import Chair, Seating
from lenoir.play.tables.sitting import PLAIN
from lenoir.rules.absence import answer_in_absence

GRACE: Final = 60.0
"""Seconds after which somebody who has gone is answered for."""


class Players(Protocol):
    """Bots, wherever they think. They may fail or be slow; then a plain answer is given."""

    @property
    def are_busy(self) -> bool:
        """Whether the queue for them is long enough that they think more simply at present."""
        ...

    def knows(self, bot: str) -> bool:
        """Whether there is such a bot."""
        ...

    async def decide(self, bot: str, view: View, whose: str = "", game: str = "") -> Action:
        """What a bot does; households take turns, so it is said whose table it is.

        By the name of the game, what is known of a seat is found again.
        """
        ...


class PlainPlayers:
    """No bots but the plain one."""

    are_busy: Final = False

    def knows(self, bot: str) -> bool:
        """Only the plain one."""
        return bot == PLAIN

    async def decide(self, bot: str, view: View, whose: str = "", game: str = "") -> Action:
        """At once, which is the same for every hand."""
        return plain_answer(view)


def plain_answer(view: View, rng: Rng | None = None) -> Action:
    """Something legal, without a thought: C-17. Its chance is not the game's."""
    luck = rng or Unforeseeable()
    return answer_in_absence(view, luck) or RandomPlayer().decide(view, luck)


def stand_ins_answer(view: View, rng: Rng | None = None) -> Action:
    """What is done for a person until they return: nothing that they could not undo (C-17)."""
    luck = rng or Unforeseeable()
    return answer_in_absence(view, luck) or StandIn().decide(view, luck)


def nobody_stands_in(table: Seating) -> bool:
    """Whether a game waits for whomever it asks, as long as nobody comes or goes."""
    has_clock = bool(table.pace or (table.pace_from and table.former_pace))
    return (
        table.stage == "playing"
        and not has_clock
        and not table.is_solo
        and table.standing_from < 0
        and all(_is_here(table, chair) for chair in table.chairs)
    )


def _is_here(table: Seating, chair: Chair) -> bool:
    return any(table.people[sitter].is_here for sitter in chair.sitters)


def stand_in_at(table: Seating, prompt: Prompt, asked: float) -> float | None:
    """When somebody else answers a prompt put at a time; None if the table waits.

    It depends on who is there and on the clock of this worker, never on a hand nor on the time of
    day. The table waits for those who have just gone. Where nobody is left it rests: games are
    parked, not played out by bots.
    """
    if table.stage != "playing":
        return None
    chair, pace = table.chairs[prompt.seat], table.pace_at(prompt.id)
    clock = asked + pace if pace else None
    if _is_here(table, chair):
        return clock
    if not table.present:
        return None
    has_gone = all(table.people[sitter].gone for sitter in chair.sitters)
    return asked if has_gone else clock
