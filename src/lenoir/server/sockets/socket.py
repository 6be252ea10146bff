"""The one socket: hands text on to a connection, and closes with its code.

It is spoken in plain ASGI: every move leaves through here once for each viewer.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TypeAlias

from lenoir import wire
from lenoir.server.desk import Desk
from lenoir.server.guarding.guard import Receive, Scope, Send, group_of
from lenoir.server.sockets.connection import Connection, Cut, Gone, entered

PATH: Final = "/api/socket"
SHORT_WAY: Final = "lenoir.put"
"""What a way to send at once is called among the extensions of an ASGI scope, if there is one."""
AS_IT_CAME: Final = "lenoir.text"
"""What a text that came that way is called in its message: the bytes as they came."""
Put: TypeAlias = Callable[[bytes], bool]
CLOSE_WITHIN: Final = 5.0
"""Seconds to say why a socket is closed, to somebody who may not read."""


class _SocketLine:
    """A `Line` over a web socket."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.put: Put = scope.get("extensions", {}).get(SHORT_WAY, _no_short_way)

    async def receive(self) -> bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        data: bytes | None = message.get(AS_IT_CAME)
        if data is not None:
            return data
        text: str = message.get("text") or ""
        return text.encode("utf-8", "surrogatepass")

    async def send(self, data: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": data.decode()})
        except (OSError, RuntimeError):
            raise Gone from None


def _no_short_way(_: bytes) -> bool:
    return False


async def socket_door(desk: Desk, scope: Scope, receive: Receive, send: Send) -> None:
    """From the ticket to the end; there is no other socket."""
    await receive()
    if scope["path"] != PATH:
        await send({"type": "websocket.close"})
        return
    await send({"type": "websocket.accept"})
    household = ("sockets", group_of(scope))
    try:
        if not desk.limits.plug_in(household, desk.allowances.sockets_per_address):
            raise Cut(wire.TOO_MANY)
        try:
            connection, heard = await _from_the_door(scope, desk, _SocketLine(scope, receive, send))
            async with asyncio.timeout(None) as leash:
                with desk.bouncer.inside(scope, leash, await connection.callers()):
                    await connection.run(heard)
        finally:
            desk.limits.unplug(household)
    except Gone:
        return
    except TimeoutError:  # the bouncer's
        with suppress(OSError, RuntimeError):
            await send({"type": "websocket.close", "code": wire.SENT_AWAY})
    except Cut as cut:
        with suppress(OSError, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                await send({"type": "websocket.close", "code": cut.code})


async def _from_the_door(scope: Scope, desk: Desk, line: _SocketLine) -> tuple[Connection, int]:
    """Until a ticket is shown: not too many from one address may stand there at once."""
    waiting = ("door", group_of(scope))
    if not desk.limits.plug_in(waiting, desk.allowances.waiting_per_address):
        raise Cut(wire.TOO_MANY)
    try:
        return await entered(desk, line, group_of(scope))
    finally:
        desk.limits.unplug(waiting)
