"""A connection: presence, talk, commands sent twice, and clients that do not read."""

import asyncio

import msgspec
import pytest

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Eyes, Socket
from lenoir.core.actions import Resign
from lenoir.core.seats import Seat
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.ports import LogId, TableId
from lenoir.play.tables.wishes import GoOn, Park
from lenoir.seeing.metrics import Metrics
from lenoir.server import listening
from lenoir.server.desk import desk_of
from lenoir.server.sockets import connection
from lenoir.server.sockets.connection import Connection, Cut
from lenoir.telling.changes import ViewerChange
from lenoir.telling.scene import Choice
from tests.server.serving import KEY, a_server
from tests.server.tables import Seated, a_game, a_table


@pytest.fixture(params=["short", "plain"], autouse=True)
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The web socket we know from inside, and that of a web server we do not know."""
    if request.param == "plain":
        monkeypatch.setattr(listening, "KNOWN", ())


async def until(socket: Socket, kind: type[wire.FromServer]) -> wire.FromServer:
    """The next message of a kind."""
    async with asyncio.timeout(20):
        while True:
            message = await socket.receive()
            if isinstance(message, kind):
                return message


async def asked(table: Seated) -> tuple[Device, Eyes]:
    """The device whose seat is asked first, and what it sees."""
    for device in table.devices:
        view = await device.look(table.id)
        eyes = Eyes(view.game, view.seats[0])
        async with device.enter(table.id) as socket:
            await socket.send(eyes.resume)
            news = await until(socket, wire.NewsMessage)
            assert isinstance(news, wire.NewsMessage)
            eyes.take(news)
        if eyes.prompt is not None and eyes.prompt.seat == eyes.viewer:
            return device, eyes
    raise AssertionError("somebody is asked")


async def test_people_see_each_other_come_and_go() -> None:
    async with a_server() as server:
        table = await a_table(server)
        async with table.host.enter(table.id) as socket:
            async with table.devices[1].enter(table.id) as other:
                await until(other, wire.TableMessage)
            seen: list[bool] = []
            while not seen or not seen[-1]:
                message = await until(socket, wire.TableMessage)
                assert isinstance(message, wire.TableMessage)
                seen.append(message.table.people[1].away)
            assert seen[0] is False


async def test_what_is_said_is_heard_by_all_in_its_order_and_kept_for_who_comes_later() -> None:
    async with a_server() as server:
        table = await a_table(server)
        async with table.host.enter(table.id) as ada, table.devices[1].enter(table.id) as bob:
            for cmd_id, phrase in (("a", "hello"), ("a", "hello"), ("b", "thanks")):
                await ada.send(wire.Say(cmd_id, phrase))
                assert await until(ada, wire.Ack) == wire.Ack(cmd_id, 0 if cmd_id == "a" else 1)
            heard: list[str] = []
            while len(heard) < 2:
                message = await until(bob, wire.HeardMessage)
                assert isinstance(message, wire.HeardMessage)
                heard += [said.phrase for said in message.said]
            assert heard == ["hello", "thanks"]
            await bob.send(wire.Say("c", text="a text"))
            assert await until(bob, wire.RefusedMessage) == wire.RefusedMessage("c", "muted")
        async with table.devices[2].enter(table.id, heard=1) as late:
            message = await until(late, wire.HeardMessage)
            assert isinstance(message, wire.HeardMessage)
            assert [said.phrase for said in message.said] == ["thanks"]


async def test_a_command_takes_effect_once_and_a_late_one_is_stale() -> None:
    async with a_server() as server:
        table = await a_game(server)
        device, eyes = await asked(table)
        assert eyes.prompt is not None
        action = RandomPlayer().decide(eyes.view, Seeded(1))
        act = wire.Act("one", eyes.prompt.id, action)
        async with device.enter(table.id) as first, device.enter(table.id) as second:
            for socket in (first, second, first):
                await socket.send(act)
                assert await until(socket, wire.Ack) == wire.Ack("one", act.prompt_id)
            await second.send(wire.Act("two", act.prompt_id, action))
            assert await until(second, wire.Stale) == wire.Stale("two")


async def test_a_page_is_told_the_same_stream_in_words_and_offered_what_it_may_do() -> None:
    async with a_server() as server:
        table = await a_game(server)
        device, eyes = await asked(table)
        async with device.enter(table.id) as socket:
            await socket.send(wire.Watch(eyes.game, eyes.viewer, "fr"))
            story, scene = (
                await until(socket, wire.StoryMessage),
                await until(socket, wire.SceneMessage),
            )
            assert isinstance(story, wire.StoryMessage)
            assert isinstance(scene, wire.SceneMessage)
            assert tuple(told.event for told in story.told) == tuple(eyes.view.stream)
            assert scene.prompt == eyes.prompt
            assert scene.scene.seq == len(story.told)
            choice = next(one for one in scene.scene.choices if isinstance(one, Choice))
            assert scene.prompt is not None
            await socket.send(wire.Act("one", scene.prompt.id, choice.action))
            moved = await until(socket, wire.MovedMessage)
            assert isinstance(moved, wire.MovedMessage)
            assert (moved.viewer, moved.seq) == (eyes.viewer, scene.scene.seq)
            assert moved.prompt == Prompt(scene.prompt.id + 1, eyes.viewer)
            assert moved.told[0].text
            assert isinstance(moved.you, ViewerChange)
            assert moved.you.question


async def test_nobody_watches_with_the_eyes_of_another_seat() -> None:
    async with a_server() as server:
        table = await a_game(server)
        view = await table.host.look(table.id)
        async with table.host.enter(table.id) as socket:
            await socket.send(wire.Watch(view.game, Seat(1), "en"))
            refused = await until(socket, wire.RefusedMessage)
            assert refused == wire.RefusedMessage("", "not_seated", Seat(1))


async def test_nobody_acts_for_another_seat() -> None:
    async with a_server() as server:
        table = await a_game(server)
        async with table.host.enter(table.id) as socket:
            await socket.send(wire.Act("bye", 0, Resign(Seat(1))))
            refused = await until(socket, wire.RefusedMessage)
            assert refused == wire.RefusedMessage("bye", "not_seated")


async def test_a_parked_game_waits_and_goes_on() -> None:
    async with a_server() as server:
        table = await a_game(server)
        device, eyes = await asked(table)
        assert eyes.prompt is not None
        act = wire.Act("one", eyes.prompt.id, RandomPlayer().decide(eyes.view, Seeded(1)))
        await table.host.wish(table.id, Park())
        async with device.enter(table.id) as socket:
            await socket.send(act)
            assert await until(socket, wire.RefusedMessage) == wire.RefusedMessage("one", "parked")
            await table.host.wish(table.id, GoOn())
            await socket.send(act)
            assert await until(socket, wire.Ack) == wire.Ack("one", act.prompt_id)


class Stalled:
    """A line nobody reads at the other end."""

    async def receive(self) -> bytes:
        await asyncio.Event().wait()
        return b""

    async def send(self, data: bytes) -> None:
        await asyncio.Event().wait()

    def put(self, data: bytes) -> bool:
        return False


async def test_who_does_not_read_is_cut_off_and_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "SEND_WITHIN", 0.05)
    async with a_server() as server:
        table = await a_game(server)
        key = next(iter(table.host.cookies.values()))
        desk = desk_of(server.house, KEY, Metrics())
        stalled = Connection(desk, Stalled(), TableId(LogId(table.id)), key)
        with pytest.raises(Cut) as cut:
            await stalled.run(0)
        assert cut.value.code == wire.TOO_SLOW
        await desk.caretaker.stop()
        async with table.devices[1].enter(table.id) as socket:
            assert isinstance(await until(socket, wire.TableMessage), wire.TableMessage)


class Gated:
    """A line at whose other end nobody reads for a while, and which asks for the same twice."""

    def __init__(self, *messages: wire.ToServer) -> None:
        self._messages = list(messages)
        self.gate = asyncio.Event()
        self.sent = 0

    async def receive(self) -> bytes:
        await asyncio.sleep(0.02)
        if self._messages:
            return msgspec.json.encode(self._messages.pop(0))
        await asyncio.Event().wait()
        return b""

    async def send(self, data: bytes) -> None:
        await self.gate.wait()
        self.sent += 1

    def put(self, data: bytes) -> bool:
        return False


async def test_who_asks_anew_while_a_piece_is_on_its_way_is_not_cut_off_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with a_server() as server:
        table = await a_game(server)
        key = next(iter(table.host.cookies.values()))
        desk = desk_of(server.house, KEY, Metrics())
        resume = wire.Resume((await table.host.look(table.id)).game, Seat(0))
        line = Gated(resume, resume, resume)
        monkeypatch.setattr(connection, "SEND_WITHIN", 0.5)
        running = asyncio.create_task(Connection(desk, line, TableId(LogId(table.id)), key).run(0))
        await asyncio.sleep(0.2)
        line.gate.set()
        await asyncio.sleep(1.0)
        assert not running.done()
        assert line.sent >= 2, "the table, and the stream once"
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await desk.caretaker.stop()
