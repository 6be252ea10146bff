"""How a socket ends."""

import asyncio

from lenoir.client import Hung, Socket


async def end_of(socket: Socket) -> int:
    """The code with which a socket is closed."""
    try:
        async with asyncio.timeout(20):
            while True:
                await socket.receive()
    except Hung as hung:
        return hung.code
