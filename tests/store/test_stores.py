"""What every store promises: one order, each command once, nothing lost by closing."""

import asyncio

import pytest

from lenoir.play.logs.ports import FORGOTTEN_AFTER, START, Conflict, Entry, LogId, Mark
from lenoir.record.record import Record
from lenoir.record.verify import verify
from tests.play.games import a_referee, a_setting, chance, dealt, play
from tests.play.tables import House, a_table
from tests.store.places import Lasting, Place

LOG = LogId("g-one")


async def test_a_log_grows_entry_by_entry(place: Place) -> None:
    async with place.opened() as store:
        mark = await store.create(LOG, b"founding")
        entries = tuple(Entry(f"c{n}", b"%d" % n) for n in range(5))
        marks = [mark]
        for entry in entries:
            marks.append(await store.append(LOG, marks[-1], entry))
        log = await store.load(LOG)
        assert log is not None
        assert (log.founding, log.entries, log.mark) == (b"founding", entries, marks[-1])
        for at, before in enumerate(marks[1:], start=1):
            rest = await store.load(LOG, before)
            assert rest is not None
            assert (rest.entries, rest.mark) == (entries[at:], marks[-1])


async def test_a_log_without_entries_is_there(place: Place) -> None:
    async with place.opened() as store:
        mark = await store.create(LOG, b"founding")
        log = await store.load(LOG)
        assert log is not None
        assert (log.entries, log.mark) == ((), mark)
        assert await store.load(LogId("g-other")) is None


async def test_who_is_late_is_told_so_and_nothing_has_changed(place: Place) -> None:
    """R3"""
    async with place.opened() as store:
        mark = await store.create(LOG, b"")
        await store.append(LOG, mark, Entry("a", b"1"))
        with pytest.raises(Conflict):
            await store.append(LOG, mark, Entry("b", b"2"))
        log = await store.load(LOG)
        assert log is not None
        assert log.entries == (Entry("a", b"1"),)


async def test_what_is_spent_is_spent_for_everybody_and_forgotten_long_after_its_end(
    place: Place,
) -> None:
    async with place.opened() as one, place.opened() as two:
        assert await one.spend("a", 100)
        assert not await two.spend("a", 100)
        assert not await one.spend("a", 100)
        assert await two.spend("b", 100 + FORGOTTEN_AFTER)
        assert not await one.spend("a", 100 + FORGOTTEN_AFTER)
        assert await one.spend("c", 101 + FORGOTTEN_AFTER)
        assert not await two.spend("b", 101 + FORGOTTEN_AFTER)
        assert await one.spend("a", 101 + FORGOTTEN_AFTER), "nobody would take it any more"


async def test_of_many_who_spend_the_same_one_succeeds(place: Place) -> None:
    async with place.opened() as one, place.opened() as two:
        tried = await asyncio.gather(*(store.spend("a", 9) for store in (one, two) * 8))
        assert sum(tried) == 1


async def test_of_many_appends_at_once_only_those_that_are_late_fail(place: Place) -> None:
    """R3"""
    logs = [LogId(f"g-{n}") for n in range(9)]
    late, ahead, grown = logs[2], logs[5], logs[6]
    one, other = Entry("a", b"1"), Entry("b", b"2")
    async with place.opened() as store:
        marks = {log: await store.create(log, b"") for log in logs}
        await store.append(late, marks[late], other)
        marks[grown] = marks[ahead] = await store.append(grown, marks[grown], other)
        appends = [store.append(log, marks[log], one) for log in logs]
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        for log, outcome in zip(logs, outcomes, strict=True):
            assert isinstance(outcome, Conflict) == (log in (late, ahead)), log
            found = await store.load(log)
            assert found is not None
            assert found.entries == {late: (other,), ahead: (), grown: (other, one)}.get(
                log, (one,)
            )


async def test_a_command_has_one_entry(place: Place) -> None:
    """R2"""
    async with place.opened() as store:
        mark = await store.append(LOG, await store.create(LOG, b""), Entry("a", b"1"))
        with pytest.raises(Conflict):
            await store.append(LOG, mark, Entry("a", b"2"))
        assert await store.answered(LOG, "a") == 0
        assert await store.answered(LOG, "b") is None
        assert await store.lengths([LOG, LogId("g-none")]) == {LOG: 1}
        await store.append(LOG, mark, Entry("b", b"3"))
        assert await store.answered(LOG, "b") == 1


