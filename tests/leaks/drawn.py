"""Keys, ids and nonces drawn alike in two worlds: handed in where the server draws them."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import shake_256
from typing import Final, TypeVar

from lenoir.play.games import referee
from lenoir.play.people import keys
from lenoir.server import tickets

T = TypeVar("T")


class Drawn:
    """What stands in for `secrets`: everything follows from a seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._times = 0

    def token_bytes(self, size: int) -> bytes:
        """The next bytes."""
        self._times += 1
        return shake_256(f"{self._seed}|{self._times}".encode()).digest(size)

    def token_urlsafe(self, size: int) -> str:
        """The same in letters."""
        return urlsafe_b64encode(self.token_bytes(size)).decode().rstrip("=")

    def choice(self, items: Sequence[T]) -> T:
        """One of some."""
        return items[int.from_bytes(self.token_bytes(8)) % len(items)]


PLACES: Final = (
    (keys, "secrets", None),
    (tickets, "secrets", None),
    (referee, "token_bytes", "token_bytes"),
    (referee, "token_urlsafe", "token_urlsafe"),
)
"""Where the server draws; a test sees to it that there is no other place."""


@contextmanager
def drawing(seed: str) -> Iterator[None]:
    """For a while everything is drawn from a seed."""
    drawn = Drawn(seed)
    for module, name, method in PLACES:
        setattr(module, name, drawn if method is None else getattr(drawn, method))
    try:
        yield
    finally:
        for module, name, method in PLACES:
            setattr(module, name, secrets if method is None else getattr(secrets, method))
