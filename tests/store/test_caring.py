"""Care: every store knows the times of its logs, deletes them whole, and writes them anew."""

import asyncio
import shutil
from pathlib import Path
from time import time

import pytest

from lenoir.core.seats import SPECTATOR
from lenoir.play.games.answers import News
from lenoir.play.logs.ports import Conflict, Entry, GameId, LogId, TableId
from lenoir.store.sqlite import SqliteStore
from tests.golden.make_database import HERE
from tests.play.games import a_referee, chance, dealt, play
from tests.store.places import KEY, Lasting, Place

ONE, TWO = TableId(LogId("t-one")), TableId(LogId("t-two"))


async def test_a_log_knows_when_it_was_begun_and_last_changed(place: Place) -> None:
    async with place.opened() as store:
        mark = await store.create(ONE, b"", "CODE")
        await asyncio.sleep(0.02)
        await store.append(ONE, mark, Entry("a", b"1"))
        kept = (await store.look_up([ONE, TWO]))[ONE]
        assert (kept.code, kept.length) == ("CODE", 1)
        assert 0.01 < kept.changed - kept.created < 60


async def test_logs_are_browsed_by_kind_and_in_slices(place: Place) -> None:
    async with place.opened() as store:
        logs = [TableId(LogId(f"t-{n:02}")) for n in range(7)]
        for log in (*logs, GameId(LogId("g-x")), LogId("u-x")):
            await store.create(log, b"")
        found: list[LogId] = []
        while slice := await store.browse("t-", found[-1] if found else "", 3):
            assert len(slice) <= 3
            found += [kept.log for kept in slice]
        assert sorted(found) == logs


async def test_a_log_is_deleted_with_its_entries_and_its_name_is_free_again(place: Place) -> None:
    async with place.opened() as store:
        mark = await store.create(ONE, b"old", "CODE", listed=True)
        await store.append(ONE, mark, Entry("a", b"1"), listed=True)
        await store.create(TWO, b"")
        assert await store.delete([ONE, TableId(LogId("t-none"))])
        assert await store.load(ONE) is None
        assert await store.find("CODE") is None
        assert await store.listed(9) == ()
        assert await store.lengths([ONE, TWO]) == {TWO: 0}
        with pytest.raises(Conflict):
            await store.append(ONE, mark, Entry("b", b"2"))
        await store.create(ONE, b"new", "CODE")


async def test_a_log_that_has_changed_since_is_not_deleted(place: Place) -> None:
    async with place.opened() as store:
        await store.create(ONE, b"")
        mark = await store.create(TWO, b"")
        seen = max(kept.changed for kept in (await store.look_up([ONE, TWO])).values())
        await asyncio.sleep(0.02)
        await store.append(TWO, mark, Entry("a", b"1"))
        assert not await store.delete([ONE, TWO], seen)
        assert set(await store.lengths([ONE, TWO])) == {ONE, TWO}, "all of them, or none"


async def test_a_log_that_is_written_anew_is_sealed_and_goes_on(lasting: Lasting) -> None:
    async with lasting.opened() as store:
        mark = await store.create(ONE, b"Ada", "CODE")
        mark = await store.append(ONE, mark, Entry("a", b"Ada"))
        with pytest.raises(Conflict):
            await store.rewrite(ONE, await store.create(TWO, b""), b"", ())
        after = await store.rewrite(ONE, mark, b"N", [Entry("a", b"N")])
        assert await store.check() == {}
        with pytest.raises(Conflict):
            await store.append(ONE, mark, Entry("b", b"2"))
        await store.append(ONE, after, Entry("b", b"2"))
        log = await store.load(ONE)
        assert log is not None
        assert (log.founding, log.entries) == (b"N", (Entry("a", b"N"), Entry("b", b"2")))
        assert await store.find("CODE") == ONE


async def test_whoever_plays_on_with_a_log_that_was_written_anew_reads_it_again(
    lasting: Lasting,
) -> None:
    async with lasting.opened() as store:
        referee = a_referee(store)
        game = await dealt(referee)
        await play([referee], game, chance(), 5)
        log = await store.load(game)
        assert log is not None
        await store.rewrite(game, log.mark, log.founding, log.entries[:-1] + log.entries[-1:])
        mark = Entry(log.entries[0].cmd_id, log.entries[0].body + b" ")
        fresh = await store.load(game)
        assert fresh is not None
        await store.rewrite(game, fresh.mark, log.founding, [mark, *log.entries[1:]])
        assert isinstance(await referee.news(game, SPECTATOR, 0), News)
        await referee.prompt(game)
        await referee.logs.catch_up(game)
        await play([referee], game, chance(), 5)


async def test_nothing_of_a_deleted_log_is_left_in_the_file(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "lenoir.db", KEY)
    mark = await store.create(ONE, b"Wilhelmina")
    await store.append(ONE, mark, Entry("a", b"Wilhelmina" * 1000))
    assert await store.delete([ONE])
    store.close()
    assert b"Wilhelmina" not in (tmp_path / "lenoir.db").read_bytes()


async def test_a_database_without_times_counts_from_the_day_it_was_brought_up_to_date(
    tmp_path: Path,
) -> None:
    shutil.copy(HERE / "database-2.db", tmp_path / "lenoir.db")
    store = SqliteStore(tmp_path / "lenoir.db", KEY)
    kept = await store.browse("g-")
    assert kept
    assert all(abs(time() - each.changed) < 600 and each.created <= each.changed for each in kept)
    store.close()
