"""A socket at a table: typed messages out and in."""

import asyncio
from collections import deque
from time import monotonic
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from lenoir import wire

WINDOW, CALMLY = 21.0, 90
"""The number of messages, and of seconds, that a server allows a seat."""

_from_server: Final[msgspec.json.Decoder[wire.FromServer]] = msgspec.json.Decoder(wire.FromServer)


class Hung(Exception):
    """The server has hung up, with a code of `lenoir.wire`."""

    def __init__(self, code: int) -> None:
        super().__init__(f"closed with {code}")
        self.code = code

    @property
    def is_final(self) -> bool:
        """Whether it is of no use to come back."""
        return self.code in (wire.SENT_AWAY, wire.BAD_MESSAGE)


class Socket:
    """One connection to a table: messages out, messages in."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent: deque[float] = deque(maxlen=CALMLY)

    async def send(self, message: wire.ToServer) -> None:
        """Send a message, not faster than one may; `Hung` if nobody is there any more."""
        if len(self._sent) == CALMLY:
            await asyncio.sleep(max(0.0, self._sent[0] + WINDOW - monotonic()))
        self._sent.append(monotonic())
        try:
            await self._line.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as closed:
            raise Hung(_code(closed)) from None

    async def receive(self) -> wire.FromServer:
        """The next message."""
        try:
            return _from_server.decode(await self._line.recv())
        except ConnectionClosed as closed:
            raise Hung(_code(closed)) from None


def _code(closed: ConnectionClosed) -> int:
    return 1006 if closed.rcvd is None else closed.rcvd.code
