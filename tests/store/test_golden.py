"""Golden databases: every one ever released is brought up to date, replays and plays on (R9)."""

from pathlib import Path
from shutil import copy

import apsw
import pytest

from lenoir.core.seats import Seat
from lenoir.play.games.answers import News, Prompt
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.tables.register import Register
from lenoir.record.record import Record
from lenoir.record.verify import verify
from lenoir.store.schema import NEWEST
from lenoir.store.sqlite import SqliteStore
from tests.golden.make_database import HERE, KEY
from tests.play.games import a_referee, chance, play

DATABASES = sorted(HERE.glob("database-*.db"))


def logs_in(path: Path, kind: str) -> list[LogId]:
    db = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    rows = db.execute("SELECT id FROM logs WHERE id GLOB ? ORDER BY id", (f"{kind}-*",)).fetchall()
    db.close()
    return [LogId(str(row[0])) for row in rows]


@pytest.mark.parametrize("golden", DATABASES, ids=lambda path: path.stem)
async def test_a_golden_database_replays_and_plays_on(golden: Path, tmp_path: Path) -> None:
    path = tmp_path / "lenoir.db"
    copy(golden, path)
    store = SqliteStore(path, KEY)
    assert await store.check() == {}
    referee, finished, running = a_referee(store), 0, 0
    for game in map(GameId, logs_in(golden, "g")):
        if isinstance(await referee.prompt(game), Prompt):
            running += 1
            assert isinstance(await referee.news(game, Seat(0), 0), News)
            await play([referee], game, chance())
        finished += 1
        record = await referee.record(game)
        assert isinstance(record, Record)
        assert verify(record).checked == ("rules", "commitment", "chance")
    assert (finished, running) == (9, 4)
    register = Register(store, Alone(), lambda: 0.0)
    (table,) = (log for log in logs_in(golden, "t") if not log.endswith(".chat"))
    seating = await register.seating(TableId(table))
    assert [person.name for person in seating.people] == ["Ada", "Bob"]
    assert seating.assistance == "shown"
    store.close()


def test_there_is_a_golden_database_of_every_schema() -> None:
    assert [path.stem for path in DATABASES] == [f"database-{n}" for n in range(1, NEWEST + 1)]
