"""A seat is its person's until the game ends; a stand-in plays it and spends nothing (C-17)."""

import pytest

import lenoir
from lenoir.core.actions import Resign, Suggest
from lenoir.core.events import (
    AccusationMade,
    CaseClaimed,
    CaseWritten,
    Event,
    KeeperPlayed,
    PowerUsed,
    SeatChallenged,
    SuggestionMade,
)
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.play.games.answers import Command, Done, News, Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.people.keys import new_key
from lenoir.play.people.pace import stand_ins_answer
from lenoir.play.tables.seating import BotInstead
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Agree, Propose, Rematch, SeatBot, StepIn, StepOut
from tests.play.games import a_wish, chance
from tests.play.refusing import refused
from tests.play.tables import ATable, House, a_game, a_table

SPENT = (AccusationMade, CaseClaimed, CaseWritten, KeeperPlayed, PowerUsed, SeatChallenged)
"""What a person has once, or cannot take back."""


@pytest.mark.parametrize("edition", ["miro", "classic", "detectives", "modern"])
@pytest.mark.parametrize("seed", range(6))
def test_a_stand_in_never_accuses_and_spends_no_power_or_keeper(edition: str, seed: int) -> None:
    """C-17"""
    game = lenoir.new_game(edition, 3 + seed % 4, seed=seed, turn_limit=60)
    luck = Seeded(seed)
    log: list[Event] = []
    while (seat := game.decider) is not None:
        log += game.play(stand_ins_answer(game.view(seat), luck))
    assert not [event for event in log if isinstance(event, SPENT)]
    assert [event for event in log if isinstance(event, SuggestionMade)], "it asks for its person"


def test_a_stand_in_asks_for_what_its_person_has_not_seen() -> None:
    game, luck = lenoir.new_game("classic", 4, seed=3, turn_limit=40), Seeded(3)
    while (seat := game.decider) is not None:
        view = game.view(seat)
        action = stand_ins_answer(view, luck)
        if isinstance(action, Suggest):
            assert not view.hand & (1 << action.case.suspect | 1 << action.case.weapon)
        game.play(action)


async def the_prompt(table: ATable) -> Prompt:
    prompt = await table.house.referee.prompt((await table.view()).game)
    assert isinstance(prompt, Prompt)
    return prompt


async def everybody_comes(table: ATable) -> None:
    for person in range(len(table.keys)):
        await table.house.attendance.arrive(table.id, person)


async def acts(table: ATable, prompt: Prompt) -> object:
    """Whoever is asked does something legal on their own device."""
    wish = await a_wish(table.house.referee, (await table.view()).game, chance(2))
    assert wish is not None
    command = Command(f"own-{prompt.id}", prompt.id, wish[1])
    return await table.tables.act(table.id, table.keys[prompt.seat], prompt.seat, command)


@pytest.mark.parametrize("restarted", [False, True])
async def test_who_stepped_out_resumes_at_the_next_decision(restarted: bool) -> None:
    """Before and after a restart of the server."""
    table = await a_game()
    await everybody_comes(table)
    first = await the_prompt(table)
    view = await table.wish(first.seat, StepOut())
    assert view.chairs[first.seat].stand_in
    assert view.chairs[first.seat].sitters == (first.seat,)
    await table.house.attendance.depart(table.id, first.seat)
    await table.house.attendance.tick(table.id)
    later = await the_prompt(table)
    assert later.id == first.id + 1, "nobody waits for who has said that they go"
    if restarted:
        table = ATable(House(table.house.store), table.opened, table.keys)
        for other in {0, 1, 2} - {first.seat}:
            await table.house.attendance.arrive(table.id, other)
    await table.house.attendance.arrive(table.id, first.seat)
    assert not (await table.view(first.seat)).chairs[first.seat].stand_in
    for _ in range(60):
        prompt = await the_prompt(table)
        table.house.now += 1000
        await table.house.attendance.tick(table.id)
        assert await the_prompt(table) == prompt, "everybody is there again and decides"
        assert isinstance(await acts(table, prompt), Done)
        if prompt.seat == first.seat:
            return
    raise AssertionError("the seat was never asked")


