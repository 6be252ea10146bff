"""The review of a seat is for those who sat there, once the game is over, and for nobody else."""

import asyncio

import msgspec
import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Playing, ServerRefused
from lenoir.core import events as e
from lenoir.core.seats import Seat
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.wishes import Leave, Rematch
from lenoir.review.seat import seat_review
from lenoir.telling.hindsight import Hindsight
from lenoir.thinking import reviewing
from lenoir.thinking.reviewing import Reviews, SeatOf, Written
from tests.play.refusing import refused
from tests.review.played import played
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game, over


async def a_finished_game(server: Served) -> Seated:
    """Played by chance, for eight turns."""
    table = await a_game(server)
    players = [Playing(device, table.id, RandomPlayer, Seeded(1)) for device in table.devices]
    await asyncio.gather(*(player.run() for player in players))
    return table


async def hindsight(device: Device, table: str, **about: object) -> Hindsight:
    asked = "&".join(f"{name}={value}" for name, value in about.items())
    _, data = await device.ask("GET", f"/api/tables/{table}/hindsight?{asked}")
    return msgspec.json.decode(data, type=Hindsight)


async def whole(device: Device, table: str, **about: object) -> Hindsight:
    found = await hindsight(device, table, **about)
    while found.progress < 1:
        found = await hindsight(device, table, than=found.progress, **about)
    return found


async def written_whole(reviews: Reviews, seat: SeatOf, whose: str = "") -> Written:
    written = await reviews.seat(seat, -1, whose)
    while not written.is_whole:
        written = await reviews.seat(seat, written.progress, whose)
    return written


async def code(device: Device, path: str) -> str:
    with pytest.raises(ServerRefused) as refused:
        await device.ask("GET", path)
    return refused.value.code


async def test_everybody_gets_the_review_of_their_own_seat_in_their_language() -> None:
    async with a_server() as server:
        table = await a_finished_game(server)
        game = (await table.host.look(table.id)).game
        for seat, device in enumerate(table.devices):
            found = await whole(device, table.id, seat=seat, language="fr")
            view = await server.house.referee.view(game, Seat(seat))
            review = seat_review(view)
            assert found.seat == seat
            assert found.account == review.account
            assert found.accuracy == review.accuracy
            assert [moment.number for moment in found.moments] == [m.number for m in review.moments]
            assert "Chance" in found.summary[-1]


async def test_nobody_gets_the_review_of_a_seat_that_is_not_theirs() -> None:
    """C-15: not another player, nor who looks on, nor a stranger, nor with a made-up seat."""
    async with a_server() as server:
        table = await a_finished_game(server)
        watcher, stranger = server.device(), server.device()
        await watcher.spectate(table.id, table.opened.watch)
        for path in ("hindsight?seat=0", "choices?seat=0&moment=3&case=0,6,12"):
            door = f"/api/tables/{table.id}/{path}"
            assert await code(table.devices[1], door) == "not_seated"
            assert await code(watcher, door) == "not_seated"
            assert await code(stranger, door) == "not_seated"
        assert await code(watcher, f"/api/tables/{table.id}/hindsight") == "not_seated"
        assert (await hindsight(table.devices[1], table.id)).seat == 1
        for seat in (-2, 3, 99):
            door = f"/api/tables/{table.id}/hindsight?seat={seat}"
            assert await code(table.host, door) == "not_seated"


async def test_a_game_under_way_is_not_reviewed_by_anybody() -> None:
    """It would tell what is still secret, and be the help that a table plays without."""
    async with a_server() as server:
        table = await a_game(server)
        for path in ("hindsight?seat=0", "choices?seat=0&moment=3"):
            assert await code(table.host, f"/api/tables/{table.id}/{path}") == "not_over"


async def test_who_sat_elsewhere_in_a_past_game_gets_the_review_of_where_they_sat() -> None:
    async with a_server() as server:
        table = await a_game(server)
        past = await over(server, table)
        await table.host.wish(table.id, Rematch())
        found = await whole(table.devices[1], table.id, seat=1, game=past)
        assert found.seat == 1
        door = f"/api/tables/{table.id}/hindsight?seat=0&game={past}"
        assert await code(table.devices[1], door) == "not_seated"
        joined = server.device()
        await table.devices[2].wish(table.id, Leave())
        await joined.join(table.id, table.opened.invite, "Dan")
        door = f"/api/tables/{table.id}/hindsight?seat=2&game={past}"
        assert await code(joined, door) == "not_seated"


async def test_nonsense_at_a_moment_is_refused() -> None:
    async with a_server() as server:
        table = await a_finished_game(server)
        for about in ("moment=-1", "moment=99999", "moment=3&case=1", "moment=3&case=a,b,c"):
            door = f"/api/tables/{table.id}/choices?seat=0&{about}"
            assert await code(table.host, door) == "no_such_number"


async def test_a_moment_is_looked_into_with_the_question_that_is_tried() -> None:
    game = played("classic", 3, 2, ("novice", "novice", "notebook"))
    views = [game.view(seat) for seat in game.table.seats]
    reviews = Reviews()
    try:
        for view in views:
            seat = SeatOf("g", "en", ("Ada", "Bob", "Cléo"), view)
            written = await written_whole(reviews, seat)
            found = msgspec.json.decode(written.body, type=Hindsight)
            for moment in found.moments:
                if moment.choices:
                    tried, bits = moment.choices[-1]
                    choices = await reviews.choices(seat, moment.number, tried)
                    assert [choice.who for choice in choices] == [
                        "tried",
                        "asked",
                        "best",
                        "lenoir",
                    ]
                    assert choices[0].bits == pytest.approx(bits, abs=1e-5)
                    assert choices[1].case == moment.case
                    assert choices[2].bits == pytest.approx(moment.choices[0][1], abs=1e-5)
                    assert all(choice.answers for choice in choices)
    finally:
        reviews.close()


async def test_a_review_is_filled_in_piece_by_piece_and_then_stays_the_same() -> None:
    game = played("classic", 4, 1)
    seat = SeatOf("g", "en", ("", "", "", ""), game.view(Seat(0)))
    reviews = Reviews()
    try:
        first = await reviews.seat(seat, -1)
        written = first
        while not written.is_whole:
            more = await reviews.seat(seat, written.progress)
            assert more.progress >= written.progress
            written = more
        again = await reviews.seat(seat, -1)
        assert again == written
        found = msgspec.json.decode(written.body, type=Hindsight)
        assert found.turns == sum(isinstance(x, e.TurnBegan) for x in seat.view.stream)
    finally:
        reviews.close()


async def test_a_household_has_a_few_reviews_worked_out_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever asks for more waits until some are done; others are served meanwhile."""
    monkeypatch.setattr(reviewing, "OF_ONE", 1)
    monkeypatch.setattr(reviewing, "WAITS", 120)
    game = played("classic", 4, 1)
    one, other, third = (
        SeatOf("g", "en", ("", "", "", ""), game.view(Seat(seat))) for seat in range(3)
    )
    reviews = Reviews()
    try:
        first = asyncio.create_task(written_whole(reviews, one, "here"))
        await asyncio.sleep(0)
        assert await refused(reviews.seat(other, -1, "here")) == "try_again"
        await reviews.seat(third, -1, "there")
        await first
        await reviews.seat(other, -1, "here")
    finally:
        reviews.close()
