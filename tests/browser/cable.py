"""The cable between a browser and a server, which can be pulled out and put in again."""

import socket
from contextlib import suppress
from threading import Thread


class Cable:
    """Hands on what comes, at an address of its own."""

    def __init__(self, server: str) -> None:
        host, _, port = server.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_out = False
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """Everything under way is lost, and nothing more comes through."""
        self._is_out = True
        while self._ends:
            shut(self._ends.pop())

    def plug(self) -> None:
        """As before."""
        self._is_out = False

    def close(self) -> None:
        """For good."""
        self.pull()
        shut(self._listener)

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            try:
                far = None if self._is_out else socket.create_connection(self._server, 10)
            except OSError:
                far = None
            if far is None:
                shut(near)
                continue
            far.settimeout(None)
            self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                Thread(target=self._hand_on, args=(one, other), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        shut(one)
        shut(other)


def shut(end: socket.socket) -> None:
    """An end, for good."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
