"""``lenoir`` whose hints get lost: ``python -m tests.server.only_polling serve``."""

import sys

from lenoir.cli import main
from lenoir.play.logs.ports import LogId
from lenoir.store.postgres import PostgresBroadcast


def _lost(self: PostgresBroadcast, log: LogId) -> None:
    """Nobody hears of it."""


setattr(PostgresBroadcast, "hint", _lost)  # noqa: B010 - in a spawned worker, too

if __name__ == "__main__":
    sys.exit(main())
