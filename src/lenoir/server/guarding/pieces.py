"""Pieces: what comes on a connection is read bit by bit, when it is its household's turn.

The loop reads from every connection on which something has come before it does anything else. A
hundred and fifty of one address, with requests in each, kept it for forty milliseconds at a time.
While a piece waits, nothing more is read from its connection: the system makes the sender wait.
"""

import asyncio
from collections.abc import Callable

from lenoir.server.guarding.each_turn import EachTurn


class Pieces:
    """What has come on one connection and is not read yet."""

    __slots__ = (
        "_held",
        "_is_called",
        "_read",
        "_size",
        "_transport",
        "_turns",
        "_wants",
        "_whose",
    )

    def __init__(
        self,
        turns: EachTurn,
        whose: str,
        size: int,
        transport: asyncio.Transport,
        read: Callable[[bytes], None],
        wants: Callable[[], bool],
    ) -> None:
        self._turns, self._whose, self._size = turns, whose, size
        self._transport, self._read, self._wants = transport, read, wants
        self._held = bytearray()
        self._is_called = True
        """Whether nothing of it waits for a turn."""

    def __len__(self) -> int:
        """Bytes that wait."""
        return len(self._held)

    def came(self, data: bytes) -> None:
        """Read it now, or when its turn comes."""
        self._held += data
        if self._is_called:
            self._go_on()
        else:  # whoever has asked for more meanwhile did not know that we wait
            self._transport.pause_reading()

    def _go_on(self) -> None:
        while self._held:
            if not self._turns.is_now(self._whose, self._called):
                self._is_called = False
                self._transport.pause_reading()
                return
            self._next()

    def _called(self) -> None:
        self._is_called = True
        self._next()
        self._go_on()
        if not self._held and self._wants():
            self._transport.resume_reading()

    def _next(self) -> None:
        piece = bytes(self._held[: self._size])
        del self._held[: self._size]
        if self._transport.is_closing():
            self._held.clear()
        else:
            self._read(piece)
