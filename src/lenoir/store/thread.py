"""A thread for a database: what waits is done together, and told when all of it is done."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from lenoir.play.logs.ports import Unavailable

GROUP_AT_MOST: Final = 256

D = TypeVar("D")
T = TypeVar("T")


class _Job(Generic[D, T]):
    """Something to do with a database, and who waits for it."""

    __slots__ = ("do", "future", "loop", "outcome")

    def __init__(self, do: Callable[[D], T], loop: asyncio.AbstractEventLoop) -> None:
        self.do, self.loop = do, loop
        self.future: asyncio.Future[T] = loop.create_future()
        self.outcome: T | BaseException = Unavailable("not done")


class DatabaseThread(Generic[D]):
    """Runs jobs one after the other in a thread of its own, as many in one go as are waiting."""

    def __init__(
        self, name: str, together: Callable[[list[Callable[[D], object]]], list[object]]
    ) -> None:
        self._together = together
        self._jobs: queue.SimpleQueue[list[_Job[D, object]] | None] = queue.SimpleQueue()
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Job[D, object]]] = {}
        """What was asked for in this turn of a loop: it is handed over once, at its end."""
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[D], T]) -> T:
        """Have something done; what it raises comes back."""
        if self._closed:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        waiting: _Job[D, T] = _Job(job, loop)
        gathered = self._gathered.get(loop)
        if gathered is None:
            gathered = self._gathered[loop] = []
            loop.call_soon(self._hand_over, loop)
        gathered.append(waiting)  # type: ignore[arg-type]
        return await waiting.future

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        gathered = self._gathered.pop(loop, [])
        for at in range(0, len(gathered), GROUP_AT_MOST):
            self._jobs.put(gathered[at : at + GROUP_AT_MOST])

    def close(self) -> None:
        """Finish what was asked for, and end the thread."""
        if not self._closed:
            self._closed = True
            for loop in tuple(self._gathered):
                self._hand_over(loop)
            self._jobs.put(None)
            self._thread.join()

    def _run(self) -> None:
        while True:
            group, is_last = self._waiting()
            if group:
                for job, outcome in zip(
                    group, self._together([job.do for job in group]), strict=True
                ):
                    job.outcome = outcome
                self._tell(group)
            if is_last:
                return

    def _waiting(self) -> tuple[list[_Job[D, object]], bool]:
        group: list[_Job[D, object]] = []
        while len(group) < GROUP_AT_MOST and (not group or not self._jobs.empty()):
            jobs = self._jobs.get()
            if jobs is None:
                return group, True
            group += jobs
        return group, False

    def _tell(self, group: list[_Job[D, object]]) -> None:
        """One call into each loop, however many wait there."""
        for loop in {job.loop for job in group}:
            jobs = [job for job in group if job.loop is loop]
            try:
                loop.call_soon_threadsafe(_settle, jobs)
            except RuntimeError:
                continue  # nobody is left to be told


def _settle(jobs: list[_Job[D, object]]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if isinstance(job.outcome, Exception):
            job.future.set_exception(job.outcome)
        else:
            job.future.set_result(job.outcome)
