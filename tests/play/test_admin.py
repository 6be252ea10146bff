"""What whoever runs a server may do, and that it is noted; people are forgotten without a trace."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest

from lenoir import compose
from lenoir.compose import House
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.office.admin import Search, ended
from lenoir.office.reports import Report
from lenoir.office.retention import DAY, Retention, prune
from lenoir.play.games.answers import News
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import TableId
from lenoir.play.people.callers import mark_of
from lenoir.play.people.keys import new_key
from lenoir.play.refusal import Refusal
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.talk.chat import Said, Talk
from lenoir.play.talk.notes import Note, Notebook
from lenoir.record.record import Record
from lenoir.store.memory import MemoryStore
from tests.play.games import chance, play
from tests.play.refusing import refused
from tests.play.tables import ATable
from tests.play.tables import House as AnyHouse
from tests.store.places import KEY

NAME = "Wilhelmina"


class Evening:
    """A table with a game at which somebody has left traces everywhere."""

    def __init__(self, house: House, opened: Opened, keys: list[str]) -> None:
        self.house, self.opened, self.keys = house, opened, keys

    @property
    def table(self) -> TableId:
        return self.opened.table


async def an_evening(house: House, name: str = NAME) -> Evening:
    keys = [new_key() for _ in range(3)]
    opening = NewTable("classic", 3, "Ada", {"turn_limit": 6}, free_text=True)
    opened = await house.tables.open(opening, keys[0])
    assert isinstance(opened, Opened)
    for key, guest in zip(keys[1:], (name, "Cléo"), strict=True):
        assert isinstance(
            await house.tables.join(opened.table, opened.invite, key, guest), TableView
        )
    await house.callers.note(opened.table, 1, ("address-one", "device-one"))
    begun = await ATable(cast("AnyHouse", house), opened, keys).deal()
    assert begun.stage == "playing"
    said = await house.chat.say(opened.table, keys[1], "s", Talk(text=f"{name} was here"))
    assert isinstance(said, Said), said
    note = Note(None, f"notes of {name}")
    book = await house.notes.pencil(opened.table, keys[1], Seat(1), "n", (note,))
    assert isinstance(book, Notebook), book
    reported = await house.reports.report(opened.table, keys[1], 0, "other", f"{name} says so")
    assert isinstance(reported, Report), reported
    return Evening(house, opened, keys)


def in_memory(now: float = 1_000_000.0) -> House:
    return compose.house(MemoryStore(lambda: now), Alone(), now=lambda: now)


@asynccontextmanager
async def in_a_file(path: Path) -> AsyncIterator[House]:
    async with compose.opened_house(str(path), KEY) as house:
        yield house


async def test_tables_are_found_by_code_name_guest_edition_and_state() -> None:
    house = in_memory()
    evening = await an_evening(house)
    other = await house.tables.open(NewTable("miro", 3, "Zoé"), new_key())
    assert isinstance(other, Opened)

    async def found(search: Search) -> list[str]:
        return [each.table async for each in house.admin.tables(search)]

    mine, theirs = [evening.table], [other.table]
    assert await found(Search("wilhel")) == mine
    assert await found(Search(evening.opened.code.lower())) == mine
    assert await found(Search(evening.table)) == mine
    assert await found(Search(edition="miro")) == theirs
    assert await found(Search(state="open")) == theirs
    assert await found(Search(state="running")) == mine
    assert sorted(await found(Search())) == sorted(mine + theirs)
    assert await found(Search(idle_days=1)) == []
    assert await found(Search("nobody at all")) == []


async def test_what_is_shown_has_people_and_chairs_and_no_card() -> None:
    """The canary: nothing that only a seat may know is in any answer of the office."""
    house = in_memory()
    evening = await an_evening(house)
    admin = house.admin
    await admin.silence("me", evening.table, 2, 1)
    shown = await admin.show(evening.opened.code)
    assert [guest.name for guest in shown.people] == ["Ada", NAME, "Cléo"]
    assert [guest.is_silenced for guest in shown.people] == [False, False, True]
    told = msgspec.json.encode(
        [shown, [each async for each in admin.tables(Search())], await admin.acts()]
    ).decode()
    seating = await house.register.seating(evening.table)
    log = await house.store.load(seating.game)
    assert log is not None
    secret = msgspec.json.decode(log.founding)["secret"]
    keys = [seating.invite, seating.watch, *(k for p in seating.people for k in p.keys)]
    hidden = (secret, *keys, *evening.keys, evening.opened.invite, "cards", "hand", "Dealt")
    assert not [word for word in hidden if word in told]


async def test_an_ended_table_sends_everybody_away_and_lets_nobody_in() -> None:
    house = in_memory()
    evening = await an_evening(house)
    await house.admin.end("me", evening.table)
    for key in (*evening.keys, evening.opened.watch):
        assert await refused(house.tables.view(evening.table, key)) == "not_seated"
    for invite in (evening.opened.invite, evening.opened.code, "", "-", "--"):
        assert await refused(house.tables.join(evening.table, invite, new_key(), "Bob")), invite
    assert ended(await house.register.seating(evening.table)).stage == "parked"


async def test_a_deleted_table_is_gone_with_everything() -> None:
    house = in_memory()
    evening = await an_evening(house)
    await house.admin.delete("me", evening.opened.code)
    assert await house.store.browse("t-") == await house.store.browse("g-") == ()
    with pytest.raises(Refusal):
        await house.admin.show(evening.table)


async def test_whoever_is_silenced_says_nothing_until_the_time_is_over() -> None:
    now = 1000.0
    house = compose.house(MemoryStore(), Alone(), now=lambda: now)
    evening = await an_evening(house)
    await house.admin.silence("me", evening.table, 1, days=1)
    say = house.chat.say
    assert await refused(say(evening.table, evening.keys[1], "a", Talk("hello"))) == "muted"
    assert isinstance(await say(evening.table, evening.keys[2], "a", Talk("hello")), Said)
    now += DAY + 1
    assert isinstance(await say(evening.table, evening.keys[1], "b", Talk("hello")), Said)


async def test_addresses_and_devices_of_a_person_are_banned_for_a_time_or_until_it_is_lifted() -> (
    None
):
    now = 1000.0
    house = compose.house(MemoryStore(), Alone(), now=lambda: now)
    evening = await an_evening(house)
    first = await house.admin.ban("me", evening.table, 1, days=2)
    assert house.bans.is_banned(["device-one"])
    assert house.bans.is_banned(["elsewhere", "address-one"])
    assert house.bans.is_banned([mark_of(evening.table, 1)]), "and their keys"
    assert not house.bans.is_banned(["address-two", mark_of(evening.table, 2)])
    second = await house.admin.ban_address("me", ["address-two"], days=1)
    assert set(await house.bans.now()) == {first, second}
    await house.admin.lift("me", second)
    assert not house.bans.is_banned(["address-two"])
    now += 2 * DAY
    assert not house.bans.is_banned(["device-one"])
    with pytest.raises(Refusal):
        await house.admin.ban("me", evening.table, 0, days=1)


async def test_a_report_is_heard_once_for_each_reason_and_of_people_who_are_there() -> None:
    house = in_memory()
    evening = await an_evening(house)
    report, keys = house.reports.report, evening.keys
    for _ in range(3):
        assert isinstance(await report(evening.table, keys[2], 1, "language", "rude"), Report)
    assert await refused(report(evening.table, keys[2], 2, "name", "")) == "no_such_person"
    assert await refused(report(evening.table, keys[2], 9, "name", "")) == "no_such_person"
    assert await refused(report(evening.table, keys[2], 1, "name", "x" * 201)) == "bad_text"
    assert await refused(report(evening.table, new_key(), 1, "name", "")) == "not_seated"
    found = [(each.by, each.person, each.reason) for each in await house.admin.reports()]
    assert found == [(1, 0, "other"), (2, 1, "language")]
    later = 1_000_000.0 + 91 * DAY
    await prune(house.store, Retention(0, 0, 1000, 90), later)
    assert await house.admin.reports() == []


async def test_every_act_is_noted_with_who_and_when_and_names_nobody() -> None:
    house = in_memory()
    evening = await an_evening(house)
    admin = house.admin
    await admin.silence("ada", evening.table, 1, 1)
    number = await admin.ban("ada", evening.table, 1, 1)
    await admin.lift("ada", number)
    await admin.erase("ada", evening.table, 1)
    await admin.end("ada", evening.table)
    await admin.delete("ada", evening.table)
    await admin.token("ada", 1)
    await admin.revoke("ada")
    acts = await admin.acts()
    deeds = ["silence", "ban", "lift", "erase", "end", "delete", "token", "revoke"]
    assert [act.deed for act in acts] == deeds
    assert {act.by for act in acts} == {"ada"}
    assert all(act.at == 1_000_000.0 for act in acts)
    assert NAME not in msgspec.json.encode(acts).decode()


async def test_nothing_of_an_erased_person_is_left_in_the_file_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    path = tmp_path / "lenoir.db"
    async with in_a_file(path) as house:
        evening = await an_evening(house)
        game = (await house.register.seating(evening.table)).game
        before = await house.referee.news(game, SPECTATOR, 0)
        assert isinstance(before, News)
    assert NAME.encode() in path.read_bytes(), "else the search would show nothing"
    async with in_a_file(path) as house:
        await house.admin.erase("me", evening.table, 1)
        assert await refused(house.tables.view(evening.table, evening.keys[1])) == "not_seated"
        view = await house.tables.view(evening.table, evening.keys[0])
        assert isinstance(view, TableView)
        assert [person.name for person in view.people] == ["Ada", "N. N.", "Cléo"]
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        assert not [word for word in (NAME, "address-one") if word.encode() in data], file
    assert await compose.check(str(path), KEY) == {}, "every log is sealed anew"
    async with in_a_file(path) as house:
        assert isinstance(await house.referee.news(game, SPECTATOR, 0), News)
        await play([house.referee], game, chance())
        record = await house.referee.record(game)
        assert isinstance(record, Record)
        assert [tag for tag in record.header.tags.values() if tag == "N. N."]
        assert await house.admin.reports() == []


async def test_others_with_a_part_of_the_name_keep_theirs(tmp_path: Path) -> None:
    async with in_a_file(tmp_path / "lenoir.db") as house:
        evening = await an_evening(house, name="Ad")
        await house.admin.erase("me", evening.table, 1)
        seating = await house.register.seating(evening.table)
        assert [person.name for person in seating.people] == ["Ada", "N. N.", "Cléo"]


async def test_a_running_worker_takes_note_of_bans_and_erasures_of_another(
    tmp_path: Path,
) -> None:
    """``lenoir admin`` is another process over the same file: nobody gives a hint."""
    path = tmp_path / "lenoir.db"
    async with in_a_file(path) as server, in_a_file(path) as office:
        evening = await an_evening(server)
        await server.bans.opened()
        await office.admin.ban("me", evening.table, 1, 1)
        assert not server.bans.is_banned(["device-one"])
        await server.poll()
        assert server.bans.is_banned(["device-one"])
        await office.admin.erase("me", evening.table, 1)
        await server.poll()
        view = await server.tables.view(evening.table, evening.keys[0])
        assert isinstance(view, TableView)
        assert view.people[1].name == "N. N."
        heard = await server.chat.heard(evening.table, evening.keys[0])
        assert heard == ()
        said = await server.chat.say(evening.table, evening.keys[0], "x", Talk("hello"))
        assert isinstance(said, Said), said


async def test_a_word_opens_the_page_for_its_time_and_until_it_is_revoked() -> None:
    now = 1000.0
    house = compose.house(MemoryStore(), Alone(), now=lambda: now)
    await house.admin.token("me", 1)
    await house.admin.token("me", 3)
    assert len(await house.admin.tokens()) == 2
    now += 2 * DAY
    assert len(await house.admin.tokens()) == 1
    await house.admin.revoke("me")
    assert await house.admin.tokens() == {}
