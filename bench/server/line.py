"""A web socket as cheap as can be: text in, text out, so that the client is not measured."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias, cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK: Final = bytes(4)
"""A client masks what it sends; with zeros it stays as it is."""

Hear: TypeAlias = "Callable[[Line, bytes], None]"


class Line(asyncio.Protocol):
    """One socket; whoever opened it hears every message as it comes."""

    def __init__(self, host: str, path: str, hear: Hear) -> None:
        self._hear, self._buffer, self._pieces = hear, b"", b""
        self._transport: asyncio.Transport | None = None
        self.opened = asyncio.get_running_loop().create_future()
        self.closed: int | None = None
        """The code it was closed with."""
        self.heard = 0
        """Bytes that have come, those of the handshake and of frames included."""
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a web socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, _: Exception | None) -> None:
        """It is over."""
        self.closed = self.closed or 1006
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("hung up"))

    def data_received(self, data: bytes) -> None:
        """The answer to the handshake, then frames."""
        self.heard += len(data)
        data = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = data
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.opened.set_result(None)
            data = rest
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Hear whole frames; what is left of the last."""
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if size < start + length:
                break
            self._frame(data[at], data[start : start + length])
            at = start + length
        return data[at:]

    def _frame(self, head: int, payload: bytes) -> None:
        kind = head & 15
        if kind in (0, TEXT):
            self._pieces += payload
            if head & 128:
                payload, self._pieces = self._pieces, b""
                self._hear(self, payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.closed = int.from_bytes(payload[:2]) if payload else 1005

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._write(TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        size = len(payload)
        long = bytes((128 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
        self._transport.write(bytes((128 | kind,)) + long + MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()


async def opened(url: str, path: str, hear: Hear) -> Line:
    """A socket at a server that listens at a port of this machine."""
    where = urlsplit(url)
    _, line = await asyncio.get_running_loop().create_connection(
        lambda: Line(where.netloc, path, hear), where.hostname or "", where.port or 80
    )
    async with asyncio.timeout(30):
        await line.opened
    return line
