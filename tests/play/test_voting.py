"""During a game nothing that concerns others changes without their word."""

from lenoir.core.seats import Seat
from lenoir.play.games.answers import Prompt
from lenoir.play.tables.announcing import BotTookOver, ProposalFailed, SettingsChanged
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.seating import BotInstead, NewAssistance, NewPace
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import (
    Agree,
    Decline,
    GoOn,
    Leave,
    Park,
    Propose,
    Rematch,
    SeatBot,
    SitToo,
    TakeOverAsHost,
)
from tests.play.games import chance, play
from tests.play.refusing import refused
from tests.play.tables import ATable, House, a_game, a_table

A_MINUTE = NewPace(60)


async def a_game_with_everybody(pace: int = 0, people: int = 3) -> ATable:
    """Three people, all of them connected."""
    opening = NewTable("classic", 3, "Ada", {"turn_limit": 12}, pace=pace)
    table = await a_table(opening=opening, people=people)
    for chair in range(people, 3):
        await table.wish(0, SeatBot(chair))
    await table.deal()
    for person in range(people):
        await table.house.attendance.arrive(table.id, person)
    return table


async def prompt_of(table: ATable) -> Prompt:
    prompt = await table.house.referee.prompt((await table.view()).game)
    assert isinstance(prompt, Prompt)
    return prompt


async def wait(table: ATable, seconds: float) -> None:
    """Time goes by, and the caretaker looks."""
    await table.house.attendance.tick(table.id)
    table.house.now += seconds
    await table.house.attendance.tick(table.id)


# The attack: a clock of a second while another thinks


async def test_a_host_cannot_set_the_clock_while_another_thinks() -> None:
    table = await a_game_with_everybody()
    before = await prompt_of(table)
    for pace in (1, 10, 60):
        assert await table.refused(0, SetTable(pace=pace)) == "needs_vote"
    await wait(table, 10_000)
    assert await prompt_of(table) == before


async def test_no_clock_is_too_short_to_think() -> None:
    table = await a_table(people=3)
    for pace in (1, 9, -1):
        assert await table.refused(0, SetTable(pace=pace)) == "bad_setup"
    await table.deal()
    assert await table.refused(0, Propose(NewPace(1))) == "bad_setup"


async def test_a_host_cannot_replace_somebody_who_is_there() -> None:
    table = await a_game_with_everybody()
    for bot in (SeatBot(1), SeatBot(1, "plain")):
        assert await table.refused(0, bot) == "needs_vote"
    assert (await table.view()).chairs[1].sitters == (1,)


# Pace and assistance


async def test_a_clock_needs_everybody_who_is_there() -> None:
    table = await a_game_with_everybody()
    view = await table.wish(2, Propose(A_MINUTE))
    assert view.proposal is not None
    assert (view.proposal.by, view.proposal.agreed, view.pace) == (2, (2,), 0)
    assert (await table.wish(0, Agree(1))).pace == 0
    view = await table.wish(1, Agree(1))
    assert (view.pace, view.proposal) == (60, None)
    assert view.announcements[-1] == SettingsChanged(("pace",), 1)


async def test_one_who_declines_is_enough_to_keep_the_clock() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(A_MINUTE))
    await table.wish(1, Agree(1))
    view = await table.wish(2, Decline(1))
    assert (view.pace, view.proposal) == (0, None)
    assert view.announcements[-1] == ProposalFailed(0, 1)
    assert await table.refused(1, Agree(1)) == "withdrawn"


async def test_help_changes_when_everybody_agrees() -> None:
    table = await a_game_with_everybody()
    await table.wish(1, Propose(NewAssistance("odds")))
    await table.wish(0, Agree(1))
    assert (await table.view()).assistance == "shown"
    assert (await table.wish(2, Agree(1))).assistance == "odds"


async def test_who_plays_alone_with_bots_has_the_only_voice() -> None:
    table = await a_game_with_everybody(people=1)
    assert (await table.wish(0, Propose(A_MINUTE))).pace == 60


async def test_one_proposal_is_open_at_a_time_and_its_maker_withdraws_it() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(A_MINUTE))
    assert await table.refused(1, Propose(NewAssistance("none"))) == "voting"
    assert (await table.wish(0, Decline(1))).proposal is None
    await table.wish(1, Propose(NewAssistance("none")))


async def test_nobody_agrees_to_another_proposal_than_they_read() -> None:
    """It was withdrawn and another one made while somebody clicked."""
    table = await a_game_with_everybody()
    await table.wish(0, Propose(NewPace(3600)))
    await table.wish(0, Decline(1))
    await table.wish(2, Propose(NewPace(10)))
    assert await table.refused(1, Agree(1)) == "withdrawn"


