"""The web server underneath: a version that nobody knows from inside serves games, too."""

import asyncio
import logging
import subprocess
import sys

import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Playing
from lenoir.play.games.dice import Seeded
from lenoir.server import listening
from tests.server.raw import request
from tests.server.serving import a_server
from tests.server.tables import a_game


async def test_an_unknown_web_server_plays_a_whole_game_and_is_told_of(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(listening, "KNOWN", ())
    with caplog.at_level(logging.WARNING):
        async with a_server() as server:
            table = await a_game(server)
            players = [
                Playing(d, table.id, RandomPlayer, Seeded(n)) for n, d in enumerate(table.devices)
            ]
            await asyncio.gather(*(player.run() for player in players))
            assert (await request(server.url, "GET", "/healthz")).status == 200
    assert all(player.acks for player in players)
    assert "unknown web server" in [record.message for record in caplog.records]


INSIDE = """
import sys
import uvicorn

uvicorn.__version__ = "99.0"
socket = "protocols.websockets.websockets_sansio_impl"
for name in ("loops.auto", "protocols.http.h11_impl", socket):
    sys.modules[f"uvicorn.{name}"] = None  # as if it were gone

from lenoir.commands import serve
from lenoir.server import worker
from lenoir.server.listening import settings

print(settings("lenoir.server.worker:from_environment", "127.0.0.1", 0).http)
"""


def test_nothing_of_its_inside_is_needed_where_it_is_unknown() -> None:
    """Planted: an import of its h11 in the porter, as there was."""
    done = subprocess.run([sys.executable, "-c", INSIDE], capture_output=True, text=True)
    assert done.stdout == "h11\n", done.stderr
