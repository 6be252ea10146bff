"""The client of the contest: a socket, messages in, answers out, each in good time."""

import select
import socket
from collections.abc import Iterator
from time import monotonic
from typing import Final, Protocol

from lenoir.contest.contestant import Contestant
from lenoir.contest.messages import (
    AllDone,
    BadMessage,
    Disprove,
    MayAccuse,
    MaySuggest,
    Message,
    MessageReader,
)
from lenoir.contest.plain import Plain
from lenoir.core.rng import Rng

HOST: Final = "localhost"
WITHIN: Final = 0.7
"""Seconds a bot may think; the contest gives one for the whole answer."""
GRACE: Final = 0.02
"""Seconds after which ``suggest`` is not the beginning of ``suggestion``."""
TORN_AT_MOST: Final = 5.0
"""Seconds for the rest of a torn message."""
CHUNK: Final = 4096


class Answerer(Protocol):
    """Whoever thinks about the answers."""

    def hear(self, message: Message) -> None:
        """A message, which may want an answer."""
        ...

    def answer(self, within: float) -> str | None:
        """The answer to the message heard last; None if it does not come in time."""
        ...


class NobodyThere(RuntimeError):
    """Nobody listens at the port."""


class Client:
    """Says who it is, then answers until it is told that all is done."""

    def __init__(self, name: str, thoughts: Answerer, rng: Rng, within: float = WITHIN) -> None:
        self._name, self._thoughts, self._within = name, thoughts, within
        self._plain = Contestant(Plain, rng)
        self.late = 0
        """How often the plain player had to answer."""
        self.times: list[float] = []
        """Seconds that each answer took."""

    def run(self, port: int) -> None:
        """Play; `NobodyThere` or `BadMessage` if that is not possible."""
        try:
            server = socket.create_connection((HOST, port))
        except (OSError, OverflowError):
            raise NobodyThere(f"nobody listens at {HOST}:{port}") from None
        with server:
            server.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            try:
                self._talk(server)
            except OSError:
                raise BadMessage("left") from None

    def _talk(self, server: socket.socket) -> None:
        server.sendall(f"{self._name} alive".encode("ascii", "replace"))
        for message in _messages(server):
            began = monotonic()
            server.sendall(self._answer(message).encode("ascii"))
            self.times.append(monotonic() - began)
            if type(message) is AllDone:
                return
        raise BadMessage("left")

    def _answer(self, message: Message) -> str:
        """The plain player always has an answer; the better one counts if it comes in time."""
        self._thoughts.hear(message)
        answer = self._plain.answer(message)
        if type(message) not in (MaySuggest, Disprove, MayAccuse):
            return answer
        better = self._thoughts.answer(self._within)
        if better is None:
            self.late += 1
            return answer
        return better


def _messages(server: socket.socket) -> Iterator[Message]:
    """What the server says, until it hangs up."""
    reader = MessageReader()
    while True:
        patience = None if not reader.waits else GRACE if reader.may_be_whole else TORN_AT_MOST
        if not _speaks(server, patience):
            yield reader.settle()
            continue
        data = server.recv(CHUNK)
        if not data:
            if reader.waits:
                yield reader.settle()
            return
        yield from reader.feed(data)


def _speaks(server: socket.socket, patience: float | None) -> bool:
    ready, _, _ = select.select([server], [], [], patience)
    return bool(ready)
