"""Tables: people come by link or code, sit, leave, are replaced, and come back."""

import asyncio

import msgspec
import pytest

from lenoir.core.actions import Resign
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Command, Done, News, Prompt
from lenoir.play.logs.ports import LogId, TableId
from lenoir.play.people.keys import digest, new_key
from lenoir.play.refusal import Refusal
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.seating import EVER_AT_MOST
from lenoir.play.tables.sitting import PLAIN
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened, Session
from lenoir.play.tables.wishes import (
    ChooseSuspect,
    FreeChair,
    GoOn,
    Leave,
    Park,
    Rematch,
    Reveal,
    SeatBot,
    SitToo,
    Start,
    Wish,
)
from lenoir.record.record import Record
from lenoir.record.verify import verify
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.play.games import a_wish, chance, play
from tests.play.refusing import outcome, refused
from tests.play.tables import ATable, House, a_game, a_table

NOBODYS = new_key()


async def test_a_guest_needs_a_name_and_the_link() -> None:
    table = await a_table()
    tables, mine = table.tables, new_key()
    assert await refused(tables.join(table.id, NOBODYS, mine, "Bob")) == "not_invited"
    assert await refused(tables.join(table.id, "short", mine, "Bob")) == "not_invited"
    assert await refused(tables.join(table.id, table.opened.invite, mine, "  ")) == "bad_name"
    assert await refused(tables.join(table.id, table.opened.invite, "mine", "Bob")) == "bad_key"
    view = await tables.join(table.id, table.opened.invite, mine, " Bob  B ")
    assert isinstance(view, TableView)
    assert (view.you, view.seats, view.people[1].name) == (1, (Seat(1),), "Bob B")


async def test_an_emoji_of_several_parts_is_a_name_as_good_as_any() -> None:
    table = await a_table()
    view = await table.tables.join(table.id, table.opened.invite, new_key(), "Zoé 👩‍🚀")
    assert isinstance(view, TableView)
    assert view.people[1].name == "Zoé 👩‍🚀"
    hidden = await refused(table.tables.join(table.id, table.opened.invite, new_key(), "Zo\u200dé"))
    assert hidden == "bad_name"


async def test_a_code_read_aloud_leads_to_the_table() -> None:
    table = await a_table()
    typed = f" {table.opened.code[:4].lower()}-{table.opened.code[4:]}"
    assert await table.tables.find(typed) == table.id
    assert await refused(table.tables.find("ZZZZZZZZ")) == "no_such_table"
    view = await table.tables.join(table.id, typed, new_key(), "Bob")
    assert isinstance(view, TableView)


async def test_who_joins_twice_with_the_same_key_sits_once() -> None:
    """R2: the answer to the first try was lost."""
    table = await a_table()
    key = new_key()
    views = [await table.tables.join(table.id, table.opened.invite, key, "Bob") for _ in range(3)]
    assert views[0] == views[1] == views[2]
    assert len((await table.view()).people) == 2


async def test_who_opens_twice_with_the_same_key_has_one_table() -> None:
    """R10: options of several parts are stored as a list, and are the same options."""
    tables, key = House().tables, new_key()
    rooms: dict[str, object] = {"room_cards": ("kitchen", "study", "hall", "library")}
    opened = [await tables.open(NewTable("modern", 2, "Ada", rooms), key) for _ in range(2)]
    assert isinstance(opened[0], Opened)
    assert opened[0] == opened[1]
    other = NewTable("modern", 2, "Ada", {"room_cards": "corners"})
    assert await refused(tables.open(other, key)) == "reused"


async def test_a_full_table_takes_nobody() -> None:
    table = await a_table(people=3)
    why = await refused(table.tables.join(table.id, table.opened.invite, new_key(), "Dan"))
    assert why == "taken"


