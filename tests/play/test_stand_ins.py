"""No player can jam a table: a stand-in's commands have names that no client can write."""

from collections.abc import Iterator

import pytest

from lenoir.core.actions import Action, Resign
from lenoir.core.seats import Seat
from lenoir.play.games import referee as play_referee
from lenoir.play.games.answers import Command, Done, Prompt
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import GameId
from lenoir.play.people.attendance import AGAIN_AT_MOST
from lenoir.play.refusal import Refusal
from lenoir.play.tables.wishes import SeatBot
from tests.play.games import a_wish, chance
from tests.play.refusing import outcome, refused
from tests.play.tables import ATable, House, a_game, a_table


async def a_jam(table: ATable) -> GameId:
    """Everybody is gone but seat 0, which names its command as a stand-in's was once named."""
    game = (await table.view()).game
    await table.house.attendance.arrive(table.id, 0)
    for person in (1, 2):
        await table.house.attendance.arrive(table.id, person)
        await table.house.attendance.depart(table.id, person)
    for _ in range(50):
        wish = await a_wish(table.house.referee, game, chance(1))
        assert wish is not None
        prompt, action = wish
        if prompt.seat == 0:
            break
        table.house.now += 61
        await table.house.attendance.tick(table.id)
    assert prompt.seat == 0
    for name in (f"for-{prompt.id + 1}", f"for-{prompt.id + 2}"):
        command = Command(name, prompt.id, action)
        await outcome(table.tables.act(table.id, table.keys[0], Seat(0), command))
    return game


@pytest.mark.parametrize("seed", range(3))
async def test_a_command_named_like_a_stand_ins_freezes_nobody(seed: int) -> None:
    """R2: the log of an attack of yesterday has the name too, and goes on the same way."""
    table = await a_game(people=3)
    game = await a_jam(table)
    before = await table.house.referee.prompt(game)
    await table.house.attendance.depart(table.id, 0)
    await table.house.attendance.arrive(table.id, 1)
    for _ in range(6):
        table.house.now += 61
        await table.house.attendance.tick(table.id)
    after = await table.house.referee.prompt(game)
    assert before is not None
    assert after is None or after.id > before.id


async def test_no_client_writes_into_the_names_of_the_house() -> None:
    table = await a_game()
    key, prompt = table.keys[0], 1
    for name in ("for/1", "/for-1", "../for/1", "for\\1", ""):
        why = await refused(
            table.tables.act(table.id, key, Seat(0), Command(name, prompt, Resign(Seat(0))))
        )
        assert why == "bad_command"


async def test_two_workers_that_stand_in_for_one_prompt_answer_it_once() -> None:
    """R2, R3"""
    table = await a_game()
    game = (await table.view()).game
    wish = await a_wish(table.house.referee, game, chance(3))
    assert wish is not None
    prompt, action = wish
    other = House(table.house.store)
    assert await table.house.referee.stand_in(game, prompt, action) == Done(
        f"{prompt.id}", prompt.id
    )
    assert await other.referee.stand_in(game, prompt, action) == Done(f"{prompt.id}", prompt.id)
    after = await other.referee.prompt(game)
    assert isinstance(after, Prompt)
    assert after.id == prompt.id + 1


@pytest.fixture
def nobody_may_stand_in(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Prompt]]:
    """Whatever it is, the referee refuses a stand-in."""
    tried: list[Prompt] = []

    async def stand_in(
        self: Referee, game: GameId, prompt: Prompt, action: object, by: str
    ) -> Done:
        tried.append(prompt)
        raise Refusal("reused")

    with monkeypatch.context() as patch:
        patch.setattr(Referee, "stand_in", stand_in)
        yield tried


async def test_a_stand_in_that_is_refused_is_tried_more_and_more_seldom(
    nobody_may_stand_in: list[Prompt],
) -> None:
    table = await a_table(people=1)
    for chair in (1, 2):
        await table.wish(0, SeatBot(chair))
    await table.house.attendance.arrive(table.id, 0)
    await table.deal()
    game = (await table.view()).game
    for number in range(50):
        wish = await a_wish(table.house.referee, game, chance(number))
        assert wish is not None
        if wish[0].seat != 0:
            break
        command = Command(f"c{number}", *of(wish))
        assert isinstance(await table.house.referee.act(game, Seat(0), command), Done)
    waits = []
    for _ in range(9):
        due = await table.house.attendance.tick(table.id)
        assert due is not None
        waits.append(due - table.house.now)
        table.house.now = due
    assert waits[:5] == [1, 2, 4, 8, 16]
    assert waits[-1] == AGAIN_AT_MOST
    assert len(nobody_may_stand_in) == 9


async def test_a_game_without_end_can_be_resigned_and_bots_give_it_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody fills the store by playing for ever, and the table can still go on."""
    monkeypatch.setattr(play_referee, "DECISIONS_AT_MOST", 12)
    table = await a_table(people=2)
    await table.wish(0, SeatBot(2))
    await table.house.attendance.arrive(table.id, 0)
    await table.house.attendance.arrive(table.id, 1)
    await table.deal()
    game = (await table.view()).game
    rng, refusals = chance(8), 0
    for number in range(200):
        prompt = await table.house.referee.prompt(game)
        if prompt is None:
            break
        if prompt.seat == 2:
            await table.house.attendance.tick(table.id)
            continue
        wish = await a_wish(table.house.referee, game, rng)
        assert wish is not None
        key, seat = table.keys[prompt.seat], prompt.seat
        command = Command(f"c{number}", *of(wish))
        answer = await outcome(table.tables.act(table.id, key, seat, command))
        if isinstance(answer, Refusal) and answer.code == "endless":
            refusals += 1
            resign = Command(f"r{number}", prompt.id, Resign(seat))
            assert isinstance(await table.tables.act(table.id, key, seat, resign), Done)
    assert await table.house.referee.prompt(game) is None
    assert refusals


def of(wish: tuple[Prompt, Action]) -> tuple[int, Action]:
    return wish[0].id, wish[1]
