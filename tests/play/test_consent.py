"""Nobody sees a seat whose people did not agree, and everybody sees who sits with whom."""

import msgspec
import pytest

from lenoir.core.seats import SPECTATOR, Seat
from lenoir.editions.loader import load_edition
from lenoir.play.logs.ports import Entry
from lenoir.play.people.keys import digest, new_key
from lenoir.play.refusal import Refusal
from lenoir.play.tables.announcing import (
    AnotherDevice,
    OnOneDevice,
    SatDownWith,
    SettingsChanged,
    TookOver,
)
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.seating import Chair, Seating
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import (
    ChooseSuspect,
    FreeChair,
    Leave,
    LetIn,
    Mute,
    Rematch,
    SeatBot,
    SitToo,
    SitWith,
    Start,
    TurnAway,
)
from lenoir.play.talk.chat import Talk
from tests.play.games import chance, play
from tests.play.refusing import outcome, refused
from tests.play.tables import ATable, House, a_game, a_table

TEAMS = NewTable("modern", 3, "Ada", {"teams": True, "turn_limit": 9})
TO_TEAMS = SetTable(edition="modern", options={"teams": True})


async def a_team(*, started: bool = True) -> ATable:
    """Ada and Bob share chair 0, by Ada's consent; bots have the others."""
    table = await a_table(opening=TEAMS)
    await table.join("Bob", 0)
    await table.wish(0, LetIn(0, 1))
    for chair in (1, 2):
        await table.wish(0, SeatBot(chair))
    if started:
        await table.deal()
    return table


async def claimed(table: ATable, offer: str, name: str = "") -> TableView:
    """Somebody comes with a link, on a device of their own: the next number's."""
    assert isinstance(offer, str), offer
    table.keys.append(new_key())
    view = await table.tables.claim(table.id, offer, table.keys[-1], name)
    assert isinstance(view, TableView), view
    return view


# The attack: the host on every chair


async def test_a_host_who_turns_teams_on_and_off_sees_no_hand_but_their_own() -> None:
    """Teams on, down on every chair under a name like its owner's, teams off, deal."""
    table = await a_table(people=3)
    await table.wish(0, TO_TEAMS)
    for chair, name in ((1, "Bobby"), (2, "Cléa")):
        await table.wish(0, SitToo(name, chair))
    view = await table.wish(0, SetTable(edition="classic"))
    assert [chair.sitters for chair in view.chairs] == [(0,), (1,), (2,)]
    await table.deal()
    assert await table.sees(0) == {0}


async def test_a_host_who_sits_down_on_every_chair_of_teams_has_only_asked() -> None:
    table = await a_table(people=3)
    await table.wish(0, TO_TEAMS)
    for chair in (1, 2):
        view = await table.wish(0, SitToo("Zoé", chair))
        assert view.chairs[chair].sitters == (chair,)
        assert [ask.person for ask in view.chairs[chair].asks] == [0], "and everybody sees it"
    await table.deal()
    assert await table.sees(0) == {0}


@pytest.mark.parametrize(
    "change",
    [SetTable(options={}), SetTable(options={"teams": False}), SetTable(edition="classic")],
)
async def test_no_setting_leaves_several_on_a_chair_that_is_for_one(change: SetTable) -> None:
    table = await a_team(started=False)
    assert await table.refused(0, change) == "seated_together"
    await table.wish(1, Leave())
    await table.wish(0, change)


async def test_who_asks_when_teams_end_has_nobody_to_sit_with() -> None:
    table = await a_table(opening=TEAMS)
    bob = await table.join("Bob", 0)
    view = await table.wish(0, SetTable(options={}))
    assert view.chairs[0].asks == ()
    assert await refused(table.tables.view(table.id, table.keys[bob])) == "not_seated"


async def stored_as(table: ATable, seating: Seating) -> ATable:
    """The table at a fresh worker that finds it stored like that."""
    log = await table.house.store.load(table.id)
    assert log is not None
    entry = Entry("older", msgspec.json.encode(seating))
    await table.house.store.append(table.id, log.mark, entry, False)
    return ATable(House(table.house.store), table.opened, table.keys)


