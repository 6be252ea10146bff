"""Gone: whether the other side of a connection has hung up, as the system knows before we read it.

While a piece or a request waits for its turn nothing is read, so nobody hears that its sender went.
Four hundred addresses that sent three requests each and hung up once kept others for five seconds.
"""

import asyncio
import select
from typing import Final

HUNG_UP: Final = getattr(select, "POLLRDHUP", 0)
"""Linux tells it while something still lies there unread; others once all of it was read."""


def has_gone(transport: asyncio.BaseTransport) -> bool:
    """Whether nobody is there to read an answer."""
    line = transport.get_extra_info("socket")
    if transport.is_closing() or line is None or line.fileno() < 0:
        return transport.is_closing()
    if not hasattr(select, "poll"):  # Windows: it is found out when the answer is written
        return False
    asked = select.poll()
    asked.register(line.fileno(), HUNG_UP)
    return bool(asked.poll(0))
