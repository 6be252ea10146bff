"""Tickets: a device with a key at a table gets one, and opens a socket with it, once.

Any worker with the same secret accepts a ticket, so nothing is stored. Its key is sealed inside.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Callable
from hashlib import sha256
from time import time
from typing import Final

from lenoir.play.ports import LogId

LIFE: Final = 30
"""Seconds."""
NONCE, SEAL = 16, 32


class Tickets:
    """Writes tickets and takes them. One worker takes each of them once."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = time) -> None:
        self._secret = secret
        self._clock = clock
        self._used: dict[bytes, float] = {}

    def new(self, table: LogId, key: str) -> str:
        """A ticket for somebody who has shown a key."""
        nonce = secrets.token_bytes(NONCE)
        until = int(self._clock() + LIFE).to_bytes(8)
        hidden = _crossed(_bytes(key), self._stream(nonce))
        body = nonce + until + hidden + table.encode()
        return urlsafe_b64encode(self._seal(body) + body).decode()

    def take(self, ticket: str) -> tuple[LogId, str] | None:
        """The table and the key of a good ticket; None for any other, or a second time."""
        try:
            data = urlsafe_b64decode(ticket.encode("ascii"))
        except (Error, ValueError):
            return None
        seal, body = data[:SEAL], data[SEAL:]
        if not hmac.compare_digest(seal, self._seal(body)):
            return None
        nonce, until = body[:NONCE], int.from_bytes(body[NONCE : NONCE + 8])
        now = self._clock()
        self._used = {other: end for other, end in self._used.items() if end >= now}
        if until < now or nonce in self._used:
            return None
        self._used[nonce] = until
        hidden, table = body[NONCE + 8 : NONCE + 40], body[NONCE + 40 :]
        return LogId(table.decode()), _text(_crossed(hidden, self._stream(nonce)))

    def _seal(self, body: bytes) -> bytes:
        return hmac.digest(self._secret, b"ticket|" + body, sha256)

    def _stream(self, nonce: bytes) -> bytes:
        return hmac.digest(self._secret, b"hidden|" + nonce, sha256)


def _crossed(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def _bytes(key: str) -> bytes:
    return urlsafe_b64decode(key + "=")


def _text(key: bytes) -> str:
    return urlsafe_b64encode(key).decode().rstrip("=")
