"""Whole games over real sockets, in every edition, and coming back from every point of them."""

import asyncio

import pytest

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Playing, Socket
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.ports import GameId, LogId
from lenoir.record import codec
from lenoir.record.verify import verify
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game, an_opening


async def played(server: Served, edition: str = "classic") -> tuple[Seated, list[Playing]]:
    """A game to its end, every seat a device of its own."""
    chairs = max(3, load_edition(edition).players.start)
    table = await a_game(server, an_opening(edition, chairs), chairs)
    players = [
        Playing(device, table.id, RandomPlayer, Seeded(number))
        for number, device in enumerate(table.devices)
    ]
    await asyncio.gather(*(player.run() for player in players))
    return table, players


@pytest.mark.parametrize("edition", edition_keys())
async def test_a_game_is_played_to_its_end_and_its_record_verifies(edition: str) -> None:
    async with a_server() as server:
        table, players = await played(server, edition)
        record = codec.decode(await table.host.record(table.id))
        assert record.header.kind == "full"
        for device in table.devices:
            verdict = verify(record, device.receipts.of(table.opened.game))
            assert verdict.order == "proved", verdict
        game = GameId(LogId(record.header.tags["Game"]))
        for player in players:
            for seat, eyes in player.eyes.items():
                assert eyes.view == await server.house.referee.view(game, seat)


async def test_one_may_come_back_from_every_point_without_gap_or_doubling(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wire, "EVENTS_AT_ONCE", 10)
    async with a_server() as server:
        table, players = await played(server)
        (eyes,) = players[1].eyes.values()
        seat, whole = eyes.viewer, tuple(eyes.view.stream)
        async with table.devices[1].enter(table.id) as socket:
            for seq in range(0, len(whole) + 1, 7):
                await socket.send(wire.Resume(eyes.game, seat, seq))
                told: list[object] = []
                while True:
                    message = await socket.receive()
                    if isinstance(message, wire.NewsMessage):
                        assert message.seq == seq + len(told)
                        told += message.events
                        if not message.more:
                            break
                assert tuple(told) == whole[seq:]


async def test_a_store_that_fails_for_a_while_leaves_no_gap_and_no_doubling() -> None:
    store = Faulty(MemoryStore())
    async with a_server(store) as server:
        table = await a_game(server)
        game = (await table.host.look(table.id)).game
        async with table.host.enter(table.id) as socket:
            await socket.send(wire.Resume(game, SPECTATOR))
            told = list((await news(socket)).events)
            store.fails = "load"
            server.house.referee.logs.drop(game)
            await asyncio.sleep(0.1)
            store.fails = ""
            await table.host.ask("GET", "/readyz")
            async with asyncio.timeout(20):
                again = await news(socket)
                assert again.seq == len(told)
                assert again.events == ()


async def news(socket: Socket) -> wire.NewsMessage:
    """The next ones."""
    while True:
        message = await socket.receive()
        if isinstance(message, wire.NewsMessage):
            return message


async def refusal(socket: Socket) -> wire.RefusedMessage:
    """The next one of those."""
    while True:
        message = await socket.receive()
        if isinstance(message, wire.RefusedMessage):
            return message


async def test_a_number_there_never_was_is_refused() -> None:
    async with a_server() as server:
        table = await a_game(server)
        game = (await table.host.look(table.id)).game
        async with table.host.enter(table.id) as socket:
            await socket.send(wire.Resume(game, Seat(0), 10_000))
            assert await refusal(socket) == wire.RefusedMessage("", "no_such_number", Seat(0))