async def test_a_log_with_the_host_on_every_chair_shows_them_one_hand() -> None:
    """Stored by a server that let them: without teams a chair is its first sitter's."""
    table = await a_game()
    seating = await table.house.register.seating(table.id)
    for at in (1, 2):
        chair = Chair((at, 0), "", seating.chairs[at].suspect, f"Name {at}", "word")
        seating = seating.with_chair(at, chair)
    again = await stored_as(table, seating)
    assert [await again.sees(person) for person in range(3)] == [{0}, {1}, {2}]
    view = await again.view(1)
    assert view.chairs[1].names == ("Bob", "Ada"), "and nobody is hidden behind a name"


async def test_a_deal_is_refused_where_a_log_has_several_on_a_chair_without_teams() -> None:
    table = await a_table(people=3)
    seating = await table.house.register.seating(table.id)
    again = await stored_as(table, seating.with_chair(1, Chair((1, 0))))
    assert await again.refused(0, Start()) == "seated_together"


# Joining a team


async def test_who_joins_a_team_waits_until_everybody_on_the_chair_agrees() -> None:
    table = await a_team(started=False)
    cleo = await table.join("Cléo", 0)
    view = await table.view(cleo)
    assert (view.you, view.seats, view.chairs[0].sitters) == (cleo, (), (0, 1))
    assert (await table.wish(1, LetIn(0, cleo))).chairs[0].sitters == (0, 1)
    view = await table.wish(0, LetIn(0, cleo))
    assert (view.chairs[0].sitters, view.chairs[0].asks) == ((0, 1, cleo), ())
    assert view.chairs[0].names == ("Ada", "Bob", "Cléo")
    await table.deal()
    assert [await table.sees(person) for person in range(3)] == [{0}, {0}, {0}]


async def test_a_team_shares_a_seat_until_one_of_it_leaves() -> None:
    table = await a_team()
    streams = [await table.tables.news(table.id, table.keys[who], Seat(0), 0) for who in (0, 1)]
    assert streams[0] == streams[1]
    await table.wish(1, Leave())
    assert (await table.view()).chairs[0].sitters == (0,)


async def test_who_asks_sees_the_table_and_nothing_else() -> None:
    """Neither the code, nor games, nor talk, nor a link; and nobody heeds their wishes."""
    table = await a_team()
    await play([table.house.referee], (await table.view()).game, chance())
    await table.wish(0, Rematch())
    cleo = await table.join("Cléo", 0)
    key, house = table.keys[cleo], table.house
    view = await table.view(cleo)
    assert (view.seats, view.code, view.past) == ((), "", ())
    await table.wish(0, SeatBot(1))
    assert await refused(house.tables.door(table.id, key, SPECTATOR)) == "not_seated"
    assert await refused(house.tables.offer(table.id, key)) == "not_seated"
    assert await refused(house.chat.say(table.id, key, "x", Talk("hello"))) == "not_seated"
    assert await refused(house.chat.heard(table.id, key)) == "not_seated"
    for wish in (LetIn(0, cleo), SitToo("Zoé"), Mute(0), Start()):
        assert await table.refused(cleo, wish) == "not_seated"


async def test_a_request_is_kept_by_another_worker_and_asked_once() -> None:
    table = await a_team(started=False)
    key = new_key()
    for house in (table.house, House(table.house.store)):
        view = await house.tables.join(table.id, table.opened.invite, key, "Cléo", 0)
        assert isinstance(view, TableView)
        assert [ask.person for ask in view.chairs[0].asks] == [2]


async def test_who_is_turned_away_may_ask_elsewhere_until_the_deal() -> None:
    table = await a_table(opening=TEAMS, people=2)
    cleo = await table.join("Cléo", 0)
    assert (await table.wish(0, TurnAway(0, cleo))).chairs[0].asks == ()
    await table.wish(cleo, SitWith(1))
    assert (await table.wish(1, LetIn(1, cleo))).chairs[1].sitters == (1, cleo)


async def test_who_asks_may_withdraw() -> None:
    table = await a_team(started=False)
    cleo = await table.join("Cléo", 0)
    await table.wish(1, LetIn(0, cleo))
    await table.tables.wish(table.id, table.keys[cleo], "bye", Leave())
    assert (await table.view()).chairs[0].asks == ()
    assert await table.refused(0, LetIn(0, cleo)) == "withdrawn"


async def test_nobody_lets_others_in_on_a_chair_that_is_not_theirs() -> None:
    table = await a_table(opening=TEAMS, people=2)
    cleo = await table.join("Cléo", 1)
    for wish in (LetIn(1, cleo), TurnAway(1, cleo)):
        assert await table.refused(0, wish) == "not_seated", "not even the host"