async def test_two_who_want_the_same_chair_do_not_both_get_it() -> None:
    """R3: by two workers at once."""
    store = Faulty(House().store)
    table = await a_table(House(store))
    other = House(store.store)

    async def faster() -> None:
        joined = await other.tables.join(table.id, table.opened.invite, new_key(), "Bob", 1)
        assert isinstance(joined, TableView)

    store.first = faster
    slow = await refused(table.tables.join(table.id, table.opened.invite, new_key(), "Cléo", 1))
    assert slow == "taken"


async def test_only_digests_of_keys_are_stored() -> None:
    table = await a_table(people=2)
    once = await table.tables.offer(table.id, table.keys[1])
    assert isinstance(once, str)
    log = await table.house.store.load(table.id)
    assert log is not None
    stored = log.founding + b"".join(entry.body + entry.cmd_id.encode() for entry in log.entries)
    keys = (*table.keys, table.opened.invite, table.opened.watch, once)
    assert not [key for key in keys if key.encode() in stored]
    assert digest(table.keys[1]).encode() in stored


async def test_nobody_sees_a_key_or_a_digest() -> None:
    table = await a_table(people=2)
    await table.tables.offer(table.id, table.keys[1], 1)
    for key in (*table.keys, table.opened.watch):
        view = msgspec.json.encode(await table.tables.view(table.id, key)).decode()
        for secret in (*table.keys, table.opened.invite, table.opened.watch):
            assert secret not in view
            assert digest(secret) not in view


async def test_a_stranger_sees_no_table() -> None:
    table = await a_game()
    assert await refused(table.tables.view(table.id, NOBODYS)) == "not_seated"
    assert await refused(table.tables.view(table.id, table.opened.invite)) == "not_seated"
    assert await refused(table.tables.session(table.id, NOBODYS)) == "not_seated"
    assert await refused(table.tables.view(TableId(LogId("t-none")), NOBODYS)) == "no_such_table"


async def test_a_second_device_plays_the_same_seat() -> None:
    table = await a_game()
    once = await table.tables.offer(table.id, table.keys[1])
    assert isinstance(once, str)
    phone = new_key()
    view = await table.tables.claim(table.id, once, phone)
    assert isinstance(view, TableView)
    assert (view.you, view.seats) == (1, (Seat(1),))
    assert await table.tables.session(table.id, phone) == await table.tables.session(
        table.id, table.keys[1]
    )
    again = await refused(table.tables.claim(table.id, once, new_key()))
    assert again == "not_invited", "such a link works once"
    assert await table.tables.claim(table.id, once, phone) == view, "and its answer comes again"


async def test_a_chair_is_handed_over_in_the_middle_of_a_game() -> None:
    table = await a_game()
    once = await table.tables.offer(table.id, table.keys[1], 1)
    assert isinstance(once, str)
    hers = new_key()
    view = await table.tables.claim(table.id, once, hers, "Zoé")
    assert isinstance(view, TableView)
    assert (view.people[3].name, view.seats) == ("Zoé", (Seat(1),))
    assert await refused(table.tables.session(table.id, table.keys[1])) == "handed_over"
    assert isinstance(await table.tables.news(table.id, hers, Seat(1), 0), News)
    assert await refused(table.tables.news(table.id, table.keys[1], Seat(1), 0)) == "handed_over"


async def test_nobody_offers_the_chair_of_another() -> None:
    table = await a_game()
    assert await refused(table.tables.offer(table.id, table.keys[1], 2)) == "not_seated"
    assert await refused(table.tables.offer(table.id, NOBODYS)) == "not_seated"


HOSTS: tuple[Wish, ...] = (
    SeatBot(2),
    FreeChair(2),
    SetTable(pace=30),
    Start(),
    Park(),
    Rematch(),
)


@pytest.mark.parametrize("wish", HOSTS, ids=lambda wish: type(wish).__name__)
async def test_only_the_host_may(wish: Wish) -> None:
    """Nobody can throw another out."""
    table = await a_table(people=3)
    before = await table.view()
    assert await refused(table.tables.wish(table.id, table.keys[1], "x", wish)) == "not_host"
    assert await table.view() == before


