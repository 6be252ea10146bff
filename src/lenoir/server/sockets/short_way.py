"""The short way of a web socket: a message out without waiting, and one that came whole in.

Through ASGI every message out costs a chain of coroutines. Both ways lead to the same transport at
once, so they keep their order; uvloop writes all of one turn in one piece. A piece that is one
whole frame, as most are, is no work for a parser that can stop anywhere.
"""

import asyncio
import sys
from asyncio.transports import BaseTransport
from collections import deque
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from lenoir.server.guarding.pieces import Pieces
from lenoir.server.guarding.porter import PORTER, VISIT, Porter, Visit
from lenoir.server.sockets.scraps import WHOLE_TEXT, Scraps
from lenoir.server.sockets.socket import AS_IT_CAME, SHORT_WAY
from lenoir.wire import FRAME_AT_MOST

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it was not compiled
    from websockets.utils import apply_mask

OPEN: Final = State.OPEN
WHOLE, MASKED = 0x80, 0x80
"""Bits of the first two bytes of a frame (RFC 6455, 5.2)."""
SIZES: Final = range(MASKED, MASKED + 127)
"""The second byte of all but the longest frames of a client."""
READ_AT_ONCE: Final = 2 * 1024
"""Bytes that the library reads in one turn of the loop: some ninety messages, with nothing in
them. Usually one comes alone, however long it is, and goes the short way."""
LATE_AT_MOST: Final = 64 * 1024
"""Bytes: more than honest clients have under way when a socket is closed."""
NOWHERE: Final = sys.maxsize, sys.maxsize

PINGS_AT_MOST, SCRAPS_AT_MOST, SENT_WITHIN = 40, 200, 20.0
"""Pings of a client, frames that are no message, and the seconds for both. We ping every 20, and
a client that sends each of its hundred messages in two frames has two hundred."""

T = TypeVar("T")


class Mail(Generic[T]):
    """As much of a queue as the web server asks for: without an end, and for one reader."""

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: deque[T] = deque()
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing lies there."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Lay it down, and wake who waits for it."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> T:
        """The first that lies there, as soon as there is one."""
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._items.popleft()


class WebSocket(WebSocketsSansIOProtocol):
    """The web server's own side of a web socket, with a short way out."""

    _pings = _scrapped = 0
    _counted_until = 0.0
    """Pings and scraps of late, and when they are counted anew."""
    _late = 0
    """Bytes that came after we had closed it."""
    _pieces: Pieces | None = None
    """What waits to be read, where a porter says whose turn it is."""
    _is_full = _is_in_step = False
    """Whether nobody reads there; whether every piece so far was of whole frames only."""

    def connection_made(self, transport: BaseTransport) -> None:
        """What comes in is laid down for one reader."""
        self.queue = cast("asyncio.Queue[Any]", Mail[Any]())
        self._scraps = Scraps()
        super().connection_made(transport)
        porter, visit = self.app_state.get(PORTER), self.app_state.get(VISIT)
        if isinstance(porter, Porter) and isinstance(visit, Visit):
            self._pieces = porter.pieces(visit, READ_AT_ONCE, self._read, self._wants_more)

    def handle_connect(self, event: Request) -> None:
        """Show the way to the application, which begins in the next turn of the loop."""
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            cast(dict[str, object], self.scope["extensions"])[SHORT_WAY] = self.put
            self._is_in_step = not self.conn.reader.buffer

    def pause_writing(self) -> None:
        """The other side does not read."""
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """It reads again."""
        self._is_full = False
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Hand a message on that is one whole frame; all else is for the library to read.

        Who goes on sending after the end is not read for long: the library would read all of it
        until the other side agrees to the end, or for ten seconds.
        """
        if self.close_sent:
            self._late += len(data)
            if self._late > LATE_AT_MOST:
                self.transport.abort()
                return
        is_next = self._pieces is None or not self._pieces
        if is_next and self._is_in_step and self.conn.state is OPEN and not self.close_sent:
            start, end = frame_in(data)
            if data[0] == WHOLE_TEXT and end == len(data) <= start + FRAME_AT_MOST:
                text = apply_mask(data[start:], data[start - 4 : start])
                if text.isascii() or _is_text(text):  # if not, the library says so
                    self._hand_on(text)
                    return
        if self._pieces is not None and self.handshake_initiated:
            self._pieces.came(data)
        else:  # the request itself, of which the turn was taken when it came
            self._read(data)

    def _read(self, piece: bytes) -> None:
        """Let the library read it."""
        if self._is_in_step:
            self._is_in_step = is_whole(piece)
        if self.handshake_initiated:
            self._count_anew()
            self._scrapped += self._scraps.count(piece, SCRAPS_AT_MOST - self._scrapped)
            if self._scrapped > SCRAPS_AT_MOST:
                self.transport.abort()
                return
        super().data_received(piece)

    def _wants_more(self) -> bool:
        return not self.read_paused

    async def send(self, message: ASGISendEvent) -> None:
        """A refusal is the end of a handshake, too: else the web server logs it as an error."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many, or nobody reads the answers.

        The library answers each of them at once, and what it answers waits in memory.
        """
        self._count_anew()
        self._pings += 1
        if self._pings > PINGS_AT_MOST or self._is_full:
            self.transport.abort()
        else:
            super().handle_ping()

    def _count_anew(self) -> None:
        now = asyncio.get_running_loop().time()
        if now > self._counted_until:
            self._counted_until, self._pings, self._scrapped = now + SENT_WITHIN, 0, 0

    def _hand_on(self, text: bytes) -> None:
        """As the library does, but who sends one message and waits is never kept from sending."""
        is_first = self.queue.empty()
        message: Any = {"type": "websocket.receive", AS_IT_CAME: text}
        self.queue.put_nowait(message)
        if not is_first and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def put(self, data: bytes) -> bool:
        """Send a message; if somebody is in the way, do nothing."""
        conn, transport = self.conn, self.transport
        if self._is_full or conn.writes or conn.state is not OPEN or transport.is_closing():
            return False
        transport.write(head(len(data)) + data)
        return True


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


@lru_cache(4096)
def head(size: int) -> bytes:
    """What stands before a text of some bytes in its frame, as the library writes it."""
    frame = Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)
    return frame[: len(frame) - size]


def frame_in(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the payload of a client's frame begins, behind its mask, and where it ends."""
    if len(data) < at + 6 or data[at + 1] not in SIZES:
        return NOWHERE
    start, size = at + 6, data[at + 1] - MASKED
    if size == 126:
        start, size = at + 8, int.from_bytes(data[at + 2 : at + 4], "big")
    return start, start + size


def is_whole(data: bytes) -> bool:
    """Whether this is nothing but whole frames, none of which is part of a message."""
    at, end = 0, len(data)
    while at < end and data[at] > WHOLE:
        at = frame_in(data, at)[1]
    return at == end
