"""Kill a server under load, again and again, while its clients send again what was not answered."""

import asyncio
from collections.abc import Callable
from pathlib import Path

from lenoir.core.rng import Rng
from lenoir.store.sqlite import SqliteStore
from tests.faults.killed import KEY, Killable
from tests.faults.ledger import Findings, Ledger, audit
from tests.faults.load import play_on

GAMES = 6


async def killed(
    folder: Path,
    cycles: int,
    rng: Rng,
    store: str = "sound",
    tell: Callable[[int, Ledger], None] = lambda cycle, ledger: None,
    acks: int = 25,
) -> tuple[Findings, Ledger]:
    """Again and again some acks, then SIGKILL; afterwards the logs are audited."""
    door = Killable(folder, store)
    try:
        return await _killed(door, cycles, rng, tell, acks)
    finally:
        await door.end()


async def _killed(
    door: Killable, cycles: int, rng: Rng, tell: Callable[[int, Ledger], None], acks: int
) -> tuple[Findings, Ledger]:
    ledger, running = Ledger(), True
    await door.start()
    async with asyncio.timeout(20):
        games = [await door.deal() for _ in range(GAMES)]
    clients = [
        asyncio.create_task(play_on(door, game, ledger, f"p{n}", lambda: running))
        for n, game in enumerate(games)
    ]
    for cycle in range(cycles):
        await _until(ledger, len(ledger.acks) + 1 + rng.below(2 * acks))
        await asyncio.sleep(rng.below(3) / 1000)
        await door.kill()
        tell(cycle, ledger)
        await door.start()
    await _until(ledger, len(ledger.acks) + acks)
    running = False
    done, pending = await asyncio.wait(clients, timeout=30)
    assert not pending
    await door.kill()
    for task in done:
        task.result()
    audited = SqliteStore(door.path, KEY)
    try:
        return await audit(audited, ledger, games), ledger
    finally:
        audited.close()


async def _until(ledger: Ledger, acks: int) -> None:
    async with asyncio.timeout(60):
        while len(ledger.acks) < acks:
            await asyncio.sleep(0.001)
