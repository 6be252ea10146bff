"""A database that is stopped at once, under load, and comes back."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

from lenoir.play.logs.ports import Unavailable
from lenoir.store.postgres import PostgresStore
from tests.faults.ledger import Findings, Ledger, audit
from tests.faults.load import RefereeDoor, play_on
from tests.play.games import a_referee, a_setting, dealt
from tests.store.postgres_server import restarted, server_at

KEY = bytes(range(32))
GAMES = 4


async def stopped(
    folder: Path,
    cycles: int,
    synchronous: str = "on",
    tell: Callable[[int, Ledger], None] = lambda cycle, ledger: None,
) -> tuple[Findings, Ledger]:
    """Again and again: play, SIGQUIT to the server (an immediate stop), and start it again."""
    server = server_at(folder)
    try:
        store = await PostgresStore.open(server.get_uri(), KEY, synchronous=synchronous)
        ledger, running = Ledger(), True
        referee = a_referee(store)
        games = [await dealt(referee, a_setting(options={"turn_limit": 0})) for _ in range(GAMES)]
        clients = [
            asyncio.create_task(
                play_on(RefereeDoor(referee), game, ledger, f"p{n}", lambda: running)
            )
            for n, game in enumerate(games)
        ]
        for cycle in range(cycles):
            await _until(ledger, len(ledger.acks) + 40, clients)
            pid = server.get_pid()
            assert pid is not None
            os.kill(pid, signal.SIGQUIT)
            await asyncio.to_thread(restarted, server)
            tell(cycle, ledger)
        await _until(ledger, len(ledger.acks) + 20, clients)
        running = False
        await asyncio.gather(*clients)
        found = await _audited(store, ledger)
        await store.close()
        return found, ledger
    finally:
        server.cleanup()


async def _until(ledger: Ledger, acks: int, clients: list[asyncio.Task[None]]) -> None:
    async with asyncio.timeout(60):
        while len(ledger.acks) < acks and not all(client.done() for client in clients):
            await asyncio.sleep(0.001)


async def _audited(store: PostgresStore, ledger: Ledger) -> Findings:
    while True:
        try:
            return await audit(store, ledger)
        except Unavailable:
            await asyncio.sleep(0.05)
