"""A stream of bytes in an encrypted file: in chunks, whose order and end nobody can change.

The file begins with a magic word and a salt. Key and salt give a key for this one file (HKDF). A
chunk is encrypted with ChaCha20-Poly1305 under its number, and the last one says that it is: so a
chunk that is edited, left out, doubled or moved is found, and a file that is cut off, too.
"""

import os
from collections.abc import Iterator
from typing import BinaryIO, Final

from lenoir.store.backups import BadCopy

MAGIC: Final = b"lenoir backup 1\n"
SALT: Final = 32
KEY_SIZE: Final = 32
CHUNK: Final = 1 << 20
TAG: Final = 16


class NoCipher(Exception):
    """The package for encryption is not installed."""


class _Cipher:
    def __init__(self, key: bytes, salt: bytes) -> None:
        try:
            from cryptography.exceptions import InvalidTag
            from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
            from cryptography.hazmat.primitives.hashes import SHA256
            from cryptography.hazmat.primitives.kdf.hkdf import HKDF
        except ImportError:
            raise NoCipher from None
        own = HKDF(SHA256(), KEY_SIZE, salt, MAGIC).derive(key)
        self._cipher, self._wrong, self._number = ChaCha20Poly1305(own), InvalidTag, 0

    def _next(self, is_last: bool) -> bytes:
        """A number is used once: a key is for one file."""
        number, self._number = self._number, self._number + 1
        return number.to_bytes(11) + bytes([is_last])

    def locked(self, data: bytes, is_last: bool) -> bytes:
        return self._cipher.encrypt(self._next(is_last), data, MAGIC)

    def unlocked(self, data: bytes, is_last: bool) -> bytes:
        try:
            return self._cipher.decrypt(self._next(is_last), data, MAGIC)
        except self._wrong:
            raise BadCopy("cut") from None


class SealedWriter:
    """Writes bytes into an encrypted file; without `close` the file is not whole."""

    def __init__(self, file: BinaryIO, key: bytes) -> None:
        salt = os.urandom(SALT)
        self._file, self._cipher, self._rest = file, _Cipher(key, salt), bytearray()
        file.write(MAGIC + salt)

    def write(self, data: bytes) -> None:
        """Add some bytes."""
        self._rest += data
        while len(self._rest) > CHUNK:
            chunk = bytes(self._rest[:CHUNK])
            del self._rest[:CHUNK]
            self._put(chunk, is_last=False)

    def close(self) -> None:
        """Write the last chunk, which says that it is the last."""
        self._put(bytes(self._rest), is_last=True)

    def _put(self, chunk: bytes, is_last: bool) -> None:
        self._file.write(self._cipher.locked(chunk, is_last))


def unsealed(file: BinaryIO, key: bytes) -> Iterator[bytes]:
    """The bytes of an encrypted file, chunk by chunk; `BadCopy` where it is not as written."""
    head = file.read(len(MAGIC) + SALT)
    if not head.startswith(MAGIC):
        raise BadCopy("none")
    cipher = _Cipher(key, head[len(MAGIC) :])
    chunk = file.read(CHUNK + TAG)
    while True:
        more = file.read(CHUNK + TAG)
        yield cipher.unlocked(chunk, is_last=not more)
        if not more:
            return
        chunk = more
