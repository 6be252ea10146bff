"""A table is opened once, however often that is asked for: its answer may get lost (R10)."""

import asyncio
from contextlib import AsyncExitStack

import pytest
from msgspec.structs import replace

from lenoir.play.logs.ports import GameId, LogId, Store
from lenoir.play.people.keys import new_key
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.tables.wishes import SeatBot
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.play.refusing import refused
from tests.play.tables import ATable, House
from tests.store.places import Lasting, Place

OPENING = NewTable("classic", 3, "Ada", {"turn_limit": 9}, listed=True)


async def opened(store: Store, key: str, opening: NewTable = OPENING) -> Opened:
    """The answer of a worker who has just come."""
    answer = await House(store).tables.open(opening, key)
    assert isinstance(answer, Opened), answer
    return answer


async def listed(store: Store) -> list[str]:
    """The codes of all tables that strangers find."""
    found = await House(store).tables.listed()
    return [notice.code for notice in found]


async def test_four_workers_who_are_asked_at_once_open_one_table(place: Place) -> None:
    async with AsyncExitStack() as stack:
        stores: list[Store] = [await stack.enter_async_context(place.opened()) for _ in range(4)]
        key = new_key()
        answers = await asyncio.gather(*(opened(store, key) for store in stores * 3))
        assert len(set(answers)) == 1
        assert await listed(stores[0]) == [answers[0].code]
        # The links of the answer are those of the table.
        await House(stores[1]).tables.join(answers[0].table, answers[0].invite, new_key(), "Bob")


async def test_after_a_restart_it_is_still_the_same_table(lasting: Lasting) -> None:
    key = new_key()
    async with lasting.opened() as store:
        first = await opened(store, key)
    async with lasting.opened() as store:
        assert await opened(store, key) == first
        session = await House(store).tables.session(first.table, key)
        assert (session.seats, session.host) == ((0,), True)


async def test_another_opening_with_the_same_key_is_refused_and_changes_nothing(
    place: Place,
) -> None:
    async with place.opened() as store:
        key = new_key()
        first = await opened(store, key)
        logs = (first.table, GameId(LogId(f"g-{first.table[2:]}")))
        before = [await store.load(log) for log in logs]
        for other in (
            replace(OPENING, edition="miro", options={}),
            replace(OPENING, chairs=4),
            replace(OPENING, name="Eve"),
            replace(OPENING, options={}),
            replace(OPENING, listed=False),
            replace(OPENING, pace=30),
            replace(OPENING, free_text=True),
            replace(OPENING, assistance="odds"),
        ):
            assert await refused(House(store).tables.open(other, key)) == "reused"
        assert [await store.load(log) for log in logs] == before
        assert await listed(store) == [first.code]


async def test_other_keys_open_other_tables_with_other_links(place: Place) -> None:
    async with place.opened() as store:
        answers = [await opened(store, new_key()) for _ in range(3)]
        for told in zip(*((a.table, a.code, a.invite, a.watch) for a in answers), strict=True):
            assert len(set(told)) == 3
        assert len({answer.commitment for answer in answers}) == 3


@pytest.mark.parametrize("stored", [1, 2])
async def test_what_was_begun_when_the_storage_failed_is_gone_on_with(stored: int) -> None:
    """The promise of the game is stored, then the table; neither is there twice."""
    store, key = MemoryStore(), new_key()
    faulty = Faulty(store)
    faulty.creates = stored
    house = House(faulty)
    assert await refused(house.tables.open(OPENING, key)) == "try_again"
    assert len(store._founding) == stored
    answer = await house.tables.open(OPENING, key)
    assert isinstance(answer, Opened)
    assert len(store._founding) == 2
    assert await listed(store) == [answer.code]


async def test_an_answer_that_comes_late_is_the_same_though_the_game_is_under_way() -> None:
    house, key = House(), new_key()
    first = await opened(house.store, key)
    table = ATable(house, first, [key])
    await table.wish(0, SeatBot(1, "plain"))
    await table.wish(0, SeatBot(2, "plain"))
    await table.deal()
    stands = await table.view()
    assert await house.tables.open(OPENING, key) == first
    assert await table.view() == stands


async def test_a_house_that_draws_names_and_links_anew_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lenoir.play.tables.tables.derived", lambda key, use: new_key())
    store, key = MemoryStore(), new_key()
    answers = {await opened(store, key) for _ in range(2)}
    assert len(answers) == len(await listed(store)) == 2
