"""Keys: long secrets that open a seat, an invitation or a view. Only their digests are stored."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Final

from lenoir.play.refusal import Refusal

KEY: Final = re.compile(r"[A-Za-z0-9_-]{43}")
"""256 bits, in letters that fit into an address."""
DEVICE: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
"""A word that a device makes up and tells nobody else."""
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What a short code is made of: nothing that is read as something else."""
CODE_LENGTH: Final = 8


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_urlsafe(32)


def key_of(secret: bytes, table: str, device: str) -> str:
    """The key of a device at a table by its word: whoever lost the answer gets the same again."""
    if not DEVICE.fullmatch(device):
        raise Refusal("bad_key")
    return _made(secret, f"{table}|{device}")


def derived(key: str, use: str) -> str:
    """A key that follows from another and does not lead back to it."""
    return _made(key.encode(), use)


def _made(secret: bytes, of: str) -> str:
    return urlsafe_b64encode(hmac.digest(secret, of.encode(), sha256)).decode().rstrip("=")


@lru_cache(4096)
def digest(key: str) -> str:
    """What is kept of a key. It is long, so nobody finds it from its digest."""
    if not KEY.fullmatch(key):
        raise Refusal("bad_key")
    return sha256(b"lenoir key|" + key.encode()).hexdigest()


def new_code() -> str:
    """A short code to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def tidied(code: str) -> str:
    """A code as somebody typed it."""
    return re.sub(r"[\s-]", "", code).upper()
