"""Nobody's absence stops the others, and who comes back has his seat at the next prompt (C-17)."""

import asyncio

import pytest

from lenoir.core.actions import Action, EndTurn
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.games.answers import Command, Done, Prompt
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import GoOn, Leave, Park, SeatBot
from tests.play.games import a_wish, chance
from tests.play.refusing import refused
from tests.play.tables import ATable, House, a_game, a_table


async def prompt_of(table: ATable) -> Prompt:
    prompt = await table.house.referee.prompt((await table.view()).game)
    assert isinstance(prompt, Prompt)
    return prompt


async def everybody_is_here(table: ATable) -> None:
    for person in range(len(table.keys)):
        await table.house.attendance.arrive(table.id, person)


async def test_without_a_clock_the_table_waits_for_who_is_there() -> None:
    table = await a_game()
    await everybody_is_here(table)
    before = await prompt_of(table)
    await table.house.attendance.tick(table.id)
    table.house.now += 10_000
    await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == before


async def test_a_table_is_calm_while_it_waits_for_whomever_it_asks() -> None:
    table = await a_game()
    attendance = table.house.attendance
    await everybody_is_here(table)
    assert attendance.is_calm(table.id)
    await attendance.depart(table.id, 1)
    assert not attendance.is_calm(table.id), "somebody will stand in"
    await attendance.arrive(table.id, 1)
    assert attendance.is_calm(table.id)


async def test_a_table_with_a_clock_is_not_calm() -> None:
    table = await a_game(opening=NewTable("classic", 3, "Ada", pace=30))
    await everybody_is_here(table)
    assert not table.house.attendance.is_calm(table.id)


async def test_when_the_clock_runs_out_somebody_else_answers() -> None:
    table = await a_game(opening=NewTable("classic", 3, "Ada", pace=30))
    await everybody_is_here(table)
    before = await prompt_of(table)
    assert await table.house.attendance.tick(table.id) == table.house.now + 30
    table.house.now += 29
    await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == before
    table.house.now += 1
    await table.house.attendance.tick(table.id)
    assert (await prompt_of(table)).id == before.id + 1


async def test_who_has_gone_is_answered_for_after_a_minute_and_comes_back() -> None:
    table = await a_game()
    await everybody_is_here(table)
    first = await prompt_of(table)
    await table.house.attendance.depart(table.id, first.seat)
    await table.house.attendance.tick(table.id)
    table.house.now += 59
    await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == first
    table.house.now += 1
    await table.house.attendance.tick(table.id)
    later = await prompt_of(table)
    assert later.id == first.id + 1
    await table.house.attendance.arrive(table.id, first.seat)
    table.house.now += 10_000
    await table.house.attendance.tick(table.id)
    await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == later, "he has his seat back, and is waited for"


async def test_a_second_connection_is_enough_to_be_there() -> None:
    table = await a_game()
    await everybody_is_here(table)
    seat = (await prompt_of(table)).seat
    await table.house.attendance.arrive(table.id, seat)
    await table.house.attendance.depart(table.id, seat)
    assert not (await table.view()).people[seat].away
    await table.house.attendance.depart(table.id, seat)
    assert (await table.view()).people[seat].away


async def test_who_moves_to_another_worker_is_not_away() -> None:
    """The worker that he left says he has gone; the one he is at says he has not."""
    table = await a_game()
    other = ATable(House(table.house.store), table.opened, table.keys)
    await table.house.attendance.arrive(table.id, 1)
    await other.house.attendance.arrive(table.id, 1)
    await table.house.attendance.depart(table.id, 1)
    assert (await table.view()).people[1].away
    await other.house.poll()
    await other.house.attendance.tick(table.id)
    await table.house.poll()
    assert not (await table.view()).people[1].away


async def test_who_never_came_back_after_a_restart_is_found_out() -> None:
    table = await a_game()
    again = ATable(House(table.house.store), table.opened, table.keys)
    first = await prompt_of(again)
    await again.house.attendance.arrive(again.id, (first.seat + 1) % 3)
    for _ in range(4):
        await again.house.attendance.tick(again.id)
        again.house.now += 61
    assert (await prompt_of(again)).id > first.id


