"""A real server on a real port, in this process, so that the truth behind it can be looked at."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import uvicorn

from lenoir import compose
from lenoir.client import Device
from lenoir.compose import House
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import Store
from lenoir.play.people.pace import Players
from lenoir.server.app import application
from lenoir.server.guarding.allowances import USUAL, Allowances
from lenoir.server.guarding.whereabouts import Whereabouts
from lenoir.server.listening import settings
from lenoir.store.memory import MemoryStore

KEY = bytes(range(32))


@dataclass
class Served:
    """A server that runs, and the house behind it."""

    url: str
    house: House

    def device(self, language: str = "en") -> Device:
        return Device(self.url, language)


@asynccontextmanager
async def a_server(
    store: Store | None = None,
    players: Players | None = None,
    allowances: Allowances = USUAL,
    whereabouts: Whereabouts | None = None,
    metrics_token: str = "",
) -> AsyncIterator[Served]:
    """From its start to its graceful end."""
    house = compose.house(store or MemoryStore(), Alone(), players)

    @asynccontextmanager
    async def opening() -> AsyncIterator[House]:
        yield house

    server = uvicorn.Server(
        settings(
            application(opening(), KEY, whereabouts, allowances, metrics_token=metrics_token),
            "127.0.0.1",
            0,
        )
    )
    running = asyncio.create_task(server.serve())
    while not server.started:
        assert not running.done(), running
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Served(f"http://127.0.0.1:{port}", house)
    finally:
        server.should_exit = True
        await running
