"""Copies: from either database into either, plain or encrypted; a forged one is refused."""

import asyncio
import os
import shutil
import stat
from pathlib import Path

import apsw
import pytest

from lenoir import compose
from lenoir.compose import BadCopy, NotEmpty
from lenoir.core.seats import SPECTATOR
from lenoir.play.games.answers import News
from lenoir.play.logs.ports import GameId, LogId, Unavailable
from lenoir.store.sealed_file import CHUNK, MAGIC, SALT, TAG
from tests.golden.make_database import HERE
from tests.play.games import a_referee, chance, dealt, play
from tests.store.places import KEY, InFile, InPostgres, Lasting

LOCK = bytes(reversed(range(32)))


async def address(place: Lasting) -> str:
    return await place.url() if isinstance(place, InPostgres) else str(place.path)


async def played(place: Lasting) -> GameId:
    """A database with a game in it."""
    async with place.opened() as store:
        referee = a_referee(store)
        game = await dealt(referee)
        await play([referee], game, chance(), 12)
        await store.create(LogId("t-bare"), b"", "CODE", listed=True)
    return game


@pytest.fixture(params=["sqlite", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Lasting:
    """An empty place to restore into."""
    if request.param == "sqlite":
        return InFile(tmp_path / "restored.db")
    return InPostgres(request.getfixturevalue("postgres"))


@pytest.mark.parametrize("lock", [None, LOCK], ids=["plain", "encrypted"])
async def test_a_copy_of_either_is_restored_into_either_and_played_on(
    lasting: Lasting, other: Lasting, lock: bytes | None, tmp_path: Path
) -> None:
    game, copy = await played(lasting), tmp_path / "copy"
    await compose.backup(await address(lasting), KEY, copy, lock)
    assert await compose.restore(await address(other), KEY, copy, lock) == 2
    async with lasting.opened() as one, other.opened() as two:
        assert await two.check() == {}
        before, after = a_referee(one), a_referee(two)
        whole = await before.news(game, SPECTATOR, 0)
        assert isinstance(whole, News)
        assert await after.news(game, SPECTATOR, 0) == whole
        await play([after], game, chance(), 5)
        assert await two.find("CODE") == "t-bare"
        assert await two.listed(3) == ("t-bare",)
        logs = [LogId("t-bare")]
        assert await two.look_up(logs) == await one.look_up(logs), "times are kept"


async def test_a_copy_is_for_its_owner_and_there_when_it_is_whole(
    lasting: Lasting, tmp_path: Path
) -> None:
    await played(lasting)
    before = os.umask(0)
    try:
        for name, lock in (("plain", None), ("encrypted", LOCK)):
            await compose.backup(await address(lasting), KEY, tmp_path / name, lock)
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    finally:
        os.umask(before)
    assert not list(tmp_path.glob(".*")), "nothing is left beside it"


async def test_nothing_can_be_read_in_an_encrypted_copy(tmp_path: Path) -> None:
    place = InFile(tmp_path / "lenoir.db")
    game = await played(place)
    for name, lock in (("plain", None), ("encrypted", LOCK)):
        await compose.backup(str(place.path), KEY, tmp_path / name, lock)
    words = (game.encode(), b"HandDealt", b"GameStarted")
    assert all(word in (tmp_path / "plain").read_bytes() for word in words)
    assert not any(word in (tmp_path / "encrypted").read_bytes() for word in words)


async def a_large_copy(folder: Path) -> bytes:
    """An encrypted copy of several chunks."""
    place = InFile(folder / "lenoir.db")
    async with place.opened() as store:
        for number in range(4):
            await store.create(LogId(f"g-{number}"), os.urandom(CHUNK))
    await compose.backup(str(place.path), KEY, folder / "copy", LOCK)
    return (folder / "copy").read_bytes()


async def test_an_encrypted_copy_that_was_changed_anywhere_is_refused(tmp_path: Path) -> None:
    whole = await a_large_copy(tmp_path)
    size, head = CHUNK + TAG, len(MAGIC) + SALT
    chunks = [whole[at : at + size] for at in range(head, len(whole), size)]
    assert len(chunks) > 3
    flipped = bytearray(whole)
    flipped[head + size + 7] ^= 1
    salted = bytearray(whole)
    salted[len(MAGIC)] ^= 1
    forged = {
        "a bit is flipped": bytes(flipped),
        "the salt is another": bytes(salted),
        "it is cut off at a chunk": whole[: head + 2 * size],
        "it is cut off within one": whole[:-5],
        "only the head is left": whole[:head],
        "less than the head is left": whole[: head - 9],
        "the last chunk is missing": whole[: head + size * (len(chunks) - 1)],
        "two chunks are swapped": whole[:head] + chunks[1] + chunks[0] + b"".join(chunks[2:]),
        "one comes twice": whole[:head] + chunks[0] + b"".join(chunks),
        "one is left out": whole[:head] + b"".join(chunks[1:]),
        "something is added": whole + b"more",
    }
    for how, data in forged.items():
        (tmp_path / "forged").write_bytes(data)
        target = tmp_path / "restored.db"
        with pytest.raises(BadCopy) as bad:
            await compose.restore(str(target), KEY, tmp_path / "forged", LOCK)
        assert bad.value.code == "cut", how
        async with InFile(target).opened() as store:
            assert await store.browse("") == (), how
        target.unlink()


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("UPDATE entries SET body = 'x' WHERE seq = 3", "damaged"),
        ("DELETE FROM entries WHERE seq = 3", "damaged"),
        ("UPDATE entries SET log = 't-nowhere' WHERE seq = 3", "damaged"),
        ("UPDATE logs SET founding = 'x' WHERE id = 't-bare'", "damaged"),
        ("UPDATE logs SET anchor = 'x' WHERE id = 't-bare'", "damaged"),
        ("UPDATE facts SET value = x'00'", "key"),
        ("DROP TABLE facts", "none"),
        ("PRAGMA user_version = 99", "newer"),
    ],
)
async def test_a_forged_copy_is_refused_and_nothing_has_changed(
    other: Lasting, sql: str, code: str, tmp_path: Path
) -> None:
    await played(InFile(tmp_path / "lenoir.db"))
    await compose.backup(str(tmp_path / "lenoir.db"), KEY, tmp_path / "copy")
    db = apsw.Connection(str(tmp_path / "copy"))
    db.execute("PRAGMA foreign_keys = OFF")
    db.execute(sql)
    db.close()
    with pytest.raises(BadCopy) as bad:
        await compose.restore(await address(other), KEY, tmp_path / "copy")
    assert bad.value.code == code
    async with other.opened() as store:
        assert await store.browse("") == ()


