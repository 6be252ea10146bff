"""Frames of a web socket as bytes, right and wrong."""

from typing import Final

HANDSHAKE: Final = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
TEXT, BYTES, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(
    data: bytes, kind: int = TEXT, *, last: bool = True, reserved: int = 0, masked: bool = True
) -> bytes:
    """One frame; the mask is zero."""
    head = bytes([(0x80 if last else 0) | reserved << 4 | kind])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        size = bytes([bit | len(data)])
    elif len(data) < 2**16:
        size = bytes([bit | 126]) + len(data).to_bytes(2)
    else:
        size = bytes([bit | 127]) + len(data).to_bytes(8)
    return head + size + (bytes(4) if masked else b"") + data


def close_code(came: bytes) -> int | None:
    """The code of the close frame at the end of what came; None if there is none."""
    rest = came.partition(b"\r\n\r\n")[2]
    while len(rest) >= 2:
        size, start = rest[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(rest[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(rest[2:10]), 10
        if rest[0] & 0x0F == CLOSE:
            return int.from_bytes(rest[start : start + 2])
        rest = rest[start + size :]
    return None


WRONG: Final[dict[str, tuple[bytes, int | None]]] = {
    "text that is no UTF-8": (frame(b"\xff\xfe"), 1007),
    "half a sign at the end": (frame(b"\xc3"), 1007),
    "a text that is too long": (frame(b"x" * 9000), 1009),
    "a length of a terabyte": (b"\x81\xff" + (2**40).to_bytes(8) + bytes(4), 1009),
    "a length with the highest bit": (b"\x81\xff" + (2**63).to_bytes(8) + bytes(4), 1009),
    "too long in pieces": (
        frame(b"x" * 5000, last=False) + frame(b"x" * 5000, 0, last=True),
        1009,
    ),
    "a kind that is not used": (frame(b"", 3), 1002),
    "a control frame that is not used": (frame(b"", 11), 1002),
    "reserved bits": (frame(b"{}", reserved=4), 1002),
    "without a mask": (frame(b"{}", masked=False), 1002),
    "a ping in pieces": (frame(b"", PING, last=False), 1002),
    "a ping that is too long": (frame(b"x" * 126, PING), 1002),
    "the end without a beginning": (frame(b"{}", 0), 1002),
    "a beginning in the middle": (frame(b"{", last=False) + frame(b"}"), 1002),
    "a close of one byte": (frame(b"\x03", CLOSE), 1002),
    "a close with a code that is none": (frame((999).to_bytes(2), CLOSE), 1002),
    "a close whose reason is no UTF-8": (frame((1000).to_bytes(2) + b"\xff", CLOSE), 1007),
    "a good close": (frame((1000).to_bytes(2), CLOSE), 1000),
}
"""What one may not send, and the code with which it is answered (RFC 6455)."""