async def test_who_has_left_has_lost_the_key_and_a_bot_goes_on() -> None:
    table = await a_game()
    await table.wish(1, Leave())
    assert (await table.view()).chairs[1].bot == "plain"
    assert await refused(table.tables.session(table.id, table.keys[1])) == "not_seated"
    command = Command("bye", 0, Resign(Seat(1)))
    answer = await refused(table.tables.act(table.id, table.keys[1], Seat(1), command))
    assert answer == "not_seated"


@pytest.mark.parametrize("wish", [SeatBot(0), FreeChair(0)])
async def test_a_host_does_not_give_away_the_only_chair_of_their_own(wish: Wish) -> None:
    """They would lose the table with it; who wants that leaves."""
    table = await a_table(people=2)
    assert await table.refused(0, wish) == "own_chair"
    await table.wish(0, SitToo("Zoé", 2))
    view = await table.wish(0, wish)
    assert (view.host, view.seats) == (0, (2,)), "on another chair they stay host"


async def test_a_bot_that_is_not_known_gets_no_chair() -> None:
    table = await a_table()
    why = await refused(table.tables.wish(table.id, table.keys[0], "x", SeatBot(1, "genius")))
    assert why == "bad_bot"


async def test_when_the_host_leaves_the_next_one_is_host() -> None:
    table = await a_table(people=3)
    await table.wish(0, Leave())
    view = await table.view(1)
    assert (view.host, view.chairs[0].sitters) == (1, ())
    await table.wish(1, SeatBot(0))
    assert (await table.deal(1)).stage == "playing"


async def test_a_wish_takes_effect_once() -> None:
    """R2"""
    table = await a_table()
    for _ in range(3):
        await table.tables.wish(table.id, table.keys[0], "same", SitToo("Bob"))
    assert (await table.view()).seats == (Seat(0), Seat(1))


async def test_two_share_a_device_behind_a_curtain() -> None:
    table = await a_table()
    await table.wish(0, SitToo("Bob"))
    await table.wish(0, SeatBot(2))
    view = await table.deal()
    assert view.seats == (Seat(0), Seat(1))
    for seat in view.seats:
        assert isinstance(await table.tables.news(table.id, table.keys[0], seat, 0), News)
    assert await refused(table.tables.news(table.id, table.keys[0], Seat(2), 0)) == "not_seated"


async def test_without_teams_a_chair_is_for_one() -> None:
    table = await a_table()
    why = await refused(table.tables.join(table.id, table.opened.invite, new_key(), "Bob", 0))
    assert why == "taken"


async def test_a_spectator_sees_public_events_and_no_seat() -> None:
    table = await a_game()
    watch = table.opened.watch
    news = await table.tables.news(table.id, watch, SPECTATOR, 0)
    assert isinstance(news, News)
    assert "HandDealt" not in {type(event).__name__ for event in news.events}
    for seat in range(3):
        assert await refused(table.tables.news(table.id, watch, Seat(seat), 0)) == "not_seated"
    assert await refused(table.tables.news(table.id, NOBODYS, SPECTATOR, 0)) == "not_seated"
    view = await table.tables.view(table.id, watch)
    assert isinstance(view, TableView)
    assert (view.you, view.seats, view.code) == (None, (), "")


async def test_a_seat_is_opened_by_its_own_key_alone() -> None:
    table = await a_game()
    for person, key in enumerate(table.keys):
        for seat in range(3):
            news = await outcome(table.tables.news(table.id, key, Seat(seat), 0))
            assert isinstance(news, News) == (seat == person)


async def test_strangers_find_a_listed_table_while_it_has_a_free_chair() -> None:
    house = House()
    private = await a_table(house)
    table = await a_table(house, NewTable("classic", 3, "Ada", listed=True))
    listed = await house.tables.listed()
    (notice,) = listed
    assert (notice.code, notice.free, notice.names) == (table.opened.code, 2, ("Ada",))
    assert private.opened.code != notice.code
    await table.wish(0, SeatBot(1))
    await table.wish(0, SeatBot(2))
    assert await house.tables.listed() == ()


