"""The web server's side of a connection, with a porter beside it.

It knows uvicorn from inside: `listening` takes it only with a version that is known.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from lenoir.server.guarding.gone import has_gone
from lenoir.server.guarding.measured import Measured
from lenoir.server.guarding.pieces import Pieces
from lenoir.server.guarding.porter import LINGER, PORTER, READ_AT_ONCE, VISIT, Porter, Visit, tell


class PatientHttp(H11Protocol):
    """The web server's own side of a connection, with a porter who looks at it."""

    def __init__(self, app_state: dict[str, Any], **rest: Any) -> None:  # noqa: ANN401
        porter = app_state.get(PORTER)
        self._porter = porter if isinstance(porter, Porter) else None
        self._visit: Visit | None = None
        self._own_state = dict(app_state)
        self._pieces: Pieces | None = None
        self._is_refused = False
        """Whether it sent what cannot be read: nothing after it is."""
        super().__init__(app_state=self._own_state, **rest)
        self.conn = self._measured = Measured()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes; those who are turned away are not listened to."""
        super().connection_made(transport)
        porter = self._porter
        if porter is not None:
            visit = self._visit = self._own_state[VISIT] = porter.come(transport)
            if visit is not None:
                self._pieces = porter.pieces(
                    visit, READ_AT_ONCE, self._read, lambda: not self.flow.read_paused
                )

    def data_received(self, data: bytes) -> None:
        """Part of a request, or all of it."""
        if self._visit is not None:
            self._visit.heard()
        if self._pieces is not None:
            self._pieces.came(data)
        elif self._porter is None:
            self._read(data)

    def _read(self, piece: bytes) -> None:
        if self._is_refused or (self._visit is not None and self._visit.is_over):
            return
        now = self.transport.get_protocol()
        if now is self or not isinstance(now, asyncio.Protocol):
            if has_gone(self.transport):
                self.transport.abort()
            else:
                super().data_received(piece)
        else:  # it has become a socket
            now.data_received(piece)

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong as every refusal does, and stay for as long as it takes to read it."""
        self._is_refused = True
        if self._porter is not None:
            self._porter.misread()
        tell(self.transport, self._measured.refused_with)
        asyncio.get_running_loop().call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        if self._porter is not None and self._visit is not None:
            self._porter.go(self._visit)
        super().connection_lost(exc)
