"""Write a golden database for a schema that has none yet: ``python -m tests.golden.make_database``.

It is written once and kept for ever: every later version must bring it up to date and play on.
"""

import asyncio
from pathlib import Path

import apsw

from lenoir.editions.loader import FOLDER
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import SeatBot
from lenoir.play.talk.chat import Talk
from lenoir.store.schema import NEWEST
from lenoir.store.sqlite import SqliteStore
from tests.play.games import a_referee, a_setting, chance, dealt, play
from tests.play.tables import House, a_table

HERE = Path(__file__).parent
KEY = bytes(range(32))


async def written(path: Path) -> None:
    """A finished game and a running one of each edition, and a table with talk."""
    store = SqliteStore(path, KEY)
    referee = a_referee(store)
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            key = file.name.removesuffix(".toml")
            for steps in (100_000, 12):
                game = await dealt(referee, a_setting(key, 3, {"turn_limit": 5}))
                await play([referee], game, chance(key), steps)
    table = await a_table(House(store), NewTable("miro", 3, "Ada", {"turn_limit": 9}), people=2)
    await table.wish(0, SeatBot(2))
    await table.deal()
    await table.house.chat.say(table.id, table.keys[0], "hello", Talk("hello"))
    store.close()
    db = apsw.Connection(str(path))
    db.execute("PRAGMA journal_mode=DELETE")
    db.execute("VACUUM")
    db.close()


def main() -> None:
    """One file for each schema of the database."""
    path = HERE / f"database-{NEWEST}.db"
    if not path.exists():
        asyncio.run(written(path))


if __name__ == "__main__":
    main()