async def test_a_deal_needs_everybody() -> None:
    table = await a_table(people=2)
    assert await refused(table.tables.wish(table.id, table.keys[0], "x", Start())) == "unfilled"


@pytest.mark.parametrize(
    "opening",
    [
        NewTable("nowhere", 3, "Ada"),
        NewTable("classic", 9, "Ada"),
        NewTable("classic", 0, "Ada"),
        NewTable("classic", 3, "Ada", {"no_such": True}),
        NewTable("classic", 3, "Ada", pace=-1),
    ],
)
async def test_a_table_that_cannot_be_dealt_is_not_opened(opening: NewTable) -> None:
    assert await refused(House().tables.open(opening, new_key())) == "bad_setup"


async def test_how_much_a_notebook_helps_is_settled_before_the_deal() -> None:
    table = await a_table(people=3)
    assert (await table.view()).assistance == "shown"
    assert (await table.wish(0, SetTable(assistance="odds"))).assistance == "odds"
    await table.deal()
    assert await table.refused(0, SetTable(assistance="none")) == "needs_vote"
    assert (await table.view()).assistance == "odds"


async def test_settings_change_before_the_deal_only() -> None:
    table = await a_table(people=3)
    view = await table.wish(0, SetTable(edition="miro", pace=30))
    assert (view.edition, view.options, view.pace) == ("miro", {}, 30)
    await table.deal()
    why = await refused(
        table.tables.wish(table.id, table.keys[0], "x", SetTable(edition="classic"))
    )
    assert why == "not_open"


async def test_everybody_plays_the_suspect_they_chose() -> None:
    """M-5: where the edition seats people by their token, chairs move before the deal."""
    opening = NewTable("miro", 3, "Ada", {"turn_limit": 12})
    table = await a_table(opening=opening, people=3)
    names = load_edition("miro").deck.suspects
    last, first = names[-1], names[0]
    await table.wish(0, ChooseSuspect(0, last))
    why = await refused(table.tables.wish(table.id, table.keys[1], "x", ChooseSuspect(1, last)))
    assert why == "taken"
    await table.wish(1, ChooseSuspect(1, first))
    view = await table.deal()
    assert view.seats == (Seat(2),)
    assert [chair.suspect for chair in view.chairs] == [first, names[1], last]


async def test_a_table_can_be_opened_with_bots_on_its_chairs() -> None:
    opening = NewTable("classic", 4, "Ada", bots=("", PLAIN, PLAIN))
    table = await a_table(opening=opening)
    assert [chair.bot for chair in (await table.view()).chairs] == ["", "", PLAIN, PLAIN]
    tables = table.tables
    strange = await refused(tables.open(NewTable("classic", 4, "Ada", bots=("nobody",)), new_key()))
    assert strange == "bad_bot"
    many = await refused(tables.open(NewTable("classic", 4, "Ada", bots=(PLAIN,) * 4), new_key()))
    assert many == "no_such_seat"


async def test_a_whole_game_is_promised_played_and_verified() -> None:
    """The commitment is shown before the first nonce is pledged, and the record keeps it."""
    table = await a_table(people=3)
    await table.deal()
    game = (await table.view()).game
    await play([table.house.referee], game, chance())
    record = await table.house.referee.record(game)
    assert isinstance(record, Record)
    tags = record.header.tags
    assert (tags["Name0"], tags["Name2"]) == ("Ada", "Cléo")
    for receipts in table.receipts.values():
        assert verify(record, receipts.of(game)).order == "proved"


