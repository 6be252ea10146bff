"""After the end everybody at a table sees the game with anybody's eyes; before it nobody does."""

import asyncio

import msgspec
import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Playing, ServerRefused
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.wishes import Rematch
from lenoir.review.uncertainty import Review
from lenoir.telling.first_case import FirstCase
from lenoir.thinking.reviewing import Reviews
from lenoir.wire import Replay
from tests.play.refusing import refused
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game, over


async def replay(device: Device, table: str, **about: object) -> Replay:
    asked = "&".join(f"{name}={value}" for name, value in about.items())
    _, data = await device.ask("GET", f"/api/tables/{table}/replay?{asked}")
    return msgspec.json.decode(data, type=Replay)


async def played(server: Served) -> Seated:
    table = await a_game(server)
    players = [Playing(device, table.id, RandomPlayer, Seeded(1)) for device in table.devices]
    await asyncio.gather(*(player.run() for player in players))
    return table


async def test_a_game_that_is_played_is_neither_replayed_nor_reviewed() -> None:
    async with a_server() as server:
        table = await a_game(server)
        for door in ("replay?viewer=0", "replay?viewer=-1&at=1", "review"):
            with pytest.raises(ServerRefused) as refused:
                await table.host.ask("GET", f"/api/tables/{table.id}/{door}")
            assert refused.value.code == "not_over"


async def test_every_moment_is_what_the_seat_saw_then_and_no_more() -> None:
    async with a_server() as server:
        table = await played(server)
        game = (await table.host.look(table.id)).game
        for viewer in (SPECTATOR, Seat(0), Seat(2)):
            whole = await replay(table.devices[1], table.id, viewer=viewer, language="fr")
            view = await server.house.referee.view(game, viewer)
            assert [told.event for told in whole.told] == list(view.stream)
            assert whole.length == whole.scene.seq == len(view.stream)
            assert whole.names == ("Ada", "Bob", "Cléo")
            for at in range(0, whole.length, 9):
                then = await replay(table.devices[1], table.id, viewer=viewer, at=at, language="fr")
                assert then.told == whole.told[max(at - 1, 0) : at]
                assert then.scene.seq == at
                assert then.scene.solution is None


async def test_there_is_nothing_beyond_the_ends_of_a_game_or_a_table() -> None:
    async with a_server() as server:
        table = await a_game(server)
        await over(server, table)
        for about, code in (
            ({"at": 10_000}, "no_such_number"),
            ({"at": -1}, "no_such_number"),
            ({"viewer": 3}, "no_such_seat"),
            ({"viewer": -2}, "no_such_seat"),
            ({"game": "g-other"}, "no_such_game"),
            ({"language": "eo"}, "malformed"),
        ):
            with pytest.raises(ServerRefused) as refused:
                await replay(table.host, table.id, **about)
            assert refused.value.code == code, about


async def test_a_past_game_is_still_there_with_the_names_of_then() -> None:
    async with a_server() as server:
        table = await a_game(server)
        game = await over(server, table)
        await table.host.wish(table.id, Rematch())
        past = await replay(table.host, table.id, game=game)
        assert past.names == ("Ada", "Bob", "Cléo")
        with pytest.raises(ServerRefused) as refused:
            await replay(table.host, table.id)
        assert refused.value.code == "not_dealt"


async def test_a_review_tells_of_every_seat_and_turn_and_is_counted_once() -> None:
    async with a_server() as server:
        table = await played(server)
        asked = [table.host.ask("GET", f"/api/tables/{table.id}/review") for _ in range(2)]
        answers = [data for _, data in await asyncio.gather(*asked)]
        review = msgspec.json.decode(answers[0], type=Review)
        assert answers[0] == answers[1]
        assert [knew.seat for knew in review.knew] == [0, 1, 2]
        assert all(len(knew.bits) == len(review.turns) + 1 for knew in review.knew)


async def test_a_review_that_takes_too_long_is_ended() -> None:
    async with a_server() as server:
        table = await a_game(server)
        game = await over(server, table)
        view = await server.house.referee.view(game, Seat(0))
        assert await refused(Reviews(within=0).of(game, [view])) == "try_again"


async def test_the_first_case_is_for_everybody_in_both_languages() -> None:
    async with a_server() as server:
        for language, name in (("en", "Miss\xa0Scarlett"), ("fr", "Mlle\xa0Rose")):
            path = f"/api/first-case?language={language}"
            _, data = await server.device().ask("GET", path)
            assert msgspec.json.decode(data, type=FirstCase).names[0] == name
