"""Requests that say how long they are.

Of a body in chunks nobody knows how long it is, and the parser takes ten microseconds for each
chunk. A megabyte a second of chunks of one byte once held up every table for as long as it came.
No client of ours sends any, so they are refused (411) before the first of them is read. A length
beside the chunks, of which a proxy may believe the other half, is refused with them.
"""

from typing import Final

import h11

HEAD_AT_MOST: Final = 16 * 1024
"""Bytes: of four times as many, as usual, thousands of empty headers would hold up all."""


class Measured(h11.Connection):
    """What h11 reads, up to a body in chunks."""

    is_in_chunks = False
    """Whether a request was refused for that."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, HEAD_AT_MOST)

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        """The next part of a request."""
        event = super().next_event()
        if isinstance(event, h11.Request) and _is_in_chunks(event):
            self.is_in_chunks = True
            raise h11.RemoteProtocolError("a body in chunks", 411)
        return event


def _is_in_chunks(request: h11.Request) -> bool:
    return any(name == b"transfer-encoding" for name, _ in request.headers)
