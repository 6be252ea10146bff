"""A device that is sent to another worker with every request and every socket."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from lenoir import wire
from lenoir.client import Device, Hung, Socket
from lenoir.core.rng import Rng


class Hopping(Device):
    """A device without a home; its sockets break after a few messages."""

    def __init__(self, servers: Sequence[str], rng: Rng) -> None:
        self._servers, self._rng = servers, rng
        self.sockets = 0
        super().__init__(servers[0])

    @property
    def server(self) -> str:
        """Any of them."""
        return self._servers[self._rng.below(len(self._servers))]

    @server.setter
    def server(self, server: str) -> None:
        """It is never the same for long."""

    @asynccontextmanager
    async def enter(self, table: str, heard: int = 0) -> AsyncIterator[Socket]:
        """A socket for a while."""
        self.sockets += 1
        async with super().enter(table, heard) as socket:
            yield _Breaking(socket, 3 + self._rng.below(5))


class _Breaking(Socket):
    def __init__(self, socket: Socket, messages: int) -> None:
        self._socket, self._left = socket, messages

    async def send(self, message: wire.ToServer) -> None:
        await self._socket.send(message)

    async def receive(self) -> wire.FromServer:
        if self._left == 0:
            raise Hung(1006)
        self._left -= 1
        return await self._socket.receive()