async def test_nobody_keeps_the_vote_to_themselves() -> None:
    """Proposing anew the moment one had failed, or was withdrawn, shut everybody else out."""
    table = await a_game_with_everybody()
    for number, decline in enumerate((0, 1), 1):
        proposer = 0 if number == 1 else 2
        await table.wish(proposer, Propose(A_MINUTE))
        await table.wish(0 if proposer == 0 else decline, Decline(number))
        assert await table.refused(proposer, Propose(A_MINUTE)) == "rested"
    await table.wish(1, Propose(A_MINUTE))


async def test_nobody_votes_twice_by_two_chairs_or_two_devices() -> None:
    table = await a_table(people=2)
    await table.wish(0, SitToo("Cléo"))
    await table.deal()
    await table.wish(0, Propose(A_MINUTE))
    view = await table.wish(0, Agree(1))
    assert view.proposal is not None
    assert view.proposal.agreed == (0,)


async def test_a_vote_is_counted_anew_when_somebody_leaves() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(A_MINUTE))
    await table.wish(1, Agree(1))
    await table.tables.wish(table.id, table.keys[2], "bye", Leave())
    assert (await table.view()).pace == 60


async def test_a_proposal_ends_when_its_maker_leaves() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(A_MINUTE))
    await table.tables.wish(table.id, table.keys[0], "bye", Leave())
    assert (await table.view(1)).proposal is None


async def test_nothing_is_carried_while_somebody_has_only_just_gone() -> None:
    """Otherwise a host would wait for the moment in which a phone is locked."""
    table = await a_game_with_everybody()
    await table.house.attendance.depart(table.id, 2)
    await table.wish(0, Propose(A_MINUTE))
    assert (await table.wish(1, Agree(1))).pace == 0
    await wait(table, 59)
    assert (await table.view()).pace == 0
    await wait(table, 1)
    assert (await table.view()).pace == 60, "who was waited for in vain has no say"


async def test_there_is_no_vote_before_the_deal_and_it_ends_with_the_game() -> None:
    table = await a_table(people=3)
    assert await table.refused(0, Propose(A_MINUTE)) == "not_dealt"
    await table.deal()
    await table.wish(0, Propose(A_MINUTE))
    await play([table.house.referee], (await table.view()).game, chance())
    assert (await table.wish(0, Rematch())).proposal is None


# Never for the decision that is open


async def carried(table: ATable, pace: int) -> None:
    view = await table.wish(0, Propose(NewPace(pace)))
    assert view.proposal is not None
    for person in (1, 2):
        await table.wish(person, Agree(view.proposal.number))


async def stand_in(table: ATable) -> None:
    """Somebody answers the question on the table, as if for a player."""
    await play([table.house.referee], (await table.view()).game, chance(), 1)


async def test_a_new_clock_counts_from_the_next_prompt() -> None:
    table = await a_game_with_everybody()
    before = await prompt_of(table)
    await carried(table, 10)
    await wait(table, 10_000)
    assert await prompt_of(table) == before, "it was asked without a clock"
    await stand_in(table)
    now = await prompt_of(table)
    await wait(table, 9)
    assert await prompt_of(table) == now
    await wait(table, 1)
    assert (await prompt_of(table)).id == now.id + 1


async def test_a_new_clock_spares_the_open_decision_at_other_workers_and_after_a_restart() -> None:
    table = await a_game_with_everybody()
    before = await prompt_of(table)
    await carried(table, 10)
    for _ in range(2):
        other = ATable(House(table.house.store), table.opened, table.keys)
        for person in range(3):
            await other.house.attendance.arrive(other.id, person)
        await wait(other, 10_000)
        assert await prompt_of(other) == before


async def test_a_clock_that_is_changed_twice_spares_the_open_decision_too() -> None:
    table = await a_game_with_everybody(pace=3600)
    before = await prompt_of(table)
    await carried(table, 10)
    await carried(table, 20)
    await wait(table, 3599)
    assert await prompt_of(table) == before
    await wait(table, 1)
    assert (await prompt_of(table)).id == before.id + 1, "the old clock still runs"


# Replacing somebody


async def test_two_others_together_replace_somebody_who_is_there() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(BotInstead(1, "plain")))
    assert (await table.view()).chairs[1].sitters == (1,)
    view = await table.wish(2, Agree(1))
    assert (view.chairs[1].bot, view.chairs[1].sitters) == ("plain", ())
    assert view.announcements[-1] == BotTookOver((1,), 1)


