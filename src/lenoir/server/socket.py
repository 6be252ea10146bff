"""The one socket: hands text on to a connection, and closes with its code."""

from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from lenoir.server.connection import Cut, Gone, entered
from lenoir.server.desk import TheDesk


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
        connection, heard = await entered(desk, line)
        await connection.run(heard)
    except Gone:
        return
    except Cut as cut:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=cut.code)
