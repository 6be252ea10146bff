"""Minds: what bots know, kept in their process from one decision to the next.

A mind belongs to one seat of one game and is told only what that seat was told, and of that only
what is new. It saves time and nothing else: a process that has lost it is told everything again.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from lenoir.bots.bot import Bot
from lenoir.core.events import Event
from lenoir.core.recent import Recent
from lenoir.core.seats import Viewer
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Unforeseeable

MINDS: Final = 400
"""In a process, at most some 250 kB each. The one that was not asked for longest goes."""
TELL_ALL: Final = b"?"
"""The answer of a process that has no such mind, or one that was told something else."""

Make: TypeAlias = Callable[[str], Bot]


class MindQuestion(Struct, frozen=True, array_like=True):
    """What a bot is asked: its seat's mind, and the events that it has not been told."""

    mind: str
    bot: str
    edition: str
    viewer: Viewer
    after: int
    """How many events the mind was told before; 0 begins it anew."""
    events: tuple[Event, ...]


_questions: Final = msgspec.json.Decoder(MindQuestion)
_encode: Final = msgspec.json.Encoder().encode


class _SeatMind:
    """The view of a seat, and every bot that has played there."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.bots: dict[str, Bot] = {}


class Minds:
    """The minds of a process."""

    def __init__(self, make: Make, at_most: int = MINDS) -> None:
        self._make = make
        self._kept: Recent[str, _SeatMind] = Recent(at_most)

    def __len__(self) -> int:
        return len(self._kept)

    def decided(self, data: bytes) -> bytes:
        """What a bot does about a question; or that it has to be told everything."""
        question = _questions.decode(data)
        mind = self._kept.pop(question.mind)
        if not question.after:
            mind = _SeatMind(View.of(load_edition(question.edition), question.viewer))
        elif mind is None or len(mind.view.stream) != question.after:
            return TELL_ALL
        mind.view = mind.view.after(question.events)
        if question.bot not in mind.bots:
            mind.bots[question.bot] = self._make(question.bot)
        action = mind.bots[question.bot].decide(mind.view, Unforeseeable())
        # Only now: a mind that has failed is not asked again.
        if question.mind:
            self._kept.put(question.mind, mind)
        return _encode(action)
