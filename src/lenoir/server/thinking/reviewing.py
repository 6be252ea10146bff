"""Reviews of games that are over: counted in a process beside the server, one game at a time.

A process gets what each seat was told and answers with the review. It gives way to everything else
on the machine, and one that takes too long is ended. What was counted is kept for a while.
"""

import asyncio
import contextlib
import os
from collections import OrderedDict
from collections.abc import Sequence
from itertools import count
from typing import Final

import msgspec
from msgspec import Struct

from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.refusal import Refusal
from lenoir.review.uncertainty import Review, review_of
from lenoir.server.guarding.turns import Turns
from lenoir.server.thinking.beside import Beside, Failed

WITHIN: Final = 120.0
"""Seconds for one game."""
KEPT: Final = 256
"""Reviews in memory."""


class _Game(Struct, frozen=True, array_like=True):
    edition: str
    streams: tuple[tuple[Event, ...], ...]


_games: Final = msgspec.json.Decoder(_Game)
_reviews: Final = msgspec.json.Decoder(Review)
_encode: Final = msgspec.json.Encoder().encode


class Reviews:
    """The reviews of a worker."""

    def __init__(self, within: float = WITHIN) -> None:
        self._within = within
        self._kept: OrderedDict[str, Review] = OrderedDict()
        self._one = Turns(1)

    async def of(self, game: str, views: Sequence[View], whose: str = "") -> Review:
        """The review of a game by the views of its seats; `try_again` if it cannot be counted.

        Households take turns.
        """
        async with self._one.turn(whose):  # those who wait find it counted
            if game not in self._kept:
                edition = views[0].table.edition.key
                asked = _encode(_Game(edition, tuple(tuple(view.stream) for view in views)))
                try:
                    answer = await asyncio.to_thread(self._answered, asked)
                except Failed:
                    raise Refusal("try_again") from None
                self._kept[game] = _reviews.decode(answer)
            self._kept.move_to_end(game)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[game]

    def _answered(self, asked: bytes) -> bytes:
        beside = Beside(_counted)
        try:
            return beside.ask(asked, self._within)
        finally:
            beside.close()  # games end seldom: nothing waits for the next


def _counted(asked: bytes) -> bytes:
    """What goes on in the process, which gives way to everything else."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(10)
    return answer_to(asked)


def answer_to(asked: bytes) -> bytes:
    """A review, from the streams of all seats."""
    game = _games.decode(asked)
    edition = load_edition(game.edition)
    seats = map(Seat, count())
    views = [View.of(edition, next(seats), stream) for stream in game.streams]
    return _encode(review_of(views))
