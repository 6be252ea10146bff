"""A server that is killed without warning: a referee over a file, behind a socket.

`python -m tests.faults.killed` is the mother of such servers: told a line, she forks one, which is
faster than to start Python anew, and answers with its number.
"""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Command, Done, Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.ports import GameId, LogId
from lenoir.play.refusal import Code, Refusal
from lenoir.store.sqlite import SqliteStore
from tests.faults.load import Gone, RefereeDoor
from tests.faults.planted import AcksBeforeStoring, ForgetsCommands
from tests.play.games import a_referee, a_setting, dealt

KEY: Final = bytes(range(32))
ROOT: Final = Path(__file__).parents[2]
STORES: Final[dict[str, Callable[[str, bytes], SqliteStore]]] = {
    "sound": SqliteStore,
    "acks before storing": AcksBeforeStoring,
    "forgets commands": ForgetsCommands,
}


class Ask(Struct, frozen=True, tag=True):
    """What might be done?"""

    n: int
    game: str


class Act(Struct, frozen=True, tag=True):
    """Do it."""

    n: int
    game: str
    seat: int
    command: Command


class Deal(Struct, frozen=True, tag=True):
    """A new game."""

    n: int


class Reply(Struct, frozen=True):
    """The answer to one of these."""

    n: int
    wish: tuple[Prompt, Action] | None = None
    answer: Done | None = None
    refused: Code | None = None
    game: str = ""
    gone: bool = False


_encode = msgspec.json.Encoder().encode
_requests = msgspec.json.Decoder(Ask | Act | Deal)
_replies = msgspec.json.Decoder(Reply)


# The server


async def serve(path: str, socket: str, store: str) -> None:
    """Until it is killed."""
    referee = a_referee(STORES[store](path, KEY))
    door = RefereeDoor(referee, Seeded(os.getpid()))

    async def answered(request: Ask | Act | Deal) -> Reply:
        match request:
            case Deal(n):
                return Reply(n, game=await dealt(referee, a_setting(options={"turn_limit": 0})))
            case Ask(n, game):
                try:
                    return Reply(n, wish=await door.ask(GameId(LogId(game))))
                except Gone:
                    return Reply(n, gone=True)
            case Act(n, game, seat, command):
                try:
                    return Reply(n, answer=await door.act(GameId(LogId(game)), Seat(seat), command))
                except Refusal as refusal:
                    return Reply(n, refused=refusal.code)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        async def reply(line: bytes) -> None:
            writer.write(_encode(await answered(_requests.decode(line))) + b"\n")

        while line := await reader.readline():
            tasks.add(task := asyncio.create_task(reply(line)))
            task.add_done_callback(tasks.discard)

    tasks: set[asyncio.Task[None]] = set()
    await (await asyncio.start_unix_server(talk, socket, limit=1 << 20)).serve_forever()


def mother() -> None:
    """Fork a server for each line: the file, the socket, the kind of store."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    load_edition("classic")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(serve(*line.rstrip("\n").split("\t")))
            os._exit(0)
        print(child, flush=True)


# The client


class Killable:
    """A `Door` to a server that can be killed and started again."""

    def __init__(self, folder: Path, store: str = "sound") -> None:
        self._folder, self._store = folder, store
        self._mother = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.killed"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._waiting: dict[int, asyncio.Future[Reply]] = {}
        self._writer: asyncio.StreamWriter | None = None
        self._number = self._starts = 0
        self._child = 0

    @property
    def path(self) -> Path:
        return self._folder / "lenoir.db"

    async def start(self) -> None:
        """A new server on the same file."""
        self._starts += 1
        socket = self._folder / f"s{self._starts}"
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(f"{self.path}\t{socket}\t{self._store}\n")
        self._mother.stdin.flush()
        self._child = int(self._mother.stdout.readline())
        while not socket.exists():
            await asyncio.sleep(0.002)
        while True:
            with suppress(ConnectionError):
                reader, self._writer = await asyncio.open_unix_connection(
                    str(socket), limit=1 << 20
                )
                break
        self._listening = asyncio.create_task(self._listen(reader, self._writer))

    async def kill(self) -> None:
        """SIGKILL, at once."""
        with suppress(ProcessLookupError):
            os.kill(self._child, signal.SIGKILL)
        await self._listening

    async def end(self) -> None:
        """No more servers."""
        await self.kill()
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.close()
        self._mother.stdout.close()
        self._mother.wait()

    async def _listen(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while (line := await reader.readline()).endswith(b"\n"):
                reply = _replies.decode(line)
                future = self._waiting.pop(reply.n)
                if not future.done():
                    future.set_result(reply)
        self._writer = None
        writer.close()
        waiting, self._waiting = self._waiting, {}
        for future in waiting.values():
            if not future.done():
                future.set_exception(Gone())

    async def _asked(self, request: Ask | Act | Deal) -> Reply:
        if self._writer is None:
            raise Gone
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[request.n] = future
        self._writer.write(_encode(request) + b"\n")
        return await future

    def _next(self) -> int:
        self._number += 1
        return self._number

    async def deal(self) -> GameId:
        """A new game."""
        return GameId(LogId((await self._asked(Deal(self._next()))).game))

    async def ask(self, game: GameId) -> tuple[Prompt, Action] | None:
        """What might be done."""
        reply = await self._asked(Ask(self._next(), game))
        if reply.gone:
            raise Gone
        return reply.wish

    async def act(self, game: GameId, seat: Seat, command: Command) -> Done:
        """Do it."""
        reply = await self._asked(Act(self._next(), game, seat, command))
        if reply.refused is not None:
            raise Refusal(reply.refused)
        assert reply.answer is not None
        return reply.answer


if __name__ == "__main__":
    mother()
