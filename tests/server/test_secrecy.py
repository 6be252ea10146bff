"""Nothing that leaves the server tells what its reader may not know: frames, bodies, log lines."""

import asyncio
import logging
import sys
from base64 import b64encode, urlsafe_b64encode

import msgspec
import pytest

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Eyes, Playing, ServerRefused, Socket
from lenoir.client import device as devices
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.entries import decode_promise
from lenoir.play.logs.ports import LogId
from lenoir.seeing.logs import AsJson
from tests.leaks.test_canary import foreign
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game, an_opening


class Recorded(Socket):
    """A socket that keeps every frame."""

    frames: dict[int, list[wire.FromServer]] = {}  # noqa: RUF012 - one list for each line

    async def receive(self) -> wire.FromServer:
        message = await super().receive()
        self.frames.setdefault(id(self), []).append(message)
        return message


async def watched(device: Device, table: str, game: str) -> Eyes:
    """A game with the eyes of a spectator, to its end."""
    eyes = Eyes(game, SPECTATOR)
    async with device.enter(table) as socket:
        await socket.send(eyes.resume)
        while not eyes.is_over:
            message = await socket.receive()
            if isinstance(message, wire.NewsMessage):
                eyes.take(message)
    return eyes


async def secrets_of(server: Served, table: Seated, game: str) -> list[bytes]:
    """What must be in no frame and in no log line."""
    log = await server.house.store.load(LogId(game))
    assert log is not None
    secret = decode_promise(log.founding).secret
    keys = [value.encode() for device in table.devices for value in device.cookies.values()]
    links = [table.opened.invite.encode(), table.opened.watch.encode(), b"adas-word"]
    forms = [secret.hex().encode(), b64encode(secret)[:40], urlsafe_b64encode(secret)[:40]]
    return [*keys, *links, *forms, b"EnvelopeSealed", b"PoolFilled"]


@pytest.mark.parametrize("edition", edition_keys())
async def test_no_frame_and_no_log_line_has_a_secret_in_it(
    edition: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(devices, "Socket", Recorded)
    monkeypatch.setattr(Recorded, "frames", {})
    caplog.set_level(logging.INFO)
    chairs = max(3, load_edition(edition).players.start)
    async with a_server() as server:
        table = await a_game(server, an_opening(edition, chairs), chairs)
        game = (await table.host.look(table.id)).game
        watcher = server.device()
        await watcher.spectate(table.id, table.opened.watch)
        players = [
            Playing(d, table.id, RandomPlayer, Seeded(n)) for n, d in enumerate(table.devices)
        ]
        watching = asyncio.create_task(watched(watcher, table.id, game))
        await asyncio.gather(*(player.run() for player in players))
        seen = await watching
        secrets = await secrets_of(server, table, game)
    assert seen.view.stream
    news = 0
    for frames in Recorded.frames.values():
        for frame in frames:
            data = wire_text(frame)
            assert not [secret for secret in secrets if secret in data]
            if isinstance(frame, wire.NewsMessage):
                news += 1
                assert not [event for event in frame.events if foreign(frame.viewer, event)]
    assert news > 20
    logged = caplog.text.encode() + repr([vars(line) for line in caplog.records]).encode()
    assert b"request" in logged
    assert not [secret for secret in (*secrets, b"HandDealt", b"CardShown") if secret in logged]


def test_of_an_error_its_kind_and_place_are_logged_and_not_its_text() -> None:
    try:
        raise RuntimeError("the envelope has card 7")
    except RuntimeError:
        record = logging.LogRecord("lenoir", 40, "", 0, "broken", (), sys.exc_info())
    line = AsJson().format(record)
    assert "RuntimeError" in line
    assert "test_of_an_error" in line
    assert "card 7" not in line


def wire_text(frame: wire.FromServer) -> bytes:
    """A frame as it came."""
    return msgspec.json.encode(frame)


async def test_before_the_end_a_record_has_only_what_its_viewer_saw() -> None:
    async with a_server() as server:
        table = await a_game(server)
        game = (await table.host.look(table.id)).game
        secrets = await secrets_of(server, table, game)
        watcher = server.device()
        await watcher.spectate(table.id, table.opened.watch)
        own = await table.devices[1].record(table.id, 1)
        public = await watcher.record(table.id)
        assert b"HandDealt" in own
        assert b"HandDealt" not in public
        for data in (own, public):
            assert not [secret for secret in secrets if secret in data]


async def test_an_outsider_learns_nothing_but_that_there_is_a_refusal() -> None:
    async with a_server() as server:
        table = await a_game(server)
        stranger = server.device()
        there: list[str] = []
        nowhere: list[str] = []
        for name, told in ((table.id, there), ("t-" + "x" * 22, nowhere)):
            for path in ("", "/record", "/record?seat=0"):
                with pytest.raises(ServerRefused) as refused:
                    await stranger.ask("GET", f"/api/tables/{name}{path}")
                told.append(refused.value.code)
        assert there == nowhere == ["not_seated"] * 3


async def test_who_looks_on_cannot_look_with_the_eyes_of_a_seat() -> None:
    async with a_server() as server:
        table = await a_game(server)
        watcher = server.device()
        view = await watcher.spectate(table.id, table.opened.watch)
        assert (view.code, view.seats, view.you) == ("", (), None)
        async with watcher.enter(table.id) as socket:
            for seat in range(3):
                await socket.send(wire.Resume(view.game, Seat(seat), 0))
                message = await socket.receive()
                while not isinstance(message, wire.RefusedMessage):
                    assert not isinstance(message, wire.NewsMessage)
                    message = await socket.receive()
                assert message == wire.RefusedMessage("", "not_seated", Seat(seat))
