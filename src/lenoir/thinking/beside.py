"""Work beside the server: a process of its own, that is replaced when it crashes or hangs."""

import asyncio
import contextlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, TypeAlias

READY_WITHIN: Final = 60.0
"""Seconds for a new process: some bots compile themselves first."""

Work: TypeAlias = Callable[[bytes], bytes]
"""What is done in the process; it answers nothing if it has failed."""


class Failed(Exception):
    """There is no answer."""


class Beside:
    """One process, started when it is first needed and again when it has failed."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._process: BaseProcess | None = None
        self._end: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "beside")
        """Waits for the process, one question after the other."""

    @property
    def is_started(self) -> bool:
        """Whether the next question has no process to wait for."""
        return self._end is not None

    def asked(self, question: bytes, within: float) -> "asyncio.Future[bytes]":
        """The answer; `Failed` if there is none in time, and then the process is gone."""
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, self._ask, question, within)

    def _ask(self, question: bytes, within: float) -> bytes:
        try:
            end = self._started()
            end.send_bytes(question)
            if end.poll(within):
                answer = end.recv_bytes()
                if answer:
                    return answer
                raise Failed("it crashed")
        except (EOFError, OSError):
            pass
        self._kill()
        raise Failed("it died, or took too long")

    def _started(self) -> Connection:
        if self._end is not None:
            return self._end
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_go_on, args=(theirs, self._work), daemon=True)
        process.start()
        theirs.close()
        self._process, self._end = process, ours
        if not ours.poll(READY_WITHIN):
            raise OSError("it does not begin")
        ours.recv_bytes()
        return ours

    def rest(self) -> None:
        """End the process until something is asked again."""
        with contextlib.suppress(RuntimeError):  # it is closed already
            self._thread.submit(self._kill)

    def close(self) -> None:
        """End the process for good."""
        self._kill()
        self._thread.shutdown(wait=False)

    def _kill(self) -> None:
        process, end = self._process, self._end
        self._process = self._end = None
        if end is not None:
            end.close()
        if process is not None:
            process.kill()
            process.join()


def _go_on(end: Connection, work: Work) -> None:
    """What goes on in the process: a question in, an answer out, for ever."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end.send_bytes(b"ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            end.send_bytes(_answer(end.recv_bytes(), work))


def _answer(question: bytes, work: Work) -> bytes:
    try:
        return work(question)
    except Exception:
        return b""