async def test_agreement_ends_with_the_request() -> None:
    """Whoever asks again under another name is agreed to again."""
    table = await a_team(started=False)
    cleo = await table.join("Cléo", 0)
    await table.wish(1, LetIn(0, cleo))
    await table.wish(cleo, SitWith(0))
    await table.wish(0, LetIn(0, cleo))
    assert (await table.view()).chairs[0].sitters == (0, 1)


async def test_whoever_was_let_in_has_a_say_about_the_next() -> None:
    table = await a_table(opening=TEAMS)
    bob, cleo = await table.join("Bob", 0), await table.join("Cléo", 0)
    await table.wish(0, LetIn(0, bob))
    assert (await table.wish(0, LetIn(0, cleo))).chairs[0].sitters == (0, bob)
    assert (await table.wish(bob, LetIn(0, cleo))).chairs[0].sitters == (0, bob, cleo)


async def test_when_the_last_who_had_not_agreed_gets_up_the_others_word_counts() -> None:
    table = await a_team(started=False)
    cleo = await table.join("Cléo", 0)
    await table.wish(0, LetIn(0, cleo))
    await table.wish(1, Leave())
    assert (await table.view()).chairs[0].sitters == (0, cleo)


async def test_who_comes_when_all_chairs_of_a_team_game_are_taken_chooses_whom_to_ask() -> None:
    table = await a_table(opening=NewTable("modern", 2, "Ada", {"teams": True}), people=2)
    cleo = await table.join("Cléo")
    assert (await table.view(cleo)).seats == ()
    await table.wish(cleo, SitWith(1))
    assert (await table.wish(1, LetIn(1, cleo))).chairs[1].sitters == (1, cleo)


async def test_the_deal_does_not_wait_for_those_who_ask() -> None:
    table = await a_team(started=False)
    cleo = await table.join("Cléo", 0)
    view = await table.deal()
    assert (view.stage, view.chairs[0].asks) == ("playing", ())
    assert await refused(table.tables.view(table.id, table.keys[cleo])) == "not_seated"


async def test_who_moves_to_another_chair_leaves_the_one_before() -> None:
    table = await a_table(opening=TEAMS, people=2)
    assert (await table.wish(1, SitWith(2))).seats == (Seat(2),)
    await table.wish(1, SitWith(0))
    view = await table.wish(0, LetIn(0, 1))
    assert [chair.sitters for chair in view.chairs] == [(0, 1), (), ()]


# Links


async def test_a_place_in_a_team_changes_hands_with_the_others_consent_only() -> None:
    table = await a_team()
    offer = await table.tables.offer(table.id, table.keys[0], 0)
    view = await claimed(table, offer, "Zoé")
    assert (view.chairs[0].sitters, view.seats) == ((0, 1), ())
    assert await table.sees(2) == set()
    assert await table.sees(0) == {0}, "whose place it is keeps it till then"
    view = await table.wish(1, LetIn(0, 2))
    assert view.chairs[0].sitters == (2, 1)
    assert (await table.sees(2), await table.sees(0)) == ({0}, set())
    assert view.host == 2, "the host's office went with the place"


async def test_a_place_in_a_team_that_the_others_do_not_give_stays_as_it_is() -> None:
    table = await a_team()
    await claimed(table, await table.tables.offer(table.id, table.keys[0], 0), "Zoé")
    await table.wish(1, TurnAway(0, 2))
    assert await refused(table.tables.view(table.id, table.keys[2])) == "not_seated"
    assert await table.sees(0) == {0}


async def test_a_link_to_a_place_ends_when_its_maker_leaves() -> None:
    table = await a_team()
    await claimed(table, await table.tables.offer(table.id, table.keys[0], 0), "Zoé")
    await table.wish(0, Leave())
    assert (await table.view(1)).chairs[0].asks == ()
    assert await refused(table.tables.view(table.id, table.keys[2])) == "not_seated"


async def test_links_bring_no_more_people_than_a_table_holds() -> None:
    table = await a_table()
    for number in range(120):
        offer = await table.tables.offer(table.id, table.keys[-1], 0)
        assert isinstance(offer, str), offer
        table.keys.append(new_key())
        claim = table.tables.claim(table.id, offer, table.keys[-1], f"Zoé {number}")
        view = await outcome(claim)
        if isinstance(view, Refusal):
            break
    assert isinstance(view, Refusal)
    assert view.code == "crowded"


# Names


