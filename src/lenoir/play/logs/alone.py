"""A worker that has the store to itself: there is nobody to give a hint to."""

import asyncio
from collections.abc import AsyncIterator

from lenoir.play.logs.ports import LogId


class Alone:
    """A `Broadcast` to nobody."""

    def hint(self, log: LogId) -> None:
        """Nobody listens."""

    async def hints(self) -> AsyncIterator[LogId]:
        """Nobody speaks."""
        await asyncio.Event().wait()
        yield LogId("")