async def test_what_is_no_copy_at_all_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("dear diary " * 999)
    with pytest.raises(BadCopy, match="none"):
        await compose.restore(str(tmp_path / "lenoir.db"), KEY, tmp_path / "notes")
    with pytest.raises(BadCopy, match="open"):
        await compose.restore(str(tmp_path / "lenoir.db"), KEY, tmp_path / "notes", LOCK)


async def test_another_key_restores_nothing(tmp_path: Path) -> None:
    await played(InFile(tmp_path / "lenoir.db"))
    for name, lock in (("plain", None), ("encrypted", LOCK)):
        await compose.backup(str(tmp_path / "lenoir.db"), KEY, tmp_path / name, lock)
        with pytest.raises(BadCopy, match="key"):
            await compose.restore(str(tmp_path / "new.db"), bytes(32), tmp_path / name, lock)
    with pytest.raises(BadCopy, match="cut"):
        await compose.restore(str(tmp_path / "b.db"), KEY, tmp_path / "encrypted", bytes(32))
    with pytest.raises(BadCopy, match="locked"):
        await compose.restore(str(tmp_path / "b.db"), KEY, tmp_path / "encrypted")


async def test_nothing_is_restored_over_games(lasting: Lasting, tmp_path: Path) -> None:
    await played(lasting)
    await compose.backup(await address(lasting), KEY, tmp_path / "copy")
    with pytest.raises(NotEmpty):
        await compose.restore(await address(lasting), KEY, tmp_path / "copy")


async def test_a_copy_of_an_older_database_is_restored(other: Lasting, tmp_path: Path) -> None:
    """R9: as the version before has made it, without the times of logs."""
    shutil.copy(HERE / "database-2.db", tmp_path / "copy")
    assert await compose.restore(await address(other), KEY, tmp_path / "copy") > 9
    async with other.opened() as store:
        assert await store.check() == {}


async def test_a_backup_has_damaged_logs_too(lasting: Lasting, tmp_path: Path) -> None:
    """Else one bad log would leave a server without any backup."""
    game = await played(lasting)
    await lasting.spoil(f"UPDATE entries SET body = 'x' WHERE log = '{game}' AND seq = 3")
    for name, lock in (("plain", None), ("encrypted", LOCK)):
        await compose.backup(await address(lasting), KEY, tmp_path / name, lock)
        with pytest.raises(BadCopy, match="damaged"):
            await compose.restore(str(tmp_path / f"{name}.db"), KEY, tmp_path / name, lock)


async def test_whoever_interrupts_a_copy_finds_nothing(
    lasting: Lasting, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(lasting)

    def stop(done: int, of: int) -> None:
        raise Unavailable("the disk is full")

    for lock in (None, LOCK):
        with pytest.raises(Unavailable):
            await compose.backup(await address(lasting), KEY, tmp_path / "copy", lock, stop)
    assert not [path for path in tmp_path.iterdir() if "copy" in path.name]
    copying = asyncio.create_task(
        compose.backup(await address(lasting), KEY, tmp_path / "copy", LOCK)
    )
    await asyncio.sleep(0)
    copying.cancel()
    with pytest.raises(asyncio.CancelledError):
        await copying
    assert not [path for path in tmp_path.iterdir() if "copy" in path.name]
