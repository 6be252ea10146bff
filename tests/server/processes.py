"""``lenoir serve`` and ``lenoir join`` as real processes, which can be killed."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTENS = re.compile(rb"Lenoir listens at (http://\S+?)/\r?\n")


async def lenoir(*arguments: str, program: str = "lenoir", **more: str) -> Process:
    """A command that runs, in English."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LENOIR_")}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", program, *arguments, "--lang", "en"),
        env={**kept, "PYTHONUTF8": "1", **more},
        cwd=ROOT,
        stdin=DEVNULL,
        stdout=DEVNULL,
        stderr=PIPE,
    )


class Serving:
    """A server that is started, killed and started again at the same port."""

    def __init__(
        self, data: Path, *arguments: str, program: str = "lenoir", **environment: str
    ) -> None:
        self._data, self._arguments = data, arguments
        self._program, self._environment = program, environment
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self.url, self._port = "", "0"
        self.said = b""

    async def start(self) -> str:
        """Until it listens; the address."""
        said_before = len(self.said)
        where = ("--port", self._port, "--data", str(self._data))
        self._process = await lenoir(
            *("serve", *where, *self._arguments), program=self._program, **self._environment
        )
        self._reading = asyncio.create_task(self._read(self._process))
        async with asyncio.timeout(60):
            while not (found := LISTENS.search(self.said, said_before)):
                assert not self._reading.done(), self.said.decode()
                await asyncio.sleep(0.02)
        self.url = found[1].decode()
        self._port = self.url.rpartition(":")[2]
        return self.url

    async def _read(self, process: Process) -> None:
        assert process.stderr is not None
        while piece := await process.stderr.read(4096):
            self.said += piece

    async def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        """End it; its exit code."""
        assert self._process is not None
        assert self._reading is not None
        if self._process.returncode is None:
            # Not by `send_signal`, which asks first whether it lives: who has just died would be
            # buried there, and its exit code be lost to the event loop.
            with suppress(ProcessLookupError):
                os.kill(self._process.pid, how)
        code = await self._process.wait()
        await self._reading
        return code
