"""How fast copies are made and restored, beside ``cp``: ``python -m bench.faults.backups``.

A database of games that were really played, doubled under other names until it is large enough.
"""

import argparse
import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from time import monotonic

from lenoir import compose
from lenoir.play.logs.ports import GameId, LogId
from tests.play.games import a_referee, chance, dealt, play
from tests.store.places import KEY, InFile, InPostgres
from tests.store.postgres_server import server

LOCK = bytes(32)


async def filled(path: Path, megabytes: int) -> int:
    """A database of about that size; how many rows it has."""
    rows = 0
    async with InFile(path).opened() as store:
        referee = a_referee(store)
        game = await dealt(referee)
        await play([referee], game, chance())
        log = await store.load(game)
        assert log is not None
        number = 0
        while path.stat().st_size < megabytes * 1_000_000:
            for _ in range(50):
                name, number = GameId(LogId(f"g-copy{number:08}")), number + 1
                mark = await store.create(name, log.founding)
                await store.rewrite(name, mark, log.founding, log.entries)
                rows += 1 + len(log.entries)
    return rows


async def timed(what: str, size: int, rows: int, doing: Coroutine[object, object, object]) -> None:
    """How long something takes, as a row of a table."""
    began = monotonic()
    await doing
    spent = monotonic() - began
    print(
        f"| {what} | {spent:.2f} s | {size / 1e6 / spent:.0f} MB/s | {rows / spent:,.0f} rows/s |"
    )


async def copied(act: Callable[[], object]) -> None:
    """A copy that is on the disk."""
    act()
    os.sync()


async def measured(folder: Path, megabytes: int) -> None:
    """All ways."""
    path = folder / "lenoir.db"
    rows = await filled(path, megabytes)
    size = path.stat().st_size
    print(f"{size / 1e6:.0f} MB, {rows:,} rows\n\n| way | time | | |\n|---|---|---|---|")
    await timed("cp, synced", size, rows, copied(lambda: shutil.copy(path, folder / "cp.db")))
    plain, locked = folder / "plain", folder / "locked"
    await timed("SQLite to copy", size, rows, compose.backup(str(path), KEY, plain))
    await timed("SQLite to encrypted", size, rows, compose.backup(str(path), KEY, locked, LOCK))
    into = str(folder / "restored.db")
    await timed("copy to SQLite", size, rows, compose.restore(into, KEY, plain))
    again = str(folder / "again.db")
    await timed("encrypted to SQLite", size, rows, compose.restore(again, KEY, locked, LOCK))
    with server(folder / "postgres") as url:
        there = await InPostgres(url).url()
        await timed("copy to PostgreSQL", size, rows, compose.restore(there, KEY, plain))
        out, hidden = folder / "from.db", folder / "from.locked"
        await timed("PostgreSQL to copy", size, rows, compose.backup(there, KEY, out))
        back = compose.backup(there, KEY, hidden, LOCK)
        await timed("PostgreSQL to encrypted", size, rows, back)


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--megabytes", type=int, default=200)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="lenoir-backups-") as folder:
        Path(folder).chmod(0o755)
        asyncio.run(measured(Path(folder), args.megabytes))


if __name__ == "__main__":
    main()
