"""As a stranger would: ``lenoir serve``, ``lenoir join``, and a server that is killed meanwhile."""

import asyncio
import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Playing, Unreachable, link_to
from lenoir.editions.loader import FOLDER
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import SeatBot, Start
from lenoir.record import codec
from lenoir.record.verify import verify
from tests.server.ends import end_of
from tests.server.processes import Serving, lenoir
from tests.server.raw import request
from tests.server.strangers import play_as_strangers, until_seated
from tests.server.tables import dealt

EDITIONS = sorted(Path(file.name).stem for file in FOLDER.iterdir() if file.name.endswith(".toml"))
OPENING = NewTable("classic", 3, "Ada", {"turn_limit": 6})


@pytest.mark.parametrize("edition", EDITIONS)
async def test_strangers_play_to_the_end_though_the_server_is_killed(
    edition: str, tmp_path: Path
) -> None:
    played = await play_as_strangers(tmp_path, edition, Seeded(edition), kills=1, turns=8)
    assert played.kills == 1, "it is killed while they play"
    assert played.came_back >= 1


async def test_a_bot_in_a_file_joins_a_table(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    host = Device(await server.start())
    try:
        opened = await host.open(OPENING)
        own = tmp_path / "my_bot.py"
        own.write_text("from lenoir.bots.random_bot import RandomPlayer as Mine\n")
        link = link_to(server.url, opened.table, "join", opened.invite)
        joined = await lenoir("join", link, "--bot", f"{own}:Mine", "--name", "Bob")
        await until_seated(host, opened.table, 2)
        await host.wish(opened.table, SeatBot(2, "random"))
        await host.wish(opened.table, Start())
        async with asyncio.timeout(120):
            await Playing(host, opened.table, RandomPlayer, Seeded(1)).run()
            _, said = await joined.communicate()
        assert joined.returncode == 0, said.decode()
    finally:
        await server.end()


async def test_two_workers_share_one_table(tmp_path: Path) -> None:
    server = Serving(tmp_path, "--workers", "2")
    await server.start()
    devices = [Device(server.url) for _ in range(3)]
    try:
        await until_ready(devices[0])
        opened = await devices[0].open(OPENING)
        for number, device in enumerate(devices[1:]):
            await device.join(opened.table, opened.invite, f"Bob {number}")
        await dealt(devices, opened.table)
        playing = [Playing(d, opened.table, RandomPlayer, Seeded(n)) for n, d in enumerate(devices)]
        async with asyncio.timeout(120):
            await asyncio.gather(*(player.run() for player in playing))
        record = codec.decode(await devices[0].record(opened.table))
        assert verify(record, opened.commitment).wrong is None
    finally:
        await server.end(signal.SIGINT)


async def until_ready(device: Device) -> None:
    async with asyncio.timeout(60):
        while True:
            with suppress(Unreachable):
                await device.ask("GET", "/readyz")
                return
            await asyncio.sleep(0.05)


async def test_a_server_stops_gracefully_and_its_clients_come_back(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    host = Device(await server.start())
    opened = await host.open(OPENING)
    for chair in (1, 2):
        await host.wish(opened.table, SeatBot(chair, "random"))
    async with host.enter(opened.table) as socket:
        await socket.receive()
        code = await server.end(signal.SIGINT)
        assert await end_of(socket) == wire.STOPPING
    assert code == 0, server.said.decode()
    with pytest.raises(Unreachable):
        await host.look(opened.table)
    await server.start()
    try:
        assert (await host.look(opened.table)).chairs[1].bot == "random"
    finally:
        await server.end()


async def test_what_is_logged_is_json_without_keys(tmp_path: Path) -> None:
    server = Serving(tmp_path)
    host = Device(await server.start())
    opened = await host.open(OPENING)
    await host.look(opened.table)
    await server.end(signal.SIGINT)
    lines = [json.loads(line) for line in server.said.splitlines() if line.startswith(b"{")]
    assert [line["status"] for line in lines if "status" in line] == [201, 200, 200]
    for secret in (opened.invite, opened.watch, opened.code, opened.table, *host.cookies.values()):
        assert secret.encode() not in server.said


async def test_a_port_in_use_and_a_bad_link_are_told_in_one_sentence(tmp_path: Path) -> None:
    server = Serving(tmp_path / "one")
    url = await server.start()
    try:
        port = url.rpartition(":")[2]
        second = await lenoir("serve", "--port", port, "--data", str(tmp_path / "two"))
        _, said = await second.communicate()
        assert second.returncode == 2
        assert b"Choose another with --port or --host." in said
        for link, wrong in (
            ("http://127.0.0.1:8000/elsewhere", b"is no link to a table"),
            (f"{url}/#join=NOSUCHCO", b"There is no such table."),
            ("http://127.0.0.1:9/#join=ABCD2345", b"No Lenoir server answers"),
            (link_to(url, "t-" + "x" * 22, "watch", "k" * 43), b"This link is for looking on"),
        ):
            process = await lenoir("join", link)
            _, said = await process.communicate()
            assert (process.returncode, wrong in said) == (2, True), said
    finally:
        await server.end()


async def test_the_page_is_opened_where_the_server_listens(tmp_path: Path) -> None:
    told = tmp_path / "told"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > "{told}.part" && mv "{told}.part" "{told}"\n')
    browser.chmod(0o755)
    server = Serving(tmp_path, "--browser", BROWSER=str(browser))
    url = await server.start()
    async with asyncio.timeout(60):
        while not told.exists():
            await asyncio.sleep(0.05)
        # The page may be opened before the server is there; who ends it waits until it is.
        assert (await request(url, "GET", "/healthz")).status == 200
    assert await server.end(signal.SIGINT) == 0
    assert told.read_text() == f"{url}/"


LOGGING = """
from lenoir.seeing.logs import LOG, log_to_stderr
log_to_stderr()
LOG.info("request")
LOG.error("broken")
"""


def test_requests_are_logged_but_not_into_a_terminal() -> None:
    command = [sys.executable, "-c", LOGGING]
    piped = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=True).stderr
    reader, terminal = pty.openpty()
    subprocess.run(command, stderr=terminal, check=True)
    os.close(terminal)
    shown = os.read(reader, 4096).decode()
    os.close(reader)
    assert ('"request"' in piped, '"request"' in shown) == (True, False)
    assert '"broken"' in piped
    assert '"broken"' in shown
