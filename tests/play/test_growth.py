"""Nobody can fill the store: what one person may add to a table is bounded, and others go on."""

import pytest

from lenoir.core.cards import Card
from lenoir.core.seats import Seat
from lenoir.play.people.keys import new_key
from lenoir.play.refusal import Code, Refusal
from lenoir.play.tables import arranging as settling
from lenoir.play.tables import register, seating
from lenoir.play.tables.arranging import SetTable
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import Ignore, Leave, Rematch, SeatBot
from lenoir.play.talk import chat, notes
from lenoir.play.talk.chat import Said, Talk
from lenoir.play.talk.notes import Note, Notebook
from tests.play.games import chance, play
from tests.play.refusing import outcome, refused
from tests.play.tables import ATable, House, a_game, a_table


@pytest.fixture(autouse=True)
def small_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same bounds, sooner reached."""
    monkeypatch.setattr(register, "CHANGES_EACH", 20)
    monkeypatch.setattr(chat, "LINES_EACH", 10)
    monkeypatch.setattr(notes, "BYTES_AT_MOST", 2_000)
    monkeypatch.setattr(seating, "PEOPLE_AT_MOST", 8)
    monkeypatch.setattr(seating, "EVER_AT_MOST", 16)
    monkeypatch.setattr(settling, "GAMES_AT_MOST", 2)


async def length(table: ATable) -> int:
    log = await table.house.store.load(table.id)
    assert log is not None
    return log.mark.length


async def wished(table: ATable, person: int, name: str, pace: int) -> TableView | Refusal:
    return await outcome(table.tables.wish(table.id, table.keys[person], name, SetTable(pace=pace)))


def why(answer: object) -> Code:
    assert isinstance(answer, Refusal)
    return answer.code


async def test_who_has_changed_a_table_too_often_changes_it_no_more_and_others_do() -> None:
    table = await a_table(people=2)
    answers = [await wished(table, 0, f"p{n}", n + 1) for n in range(30)]
    assert why(answers[-1]) == "spent"
    assert sum(isinstance(answer, TableView) for answer in answers) == 20
    assert await length(table) < 25
    assert isinstance(
        await table.tables.wish(table.id, table.keys[1], "i", Ignore(0)), TableView
    ), "that of another person counts apart"
    again = House(table.house.store)
    more = again.tables.wish(table.id, table.keys[0], "more", SetTable(pace=77))
    assert await refused(more) == "spent", "a restart forgives nothing"


async def test_getting_up_is_always_possible() -> None:
    table = await a_table(people=2)
    for n in range(30):
        await wished(table, 0, f"p{n}", n + 1)
    await table.tables.wish(table.id, table.keys[0], "bye", Leave())
    assert (await table.view(1)).host == 1


async def test_coming_and_going_without_end_is_bounded_too() -> None:
    table = await a_game(people=3)
    for _ in range(50):
        await table.house.attendance.arrive(table.id, 1)
        await table.house.attendance.depart(table.id, 1)
    assert await length(table) < 30


async def test_links_that_work_once_are_changes_too() -> None:
    table = await a_table(people=2)
    offers = [await outcome(table.tables.offer(table.id, table.keys[1])) for _ in range(30)]
    assert why(offers[-1]) == "spent"
    assert await length(table) < 30


async def test_a_chair_that_changes_hands_again_and_again_brings_no_crowd() -> None:
    """`claim` once let in as many people as it liked, and every change stored all of them."""
    table = await a_table(people=2)
    key = table.keys[1]
    for number in range(30):
        offer = await outcome(table.tables.offer(table.id, key, 1))
        if isinstance(offer, Refusal):
            break
        key, old = new_key(), key
        claimed = await outcome(table.tables.claim(table.id, offer, key, f"Guest {number}"))
        if isinstance(claimed, Refusal):
            assert claimed.code == "crowded"
            key = old
            break
    assert len((await table.view()).people) == 8
    still = await table.tables.view(table.id, key)
    assert isinstance(still, TableView), "who is there stays"
    assert still.seats == (1,)


async def test_nobody_talks_without_end_and_others_may_still_speak() -> None:
    table = await a_table(people=2)

    async def said(person: int, number: int) -> Said | Refusal:
        say, key = table.house.chat.say, table.keys[person]
        return await outcome(say(table.id, key, f"s{number}", Talk(phrase="hello")))

    answers = [await said(0, number) for number in range(15)]
    assert why(answers[-1]) == "full"
    assert sum(isinstance(answer, Said) for answer in answers) == 10
    assert isinstance(await said(1, 0), Said)


async def test_a_notebook_is_bounded_by_its_bytes() -> None:
    table = await a_game()
    books = [
        await outcome(
            table.house.notes.pencil(
                table.id, table.keys[0], Seat(0), f"n{n}", [Note(Card(1), f"{n:0200}")]
            )
        )
        for n in range(15)
    ]
    assert why(books[-1]) == "full"
    kept = [book for book in books if isinstance(book, Notebook)]
    assert 5 < len(kept) < 10


async def test_a_table_has_an_end_of_games() -> None:
    table = await a_table(people=1)
    for chair in (1, 2):
        await table.wish(0, SeatBot(chair))
    for game in range(2):
        await table.deal()
        view = await table.view()
        await play([table.house.referee], view.game, chance(game))
        again = await outcome(table.tables.wish(table.id, table.keys[0], f"again{game}", Rematch()))
        assert isinstance(again, TableView) == (game == 0)
    assert why(again) == "spent"


async def test_who_comes_and_leaves_before_the_deal_takes_nobodys_room() -> None:
    """A hundred of them once filled a listed table for ever. Planted: counting all who ever came.

    And planted: no end of them, which would fill the store.
    """
    table = await a_table(people=1)
    for number in range(17):
        key = new_key()
        come = await outcome(
            table.tables.join(table.id, table.opened.invite, key, f"Guest {number}")
        )
        if isinstance(come, Refusal):
            assert come.code == "crowded"
            break
        await table.tables.wish(table.id, key, "bye", Leave())
    assert len((await table.view()).people) == 16
