"""``lenoir db``: a copy is made while the server runs, and can be played on with."""

import shutil
import sqlite3
from pathlib import Path

from lenoir.client import Device
from tests.cli.command import lenoir
from tests.server.processes import Serving
from tests.server.tables import an_opening


async def test_a_copy_made_while_the_server_runs_has_its_tables(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    server = Serving(one)
    host = Device(await server.start())
    opened = await host.open(an_opening())
    try:
        two.mkdir()
        done = lenoir("db", "backup", str(two / "lenoir.db"), "--data", str(one))
        assert done.code == 0, done.err
    finally:
        await server.end()
    shutil.copy(one / "lenoir.key", two)
    again = Serving(two)
    other = Device(await again.start())
    try:
        other.cookies = host.cookies
        assert (await other.look(opened.table)).you == 0
    finally:
        await again.end()
    assert lenoir("db", "check", "--data", str(two)).out == "Every log is as it was written.\n"
    assert lenoir("db", "migrate", "--data", str(two)).code == 0
    damage(two / "lenoir.db")
    found = lenoir("db", "check", "--data", str(two))
    assert (found.code, opened.table in found.out) == (1, True)


async def test_an_encrypted_copy_is_restored_by_the_command(tmp_path: Path) -> None:
    one, two, lock = tmp_path / "one", tmp_path / "two", tmp_path / "backup.key"
    server = Serving(one)
    host = Device(await server.start())
    opened = await host.open(an_opening())
    await server.end()
    two.mkdir()
    lock.write_bytes(bytes(range(32)))
    copy, locked = str(tmp_path / "games.copy"), ("--key-file", str(lock))
    done = lenoir("db", "backup", copy, *locked, "--data", str(one))
    assert (done.code, "encrypted" in done.err) == (0, True)
    early = lenoir("db", "restore", copy, *locked, "--data", str(two))
    assert (early.code, "another lenoir.key" in early.err) == (2, True)
    shutil.copy(one / "lenoir.key", two)
    assert "--key-file names the key" in lenoir("db", "restore", copy, "--data", str(two)).err
    done = lenoir("db", "restore", copy, *locked, "--data", str(two))
    assert (done.code, "as it was written" in done.err) == (0, True)
    again = lenoir("db", "restore", copy, *locked, "--data", str(two))
    assert (again.code, "an empty one only" in again.err) == (2, True)
    second = Serving(two)
    other = Device(await second.start())
    try:
        other.cookies = host.cookies
        assert (await other.look(opened.table)).you == 0
    finally:
        await second.end()
    assert lenoir("db", "prune", "--dry-run", "--data", str(two), "--json").out == (
        '{"deleted":{}}\n'
    )
    lock.write_bytes(b"short")
    short = lenoir("db", "backup", f"{copy}2", *locked, "--data", str(two))
    assert (short.code, "no key of 32 bytes" in short.err) == (2, True)


def damage(path: Path) -> None:
    """Change what is stored of a table."""
    with sqlite3.connect(path) as database:
        tables = [row[0] for row in database.execute("select name from sqlite_master")]
        assert "logs" in tables, tables
        database.execute("update logs set founding = x'00' where id like 't-%'")
    database.close()


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    assert "There is no database at" in lenoir("db", "check", "--data", str(tmp_path)).err
    assert "needs the name of a new file" in lenoir("db", "backup").err