async def test_one_other_alone_replaces_nobody_who_is_there() -> None:
    table = await a_game_with_everybody(people=2)
    view = await table.wish(0, Propose(BotInstead(1, "plain")))
    assert view.chairs[1].sitters == (1,)
    assert (await table.wish(1, Decline(1))).proposal is None


async def test_who_is_to_be_replaced_may_agree() -> None:
    table = await a_game_with_everybody(people=2)
    await table.wish(0, Propose(BotInstead(1, "plain")))
    await table.tables.wish(table.id, table.keys[1], "yes", Agree(1))
    assert (await table.view()).chairs[1].bot == "plain"


async def test_who_is_to_be_replaced_cannot_stop_the_others_alone() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(BotInstead(1, "plain")))
    assert (await table.wish(1, Decline(1))).proposal is not None
    assert (await table.wish(2, Agree(1))).chairs[1].bot == "plain"


async def test_a_vote_about_somebody_is_not_about_who_takes_their_place() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(BotInstead(1, "plain")))
    offer = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(offer, str)
    await table.tables.claim(table.id, offer, "A" * 43, "Zoé")
    await table.tables.wish(table.id, table.keys[2], "yes", Agree(1))
    assert (await table.view()).chairs[1].sitters == (3,)


async def test_a_bot_that_is_not_known_is_not_voted_on() -> None:
    table = await a_game_with_everybody()
    assert await table.refused(0, Propose(BotInstead(1, "genius"))) == "bad_bot"
    assert await table.refused(0, Propose(BotInstead(9, "plain"))) == "no_such_seat"


async def test_the_host_replaces_who_was_waited_for_in_vain() -> None:
    table = await a_game_with_everybody()
    await table.house.attendance.depart(table.id, 1)
    await wait(table, 59)
    assert await table.refused(0, SeatBot(1)) == "needs_vote"
    await wait(table, 1)
    assert (await table.view()).people[1].gone
    assert (await table.wish(0, SeatBot(1))).announcements[-1] == BotTookOver((1,), 1)


async def test_who_has_come_back_was_not_waited_for_in_vain() -> None:
    table = await a_game_with_everybody()
    await table.house.attendance.depart(table.id, 1)
    await wait(table, 61)
    await table.house.attendance.arrive(table.id, 1)
    assert not (await table.view()).people[1].gone
    assert await table.refused(0, SeatBot(1)) == "needs_vote"


# A table can always go on


async def test_everybody_seated_may_go_on_with_a_parked_game() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Park())
    assert (await table.wish(2, GoOn())).stage == "playing"


async def test_a_host_who_was_waited_for_in_vain_is_followed_by_who_wants() -> None:
    table = await a_table(people=3)
    for person in (1, 2):
        await table.house.attendance.arrive(table.id, person)
    assert await table.refused(1, TakeOverAsHost()) == "not_host"
    await table.house.attendance.arrive(table.id, 0)
    await table.house.attendance.depart(table.id, 0)
    await wait(table, 60)
    assert (await table.wish(1, TakeOverAsHost())).host == 1
    assert (await table.deal(1)).stage == "playing"


async def test_a_host_whose_worker_fell_before_the_deal_is_found_out() -> None:
    """Nobody asks them anything, and nobody has said that they went."""
    table = await a_table(people=3)
    await table.house.attendance.arrive(table.id, 0)
    again = ATable(House(table.house.store), table.opened, table.keys)
    await again.house.attendance.arrive(again.id, 1)
    for _ in range(2):
        assert await again.refused(1, TakeOverAsHost()) == "not_host"
        await wait(again, 60)
    assert (await again.wish(1, TakeOverAsHost())).host == 1


async def test_a_player_who_never_came_is_found_out_though_it_is_not_their_turn() -> None:
    """Who had sat down and was never connected once counted as there until they were asked."""
    table = await a_game()
    await table.house.attendance.arrive(table.id, 0)
    for _ in range(2):
        assert await table.refused(0, SeatBot(1)) == "needs_vote"
        await wait(table, 60)
    assert (await table.view()).people[1].gone
    assert (await table.wish(0, SeatBot(1))).chairs[1].bot


async def test_a_seat_sees_no_more_after_any_vote() -> None:
    table = await a_game_with_everybody()
    await table.wish(0, Propose(BotInstead(1, "plain")))
    await table.wish(2, Agree(1))
    assert await table.sees(0) == {0}
    assert await refused(table.tables.news(table.id, table.keys[1], Seat(1), 0)) == "replaced"
