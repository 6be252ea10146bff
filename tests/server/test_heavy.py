"""What costs more than a moment: in slices, by turns, kept once it is worked out, and limited."""

import asyncio
import json
from collections.abc import Iterator
from itertools import pairwise

import pytest

from lenoir import wire
from lenoir.client import ServerRefused
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.play.logs.ports import GameId, LogId
from lenoir.server.guarding.allowances import USUAL, Allowances
from lenoir.server.guarding.heavy import SLICE, Heavy
from lenoir.server.guarding.limits import Limits
from lenoir.server.kept.kept_answers import KeptAnswers
from lenoir.server.kept.tales import Key, Tales
from lenoir.telling.replay import replayed
from lenoir.telling.scene import Teller
from lenoir.thinking.turns import Turns
from tests.server.raw import request
from tests.server.serving import a_server
from tests.server.tables import a_game, over
from tests.server.test_limits import Clock


async def test_everything_else_is_done_after_every_slice() -> None:
    """Planted: without the break sixty long stories are told before anybody's move."""
    clock = Clock()
    heavy = Heavy(Limits(clock), USUAL, clock)
    order: list[str] = []

    def pieces(name: str) -> Iterator[str]:
        for _ in range(3):
            clock.now += 2 * SLICE
            order.append(name)
            yield name

    async def a_move() -> None:
        for _ in range(12):
            order.append("move")
            await asyncio.sleep(0)

    long = [asyncio.create_task(heavy.done(who, pieces(who))) for who in ("one", "two")]
    await asyncio.gather(*long, asyncio.create_task(a_move()))
    at = [number for number, name in enumerate(order) if name != "move"]
    assert all(later - before > 1 for before, later in pairwise(at)), order
    assert order.index("two") > order.index("one") + 3, "one at a time"


async def test_households_take_turns() -> None:
    """Planted: one queue for all, so that a hundred of one address stand before everybody."""
    turns, served = Turns(1), list[str]()

    async def ask(whose: str) -> None:
        async with turns.turn(whose):
            served.append(whose)
            await asyncio.sleep(0)

    flood = [asyncio.create_task(ask("flood")) for _ in range(100)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("Ada"), ask("Bob"), ask("Ada"))
    assert len(served) <= 8, served
    await asyncio.gather(*flood)
    assert turns.waiting == 0
    assert served.count("flood") == 100


async def test_who_gives_up_waiting_holds_up_nobody() -> None:
    turns = Turns(1)
    await turns.take("Ada")
    waiting = [asyncio.create_task(turns.take("Bob")) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    turns.give()
    waiting[1].cancel()  # just when it was called
    await asyncio.sleep(0)
    async with asyncio.timeout(1):
        await waiting[2]
    turns.give()
    async with asyncio.timeout(1):
        await turns.take("Cléo")


async def test_a_tale_is_told_once_and_goes_on_where_it_stopped() -> None:
    view = a_long_view(SPECTATOR)
    heavy = Heavy(Limits(), USUAL)
    tales, teller, names = Tales(heavy, short=5), Teller("en"), ("Ada", "Bob", "Cléo")
    key: Key = (GameId(LogId("g")), SPECTATOR, "en", names)
    whole = tuple(teller.story(view, names, 0))
    half = replayed(view, len(view.stream) // 2)
    assert await tales.told("", key, half, teller, 0) == whole[: len(half.stream)]
    for after in (0, 7, len(whole) - 3, len(whole)):
        assert await tales.told("", key, view, teller, after) == whole[after:]
    own = a_long_view(Seat(1))
    mine: Key = (GameId(LogId("g")), Seat(1), "en", names)
    assert await tales.told("", mine, own, teller, 0) == tuple(teller.story(own, names, 0))


async def test_tales_and_answers_take_a_bounded_place() -> None:
    tales, teller, view = Tales(Heavy(Limits(), USUAL), 100, 5), Teller("en"), a_long_view(Seat(0))
    for number in range(20):
        await tales.told("", (GameId(LogId(f"g{number}")), Seat(0), "en", ()), view, teller, 0)
    assert tales.kept.weight <= max(100, len(view.stream))
    kept = KeptAnswers(100)
    for number in range(20):
        kept.put(number, b"x" * 30)
    assert [number for number in range(20) if kept.get(number)] == [17, 18, 19]


def a_long_view(viewer: Viewer) -> View:
    game, rng = Game(load_edition("classic"), 3, Seeded(1)), Seeded(2)
    for _ in range(40):
        if game.decider is not None:
            game.play(game.legal[rng.below(len(game.legal))])
    return game.view(viewer)


async def test_what_is_over_is_worked_out_once_and_not_sent_twice() -> None:
    async with a_server() as server:
        table = await a_game(server)
        await over(server, table)
        cookie = "; ".join(f"{name}={value}" for name, value in table.host.cookies.items())
        for what in ("replay?viewer=1&language=fr", "record", "replay?at=3", "review"):
            path, headers = f"/api/tables/{table.id}/{what}", {"Cookie": cookie}
            first = await request(server.url, "GET", path, headers=headers)
            assert (first.status, first.headers["cache-control"]) == (200, "private, no-cache")
            tag = first.headers["etag"]
            again = await request(
                server.url, "GET", path, headers={**headers, "If-None-Match": f'"x", {tag}'}
            )
            assert (again.status, again.body) == (304, b"")
            stranger = await request(server.url, "GET", path, headers={"If-None-Match": tag})
            assert stranger.status == 403, "a validator opens no door"


async def test_only_what_has_to_be_worked_out_counts_as_heavy() -> None:
    async with a_server(allowances=Allowances(heavy_per_address=3)) as server:
        table = await a_game(server)
        await over(server, table)
        path = f"/api/tables/{table.id}/replay"
        for _ in range(10):
            await table.host.ask("GET", path)
        for at in (1, 2):
            await table.host.ask("GET", f"{path}?at={at}")
        with pytest.raises(ServerRefused) as refused:
            await table.host.ask("GET", f"{path}?at=3")
        assert refused.value.status == 429
        assert json.loads((await table.host.ask("GET", path))[1])["length"]


async def test_a_table_has_its_own_limit() -> None:
    async with a_server(allowances=Allowances(heavy_per_table=1)) as server:
        one, two = [await a_game(server) for _ in range(2)]
        await one.host.record(one.id)
        with pytest.raises(ServerRefused):
            await one.devices[1].record(one.id)
        assert await two.host.record(two.id)


async def test_who_asks_for_too_many_stories_waits_and_is_not_cut_off() -> None:
    async with a_server(allowances=Allowances(heavy_per_address=1)) as server:
        table = await a_game(server)
        view = await table.host.look(table.id)
        async with table.host.enter(table.id) as socket:
            for _ in range(3):
                await socket.send(wire.Watch(view.game, SPECTATOR, "en", 0))
            await socket.send(wire.Say("hello", "hello"))
            async with asyncio.timeout(10):
                while not isinstance(await socket.receive(), wire.Ack):
                    pass
