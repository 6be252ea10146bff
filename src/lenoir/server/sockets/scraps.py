"""Scraps: frames that are no message, counted before anybody parses them.

The library takes eight microseconds for a frame, and one that carries nothing has six bytes: a
piece of sixteen kilobytes would hold up all for twenty milliseconds, on every socket of a flood.
Counting takes a twentieth of that, and ends with the first that is too many: of all two and a half
thousand it once took most of the time of such a flood.
"""

from typing import Final

WHOLE_TEXT: Final = 0x81
"""The first byte of a text in one frame (RFC 6455, 5.2)."""
SHORTEST: Final = 16
"""Bytes: no message has fewer."""


class Scraps:
    """The frames of one client, in a stream that is cut anywhere."""

    __slots__ = ("_ahead", "_cut")

    def __init__(self) -> None:
        self._ahead = 0
        """Bytes until the next frame begins."""
        self._cut = b""
        """The beginning of a head whose rest has not come."""

    def count(self, piece: bytes, at_most: int) -> int:
        """How many frames begin here that are parts of messages, pings, pongs or next to empty.

        Stops at one more than ``at_most``: that is too many, whatever else the piece contains.
        """
        data, at, found = self._cut + piece, self._ahead, 0
        end = len(data)
        while at + 2 <= end and found <= at_most:
            size, head = data[at + 1] & 0x7F, 6 if data[at + 1] & 0x80 else 2
            if size > 125:
                head += 2 if size == 126 else 8
            if at + head > end:
                break
            if size > 125:
                size = int.from_bytes(data[at + 2 : at + (4 if size == 126 else 10)])
            found += data[at] != WHOLE_TEXT or size < SHORTEST
            at += head + size
        self._cut, self._ahead = (data[at:], 0) if at < end else (b"", at - end)
        return found
