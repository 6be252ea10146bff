"""Looking after a database: it is brought up to date, copied while in use, and checked."""

import asyncio
import stat
from pathlib import Path

import apsw
import pytest

from lenoir import compose
from lenoir.core.seats import SPECTATOR
from lenoir.play.games.answers import News
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId, LogId
from lenoir.store import schema
from lenoir.store.postgres import PostgresBroadcast
from lenoir.store.schema import NEWEST, CannotOpen
from lenoir.store.sqlite import SqliteStore, check_version
from tests.play.games import a_referee, chance, dealt, play
from tests.store.places import KEY, InFile, InPostgres, Lasting


async def test_a_copy_is_made_while_games_go_on(lasting: Lasting, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    async with lasting.opened() as store:
        referee = a_referee(store)
        game = await dealt(referee)
        await asyncio.gather(play([referee], game, chance(), 30), store.backup(target))
        await store.backup(tmp_path / "later.db")
        whole = await referee.news(game, SPECTATOR, 0)
    async with InFile(target).opened() as copy:
        assert await copy.check() == {}
        assert isinstance(await a_referee(copy).news(game, SPECTATOR, 0), News)
    async with InFile(tmp_path / "later.db").opened() as copy:
        assert await a_referee(copy).news(game, SPECTATOR, 0) == whole


async def test_a_database_is_brought_up_to_date_step_by_step(
    lasting: Lasting, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with lasting.opened() as store:
        game = await dealt(a_referee(store))
    steps = (*schema.MIGRATIONS, ("ALTER TABLE logs ADD COLUMN note TEXT",))
    for name in ("lenoir.store.sqlite.NEWEST", "lenoir.store.postgres.NEWEST"):
        monkeypatch.setattr(name, NEWEST + 1)
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    monkeypatch.setattr(schema, "NEWEST", NEWEST + 1)
    for _ in range(2):
        async with lasting.opened() as store:
            assert await store.check() == {}
            assert isinstance(await a_referee(store).news(game, SPECTATOR, 0), News)
    monkeypatch.undo()
    with pytest.raises(CannotOpen, match="newer"):
        async with lasting.opened():
            pass


@pytest.mark.parametrize("version", ["3.51.2", "3.40.0", "2.8.17"])
def test_an_old_sqlite_is_refused(version: str) -> None:
    with pytest.raises(CannotOpen, match="too old"):
        check_version(version)
    check_version("3.51.3")
    check_version(apsw.sqlite_lib_version())


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("dear diary " * 100)
    with pytest.raises(CannotOpen, match="cannot be opened"):
        SqliteStore(path, KEY)
    assert path.read_text().startswith("dear diary")


def test_every_commit_is_synced(tmp_path: Path) -> None:
    """R1: what the power-loss test relies on."""
    store = SqliteStore(tmp_path / "lenoir.db", KEY)
    assert store._db is not None
    assert store._db.pragma("journal_mode") == "wal"
    assert store._db.pragma("synchronous") == 2
    store.close()


def test_a_key_is_drawn_once_and_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    key = compose.key_in(folder)
    assert compose.key_in(folder) == key
    assert stat.S_IMODE((folder / "lenoir.key").stat().st_mode) == 0o600
    (folder / "lenoir.key").write_bytes(b"short")
    with pytest.raises(CannotOpen, match="old one"):
        compose.key_in(folder)


async def test_a_house_is_opened_by_an_address(tmp_path: Path) -> None:
    for where in (compose.IN_MEMORY, str(tmp_path / "lenoir.db")):
        async with compose.opened_house(where, KEY) as house:
            game = await dealt(house.referee)
            assert isinstance(await house.referee.news(game, SPECTATOR, 0), News)
    path = str(tmp_path / "lenoir.db")
    await compose.migrate(path, KEY)
    assert await compose.check(path, KEY) == {}
    await compose.backup(path, KEY, tmp_path / "copy.db")
    with pytest.raises(CannotOpen, match="already"):
        await compose.backup(path, KEY, tmp_path / "copy.db")


async def test_a_database_that_does_not_answer_is_named() -> None:
    with pytest.raises(CannotOpen, match="no connection"):
        await compose.migrate("postgresql://nobody@127.0.0.1:1/none", KEY)


async def test_a_hint_passes_between_workers(postgres: str) -> None:
    place = InPostgres(postgres)
    url = await place.url()
    speaker, listener = PostgresBroadcast(url), PostgresBroadcast(url)
    hints = listener.hints()

    async def repeat() -> None:
        while True:  # a hint may get lost, as long as nobody listens yet
            speaker.hint(GameId(LogId("g-one")))
            await asyncio.sleep(0.02)

    speaking = asyncio.create_task(repeat())
    assert await asyncio.wait_for(anext(hints), 10) == "g-one"
    speaking.cancel()
    await speaker.close()
    await listener.close()


@pytest.mark.parametrize("hints", [True, False])
async def test_a_move_at_one_worker_is_seen_at_another(postgres: str, hints: bool) -> None:
    """R3, R5: by a hint long before the next poll, or by polling alone."""
    url = await InPostgres(postgres).url()
    async with (
        compose.opened_store(url, KEY) as (one, here),
        compose.opened_store(url, KEY) as (two, there),
    ):
        near = compose.house(one, here if hints else Alone())
        far = compose.house(two, there if hints else Alone())
        keeping = asyncio.create_task(far.keep_up(every=60 if hints else 0.05))
        game = await dealt(near.referee)
        follower = far.referee.follow(game, SPECTATOR, 0)
        first = await anext(follower)
        assert isinstance(first, News)
        waiting = asyncio.ensure_future(anext(follower))
        await play([near.referee], game, chance(), 1)
        while not waiting.done():  # a hint given before anybody listens is lost
            here.hint(game)
            await asyncio.sleep(0.02)
        more = waiting.result()
        assert isinstance(more, News)
        assert more.seq == first.next_seq
        keeping.cancel()
        await follower.aclose()