async def test_a_table_that_everybody_has_left_rests() -> None:
    table = await a_game()
    await everybody_is_here(table)
    first = await prompt_of(table)
    for person in range(3):
        await table.house.attendance.depart(table.id, person)
    for _ in range(3):
        table.house.now += 1000
        await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == first


async def test_a_parked_table_has_no_clock() -> None:
    table = await a_game(opening=NewTable("classic", 3, "Ada", pace=15))
    await everybody_is_here(table)
    await table.wish(0, Park())
    first = await prompt_of(table)
    table.house.now += 1000
    assert await table.house.attendance.tick(table.id) is None
    assert await prompt_of(table) == first


async def test_a_late_answer_after_the_clock_is_stale() -> None:
    table = await a_game(opening=NewTable("classic", 3, "Ada", pace=15))
    await everybody_is_here(table)
    game = (await table.view()).game
    wish = await a_wish(table.house.referee, game, chance())
    assert wish is not None
    prompt, action = wish
    await table.house.attendance.tick(table.id)
    table.house.now += 16
    await table.house.attendance.tick(table.id)
    command = Command("late", prompt.id, action)
    late = await refused(table.tables.act(table.id, table.keys[prompt.seat], prompt.seat, command))
    assert late == "stale"


async def play_to_the_end(table: ATable, limit: int = 3000) -> int:
    """Let the clock run until the game is over."""
    for number in range(limit):
        await table.house.attendance.tick(table.id)
        table.house.now += 61
        if await table.house.referee.prompt((await table.view()).game) is None:
            return number
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("key", ["miro", "classic", "detectives", "modern"])
async def test_every_game_ends_though_players_leave(key: str) -> None:
    """One has left for good, one has gone, one is too slow."""
    opening = NewTable(key, 3, "Ada", {"turn_limit": 12}, pace=20)
    table = await a_game(opening=opening)
    await everybody_is_here(table)
    await table.wish(1, Leave())
    await table.house.attendance.depart(table.id, 2)
    await play_to_the_end(table)


class Crashing:
    """Bots that fail in every way."""

    are_busy = False

    def knows(self, bot: str) -> bool:
        return True

    async def decide(self, bot: str, view: View, whose: str = "", game: str = "") -> Action:
        if bot == "crash":
            raise RuntimeError("a bug, with a secret in its text")
        if bot == "hang":
            await asyncio.Event().wait()
        return EndTurn(Seat(99))


@pytest.mark.parametrize("bot", ["crash", "garbage"])
async def test_a_bot_that_fails_does_not_stop_the_game(bot: str) -> None:
    house = House(players=Crashing())
    table = await a_table(house, NewTable("classic", 3, "Ada", {"turn_limit": 6}, pace=10))
    await table.house.attendance.arrive(table.id, 0)
    await table.wish(0, SeatBot(1, bot))
    await table.wish(0, SeatBot(2, bot))
    await table.deal()
    await play_to_the_end(table)


async def test_a_bot_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lenoir.play.people.attendance.THINKING_AT_MOST", 0.01)
    table = await a_table(House(players=Crashing()))
    await table.house.attendance.arrive(table.id, 0)
    await table.wish(0, SeatBot(1, "hang"))
    await table.wish(0, SeatBot(2, "hang"))
    await table.deal()
    game = (await table.view()).game
    for _ in range(60):
        prompt = await prompt_of(table)
        if prompt.seat != 0:
            break
        wish = await a_wish(table.house.referee, game, chance())
        assert wish is not None
        command = Command(f"c{prompt.id}", prompt.id, wish[1])
        assert isinstance(
            await table.tables.act(table.id, table.keys[0], prompt.seat, command), Done
        )
    await table.house.attendance.tick(table.id)
    assert (await prompt_of(table)).id == prompt.id + 1


A_DAY = 86_400.0