async def test_nothing_is_added_to_a_log_that_is_not_there(place: Place) -> None:
    async with place.opened() as store:
        with pytest.raises(Conflict):
            await store.append(LOG, Mark(0, b"x"), Entry("a", b"1"))


async def test_a_name_and_a_code_are_given_once(place: Place) -> None:
    async with place.opened() as store:
        await store.create(LOG, b"", "CODE")
        assert await store.find("CODE") == LOG
        assert await store.find("NONE") is None
        with pytest.raises(Conflict):
            await store.create(LOG, b"")
        with pytest.raises(Conflict):
            await store.create(LogId("g-two"), b"", "CODE")
        assert await store.load(LogId("g-two")) is None


async def test_strangers_find_what_is_listed_the_latest_first(place: Place) -> None:
    async with place.opened() as store:
        marks = {}
        for name in ("a", "b", "c"):
            log = LogId(name)
            mark = await store.create(log, b"")
            marks[log] = await store.append(log, mark, Entry("x", b""), listed=name != "b")
            await asyncio.sleep(0.002)
        assert await store.listed(10) == ("c", "a")
        assert await store.listed(1) == ("c",)
        await store.append(LogId("c"), marks[LogId("c")], Entry("y", b""))
        assert await store.listed(10) == ("a",)


async def test_strangers_find_a_log_from_its_beginning_on_if_it_says_so(place: Place) -> None:
    async with place.opened() as store:
        marks = [await store.create(LogId(n), b"", listed=n != "b") for n in ("a", "b")]
        assert await store.listed(10) == ("a",)
        await store.append(LogId("a"), marks[0], Entry("x", b""))
        assert await store.listed(10) == ()


async def test_of_many_at_once_one_is_first(place: Place) -> None:
    """R3"""
    async with place.opened() as store:
        mark = await store.create(LOG, b"")
        tries = [store.append(LOG, mark, Entry(f"c{n}", b"")) for n in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(outcome, Mark) for outcome in outcomes) == 1
        assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 19
        assert await store.lengths([LOG]) == {LOG: 1}


async def test_many_logs_grow_at_once(place: Place) -> None:
    async with place.opened() as store:

        async def grow(log: LogId) -> None:
            mark = await store.create(log, b"")
            for number in range(10):
                mark = await store.append(log, mark, Entry(f"c{number}", b""))

        logs = [LogId(f"g-{n}") for n in range(12)]
        await asyncio.gather(*map(grow, logs))
        assert await store.lengths(logs) == dict.fromkeys(logs, 10)


async def test_what_was_stored_is_there_after_opening_again(lasting: Lasting) -> None:
    """R1"""
    async with lasting.opened() as store:
        mark = await store.append(LOG, await store.create(LOG, b"f", "CODE"), Entry("a", b"1"))
    async with lasting.opened() as store:
        log = await store.load(LOG)
        assert log is not None
        assert (log.entries, log.mark) == ((Entry("a", b"1"),), mark)
        assert await store.find("CODE") == LOG
        assert await store.check() == {}


async def test_two_workers_see_what_the_other_stores(place: Place) -> None:
    async with place.opened() as one, place.opened() as two:
        mark = await one.create(LOG, b"")
        mark = await two.append(LOG, mark, Entry("a", b"1"))
        assert await one.answered(LOG, "a") == 0
        await one.append(LOG, mark, Entry("b", b"2"))
        log = await two.load(LOG, START)
        assert log is not None
        assert len(log.entries) == 2


async def test_a_game_is_played_by_workers_in_turn_and_verified(place: Place) -> None:
    """R1 to R6, over every store."""
    async with place.opened() as one, place.opened() as two:
        referees = [a_referee(one), a_referee(two)]
        game = await dealt(referees[0], a_setting(options={"turn_limit": 6}))
        await play(referees, game, chance())
        record = await a_referee(two).record(game)
        assert isinstance(record, Record)
        assert verify(record).ok


async def test_a_table_is_kept(place: Place) -> None:
    async with place.opened() as one, place.opened() as two:
        table = await a_table(House(one), people=2)
        other = House(two)
        assert await other.tables.view(table.id, table.keys[1]) == await table.view(1)
        assert await other.tables.find(table.opened.code) == table.id
