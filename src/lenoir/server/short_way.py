"""The short way out: a message of a web socket without waiting, all of one turn in one piece.

Through ASGI every message costs a chain of coroutines and a call into the system. The frames are
made by the same library either way, so both ways keep their order.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

SHORT_WAY: Final = "lenoir.put"
"""What the way is called among the extensions of an ASGI scope."""

Put: TypeAlias = Callable[[bytes], bool]


class WebSocket(WebSocketsSansIOProtocol):
    """The web server's own side of a web socket, with a short way out."""

    _is_leaving = False

    def handle_connect(self, event: Request) -> None:
        """Show the way to the application, which begins in the next turn of the loop."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, object], self.scope["extensions"])[SHORT_WAY] = self.put

    def put(self, data: bytes) -> bool:
        """Send a message at the end of this turn; if somebody is in the way, do nothing."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(data)
        except InvalidState:
            return False
        if not self._is_leaving:
            self._is_leaving = True
            self.loop.call_soon(self._leave)
        return True

    def _leave(self) -> None:
        self._is_leaving = False
        pieces = self.conn.data_to_send()
        if pieces and not self.transport.is_closing():
            self.transport.write(b"".join(pieces))
