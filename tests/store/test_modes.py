"""A database is its owner's alone from its first moment on, whatever the umask says."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from lenoir import compose
from lenoir.play.logs.ports import GameId, LogId
from lenoir.store.modes import begun, is_open_to_others
from lenoir.store.sqlite import SqliteStore
from tests.store.places import KEY

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")


@pytest.fixture
def generous() -> Iterator[None]:
    """A umask that takes nothing away."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("generous")
async def test_nobody_else_can_read_a_database_or_what_lies_beside_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "lenoir.db", KEY)
    await store.create(GameId(LogId("g-one")), b"secret")
    found = {path.name: mode(path) for path in tmp_path.iterdir()}
    store.close()
    assert found == dict.fromkeys(("lenoir.db", "lenoir.db-wal", "lenoir.db-shm"), 384)


@pytest.mark.usefixtures("generous")
async def test_a_database_of_yesterday_that_others_could_read_is_tightened(tmp_path: Path) -> None:
    path = tmp_path / "lenoir.db"
    SqliteStore(path, KEY).close()
    path.chmod(0o644)
    assert is_open_to_others(path)
    SqliteStore(path, KEY).close()
    assert mode(path) == 0o600


@pytest.mark.usefixtures("generous")
def test_key_and_data_folder_are_for_their_owner(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    key = compose.key_in(folder)
    assert (mode(folder), mode(folder / "lenoir.key")) == (0o700, 0o600)
    (folder / "lenoir.key").chmod(0o644)
    assert compose.key_in(folder) == key
    assert mode(folder / "lenoir.key") == 0o600


def test_a_file_that_somebody_else_has_begun_is_not_written_into(tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("theirs")
    with pytest.raises(FileExistsError):
        begun(tmp_path / "copy")
