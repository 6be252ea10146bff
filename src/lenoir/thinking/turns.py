"""Taking turns: few can be served at once, and every household waits as long as any other.

Whoever asks for a hundred things does not stand before somebody who asks for one.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once; those who wait are called one household after the other."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        """Those who wait, by household: the one whose turn is next stands first."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._queues.values()))

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for one's turn, and hand it on afterwards."""
        await self.take(whose)
        try:
            yield
        finally:
            self.give()

    async def take(self, whose: str) -> None:
        """Wait for a turn, to be handed on with `give`."""
        if self._free and not self._queues:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self._queues.setdefault(whose, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.give()  # it was our turn already
            else:
                self._forget(whose, called)
            raise

    def give(self) -> None:
        """Hand the turn on to the next household."""
        while self._queues:
            whose = next(iter(self._queues))
            queue = self._queues.pop(whose)
            called = queue.popleft()
            if queue:
                self._queues[whose] = queue  # and again after all the others
            if not called.done():
                called.set_result(None)
                return
        self._free += 1

    def _forget(self, whose: str, called: "asyncio.Future[None]") -> None:
        queue = self._queues.get(whose)
        if queue is not None and called in queue:
            queue.remove(called)
            if not queue:
                del self._queues[whose]
