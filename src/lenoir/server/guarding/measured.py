"""Requests that say how long they are, and with few headers.

Of a body in chunks nobody knows how long it is, and the parser takes ten microseconds for each
chunk. A megabyte a second of chunks of one byte once held up every table for as long as it came.
No client of ours sends any, so they are refused (411) before the first of them is read. A length
beside the chunks, of which a proxy may believe the other half, is refused with them.

Each header costs the parser as much as a chunk: a head of three thousand empty ones took twenty
milliseconds, and it was read before anybody counted who sent it. So lines are counted before they
are parsed, and too many are refused (431).
"""

from typing import Final

import h11

HEAD_AT_MOST: Final = 16 * 1024
"""Bytes of a request's head."""
LINES_AT_MOST: Final = 100
"""Lines of a head: a browser sends twenty, and a proxy or two add ten."""


class Measured(h11.Connection):
    """What h11 reads, up to a body in chunks or a head of too many lines."""

    refused_with = 400
    """The status for what cannot be read."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEAD_AT_MOST)

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next part of a request."""
        if self.their_state is h11.IDLE and _lines(self.trailing_data[0]) > LINES_AT_MOST:
            self.refused_with = 431
            raise h11.RemoteProtocolError("too many headers", 431)
        event = super().next_event()
        if isinstance(event, h11.Request) and _is_in_chunks(event):
            self.refused_with = 411
            raise h11.RemoteProtocolError("a body in chunks", 411)
        return event


def _lines(came: bytes) -> int:
    """Those of the first head in what came, whether all of it is there or not."""
    ends = [end for end in (came.find(b"\n\r\n"), came.find(b"\n\n")) if end >= 0]
    return came.count(b"\n", 0, min(ends, default=len(came)))


def _is_in_chunks(request: h11.Request) -> bool:
    return any(name == b"transfer-encoding" for name, _ in request.headers)
