"""How many steps of the interpreter a move takes of the server's loop, however busy it is."""

import asyncio
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Final

from uvicorn import Server

from bench.server import ours
from lenoir.compose import opened_house
from lenoir.server.app import application
from lenoir.server.listening import settings
from lenoir.store.chain import KEY_SIZE

if TYPE_CHECKING:
    from _typeshed import TraceFunction

SHOWN: Final = 12
"""The functions that are named, those with most steps first."""


class Counted:
    """Steps and calls of this thread, while it is on."""

    def __init__(self) -> None:
        self.steps: Counter[CodeType] = Counter()
        self.calls: Counter[CodeType] = Counter()

    def start(self) -> None:
        """Count what is called from now on."""
        sys.settrace(self._called)

    def _called(self, frame: FrameType, event: str, arg: object) -> "TraceFunction":
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        self.calls[frame.f_code] += 1
        return self._step

    def _step(self, frame: FrameType, event: str, arg: object) -> "TraceFunction":
        self.steps[frame.f_code] += event == "opcode"
        return self._step


async def steps(tables: int, moves: int) -> None:
    """The server in this thread, over a SQLite file; six players a table in another."""
    counted, loop, key = Counted(), asyncio.get_running_loop(), bytes(KEY_SIZE)

    async def play(url: str) -> None:
        around = [await ours.seated(url, number) for number in range(tables)]
        for each in (moves, moves):  # the first time all that is kept gets known
            await asyncio.gather(*(_played(table, each) for table in around))
            loop.call_soon_threadsafe(counted.start)

    with TemporaryDirectory() as data:
        app = application(opened_house(str(Path(data) / "lenoir.db"), key), key)
        server = Server(settings(app, "127.0.0.1", 0))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        await asyncio.to_thread(lambda: asyncio.run(play(f"http://127.0.0.1:{port}")))
        sys.settrace(None)
        server.should_exit = True
        await serving
    made = tables * moves
    total, calls = counted.steps.total() / made, counted.calls.total() / made
    print(f"{total:,.0f} steps and {calls:,.0f} calls a move, of them")
    for code, number in counted.steps.most_common(SHOWN):
        print(f"    {number / made:5.0f} in {code.co_qualname}")


async def _played(table: ours.OurTable, moves: int) -> None:
    for _ in range(moves):
        await asyncio.sleep(table.pause())
        await table.move()
