"""Whether the server can do its work: it tries to store something, as a move would be stored."""

import asyncio
import os
from collections.abc import Callable
from time import monotonic, time
from typing import Final

from lenoir.play.logs.ports import Store, Unavailable
from lenoir.seeing.logs import Seldom

WITHIN: Final = 2.0
"""Seconds after which a store that does not answer counts as unable to."""
KEPT: Final = 1.0
"""Seconds for which an outcome is told again: whoever asks often does not write often."""


class Readiness:
    """Tries the store when it is asked, at most once a second."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self._store, self._clock = store, clock
        self._trying = asyncio.Lock()
        self._outcome, self._until = False, float("-inf")
        self._aloud = Seldom()

    async def is_ready(self) -> bool:
        """Whether something could be stored now, or a moment ago."""
        async with self._trying:
            if self._clock() >= self._until:
                self._outcome = await self._tried()
                self._until = self._clock() + KEPT
            return self._outcome

    async def _tried(self) -> bool:
        """A name is spent that nobody will ask for; it is forgotten like that of a ticket."""
        now = time()
        try:
            async with asyncio.timeout(WITHIN):
                await self._store.spend(f"ready {os.getpid()} {now}", int(now))
        except (Unavailable, TimeoutError) as error:
            reason = str(error) or type(error).__name__
            self._aloud.error("not ready", reason=reason)
            return False
        return True
