"""``lenoir`` that is killed when a table is stored, before anybody is told.

``DIES_AFTER`` says after which log of it: the promise of its game (1), or the table itself (2).
"""

import os
import signal
import sys
from itertools import count

from lenoir.cli import main
from lenoir.play.logs.ports import LogId, Mark
from lenoir.store.postgres import PostgresStore
from lenoir.store.sqlite import SqliteStore


def _deadly(kind: type[SqliteStore] | type[PostgresStore], after: int) -> None:
    """Let the process die once this many logs are stored."""
    honest, begun = kind.create, count(1)

    async def create(
        self: SqliteStore,
        log: LogId,
        founding: bytes,
        code: str | None = None,
        listed: bool = False,
    ) -> Mark:
        mark = await honest(self, log, founding, code, listed)  # type: ignore[arg-type]
        if next(begun) == after:
            os.kill(os.getpid(), signal.SIGKILL)
        return mark

    setattr(kind, "create", create)  # noqa: B010 - both kinds have the same port


if __name__ == "__main__":
    for kind in (SqliteStore, PostgresStore):
        _deadly(kind, int(os.environ["DIES_AFTER"]))
    sys.exit(main())
