"""A game as strangers would play it: a server, two bots that join it, and a script of one's own."""

import asyncio
import signal
from pathlib import Path
from typing import NamedTuple

from lenoir.bots.players import one_player
from lenoir.client import Device, Playing, link_to
from lenoir.core.rng import Rng
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Start
from lenoir.record.files import read_record
from lenoir.record.receipt import write_receipt
from lenoir.record.verify import verify
from tests.server.processes import Serving, lenoir

BOTS = ("novice", "novice")
"""Of one kind: the second gets another name by itself."""
ENDS_WITHIN = 600


class Played(NamedTuple):
    """How a game went."""

    kills: int
    acks: int
    """Of the script."""
    came_back: int
    verified: str
    """What ``lenoir verify`` said of the record."""


async def play_as_strangers(
    folder: Path, edition: str, rng: Rng, kills: int, turns: int = 0
) -> Played:
    """To the end, with a server that is killed so often, if the game lasts."""
    server = Serving(folder)
    host = _Counting(await server.start())
    joined = []
    try:
        opened = await host.open(NewTable(edition, 3, "Ada", {"turn_limit": turns}))
        table = opened.table
        links = (
            link_to(server.url, table, "join", opened.invite),
            f"{server.url}/#join={opened.code}",
        )
        for link, bot in zip(links, BOTS, strict=True):
            joined.append(await lenoir("join", link, "--bot", bot))
        await until_seated(host, table, 3)
        await host.wish(table, Start())
        playing = Playing(host, table, one_player(BOTS[0]).bot, Seeded(rng.below(1000)))
        game = asyncio.create_task(playing.run())
        done = 0
        async with asyncio.timeout(ENDS_WITHIN):
            while done < kills and await still_plays(playing, 1 + rng.below(4), game):
                await asyncio.sleep(rng.below(40) / 1000)
                await server.end(signal.SIGKILL)
                await asyncio.sleep(rng.below(400) / 1000)
                await server.start()
                done += 1
            await game
            for process in joined:
                _, said = await process.communicate()
                assert process.returncode == 0, said.decode()
        record = folder / f"{edition}.jsonl"
        record.write_bytes(await host.record(table))
        noted = host.receipts.of(opened.game)
        assert noted is not None
        receipt = folder / f"{edition}-receipt.json"
        receipt.write_bytes(write_receipt(noted))
        checking = await lenoir("verify", str(record), "--noted", str(receipt))
        _, said = await checking.communicate()
        assert checking.returncode == 0, said.decode()
        assert verify(read_record(record.read_bytes()), noted).order == "proved"
        return Played(done, playing.acks, host.entered - 1, said.decode())
    finally:
        for process in joined:
            if process.returncode is None:
                process.kill()
        await server.end()


class _Counting(Device):
    """Counts how often it was asked for a ticket, and got one."""

    entered = 0

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        answer = await super().ask(method, path, body)
        self.entered += path.endswith("/ticket")
        return answer


async def until_seated(host: Device, table: str, seats: int) -> None:
    """Wait until this many have a chair."""
    async with asyncio.timeout(60):
        while sum(bool(chair.sitters) for chair in (await host.look(table)).chairs) < seats:
            await asyncio.sleep(0.05)


async def still_plays(playing: Playing, acks: int, game: "asyncio.Task[None]") -> bool:
    """After this many more answers of its own: whether the game goes on."""
    until = playing.acks + acks
    while playing.acks < until and not game.done():
        await asyncio.sleep(0.001)
    return not game.done()
