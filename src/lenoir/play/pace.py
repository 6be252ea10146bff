"""Pace: nobody's absence stops the others. When somebody else answers for a seat, and how."""

from typing import Final, Protocol

from lenoir.bots.chance import Chance
from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.dice import Unforeseeable
from lenoir.play.seating import Seating
from lenoir.play.sitting import PLAIN
from lenoir.rules.absence import answer_in_absence

GRACE: Final = 60.0
"""Seconds after which somebody who has gone is answered for."""


class Players(Protocol):
    """Bots, wherever they think. They may fail or be slow; then a plain answer is given."""

    def knows(self, bot: str) -> bool:
        """Whether there is such a bot."""
        ...

    async def decide(self, bot: str, view: View) -> Action:
        """What a bot does."""
        ...


class PlainPlayers:
    """No bots but the plain one."""

    def knows(self, bot: str) -> bool:
        """Only the plain one."""
        return bot == PLAIN

    async def decide(self, bot: str, view: View) -> Action:
        """At once, which is the same for every hand."""
        return plain_answer(view)


def plain_answer(view: View, rng: Rng | None = None) -> Action:
    """Something legal, without a thought: C-17. Its chance is not the game's."""
    luck = rng or Unforeseeable()
    return answer_in_absence(view, luck) or Chance().decide(view, luck)


def nobody_stands_in(table: Seating) -> bool:
    """Whether a game waits for whomever it asks, as long as nobody comes or goes."""
    seats = map(Seat, range(len(table.chairs)))
    return table.stage == "playing" and all(stand_in_at(table, seat, 0.0) is None for seat in seats)


def stand_in_at(table: Seating, seat: Seat, asked: float) -> float | None:
    """When somebody else answers a prompt put at a time; None if the table waits.

    It depends on who is there and on the clock, never on a hand. Where nobody is left, the table
    rests: games are parked, not played out by bots.
    """
    if table.stage != "playing":
        return None
    gone = [table.people[sitter].away for sitter in table.chairs[seat].sitters]
    if None in gone:
        return asked + table.pace if table.pace else None
    if not table.present:
        return None
    if not gone:
        return asked
    since = [away for away in gone if away is not None]
    times = [asked + table.pace] if table.pace else []
    times.append(max(asked, max(since) + GRACE))
    return min(times)
