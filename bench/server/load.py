"""Load: tables of six that move as fast as they are answered, or at a given pace."""

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Sequence
from time import perf_counter
from typing import Final, NamedTuple

from bench.server.line import Line
from bench.server.process import Serving

SEATS: Final = 6


class Figures(NamedTuple):
    """What was measured of a server."""

    moves: int
    seconds: float
    cpu: float
    times: tuple[float, ...]
    """Seconds from each move until all six had their view of it, in order."""
    heard: int = 0
    """Bytes that came to all of them."""

    @property
    def pace(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Seconds of the server's processor time a move."""
        return self.cpu / max(1, self.moves)

    @property
    def bytes(self) -> float:
        """Bytes to all six, a move."""
        return self.heard / max(1, self.moves)

    def at(self, share: float) -> float:
        """The time within which such a share of the moves was done."""
        return self.times[min(len(self.times) - 1, int(share * len(self.times)))]


class Meter:
    """Counts moves while it is on."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.is_on = False

    def count(self, seconds: float) -> None:
        """A move has been seen by all."""
        if self.is_on:
            self.times.append(seconds)


class Table(ABC):
    """Six sockets at a table, all in the hands of one who knows whose move it is."""

    def __init__(self) -> None:
        self._missing = 0
        self._sent = 0.0
        self._done: asyncio.Future[float] | None = None
        self.lines: list[Line] = []

    @property
    def heard(self) -> int:
        """Bytes that have come to all six."""
        return sum(line.heard for line in self.lines)

    @abstractmethod
    def send_move(self) -> int:
        """Send the next move; how many messages will tell that it was made."""

    @abstractmethod
    def pause(self) -> float:
        """Seconds until the next move may be sent."""

    async def leave(self) -> None:
        """Hang up."""
        for line in self.lines:
            line.close()

    async def move(self, due: float | None = None) -> float:
        """Make a move; the seconds until all had seen it, from when it was due."""
        self._sent = perf_counter() if due is None else due
        self._done = asyncio.get_running_loop().create_future()
        self._missing = self.send_move()
        return await self._done

    def told(self) -> None:
        """One of these messages has come."""
        self._missing -= 1
        if not self._missing and self._done is not None and not self._done.done():
            self._done.set_result(perf_counter() - self._sent)

    def failed(self, why: str) -> None:
        """Something else has come."""
        if self._done is not None and not self._done.done():
            self._done.set_exception(RuntimeError(why))


async def closed_loop(
    serving: Serving, tables: Sequence[Table], seconds: float, warm_up: float = 1.0
) -> Figures:
    """Every table makes its next move as soon as all have seen the last."""
    meter = Meter()

    async def play(table: Table) -> None:
        while True:
            await asyncio.sleep(table.pause())
            meter.count(await table.move())

    tasks = [asyncio.create_task(play(table)) for table in tables]
    try:
        await _unless_failed(tasks, warm_up)
        return await _measured(serving, meter, tables, _unless_failed(tasks, seconds))
    finally:
        await _ended(tasks)


async def open_loop(
    serving: Serving, tables: Sequence[Table], pace: float, seconds: float, warm_up: float = 2.0
) -> Figures:
    """Moves fall due at an even pace, whether or not the last ones were answered in time."""
    meter, free = Meter(), deque(tables)
    loop, tasks = asyncio.get_running_loop(), set[asyncio.Task[None]]()

    async def play(table: Table, due: float) -> None:
        await asyncio.sleep(table.pause())
        meter.count(await table.move(due))
        free.append(table)

    async def beat(until: float) -> None:
        due = perf_counter()
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            task = loop.create_task(play(free.popleft(), due))
            tasks.add(task)
            task.add_done_callback(_finished)
            due += 1 / pace

    def _finished(task: "asyncio.Task[None]") -> None:
        task.result()
        tasks.discard(task)

    await beat(perf_counter() + warm_up)
    figures = await _measured(serving, meter, tables, beat(perf_counter() + seconds))
    if tasks:
        await asyncio.wait(tasks)
    return figures


async def _measured(
    serving: Serving, meter: Meter, tables: Sequence[Table], going_on: Awaitable[None]
) -> Figures:
    heard = sum(table.heard for table in tables)
    began, cpu, meter.is_on = perf_counter(), serving.cpu, True
    await going_on
    meter.is_on = False
    cpu, spent = serving.cpu - cpu, perf_counter() - began
    heard = sum(table.heard for table in tables) - heard
    return Figures(len(meter.times), spent, cpu, tuple(sorted(meter.times)), heard)


async def _unless_failed(tasks: Sequence["asyncio.Task[None]"], seconds: float) -> None:
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()


async def _ended(tasks: Sequence["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
