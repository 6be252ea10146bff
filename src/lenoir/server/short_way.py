"""The short way out: a message of a web socket without waiting, all of one turn in one piece.

Through ASGI every message costs a chain of coroutines and a call into the system. The frames stand
in one row with those of the long way, so both ways keep their order.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

SHORT_WAY: Final = "lenoir.put"
"""What the way is called among the extensions of an ASGI scope."""
OPEN: Final = State.OPEN

Put: TypeAlias = Callable[[bytes], bool]


class WebSocket(WebSocketsSansIOProtocol):
    """The web server's own side of a web socket, with a short way out."""

    _is_leaving = _is_full = False

    def handle_connect(self, event: Request) -> None:
        """Show the way to the application, which begins in the next turn of the loop."""
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            cast(dict[str, object], self.scope["extensions"])[SHORT_WAY] = self.put

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self._is_full = False
        super().resume_writing()

    def put(self, data: bytes) -> bool:
        """Send a message at the end of this turn; if somebody is in the way, do nothing."""
        conn = self.conn
        if self._is_full or conn.state is not OPEN or self.transport.is_closing():
            return False
        conn.writes += (head(len(data)), data)
        if not self._is_leaving:
            self._is_leaving = True
            leaving = _leaving.get(self.loop)
            if leaving is None:
                leaving = _leaving[self.loop] = []
                self.loop.call_soon(_all_leave, self.loop)
            leaving.append(self)
        return True

    def leave(self) -> None:
        """Write what was put."""
        self._is_leaving = False
        pieces = self.conn.data_to_send()
        if pieces and not self.transport.is_closing():
            self.transport.write(b"".join(pieces))


_leaving: Final[dict[asyncio.AbstractEventLoop, list[WebSocket]]] = {}
"""Those with something to write at the end of a loop's turn: one call for all of them."""


def _all_leave(loop: asyncio.AbstractEventLoop) -> None:
    for socket in _leaving.pop(loop):
        try:
            socket.leave()
        except Exception as error:  # it is this one's alone
            loop.call_exception_handler({"message": "a socket cannot write", "exception": error})


@lru_cache(4096)
def head(size: int) -> bytes:
    """What stands before a text of some bytes in its frame, as the library writes it."""
    frame = Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)
    return frame[: len(frame) - size]
