"""A device at the server with its key and its socket, and the ways to get there."""

import json
from typing import Any, Protocol

import msgspec

from lenoir.core.edition import Language
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.server.guarding.guard import Guard
from tests.server.inside import Answer, Line, asked, settled

encode = msgspec.json.Encoder().encode


class AnyLine(Protocol):
    """A socket seen from outside."""

    def send(self, data: str) -> None:
        """Send a text."""
        ...

    def taken(self) -> list[bytes]:
        """What has come since last asked, message by message."""
        ...

    async def hang_up(self) -> None:
        """Hang up."""
        ...


class Way(Protocol):
    """How to get at the application."""

    async def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        """A request, and all that comes back."""
        ...

    async def line(self) -> AnyLine:
        """A new socket."""
        ...

    async def settle(self) -> None:
        """Until nothing more comes."""
        ...

    async def close(self) -> None:
        """Nobody comes this way any more."""
        ...


class Inside:
    """Without a network: the application itself is asked."""

    def __init__(self, app: Guard) -> None:
        self._app = app

    async def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        """A request, and all that comes back."""
        return await asked(self._app, method, path, body, headers)

    async def line(self) -> AnyLine:
        """A new socket."""
        return Line(self._app)

    async def settle(self) -> None:
        """Until everybody waits."""
        await settled()

    async def close(self) -> None:
        """There is nothing to close."""


class Visitor:
    """A device. What the script makes it ask is kept; what it tries beside is handed back."""

    def __init__(self, way: Way, viewer: Viewer = SPECTATOR) -> None:
        self.way, self.viewer = way, viewer
        self.keys: dict[str, str] = {}
        self.line: AnyLine | None = None
        self.told: AnyLine | None = None
        """A socket for the same eyes on which everything comes in words."""
        self.last_act = '{"type": "resume", "game": "", "viewer": 9}'
        self._came: list[bytes] = []

    async def ask(self, method: str, path: str, body: object = None) -> Answer:
        """A request, and its answer."""
        data = b"" if body is None else body if isinstance(body, bytes) else encode(body)
        cookies = "; ".join(f"{name}={key}" for name, key in self.keys.items())
        return await self.way.ask(method, path, data, {"cookie": cookies} if cookies else {})

    async def do(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """A request of the script: it succeeds, and its answer and cookie are kept."""
        answer = await self.ask(method, path, body)
        assert answer.status in (200, 201), answer
        self._came.append(answer.whole)
        for header, value in answer.headers:
            if header == b"set-cookie":
                name, _, rest = value.decode().partition("=")
                self.keys[name] = rest.partition(";")[0]
        told: dict[str, Any] = json.loads(answer.body)
        return told

    async def enter(self, table: str, heard: int = 0) -> tuple[AnyLine, bytes]:
        """A new socket at a table, and what the ticket looked like."""
        answer = await self.ask("POST", f"/api/tables/{table}/ticket")
        line = await self.way.line()
        ticket = json.loads(answer.body)["ticket"]
        line.send(f'{{"type": "enter", "ticket": "{ticket}", "heard": {heard}}}')
        await self.way.settle()
        return line, answer.whole

    async def stay(self, table: str, game: str, language: Language) -> None:
        """Sit down at two sockets and follow the game with one's own eyes: events, and words."""
        self.line, ticket = await self.enter(table)
        self.told, another = await self.enter(table)
        self._came += [ticket, another]
        eyes = f'"game": "{game}", "viewer": {self.viewer}'
        self.line.send(f'{{"type": "resume", {eyes}}}')
        self.told.send(f'{{"type": "watch", {eyes}, "language": "{language}"}}')
        await self.way.settle()

    def peek(self) -> list[bytes]:
        """All that came and has not been taken."""
        for line in (self.line, self.told):
            self._came += [] if line is None else line.taken()
        return self._came

    def taken(self) -> list[bytes]:
        """All that came since last asked."""
        came, self._came = self.peek(), []
        return came
