"""Several workers over PostgreSQL through the real command: nobody notices which one answers."""

import asyncio
import signal
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Eyes, Playing, Socket
from lenoir.core.seats import SPECTATOR
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.record import codec
from lenoir.record.verify import verify
from tests.server.hopping import Hopping
from tests.server.processes import Serving
from tests.server.raw import closed_with
from tests.server.tables import dealt as started
from tests.server.test_serve import until_ready
from tests.store.places import InPostgres

OPENING = NewTable("classic", 3, "Ada", {"turn_limit": 5})
PROGRAMS = ["lenoir", "tests.server.only_hints", "tests.server.only_polling"]


@asynccontextmanager
async def servers(
    data: Path, database: str, programs: Sequence[str], *arguments: str
) -> AsyncIterator[list[Serving]]:
    """Some servers over one database, at ports of their own."""
    url = await InPostgres(database).url()
    async with AsyncExitStack() as stack:
        started = []
        for program in programs:
            server = Serving(data, *arguments, program=program, LENOIR_DATABASE_URL=url)
            await server.start()
            stack.push_async_callback(server.end, signal.SIGINT)
            await until_ready(Device(server.url))
            started.append(server)
        yield started


async def dealt(devices: Sequence[Device]) -> Opened:
    """A table with everybody at it, and the cards dealt."""
    opened = await devices[0].open(OPENING)
    for number, device in enumerate(devices[1:]):
        await device.join(opened.table, opened.invite, f"Bob {number}")
    await started(devices, opened.table)
    return opened


async def played(devices: Sequence[Device], opened: Opened) -> None:
    """To the end; the record verifies."""
    players = [Playing(d, opened.table, RandomPlayer, Seeded(n)) for n, d in enumerate(devices)]
    async with asyncio.timeout(120):
        await asyncio.gather(*(player.run() for player in players))
    record = codec.decode(await devices[0].record(opened.table))
    for device in devices:
        assert verify(record, device.receipts.of(opened.game)).order == "proved"


async def test_two_workers_of_one_command_share_a_table(postgres: str, tmp_path: Path) -> None:
    async with servers(tmp_path, postgres, ["lenoir"], "--workers", "2") as (server,):
        devices = [Device(server.url) for _ in range(3)]
        await played(devices, await dealt(devices))


@pytest.mark.parametrize("program", PROGRAMS)
async def test_people_who_are_sent_from_one_server_to_the_other_play_to_the_end(
    program: str, postgres: str, tmp_path: Path
) -> None:
    async with servers(tmp_path, postgres, [program] * 2) as both:
        devices = [Hopping([server.url for server in both], Seeded(n)) for n in range(3)]
        await played(devices, await dealt(devices))
        assert sum(device.sockets for device in devices) > 6


@pytest.mark.parametrize("program", PROGRAMS)
async def test_a_move_made_at_one_server_is_seen_at_the_other(
    program: str, postgres: str, tmp_path: Path
) -> None:
    async with servers(tmp_path, postgres, [program] * 2) as (here, there):
        devices = [Device(here.url) for _ in range(3)]
        opened = await dealt(devices)
        game = (await devices[0].look(opened.table)).game
        watcher, eyes = Device(there.url), Eyes(game, SPECTATOR)
        await watcher.spectate(opened.table, opened.watch)
        async with watcher.enter(opened.table) as socket, asyncio.timeout(60):
            await socket.send(eyes.resume)
            await seen(socket, eyes)
            before = eyes.prompt
            players = [Playing(d, opened.table, RandomPlayer, Seeded(1)) for d in devices]
            playing = [asyncio.create_task(player.run()) for player in players]
            while eyes.prompt == before:
                await seen(socket, eyes)
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)


async def seen(socket: Socket, eyes: Eyes) -> None:
    """The next news."""
    while not isinstance(news := await socket.receive(), wire.NewsMessage):
        pass
    eyes.take(news)


async def test_a_ticket_works_once_at_all_servers_together(postgres: str, tmp_path: Path) -> None:
    async with servers(tmp_path, postgres, ["lenoir"] * 2) as (here, there):
        host = Device(here.url)
        opened = await host.open(OPENING)
        _, ticket = await host.ask("POST", f"/api/tables/{opened.table}/ticket")
        enter = msgspec.json.encode({"type": "enter", **msgspec.json.decode(ticket)}).decode()
        assert await closed_with(there.url, enter, "nonsense") == wire.BAD_MESSAGE
        assert await closed_with(here.url, enter) == wire.BAD_TICKET
        assert await closed_with(there.url, enter) == wire.BAD_TICKET
