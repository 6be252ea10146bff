"""Tickets: a device with a key at a table gets one, and opens a socket with it, once.

Any worker with the same secret can read a ticket, for its key is sealed inside. The store knows
which were used, so that each is good once in the whole house.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Awaitable, Callable
from hashlib import sha256
from time import time
from typing import Final, TypeAlias

from lenoir.play.logs.ports import LogId, TableId

LIFE: Final = 30
"""Seconds for which a ticket can be used."""
NONCE, SEAL = 16, 32

Spend: TypeAlias = Callable[[str, int], Awaitable[bool]]
"""Whether a name, with its end, was never spent before: `Store.spend`."""


class Tickets:
    """Writes tickets and takes each of them once."""

    def __init__(self, secret: bytes, spend: Spend, clock: Callable[[], float] = time) -> None:
        self._secret = secret
        self._spend = spend
        self._clock = clock

    def new(self, table: TableId, key: str) -> str:
        """A ticket for somebody who has shown a key."""
        nonce = secrets.token_bytes(NONCE)
        until = int(self._clock() + LIFE).to_bytes(8)
        hidden = _crossed(_bytes(key), self._stream(nonce))
        body = nonce + until + hidden + table.encode()
        return urlsafe_b64encode(self._seal(body) + body).decode()

    async def take(self, ticket: str) -> tuple[TableId, str] | None:
        """The table and the key of a good ticket; None for any other, or a second time.

        `Unavailable` if the store cannot say whether it was used: it is no fault of the ticket.
        """
        try:
            data = urlsafe_b64decode(ticket.encode("ascii"))
        except (Error, ValueError):
            return None
        seal, body = data[:SEAL], data[SEAL:]
        if not hmac.compare_digest(seal, self._seal(body)):
            return None
        nonce, until = body[:NONCE], int.from_bytes(body[NONCE : NONCE + 8])
        if until < self._clock() or not await self._spend(nonce.hex(), until):
            return None
        hidden, table = body[NONCE + 8 : NONCE + 40], body[NONCE + 40 :]
        return TableId(LogId(table.decode())), _text(_crossed(hidden, self._stream(nonce)))

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
