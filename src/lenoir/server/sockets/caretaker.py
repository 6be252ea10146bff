"""The caretaker: keeps tables going while somebody here is connected to them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic

from lenoir.play.logs.ports import TableId
from lenoir.play.people.attendance import Attendance
from lenoir.server.sockets.pausing import BREATH, CALM, Pause


class Caretaker:
    """One task for each such table: it does what is due, and sleeps until more is."""

    def __init__(self, attendance: Attendance, clock: Callable[[], float] = monotonic) -> None:
        self._attendance = attendance
        self._clock = clock
        self._guests: Counter[TableId] = Counter()
        self._pauses: dict[TableId, Pause] = {}
        self._tasks: dict[TableId, asyncio.Task[None]] = {}

    @property
    def tables(self) -> int:
        """How many are looked after."""
        return len(self._tasks)

    def come(self, table: TableId) -> Callable[[], None]:
        """Somebody has connected; until they go they may say so when something has changed."""
        self._guests[table] += 1
        self.tend(table)
        return self._pauses[table].nudge

    def tend(self, table: TableId) -> None:
        """Look after a table as long as something is to come, even if nobody is connected."""
        if table not in self._tasks:
            self._pauses[table] = Pause()
            self._tasks[table] = asyncio.create_task(self._tend(table))
        self.nudge(table)

    def go(self, table: TableId) -> None:
        """A connection has ended."""
        self._guests[table] -= 1
        self.nudge(table)

    def nudge(self, table: TableId) -> None:
        """Something has changed there."""
        pause = self._pauses.get(table)
        if pause is not None:
            pause.nudge()

    async def _tend(self, table: TableId) -> None:
        pause = self._pauses[table]
        try:
            while True:
                due = await self._attendance.tick(table)
                if due is None and self._guests[table] <= 0:
                    return  # nobody is there, and nothing comes by itself
                breath = CALM if self._attendance.is_calm(table) else BREATH
                await pause.until(None if due is None else max(0.0, due - self._clock()), breath)
        finally:
            pause.stop()
            del self._tasks[table], self._pauses[table], self._guests[table]

    async def stop(self) -> None:
        """Look after nothing any more."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
