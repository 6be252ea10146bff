"""Each flood beside people who play: `python -m bench.faults.flood --seconds 60`.

Four tables of three play with the server's usual limits while somebody floods it from another
address. What is measured is how long the players wait for the acknowledgement of a move.
"""

import argparse
import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from bench.faults.flooder import FLOODS, a_move
from bench.server.ours import LISTENS, ROOT
from bench.server.process import Serving
from lenoir import wire
from lenoir.client import Device, Hung, ServerRefused, Unreachable
from lenoir.client.eyes import Eyes
from lenoir.client.socket import Socket
from lenoir.core.seats import Seat
from lenoir.play.tables.tables import NewTable
from tests.server.tables import dealt

TABLES, PEOPLE = 4, 3
THINKS = 0.25
"""Seconds before a move."""
NONE = "nobody"


@dataclass
class Load:
    """People who play, and how long they wait."""

    url: str
    waits: list[float] = field(default_factory=list)
    troubles: int = 0

    async def table(self) -> None:
        """One game after the other, for ever."""
        while True:
            try:
                await self._game()
            except (Hung, ServerRefused, Unreachable):
                self.troubles += 1
                await asyncio.sleep(0.2)

    async def _game(self) -> None:
        devices = [Device(self.url, "fr") for _ in range(PEOPLE)]
        opened = await devices[0].open(NewTable("classic", PEOPLE, "Ada"))
        for device, name in zip(devices[1:], ("Bob", "Cléo"), strict=True):
            await device.join(opened.table, opened.invite, name)
        game = (await dealt(devices, opened.table)).game
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for seat, device in enumerate(devices):
                socket = await stack.enter_async_context(device.enter(opened.table))
                group.create_task(self._sit(socket, Eyes(game, Seat(seat))))

    async def _sit(self, socket: Socket, eyes: Eyes) -> None:
        """As the page does: it watches scenes, and answers when it is asked."""
        await socket.send(wire.Watch(eyes.game, eyes.viewer, "fr", eyes.seq))
        sent: dict[str, float] = {}
        with suppress(Hung):
            await self._play(socket, eyes, sent)

    async def _play(self, socket: Socket, eyes: Eyes, sent: dict[str, float]) -> None:
        while not eyes.is_over:
            message = await socket.receive()
            if isinstance(message, wire.Ack) and message.cmd_id in sent:
                self.waits.append(monotonic() - sent.pop(message.cmd_id))
            elif isinstance(message, wire.StoryMessage):
                eyes.take(_news(message))
            elif isinstance(message, wire.SceneMessage | wire.MovedMessage):
                prompt, seq = message.prompt, eyes.seq
                told = message.told if isinstance(message, wire.MovedMessage) else ()
                events = tuple(each.event for each in told)
                eyes.take(wire.NewsMessage(eyes.game, eyes.viewer, seq, events, prompt))
                if prompt is not None and prompt.seat == eyes.viewer:
                    await asyncio.sleep(THINKS)
                    act = wire.Act(f"m{prompt.id}", prompt.id, a_move(eyes.view, prompt.id))
                    sent[act.cmd_id] = monotonic()
                    await socket.send(act)


def _news(story: wire.StoryMessage) -> wire.NewsMessage:
    """What is told in words, as the events it tells of; the scene follows."""
    told = story.told
    events = tuple(each.event for each in told)
    return wire.NewsMessage(story.game, story.viewer, told[0].number, events, None, more=True)


async def flooded(serving: Serving, kind: str, seconds: float) -> str:
    """One flood beside the load: a row of the table."""
    load = Load(serving.url)
    players = [asyncio.create_task(load.table()) for _ in range(TABLES)]
    await asyncio.sleep(2)
    if kind == NONE:
        load.waits.clear()
        await asyncio.sleep(seconds)
        told = {}
    else:
        flooder = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.faults.flooder", kind, serving.url, str(seconds)),
            stdout=PIPE,
            cwd=ROOT,
        )
        assert flooder.stdout is not None
        load.waits.clear()
        try:
            async with asyncio.timeout(seconds + 240):
                await flooder.stdout.readline()
                load.waits.clear()
                told = json.loads(await flooder.stdout.readline() or "{}")
        finally:
            if flooder.returncode is None:
                with suppress(ProcessLookupError):
                    flooder.kill()
            await flooder.wait()
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    waits = [1000 * wait for wait in load.waits]
    p99 = quantiles(waits, n=100)[98] if len(waits) > 1 else 0.0
    answers = ", ".join(f"{name}: {number:,}" for name, number in told.items()) or "–"
    return (
        f"| {kind} | {len(waits)} | {median(waits):.0f} ms | {p99:.0f} ms | {max(waits):.0f} ms |"
        f" {load.troubles} | {answers} | {serving.memory / 1e6:.0f} MB |"
    )


async def run(kinds: list[str], seconds: float) -> None:
    """Some floods, each at a server of its own."""
    print("| flood | acks | p50 | p99 | max | others refused | the flooder got | memory |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for kind in kinds:
        with TemporaryDirectory() as data:
            command = (sys.executable, "-m", "lenoir", "serve", "--port", "0", "--data", data)
            serving = await Serving.start((*command, "--lang", "en"), LISTENS, ROOT, {})
            try:
                print(await flooded(serving, kind, seconds), flush=True)
            finally:
                await serving.end()


def main() -> int:
    """All floods, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", nargs="*", choices=[NONE, *FLOODS], default=[NONE, *FLOODS])
    args = parser.parse_args()
    asyncio.run(run(args.only, args.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