@pytest.mark.parametrize("jump", [A_DAY, -A_DAY])
async def test_a_jump_of_the_time_of_day_takes_no_decision(jump: float) -> None:
    """Of a server, or between two of them: only clocks that never go back are counted by."""
    table = await a_game(opening=NewTable("classic", 3, "Ada", pace=30))
    await everybody_is_here(table)
    first = await prompt_of(table)
    await table.house.attendance.depart(table.id, first.seat)
    await table.house.attendance.tick(table.id)
    table.house.time_of_day += jump
    await table.house.attendance.tick(table.id)
    other = ATable(House(table.house.store), table.opened, table.keys)
    other.house.time_of_day += 2 * jump
    await other.house.attendance.arrive(other.id, (first.seat + 1) % 3)
    await other.house.attendance.tick(other.id)
    for worker in (table, other):
        await worker.house.poll()
        assert await prompt_of(worker) == first


@pytest.mark.parametrize("jump", [A_DAY, -A_DAY])
async def test_who_has_gone_is_waited_for_a_minute_whatever_the_time_of_day(jump: float) -> None:
    table = await a_game()
    await everybody_is_here(table)
    first = await prompt_of(table)
    await table.house.attendance.depart(table.id, first.seat)
    table.house.time_of_day += jump
    await table.house.attendance.tick(table.id)
    table.house.now += 59
    await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == first
    table.house.now += 1
    await table.house.attendance.tick(table.id)
    assert (await prompt_of(table)).id == first.id + 1


async def test_nobody_is_waited_for_while_nobody_is_there() -> None:
    """A server that could not be reached for an hour takes nobody's decision when it is back."""
    table = await a_game()
    await everybody_is_here(table)
    first = await prompt_of(table)
    for person in range(3):
        await table.house.attendance.depart(table.id, person)
    for _ in range(3):
        await table.house.attendance.tick(table.id)
        table.house.now += 3600
    await table.house.attendance.arrive(table.id, (first.seat + 1) % 3)
    await table.house.attendance.tick(table.id)
    table.house.now += 59
    await table.house.attendance.tick(table.id)
    assert await prompt_of(table) == first


async def test_who_was_back_for_a_moment_is_waited_for_anew() -> None:
    """Between two looks of a caretaker somebody came and went again."""
    table = await a_game()
    await everybody_is_here(table)
    first = await prompt_of(table)
    attendance = table.house.attendance
    await attendance.depart(table.id, first.seat)
    await attendance.tick(table.id)
    table.house.now += 40
    await attendance.arrive(table.id, first.seat)
    table.house.time_of_day += 40
    await attendance.depart(table.id, first.seat)
    table.house.now += 40
    await attendance.tick(table.id)
    assert await prompt_of(table) == first
    assert not (await table.view()).people[first.seat].gone


async def test_a_host_who_parks_and_goes_on_gains_no_time() -> None:
    """R12: what was left of the clock is left when the game goes on."""
    table = await a_game(opening=NewTable("classic", 3, "Ada", {"turn_limit": 12}, pace=30))
    await everybody_is_here(table)
    before = await prompt_of(table)
    await table.house.attendance.tick(table.id)
    table.house.now += 20
    await table.wish(0, Park())
    await table.house.attendance.tick(table.id)
    table.house.now += 1000
    await table.wish(1, GoOn())
    assert await table.house.attendance.tick(table.id) == table.house.now + 10
    table.house.now += 10
    await table.house.attendance.tick(table.id)
    assert (await prompt_of(table)).id == before.id + 1


async def test_a_host_parks_a_game_once_for_each_decision() -> None:
    """Else a host could hold a game up, however often somebody goes on with it."""
    table = await a_game()
    await everybody_is_here(table)
    await table.wish(0, Park())
    await table.wish(1, GoOn())
    again = await refused(table.tables.wish(table.id, table.keys[0], "again", Park()))
    assert again == "rested"
    game = (await table.view()).game
    wish = await a_wish(table.house.referee, game, chance(3))
    assert wish is not None
    prompt, action = wish
    await table.house.referee.act(game, prompt.seat, Command("c", prompt.id, action))
    assert (await table.wish(0, Park())).stage == "parked"
