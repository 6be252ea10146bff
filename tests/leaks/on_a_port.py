"""The way to the application over a real port: every byte that comes back, frames included.

Only the date that the web server adds is left out.
"""

import asyncio
import re
from typing import Any

import uvicorn

from lenoir.server.guarding.guard import Guard
from lenoir.server.listening import settings
from tests.leaks.visitor import AnyLine
from tests.server.inside import Answer

DATE = re.compile(rb"\r\ndate: [^\r]*", re.IGNORECASE)
HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
QUIET = 3
"""Looks in which nothing came, a millisecond apart, until nothing more is expected."""


class PortLine:
    """A socket over a port."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.came = b""
        self._reading = asyncio.create_task(self._read(reader))

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(65536):
            self.came += data

    def send(self, data: str) -> None:
        """A text in one frame, masked with zeros."""
        text = data.encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
        self._writer.write(b"\x81" + size + bytes(4) + text)

    def taken(self) -> list[bytes]:
        """Whatever has come, handshake and frames alike, as one piece."""
        came, self.came = self.came, b""
        return [DATE.sub(b"", came)] if came else []

    async def hang_up(self) -> None:
        """Hang up without a word."""
        self._writer.close()
        await self._reading


class OnAPort:
    """A web server on a port of this machine, and connections to it."""

    def __init__(self, app: Guard) -> None:
        self._server = uvicorn.Server(settings(app, "127.0.0.1", 0))
        self._running: asyncio.Task[None] | None = None
        self._port = 0
        self._lines: list[PortLine] = []

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._running is None:
            self._running = asyncio.create_task(self._server.serve())
            while not self._server.started:
                await asyncio.sleep(0.001)
            self._port = self._server.servers[0].sockets[0].getsockname()[1]
        return await asyncio.open_connection("127.0.0.1", self._port)

    async def ask(self, method: str, path: str, body: bytes, headers: dict[str, str]) -> Answer:
        """A request on a connection of its own."""
        reader, writer = await self._connected()
        given = {"Host": "localhost", "Connection": "close", "X-Forwarded-For": "203.0.113.7"}
        given |= headers
        if body:
            given |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
        raw = DATE.sub(b"", await reader.read())
        writer.close()
        top, _, answer = raw.partition(b"\r\n\r\n")
        status, *lines = top.split(b"\r\n")
        pairs = tuple(
            (name.lower(), value) for name, _, value in (x.partition(b": ") for x in lines)
        )
        return Answer(int(status.split()[1]), pairs, answer, raw)

    async def line(self) -> AnyLine:
        """A socket, its handshake sent."""
        reader, writer = await self._connected()
        writer.write(HANDSHAKE)
        line = PortLine(reader, writer)
        self._lines.append(line)
        while b"\r\n\r\n" not in line.came:
            await asyncio.sleep(0)
        return line

    async def settle(self) -> None:
        """Until nothing has come, and nothing was to do, for a while."""
        loop: Any = asyncio.get_running_loop()
        quiet = 0
        while quiet < QUIET:
            before = sum(len(line.came) for line in self._lines)
            await asyncio.sleep(0.001)
            is_quiet = not loop._ready and before == sum(len(line.came) for line in self._lines)
            quiet = quiet + 1 if is_quiet else 0

    async def close(self) -> None:
        """Stop the server."""
        for line in self._lines:
            await line.hang_up()
        self._server.should_exit = True
        if self._running is not None:
            await self._running
