"""Reviews of games that are over: counted in a process beside the server, a piece at a time.

The process gets what seats were told, and nothing else. It gives way to everything else on the
machine; one that takes too long is replaced. A long review gives way to others after every piece:
households take turns, and what is known so far can be read meanwhile.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from time import monotonic
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from lenoir.core.cards import Case
from lenoir.core.edition import Language
from lenoir.core.recent import Recent
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.refusal import Refusal
from lenoir.review.uncertainty import Review
from lenoir.telling.foreseen import QuestionTold
from lenoir.thinking.beside import Beside, Failed
from lenoir.thinking.counting_back import GameAsked, SeatAsked, answer
from lenoir.thinking.turns import Turns

WITHIN: Final = 120.0
"""Seconds for one game, or for one seat."""
WAITS: Final = 10.0
"""Seconds after which somebody who waits for more of a review is told what there is."""
KEPT: Final = 256
"""Reviews in memory."""
UNDER_WAY: Final = 100
"""Reviews of seats that are worked out or wait for it."""
OF_ONE: Final = 8
"""Of them those of one household."""
IDLE: Final = 300.0
"""Seconds after which a process that nobody asks is ended."""

_encode: Final = msgspec.json.Encoder().encode
_reviews: Final = msgspec.json.Decoder(Review)
_choices: Final = msgspec.json.Decoder(tuple[QuestionTold, ...])


class _Far(Struct):
    progress: float


_far: Final = msgspec.json.Decoder(_Far)


class SeatOf(Struct, frozen=True):
    """A seat of a game that is over: whose review is asked for, and how it is told."""

    game: str
    language: Language
    names: tuple[str, ...]
    view: View
    unjudged: tuple[int, ...] = ()

    @property
    def key(self) -> "Key":
        """What tells it from every other."""
        return self.game, Seat(self.view.viewer), self.language, self.names

    def asked(self, moment: int | None = None, tried: Case | None = None) -> bytes:
        """As it goes to the process: the view, and nothing that is not in it."""
        view = self.view
        stream = Raw(_encode(tuple(view.stream)))
        edition, seat = view.table.edition.key, Seat(view.viewer)
        told = (self.language, self.names, self.unjudged)
        return _encode(SeatAsked(edition, seat, *told, stream, moment, tried))


Key: TypeAlias = tuple[str, Seat, Language, tuple[str, ...]]


class Written(Struct, frozen=True):
    """The review of a seat as far as it has come, encoded."""

    body: bytes
    progress: float

    @property
    def is_whole(self) -> bool:
        """Whether nothing will change any more."""
        return self.progress >= 1


class _SeatJob:
    """A review that is being worked out."""

    def __init__(self, whose: str) -> None:
        self.whose = whose
        self.written: Written | None = None
        self.failed = False
        self._grown = asyncio.Event()

    def grow(self, written: Written | None) -> None:
        """There is more of it, or it has failed."""
        self.written, self.failed = written or self.written, written is None
        grown, self._grown = self._grown, asyncio.Event()
        grown.set()

    async def more(self, than: float) -> Written:
        """What there is, as soon as it is more than that or somebody has waited long enough."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WAITS):
                while not self.failed and (self.written is None or self.written.progress <= than):
                    await self._grown.wait()
        if self.failed or self.written is None:
            raise Refusal("try_again")
        return self.written


class Reviews:
    """The reviews of a worker."""

    def __init__(self, within: float = WITHIN) -> None:
        self._within = within
        self._kept: Recent[str, Review] = Recent(KEPT)
        self._whole: Recent[Key, Written] = Recent(KEPT)
        self._jobs: dict[Key, _SeatJob] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = Turns(1)
        self._beside = Beside(answer)
        self._asked = 0.0

    async def of(self, game: str, views: Sequence[View], whose: str = "") -> Review:
        """The review of a game by the views of its seats; `try_again` if it cannot be counted."""
        async with self._one.turn(whose):  # those who wait find it counted
            review = self._kept.get(game)
            if review is None:
                edition = views[0].table.edition.key
                streams = tuple(tuple(view.stream) for view in views)
                review = _reviews.decode(await self._answer(_encode(GameAsked(edition, streams))))
                self._kept.put(game, review)
            return review

    async def seat(self, seat: SeatOf, than: float, whose: str = "") -> Written:
        """The review of a seat, as soon as there is more of it than that."""
        whole = self._whole.get(seat.key)
        if whole is not None:
            return whole
        job = self._jobs.get(seat.key)
        if job is None:
            own = sum(job.whose == whose for job in self._jobs.values())
            if own >= OF_ONE or len(self._jobs) >= UNDER_WAY:
                raise Refusal("try_again")
            job = self._jobs[seat.key] = _SeatJob(whose)
            task = asyncio.get_running_loop().create_task(self._work(seat, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await job.more(than)

    async def _work(self, seat: SeatOf, job: _SeatJob) -> None:
        asked, left = seat.asked(), self._within
        try:
            while job.written is None or not job.written.is_whole:
                async with self._one.turn(job.whose):
                    began = monotonic()
                    body = await self._answer(asked, left)
                    left -= monotonic() - began
                written = Written(body, _far.decode(body).progress)
                if written.is_whole:
                    self._whole.put(seat.key, written)
                job.grow(written)
        except Refusal:
            job.grow(None)
        finally:
            self._jobs.pop(seat.key, None)

    async def choices(
        self, seat: SeatOf, moment: int, tried: Case | None, whose: str = ""
    ) -> tuple[QuestionTold, ...]:
        """The questions that could be asked at a moment, with what each answer would prove."""
        async with self._one.turn(whose):
            found = _choices.decode(await self._answer(seat.asked(moment, tried)))
        if not found:
            raise Refusal("no_such_number")
        return found

    async def _answer(self, asked: bytes, within: float | None = None) -> bytes:
        loop = asyncio.get_running_loop()
        self._asked = loop.time()
        left = self._within if within is None else max(0.0, within)
        try:
            return await self._beside.asked(asked, left)
        except Failed:
            raise Refusal("try_again") from None
        finally:
            loop.call_later(IDLE, self._rest)

    def _rest(self) -> None:
        """End a process that nobody has asked for a while."""
        loop = asyncio.get_running_loop()
        if loop.time() - self._asked >= IDLE:
            self._beside.rest()

    def close(self) -> None:
        """End the process."""
        for task in self._tasks:
            task.cancel()
        self._beside.close()