async def test_a_rematch_has_the_same_people_and_a_new_promise() -> None:
    table = await a_game()
    early = await refused(table.tables.wish(table.id, table.keys[0], "early", Rematch()))
    assert early == "not_over"
    game = (await table.view()).game
    await play([table.house.referee], game, chance())
    view = await table.wish(0, Rematch())
    assert (view.stage, view.past, len(view.people)) == ("open", (game,), 3)
    assert view.game != game
    assert view.commitment != table.opened.commitment
    assert (await table.deal()).stage == "playing"
    await play([table.house.referee], view.game, chance(), 3)


async def test_a_parked_game_waits_and_goes_on() -> None:
    table = await a_game()
    await table.wish(0, Park())
    wish = await a_wish(table.house.referee, (await table.view()).game, chance())
    assert wish is not None
    prompt, action = wish
    command = Command("x", prompt.id, action)
    act = table.tables.act(table.id, table.keys[prompt.seat], prompt.seat, command)
    assert await refused(act) == "parked"
    await table.wish(0, GoOn())
    act = table.tables.act(table.id, table.keys[prompt.seat], prompt.seat, command)
    assert await act == Done("x", prompt.id)


async def test_a_deal_that_was_interrupted_is_made_up_for() -> None:
    """R1: the table says that it plays, and the server fell before the cards were dealt."""
    store = Faulty(House().store)
    table = await a_table(House(store), people=3)
    await table.mind()
    await table.wish(0, Start())
    await table.mind(0, 1)
    noted = table.receipts[2].of(table.opened.game)
    assert noted is not None

    async def fail() -> None:
        store.fails = ""

        async def now() -> None:
            store.fails = "before"

        store.first = now

    store.first = fail
    last = Reveal(noted.nonce)
    answer = await refused(table.tables.wish(table.id, table.keys[2], "last", last))
    assert answer == "try_again"
    store.fails = ""
    assert (await table.view()).stage == "playing"
    fresh = ATable(House(store.store), table.opened, table.keys)
    assert isinstance(await fresh.tables.news(fresh.id, fresh.keys[0], Seat(0), 0), News)
    prompt = await fresh.house.referee.prompt((await fresh.view()).game)
    assert isinstance(prompt, Prompt)


async def test_everybody_hears_of_a_change() -> None:
    table = await a_table()
    follower = table.tables.follow(table.id, table.opened.watch)
    first = await anext(follower)
    assert isinstance(first, TableView)
    waiting = asyncio.ensure_future(anext(follower))
    await table.join("Bob")
    then = await waiting
    assert isinstance(then, TableView)
    assert [len(first.people), len(then.people)] == [1, 2]
    await follower.aclose()


async def test_a_session_knows_its_seats() -> None:
    table = await a_game()
    session = await table.tables.session(table.id, table.keys[2])
    game = (await table.view()).game
    assert session == Session(table.id, 2, (Seat(2),), False, game)


async def test_a_table_is_the_same_to_another_worker() -> None:
    table = await a_game()
    other = House(table.house.store)
    assert await other.tables.view(table.id, table.keys[1]) == await table.view(1)
    view = await other.referee.view((await table.view()).game, SPECTATOR)
    assert isinstance(view, View)
    assert isinstance(table.opened, Opened)


async def test_coming_and_going_has_an_end() -> None:
    """Nobody fills the store with people."""
    table = await a_table()
    for _ in range(EVER_AT_MOST + 1):
        key = new_key()
        view = await outcome(table.tables.join(table.id, table.opened.invite, key, "Bob"))
        if isinstance(view, Refusal):
            break
        await table.tables.wish(table.id, key, "bye", Leave())
    assert isinstance(view, Refusal)
    assert view.code == "crowded"


async def test_a_table_that_cannot_be_read_does_not_hide_the_others() -> None:
    house = House()
    tables = [await a_table(house, NewTable("classic", 3, "Ada", listed=True)) for _ in range(2)]
    assert isinstance(house.store, MemoryStore)
    fresh = House(house.store)
    house.store._founding[tables[1].id] = b"nonsense"
    listed = await fresh.tables.listed()
    assert [notice.code for notice in listed] == [tables[0].opened.code]
