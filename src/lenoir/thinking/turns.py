"""Taking turns: few can be served at once, and every household waits as long as any other.

Whoever asks for a hundred things does not stand before somebody who asks for one.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

Call: TypeAlias = Callable[[], bool]
"""Calls somebody whose turn it is; whether they are still there."""


class Turns:
    """At most ``at_once`` at a time; those who wait are called one household after the other."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._queues: dict[str, deque[Call]] = {}
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

    def has_taken(self, whose: str, call: Call) -> bool:
        """Whether there was a turn at once; if not, they are called when there is one."""
        if self._free and not self._queues:
            self._free -= 1
            return True
        self._queues.setdefault(whose, deque()).append(call)
        return False

    async def take(self, whose: str) -> None:
        """Wait for a turn, to be handed on with `give`."""
        if self._free and not self._queues:
            self._free -= 1
            return
        called = asyncio.get_running_loop().create_future()

        def call() -> bool:
            if called.done():
                return False
            called.set_result(None)
            return True

        self._queues.setdefault(whose, deque()).append(call)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.give()  # it was our turn already
            else:
                self._forget(whose, call)
            raise

    def give(self) -> None:
        """Hand the turn on to the next household."""
        while self._queues:
            whose = next(iter(self._queues))
            queue = self._queues.pop(whose)
            call = queue.popleft()
            if queue:
                self._queues[whose] = queue  # and again after all the others
            if call():
                return
        self._free += 1

    def _forget(self, whose: str, call: Call) -> None:
        queue = self._queues.get(whose)
        if queue is not None and call in queue:
            queue.remove(call)
            if not queue:
                del self._queues[whose]
