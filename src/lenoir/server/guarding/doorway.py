"""The doorway: connections that are turned away before they cost anything.

A connection that is let in costs the loop a third of a millisecond, whatever becomes of it, and
the loop takes as many at once as wait. So a thousand who were turned away, and came again at once,
made everybody else wait for a third of a second. Here each costs the system's own part of it.

It is done with an event loop that puts such a socket in the place of the one it is to listen at.
uvloop accepts by itself, for less: there the porter turns away alone.
"""

import asyncio
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias

LET_IN: Final = 8
"""Connections that are let in, in one turn of the loop."""
TURNED_AWAY: Final = 8
"""Those that are turned away before each of them."""
QUEUE: Final = 2048
"""Connections that the system keeps for us until then, if its own limit is no lower."""
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""Hang up without waiting for anybody (SO_LINGER)."""

Admits: TypeAlias = Callable[[str], bool]
"""Whether a connection from an address is let in, if only to be told why it may not stay."""


class Doorway(socket.socket):
    """A socket that listens, and lets in whom it may."""

    admits: Admits = staticmethod(lambda address: True)

    def listen(self, backlog: int = QUEUE, /) -> None:
        """The event loop means how many it takes at once, not how many may wait."""
        super().listen(max(backlog, QUEUE))

    def accept(self) -> tuple[socket.socket, Any]:
        """The next that is let in; `BlockingIOError` if there is none, or not in this turn."""
        for _ in range(TURNED_AWAY):
            found, peer = super().accept()
            if not isinstance(peer, tuple) or self.admits(str(peer[0])):
                return found, peer
            with suppress(OSError), found:
                found.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        raise BlockingIOError


class DoorwayLoop(asyncio.SelectorEventLoop):
    """The usual loop, with a doorway before every server."""

    admits: Admits = staticmethod(lambda address: True)

    async def create_server(self, *args: Any, **rest: Any) -> asyncio.Server:  # noqa: ANN401
        """As usual; `sock` is used up."""
        plain = rest.get("sock")
        if isinstance(plain, socket.socket) and not isinstance(plain, Doorway):
            doorway = Doorway(plain.family, plain.type, plain.proto, fileno=plain.dup().detach())
            doorway.admits = self._admits
            plain.close()
            rest["sock"] = doorway
        return await super().create_server(*args, **rest)

    def _admits(self, address: str) -> bool:
        return self.admits(address)


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop where it is installed, else the usual loop with a doorway."""
    from uvicorn.loops.auto import auto_loop_factory  # of its inside

    usual = auto_loop_factory()()
    if type(usual) is not asyncio.SelectorEventLoop:
        return usual
    usual.close()
    return DoorwayLoop()
