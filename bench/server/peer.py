"""Tables at a server of boardgame.io, driven over the same raw sockets as ours.

The game in `peer/server.js` is as small as a comparable one can be. A move is told to six viewers
as the whole state, each through `playerView`; six messages tell that a move was made.
"""

import asyncio
import hashlib
import os
import re
import shutil
import subprocess
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from tempfile import gettempdir
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from bench.server.line import Hear, Line, opened
from bench.server.load import SEATS, Table
from bench.server.process import Serving

SOURCE: Final = Path(__file__).parent / "peer"
LISTENS: Final = re.compile(rb"listening (\d+)")
NAME: Final = "murder"
OPEN, PING, CONNECTED, EVENT = b"0", b"2", b"40", b"42"
"""How messages of socket.io begin."""


def installed() -> Path:
    """The peer with what it needs, in a folder of its own outside the project."""
    if shutil.which("npm") is None:
        raise RuntimeError("npm is needed to install boardgame.io")
    lock = (SOURCE / "package-lock.json").read_bytes()
    cache = Path(os.environ.get("XDG_CACHE_HOME") or gettempdir())
    folder = cache / f"lenoir-bench-peer-{hashlib.sha256(lock).hexdigest()[:12]}"
    folder.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, folder)
    if not (folder / "node_modules" / "boardgame.io").exists():
        subprocess.run(("npm", "ci", "--no-audit", "--no-fund", "--silent"), cwd=folder, check=True)
    return folder


async def serving(folder: Path, store: str, data: Path) -> Serving:
    """Its server: ``memory`` or ``flatfile``."""
    command = ("node", "server.js", store, str(data))
    return await Serving.start(command, LISTENS, folder, {"NODE_ENV": "production"})


class _Ctx(Struct):
    currentPlayer: str


class _G(Struct):
    rolled: int


class _State(Struct):
    """What is read of every state."""

    G: _G
    ctx: _Ctx
    _stateID: int


_updates: Final = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_syncs: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder()


class PeerTable(Table):
    """A match with its six players connected."""

    def __init__(self, url: str, match: str, keys: list[str]) -> None:
        super().__init__()
        self._url, self._match, self._keys = url, match, keys
        self._rng = Random(match)
        self._synced = 0
        self._ready = asyncio.Event()
        self._number, self._player, self._step = 0, 0, 0

    async def sit_down(self) -> None:
        """Connect all players."""
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.lines.append(await opened(self._url, path, self._ears(seat)))
        async with asyncio.timeout(60):
            await self._ready.wait()

    def _ears(self, seat: int) -> Hear:
        start = EVENT + b"/" + NAME.encode() + b","

        def hear(line: Line, data: bytes) -> None:
            if data.startswith(start):
                self._hear(data[len(start) :])
            elif data.startswith(CONNECTED):
                _emit(line, ["sync", self._match, str(seat), self._keys[seat], SEATS])
            elif data.startswith(OPEN):
                line.send(b"40/" + NAME.encode() + b",")
            elif data == PING:
                line.send(b"3")

        return hear

    def _hear(self, data: bytes) -> None:
        if data.startswith(b'["update"'):
            state = _updates.decode(data)[2]
            if state._stateID > self._number:
                self._number, self._player = state._stateID, int(state.ctx.currentPlayer)
            self.told()
        elif data.startswith(b'["sync"'):
            told = _syncs.decode(data)[2]["state"]
            self._number, self._player = told["_stateID"], int(told["ctx"]["currentPlayer"])
            self._synced += 1
            if self._synced == SEATS:
                self._ready.set()

    def send_move(self) -> int:
        """Roll, walk, suggest, end, and so on."""
        rng, seat = self._rng, self._player
        moves: tuple[tuple[str, list[int]], ...] = (
            ("roll", []),
            ("walk", [rng.randrange(9)]),
            ("suggest", [rng.randrange(6), 6 + rng.randrange(6)]),
            ("end", []),
        )
        kind, args = moves[self._step]
        self._step = (self._step + 1) % len(moves)
        payload = {
            "type": kind,
            "args": args,
            "playerID": str(seat),
            "credentials": self._keys[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        _emit(self.lines[seat], ["update", action, self._number, self._match, str(seat)])
        return SEATS

    def pause(self) -> float:
        """It sets no limits."""
        return 0.0


def _emit(line: Line, event: list[object]) -> None:
    line.send(EVENT + b"/" + NAME.encode() + b"," + msgspec.json.encode(event))


async def seated(url: str, _: int) -> PeerTable:
    """A match created, joined by six players, and all of them connected."""
    match, keys = await asyncio.to_thread(_created, url)
    table = PeerTable(url, match, keys)
    await table.sit_down()
    return table


def _created(url: str) -> tuple[str, list[str]]:
    where = urlsplit(url)
    http = HTTPConnection(where.hostname or "", where.port, timeout=60)

    def ask(path: str, body: dict[str, object]) -> Any:  # noqa: ANN401
        headers = {"Content-Type": "application/json"}
        http.request("POST", f"/games/{NAME}/{path}", msgspec.json.encode(body), headers)
        answer = http.getresponse()
        told = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{answer.status} {told.decode()}")
        return msgspec.json.decode(told)

    match = ask("create", {"numPlayers": SEATS})["matchID"]
    keys = [
        ask(f"{match}/join", {"playerID": str(seat), "playerName": f"P{seat}"})["playerCredentials"]
        for seat in range(SEATS)
    ]
    http.close()
    return match, keys
