"""The one socket: hands text on to a connection, and closes with its code."""

from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lenoir import wire
from lenoir.server.connection import Connection, Cut, Gone, entered
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.limits import AT_THE_DOOR


class _Line:
    """A `Line` over a web socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> bytes:
        try:
            return (await self._socket.receive_text()).encode("utf-8", "surrogatepass")
        except WebSocketDisconnect:
            raise Gone from None

    async def send(self, data: bytes) -> None:
        try:
            await self._socket.send_text(data.decode())
        except (WebSocketDisconnect, RuntimeError):
            raise Gone from None


@websocket("/api/socket")
async def socket_door(socket: WebSocket[Any, Any, Any], desk: TheDesk) -> None:
    """From the ticket to the end."""
    await socket.accept()
    line = _Line(socket)
    try:
        connection, heard = await _from_the_door(socket, desk, line)
        await connection.run(heard)
    except Gone:
        return
    except Cut as cut:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=cut.code)


async def _from_the_door(
    socket: WebSocket[Any, Any, Any], desk: Desk, line: _Line
) -> tuple[Connection, int]:
    """Until a ticket is shown: not too many from one address may stand there at once."""
    waiting = ("door", socket.client.host if socket.client else "")
    if not desk.limits.plug_in(waiting, AT_THE_DOOR):
        raise Cut(wire.TOO_MANY)
    try:
        return await entered(desk, line)
    finally:
        desk.limits.unplug(waiting)
