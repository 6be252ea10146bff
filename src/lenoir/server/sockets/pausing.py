"""Pausing: until something happens at a table or is due there, and for a breath at least."""

import asyncio
from typing import Final

BREATH: Final = 0.05
"""Seconds in which whatever happens at a table is looked at together."""
CALM: Final = 0.5
"""The same at a table where nothing comes by itself, whatever is played."""


class Pause:
    """One who pauses again and again, every move: so a timer is set anew only when it must be."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._over: asyncio.Future[None] = self._loop.create_future()
        self._is_nudged = False
        self._rested, self._due = 0.0, float("inf")
        self._timer: asyncio.TimerHandle | None = None
        """It may ring too early: then it is set anew."""

    def nudge(self) -> None:
        """Something has happened."""
        if not self._is_nudged:
            self._is_nudged = True
            if self._loop.time() >= self._rested:
                self._end()
            else:
                self._loop.call_at(self._rested, self._end)

    async def until(self, delay: float | None, breath: float = BREATH) -> None:
        """Until it is nudged, or was since the last time, or for some seconds; not at all for 0."""
        now = self._loop.time()
        if delay != 0:
            self._over, self._rested = self._loop.create_future(), now + breath
            self._due = float("inf") if delay is None else now + delay
            self._set()
            if self._is_nudged:
                self._loop.call_at(self._rested, self._end)
            await self._over
        self._is_nudged = False

    def _set(self) -> None:
        due = self._due
        if due < float("inf") and (self._timer is None or self._timer.when() > due):
            self.stop()
            self._timer = self._loop.call_at(due, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._loop.time() >= self._due:
            self._end()
        else:
            self._set()

    def _end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def stop(self) -> None:
        """Let nothing ring any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
