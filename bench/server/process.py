"""A server as a process of its own: started, measured from outside, ended."""

import asyncio
import os
import re
import signal
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from collections.abc import Mapping, Sequence
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Serving:
    """A process that says where it listens."""

    def __init__(self, process: Process, url: str, reading: "asyncio.Task[None]") -> None:
        self._process, self._reading = process, reading
        self.url = url

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        listens: "re.Pattern[bytes]",
        folder: Path,
        environment: Mapping[str, str],
    ) -> "Serving":
        """Start a command, and wait until it says so; the pattern finds its port."""
        process = await asyncio.create_subprocess_exec(
            *command,
            cwd=folder,
            env={**os.environ, **environment},
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
        )
        said = b""
        assert process.stdout is not None
        async with asyncio.timeout(60):
            while (found := listens.search(said)) is None:
                piece = await process.stdout.read(4096)
                if not piece:
                    raise RuntimeError(said.decode())
                said += piece
        reading = asyncio.create_task(_drain(process.stdout))
        return cls(process, f"http://127.0.0.1:{found[1].decode()}", reading)

    @property
    def cpu(self) -> float:
        """Seconds of processor time so far, threads and children that have ended included."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(") ")[2].split()
        return sum(map(int, stat[11:15])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes in memory now."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * PAGE

    def pin(self, core: int) -> None:
        """Let it run on one core only."""
        for task in Path(f"/proc/{self._process.pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), {core})

    async def __aenter__(self) -> "Serving":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.end()

    async def end(self) -> None:
        """End it."""
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
        await self._process.wait()
        await self._reading


async def _drain(stream: asyncio.StreamReader) -> None:
    while await stream.read(65536):
        pass