async def test_who_shares_a_device_is_shown_with_whose_it_is() -> None:
    table = await a_table(people=2)
    view = await table.wish(0, SitToo("Cléo"))
    assert (view.chairs[2].sitters, view.chairs[2].names) == ((0,), ("Cléo",))
    assert OnOneDevice(0, "Cléo", 1) in (await table.view(1)).announcements


async def test_a_team_on_a_shared_device_names_all_of_it() -> None:
    table = await a_table(opening=TEAMS)
    await table.wish(0, SitToo("Cléo"))
    await table.join("Bob", 1)
    view = await table.wish(0, LetIn(1, 1))
    assert (view.chairs[1].sitters, view.chairs[1].names) == ((0, 1), ("Cléo", "Bob"))
    assert view.names[1] == "Cléo & Bob"


async def test_nobody_takes_the_name_of_a_chair_that_others_sit_on() -> None:
    table = await a_table(opening=TEAMS, people=2)
    why = await refused(table.tables.wish(table.id, table.keys[0], "b", SitToo("Bob", 1)))
    assert why == "name_taken"
    await table.wish(0, SitToo("Bea", 1))
    view = await table.wish(1, LetIn(1, 0))
    assert view.chairs[1].names == ("Bob", "Bea")
    assert view.chairs[1].sitters == (1, 0), "the second of whom is on Ada's device"


# What everybody is told


async def test_another_device_is_announced_to_everybody() -> None:
    for table in (await a_table(people=3), await a_game()):
        await claimed(table, await table.tables.offer(table.id, table.keys[1]))
        for person in range(3):
            view = await table.view(person)
            assert view.announcements[-1] == AnotherDevice(1, 1)
            assert [other.devices for other in view.people] == [1, 2, 1]


async def test_who_comes_to_a_chair_is_announced() -> None:
    table = await a_team()
    await claimed(table, await table.tables.offer(table.id, table.keys[0], 0), "Zoé")
    view = await table.wish(1, LetIn(0, 2))
    assert view.announcements == (SatDownWith(1, (0,), 1), TookOver(2, 0, number=2))


async def test_settings_are_announced_before_the_deal() -> None:
    table = await a_table(people=2)
    await table.wish(0, SetTable(assistance="odds"))
    view = await table.wish(0, SetTable(pace=30))
    assert view.announcements == (SettingsChanged(("assistance", "pace"), 2),)


async def test_no_announcement_is_pushed_out_by_idle_ones() -> None:
    table = await a_table(people=2)
    await claimed(table, await table.tables.offer(table.id, table.keys[1]))
    for number in range(60):
        await table.wish(0, SetTable(pace=30 + number))
    assert AnotherDevice(1, 1) in (await table.view()).announcements


async def test_a_device_is_known_by_its_digest_alone() -> None:
    table = await a_table(people=2)
    text = msgspec.json.encode(await table.view()).decode()
    assert not any(key in text or digest(key) in text for key in table.keys)


# What a host may do to others' chairs


async def test_the_host_chooses_a_suspect_for_bots_and_not_for_people() -> None:
    table = await a_table(people=2)
    await table.wish(0, SeatBot(2))
    first, second, *_ = load_edition("classic").deck.suspects
    await table.wish(0, ChooseSuspect(2, first))
    assert await table.refused(0, ChooseSuspect(1, second)) == "not_seated"


async def test_before_the_deal_the_host_may_free_a_chair_and_gains_no_sight() -> None:
    table = await a_table(people=3)
    await table.wish(0, FreeChair(1))
    await table.wish(0, SitToo("Bob"))
    view = await table.deal()
    assert view.chairs[1].sitters == (0,)
    assert await refused(table.tables.view(table.id, table.keys[1])) == "not_seated", "Bob knows"
    assert OnOneDevice(0, "Bob", 1) in (await table.view(2)).announcements, "and so do the others"


async def test_a_rematch_keeps_teams_as_they_agreed_to_sit() -> None:
    table = await a_team()
    await play([table.house.referee], (await table.view()).game, chance())
    await table.wish(0, Rematch())
    assert await table.refused(0, SetTable(edition="classic")) == "seated_together"
    await table.deal()
    assert [await table.sees(person) for person in range(2)] == [{0}, {0}]


async def test_a_table_that_everybody_has_left_has_a_host_again() -> None:
    table = await a_table()
    await table.tables.wish(table.id, table.keys[0], "bye", Leave())
    bob = await table.join("Bob")
    assert (await table.view(bob)).host == bob
