"""The air between a phone and a server: as slow as Lighthouse's slow 4G, packet by packet.

A round trip takes 150 ms, and so does the handshake of a new connection; 1,638 kbit/s come down and
675 go up, for all connections together; and a connection begins with ten packets a round trip and
doubles that with every round trip, as TCP does.
"""

import socket
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep

from tests.browser.cable import Cable, shut

ROUND_TRIP = 0.150
DOWN, UP = 1_638_400 / 8, 675_000 / 8
PACKET = 1460
FIRST_WINDOW = 10 * PACKET


class Lane:
    """One direction of the air, which all connections share."""

    def __init__(self, rate: float) -> None:
        self._rate, self._free, self._lock = rate, 0.0, Lock()

    def passed(self, size: int, since: float) -> float:
        """When the last of some bytes is through, if they may begin at `since`."""
        with self._lock:
            self._free = max(self._free, since) + size / self._rate
            return self._free


class Air(Cable):
    """A cable that takes its time."""

    def __init__(self, server: str) -> None:
        super().__init__(server)
        self._down, self._up = Lane(DOWN), Lane(UP)

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        comes_down = one.getpeername() == self._server
        lane = self._down if comes_down else self._up
        under_way: SimpleQueue[tuple[bytes, float]] = SimpleQueue()
        Thread(target=_arrive, args=(under_way, other), daemon=True).start()
        window = Window(0 if comes_down else ROUND_TRIP)
        try:
            while data := one.recv(65536):
                for piece in pieces(data):
                    through = lane.passed(len(piece), window.opens(len(piece)))
                    under_way.put((piece, through + ROUND_TRIP / 2))
        except OSError:
            pass
        under_way.put((b"", monotonic() + ROUND_TRIP / 2))
        shut(one)


class Window:
    """How much of a connection may be under way: it opens with time."""

    def __init__(self, handshake: float) -> None:
        self._began = monotonic() + handshake
        self._size, self._left = FIRST_WINDOW, FIRST_WINDOW

    def opens(self, size: int) -> float:
        """When this many more bytes may begin."""
        if size > self._left:
            self._began = max(self._began + ROUND_TRIP, monotonic())
            self._size *= 2
            self._left = self._size
        self._left -= size
        return max(self._began, monotonic())


def pieces(data: bytes) -> Iterator[bytes]:
    """Packets."""
    for start in range(0, len(data), PACKET):
        yield data[start : start + PACKET]


def _arrive(under_way: "SimpleQueue[tuple[bytes, float]]", other: socket.socket) -> None:
    try:
        while True:
            piece, at = under_way.get()
            sleep(max(0.0, at - monotonic()))
            if not piece:
                break
            other.sendall(piece)
    except OSError:
        pass
    shut(other)
