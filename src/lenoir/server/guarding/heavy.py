"""Heavy work: what costs more than a moment is limited, takes turns, and gives way in slices.

One piece of it is under way at a time, and after every slice of a millisecond everything else that
waits is done first. So a move is answered as fast while sixty watchers ask for a whole story.
"""

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Final, TypeVar

from lenoir.play.logs.ports import TableId
from lenoir.server.guarding.allowances import Allowances, Rate
from lenoir.server.guarding.limits import Limits
from lenoir.thinking.turns import Turns

SLICE: Final = 0.001
"""Seconds of expensive work before everybody else has a turn."""
AGAIN_AFTER: Final = 1.0
"""Seconds until somebody on a socket who has had too much of it is served again, if they may be."""

T = TypeVar("T")


class Heavy:
    """The heavy work of a worker."""

    def __init__(
        self,
        limits: Limits,
        allowances: Allowances,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self._limits, self._clock = limits, clock
        self._own = Rate(allowances.heavy_per_address)
        self._table = Rate(allowances.heavy_per_table)
        self._turns = Turns(1)

    def may(self, group: str, table: TableId) -> bool:
        """Whether a household may ask for some at a table; if so, it is counted."""
        return self._limits.grants("heavy", group, self._own) and self._limits.allows(
            ("heavy", table), self._table
        )

    async def until_it_may(self, group: str, table: TableId) -> None:
        """The same, for who can wait."""
        while not self.may(group, table):
            await asyncio.sleep(AGAIN_AFTER)

    async def done(self, group: str, pieces: Iterable[T]) -> list[T]:
        """All pieces, worked out one after the other, with breaks."""
        made: list[T] = []
        async with self._turns.turn(group):
            until = self._clock() + SLICE
            for piece in pieces:
                made.append(piece)
                if self._clock() > until:
                    await asyncio.sleep(0)
                    until = self._clock() + SLICE
        return made
