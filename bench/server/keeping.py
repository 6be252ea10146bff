"""What a table costs that is kept: coming back to a long game, memory, and rest."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter
from urllib.request import Request, urlopen

import msgspec

from bench.server import ours
from bench.server.beside import seated
from bench.server.line import Line, opened
from bench.server.load import SEATS, Table
from bench.server.process import Serving
from lenoir import wire
from lenoir.core.seats import Seat

IN_MEMORY = re.compile(rb"^lenoir_games (\d+)", re.MULTILINE)


async def resume(moves: int, times: int) -> None:
    """A whole game over a new socket, from a server that has not read it yet and one that has."""
    cold, warm = [], []
    with TemporaryDirectory() as data:
        async with await ours.serving(Path(data)) as serving:
            table = await ours.seated(serving.url, 0)
            await _played([table], moves)
        for number in range(1, times + 1):
            async with await ours.serving(Path(data)) as serving:
                # Another table first: what all games share is read by then.
                await (await ours.seated(serving.url, number)).leave()
                cold.append(await _resumed(serving, table))
                warm.append(await _resumed(serving, table))
    for what, found in (("read from its log", cold), ("in memory", warm)):
        spent = ", ".join(f"{1e3 * seconds:.1f}" for seconds, _ in sorted(found))
        print(f"a game of {moves} decisions, {what}, resumed whole: {spent} ms")
    print(f"{cold[0][1]} events")


async def _resumed(serving: Serving, table: ours.OurTable) -> tuple[float, int]:
    """Seconds from the ticket to the last piece, and the number of events.

    Whoever comes in wakes the caretaker, who reads the game too: so nothing is waited for before.
    """
    done: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    events = 0

    def hear(_: Line, data: bytes) -> None:
        nonlocal events
        message = msgspec.json.decode(data)
        if message["type"] == "news":
            events += len(message["events"])
            if not message.get("more") and not done.done():
                done.set_result(perf_counter())

    line = await opened(serving.url, "/api/socket", hear)
    ticket = await table.new_ticket(serving.url)
    began = perf_counter()
    line.send(msgspec.json.encode(wire.Enter(ticket)))
    line.send(msgspec.json.encode(wire.Resume(table.game, Seat(0))))
    async with asyncio.timeout(30):
        spent = await done - began
    line.close()
    return spent, events


async def memory(few: int, many: int, moves: int) -> None:
    """How much one table more takes, its six sockets included."""
    with TemporaryDirectory() as data:
        async with await ours.serving(Path(data)) as serving:
            first = await seated(serving, few, ours.seated)
            await _played(first, moves)
            before = serving.memory
            rest = await seated(
                serving, many - few, lambda url, number: ours.seated(url, few + number)
            )
            await _played(rest, moves)
            grown = serving.memory - before
    print(f"from {few} to {many} running tables of six, {moves} moves each:", end=" ")
    print(f"{grown / (many - few) / 1000:.0f} kB a table with its {SEATS} sockets")


async def _played(tables: Sequence[Table], moves: int) -> None:
    async def play(table: Table) -> None:
        for _ in range(moves):
            await asyncio.sleep(table.pause())
            await table.move()

    await asyncio.gather(*map(play, tables))


async def parked(tables: int, moves: int, seconds: float) -> None:
    """What is left of games once everybody has gone: after ten minutes nothing is in memory."""
    with TemporaryDirectory() as data:
        async with await ours.serving(Path(data)) as serving:
            around = await seated(serving, tables, ours.seated)
            await _played(around, moves)
            while not _in_memory(serving):  # it counts once a minute
                await asyncio.sleep(5)
            print(f"{tables} running tables: {_state(serving)}", flush=True)
            for table in around:
                await table.leave()
            began = monotonic()
            while _in_memory(serving):
                await asyncio.sleep(5)
            cpu = serving.cpu
            await asyncio.sleep(seconds)
            used = (serving.cpu - cpu) / seconds
            print(f"{monotonic() - began:.0f} s after all have left: {_state(serving)}", end=" ")
            print(f"and {100 * used:.2f} % of a core, for {seconds:.0f} s")


def _in_memory(serving: Serving) -> int:
    word = {"Authorization": f"Bearer {ours.METRICS}"}
    with urlopen(Request(f"{serving.url}/metrics", headers=word), timeout=20) as page:
        found = IN_MEMORY.search(page.read().replace(b".0\n", b"\n"))
    assert found is not None
    return int(found[1])


def _state(serving: Serving) -> str:
    return f"{serving.memory / 1e6:.1f} MB, {_in_memory(serving)} games in memory"