async def test_a_device_that_stays_connected_steps_in_again_by_a_wish() -> None:
    table = await a_game()
    await everybody_comes(table)
    await table.wish(1, StepOut())
    await table.house.attendance.tick(table.id)
    assert (await table.view()).chairs[1].stand_in, "an open page is no return"
    assert not (await table.wish(1, StepIn())).chairs[1].stand_in


async def test_a_host_who_steps_out_passes_the_office_on() -> None:
    table = await a_game()
    await everybody_comes(table)
    assert (await table.wish(0, StepOut())).host == 1


async def test_nobody_steps_out_before_the_deal() -> None:
    table = await a_table(people=2)
    assert await table.refused(1, StepOut()) == "not_dealt"


async def test_where_only_stand_ins_could_win_the_game_rests() -> None:
    """C-9, C-17: they never accuse, so it would go on for ever."""
    table = await a_game()
    await everybody_comes(table)
    resign = Command("r", 0, Resign(Seat(0)))
    await table.tables.act(table.id, table.keys[0], Seat(0), resign)
    await table.wish(1, StepOut())
    await table.wish(2, StepOut())
    before = await the_prompt(table)
    for _ in range(5):
        table.house.now += 100
        await table.house.attendance.tick(table.id)
    assert await the_prompt(table) == before
    await table.house.attendance.depart(table.id, 1)
    await table.house.attendance.arrive(table.id, 1)
    assert isinstance(await acts(table, await the_prompt(table)), Done) or before.seat == 2


async def test_a_seat_that_was_handed_over_is_not_reclaimed_and_the_wire_says_so() -> None:
    table = await a_game()
    offer = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(offer, str)
    view = await table.tables.claim(table.id, offer, new_key(), "Zoé")
    assert isinstance(view, TableView)
    key = table.keys[1]
    assert await refused(table.tables.view(table.id, key)) == "handed_over"
    assert await refused(table.tables.news(table.id, key, Seat(1), 0)) == "handed_over"


async def test_a_seat_that_was_voted_to_a_bot_is_not_reclaimed_and_the_wire_says_so() -> None:
    table = await a_game()
    await everybody_comes(table)
    await table.wish(0, Propose(BotInstead(1, "plain")))
    await table.wish(2, Agree(1))
    assert await refused(table.tables.view(table.id, table.keys[1])) == "replaced"
    await table.house.attendance.arrive(table.id, 1)
    assert (await table.view()).chairs[1].bot == "plain"


async def test_the_host_gives_a_bot_the_seat_of_who_stepped_out() -> None:
    table = await a_game()
    await everybody_comes(table)
    await table.wish(2, StepOut())
    await table.wish(0, SeatBot(2))
    assert await refused(table.tables.view(table.id, table.keys[2])) == "replaced"


async def test_who_resigned_still_sits_there_and_watches() -> None:
    table = await a_game()
    resign = Command("r", 0, Resign(Seat(1)))
    assert isinstance(await table.tables.act(table.id, table.keys[1], Seat(1), resign), Done)
    assert isinstance(await table.tables.news(table.id, table.keys[1], Seat(1), 0), News)


async def test_the_chair_of_who_stepped_out_is_free_after_the_game() -> None:
    table = await a_game(opening=NewTable("classic", 3, "Ada", {"turn_limit": 4}))
    await everybody_comes(table)
    await table.wish(1, StepOut())
    while await table.house.referee.prompt((await table.view()).game) is not None:
        prompt = await the_prompt(table)
        if prompt.seat == 1:
            await table.house.attendance.tick(table.id)
        else:
            await acts(table, prompt)
    view = await table.wish(0, Rematch())
    assert [chair.sitters for chair in view.chairs] == [(0,), (), (2,)]


async def test_a_link_to_watch_can_be_made_at_any_time_and_shows_what_all_see() -> None:
    """C-15"""
    table = await a_game()
    watch = await table.tables.watch_link(table.id, table.keys[2])
    assert isinstance(watch, str)
    view = await table.tables.view(table.id, watch)
    assert isinstance(view, TableView)
    assert (view.you, view.code, view.seats) == (None, "", ())
    assert isinstance(await table.tables.news(table.id, watch, SPECTATOR, 0), News)
    assert await refused(table.tables.news(table.id, watch, Seat(2), 0)) == "not_seated"
    assert await refused(table.tables.watch_link(table.id, watch)) == "not_seated"
