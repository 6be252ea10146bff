"""Each flood beside people who play: `python -m bench.faults.flood --seconds 60`.

Eight tables of three play with the server's usual limits while somebody floods it from another
address. What is measured is how long the players wait for the acknowledgement of a move, beside
how long they wait in the same run when nobody floods.
"""

import argparse
import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
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

TABLES, PEOPLE = 8, 3
THINKS = 0.2
"""Seconds before a move: together they make some thirty a second, so that twenty seconds of them
are enough for a p99."""
SETTLES = 3.0
"""Seconds until all of them play."""
STANDS_BACK = ("nice", "-n", "5")
"""The flooder stands for another machine: it takes no time from those whose waiting is measured."""
TICKS = os.sysconf("SC_CLK_TCK")
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


class Machine:
    """How busy it is with what is none of ours: figures of a busy one say little."""

    def __init__(self) -> None:
        self._then = _jiffies()

    def others(self, ours: float) -> float:
        """Of a hundred parts of all cores, those that went to others; ours in seconds."""
        busy, whole = (now - then for now, then in zip(_jiffies(), self._then, strict=True))
        return max(0.0, 100 * (busy - ours * TICKS) / max(1, whole))


def _jiffies() -> tuple[int, int]:
    """What all cores have done since the machine started, and all they could have done."""
    line = Path("/proc/stat").read_text().partition("\n")[0]
    user, nice, system, idle, waiting, *rest = map(int, line.split()[1:9])
    busy = user + nice + system + sum(rest)
    return busy, busy + idle + waiting


def _own() -> float:
    """Seconds of this process and of flooders that have ended."""
    return sum(os.times()[:4])


@dataclass(frozen=True)
class Row:
    """What one flood did to the others."""

    kind: str
    waits: list[float]
    troubles: int
    told: dict[str, int]
    memory: int
    busy: float
    """Of a hundred parts of its core, those in which the server worked."""
    others: float

    @property
    def p99(self) -> float:
        """Of a hundred waits the longest but one, in milliseconds."""
        return quantiles(self.waits, n=100)[98] if len(self.waits) > 1 else 0.0

    def line(self, calm: float) -> str:
        """Beside what the same players waited when nobody flooded."""
        got = ", ".join(f"{name}: {number:,}" for name, number in self.told.items()) or "–"
        middle, longest = (median(self.waits), max(self.waits)) if self.waits else (0.0, 0.0)
        times = f"{self.p99 / calm:.1f}" if calm else "–"
        return (
            f"| {self.kind} | {len(self.waits)} | {middle:.0f} ms | {self.p99:.0f} ms | {times} |"
            f" {longest:.0f} ms | {self.troubles} | {got} | {self.memory / 1e6:.0f} MB |"
            f" {self.busy:.0f} % | {self.others:.0f} % |"
        )


async def flooded(serving: Serving, kind: str, seconds: float) -> Row:
    """One flood beside the load."""
    load = Load(serving.url)
    players = [asyncio.create_task(load.table()) for _ in range(TABLES)]
    await asyncio.sleep(SETTLES)
    if kind == NONE:
        start = _Start(load, serving)
        await asyncio.sleep(seconds)
        told = {}
    else:
        flooder = await asyncio.create_subprocess_exec(
            *(*STANDS_BACK, sys.executable, "-m", "bench.faults.flooder"),
            *(kind, serving.url, str(seconds)),
            stdout=PIPE,
            cwd=ROOT,
        )
        assert flooder.stdout is not None
        try:
            async with asyncio.timeout(seconds + 240):
                await flooder.stdout.readline()
                start = _Start(load, serving)
                told = json.loads(await flooder.stdout.readline() or "{}")
        finally:
            if flooder.returncode is None:
                with suppress(ProcessLookupError):
                    flooder.kill()
            await flooder.wait()
    row = start.row(kind, told)
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return row


class _Start:
    """When it began: what came before does not count."""

    def __init__(self, load: Load, serving: Serving) -> None:
        load.waits.clear()
        self._load, self._serving, self._machine = load, serving, Machine()
        self._server, self._clients, self._began = serving.cpu, _own(), monotonic()

    def row(self, kind: str, told: dict[str, int]) -> Row:
        """All until now."""
        server, clients = self._serving.cpu - self._server, _own() - self._clients
        return Row(
            kind,
            [1000 * wait for wait in self._load.waits],
            self._load.troubles,
            told,
            self._serving.memory,
            100 * server / (monotonic() - self._began),
            self._machine.others(server + clients),
        )


async def run(kinds: list[str], seconds: float) -> None:
    """Nobody, and some floods, each at a server of its own."""
    kinds = [NONE, *(kind for kind in kinds if kind != NONE)]
    load = " ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{os.cpu_count()} cores, load {load}; {seconds:.0f} s each\n")
    print(
        "| flood | acks | p50 | p99 | p99 / nobody | max | others refused | the flooder got"
        " | memory | server busy | other work |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|", flush=True)
    calm = 0.0
    for number, kind in enumerate(kinds, 1):
        print(f"{number} of {len(kinds)}: {kind} …", file=sys.stderr, flush=True)
        with TemporaryDirectory() as data:
            command = (sys.executable, "-m", "lenoir", "serve", "--port", "0", "--data", data)
            serving = await Serving.start((*command, "--lang", "en"), LISTENS, ROOT, {})
            try:
                row = await flooded(serving, kind, seconds)
            finally:
                await serving.end()
        calm = calm or row.p99
        print(row.line(calm), flush=True)


def main() -> int:
    """All floods, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--only", nargs="*", choices=[NONE, *FLOODS], default=[*FLOODS])
    args = parser.parse_args()
    asyncio.run(run(args.only, args.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
