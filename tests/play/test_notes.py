"""Notes are kept with the seat: each change once, for whoever sits there, on every device."""

import pytest

from lenoir.core.cards import Card
from lenoir.core.seats import Seat
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.play.people.keys import new_key
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.wishes import Rematch
from lenoir.play.talk import notes
from lenoir.play.talk.notes import Change, Note, Notebook, PencilMark, Sign
from tests.play.refusing import refused
from tests.play.tables import ATable, House, a_game, a_table


def a_mark(sign: Sign, card: int = 3, place: int = ENVELOPE) -> PencilMark:
    return PencilMark(Card(card), Place(place), sign)


async def pencil(table: ATable, cmd_id: str, *changes: Change, seat: int = 0) -> Notebook:
    key = table.keys[seat]
    return await table.house.notes.pencil(table.id, key, Seat(seat), cmd_id, changes)


async def read(table: ATable, seat: int = 0, key: str = "") -> Notebook:
    book = await table.house.notes.notebook(table.id, key or table.keys[seat], Seat(seat))
    assert isinstance(book, Notebook), book
    return book


async def test_what_is_pencilled_in_is_found_again_until_it_is_rubbed_out() -> None:
    table = await a_game()
    await pencil(table, "a", a_mark("yes"), a_mark("no", card=4), Note(Card(3), "trop calme"))
    await pencil(table, "b", a_mark("maybe"), Note(None, "À voir :\u2028la serre"))
    book = await read(table)
    assert book.number == 2
    assert book.marks == (a_mark("no", card=4), a_mark("maybe"))
    assert book.notes == (Note(Card(3), "trop calme"), Note(None, "À voir :\u2028la serre"))
    await pencil(table, "c", a_mark(""), Note(Card(3), ""))
    book = await read(table)
    assert (book.marks, len(book.notes)) == ((a_mark("no", card=4),), 1)


async def test_what_is_sent_twice_is_written_once() -> None:
    table = await a_game()
    await pencil(table, "a", a_mark("yes"))
    await pencil(table, "b", a_mark("no"))
    again = await pencil(table, "a", a_mark("yes"))
    assert again == await read(table)
    assert again.marks == (a_mark("no"),)


async def test_others_find_nothing_of_it_in_theirs() -> None:
    table = await a_game()
    before = [await read(table, seat) for seat in (1, 2)]
    await pencil(table, "a", a_mark("yes"), Note(None, "secret"))
    assert [await read(table, seat) for seat in (1, 2)] == before
    assert (before[0].marks, before[0].notes) == ((), ())


async def test_another_device_and_who_takes_over_the_seat_find_the_same_notes() -> None:
    table = await a_game()
    await pencil(table, "a", a_mark("alert"), seat=1)
    for chair in (None, 1):
        offer = await table.tables.offer(table.id, table.keys[1], chair)
        assert isinstance(offer, str)
        key = new_key()
        assert isinstance(await table.tables.claim(table.id, offer, key, "Zoé"), TableView)
        assert (await read(table, 1, key)).marks == (a_mark("alert"),)


async def test_another_worker_reads_on() -> None:
    table = await a_game()
    other = ATable(House(table.house.store), table.opened, table.keys)
    assert (await read(other)).number == 0
    await pencil(table, "a", a_mark("yes"))
    await other.house.poll()
    assert (await read(other)).marks == (a_mark("yes"),)
    await pencil(other, "b", a_mark("no"))
    await pencil(table, "c", a_mark("maybe", card=5))
    assert (await read(table)).marks == (a_mark("no"), a_mark("maybe", card=5))


async def test_who_follows_is_told_of_every_change() -> None:
    table = await a_game()
    following = table.house.notes.follow(table.id, table.keys[0], Seat(0))
    first = await anext(following)
    await pencil(table, "a", a_mark("yes"))
    second = await anext(following)
    assert isinstance(first, Notebook)
    assert isinstance(second, Notebook)
    assert (first.number, second.number) == (0, 1)
    await following.aclose()


async def test_there_are_no_notes_before_the_deal_and_a_new_game_has_a_new_notebook() -> None:
    table = await a_table(people=3)
    assert await refused(pencil(table, "a", a_mark("yes"))) == "not_dealt"
    await table.deal()
    await pencil(table, "a", a_mark("yes"))
    view = await table.view()
    assert (await read(table)).game == view.game
    assert await refused(table.tables.wish(table.id, table.keys[0], "r", Rematch())) == "not_over"


@pytest.mark.parametrize(
    "change",
    [
        a_mark("yes", card=21),
        a_mark("yes", card=-1),
        a_mark("yes", place=3),
        a_mark("yes", place=-1),
        a_mark("yes", place=99),
        Note(Card(21), "?"),
        Note(Card(0), "x" * 201),
        Note(Card(0), "two\nlines"),
        Note(None, "x" * 2001),
        Note(None, "a\x00b"),
        Note(None, "a\nb"),
        Note(Card(0), "two\u2028lines"),
    ],
)
async def test_nonsense_is_not_written_down(change: Change) -> None:
    table = await a_game()
    assert await refused(pencil(table, "a", a_mark("yes"), change)) == "bad_note"
    assert (await read(table)).number == 0


async def test_a_notebook_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "ENTRIES_AT_MOST", 2)
    table = await a_game()
    assert await refused(pencil(table, "a")) == "bad_note"
    assert await refused(pencil(table, "a", *[a_mark("yes")] * 51)) == "bad_note"
    assert await refused(pencil(table, "no name", a_mark("yes"))) == "bad_command"
    await pencil(table, "a", *[a_mark("yes")] * 50)
    await pencil(table, "b", a_mark("no"))
    assert await refused(pencil(table, "c", a_mark("no"))) == "full"
    assert isinstance(await pencil(table, "b", a_mark("no")), Notebook)
