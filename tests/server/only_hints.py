"""``lenoir`` that never polls: ``python -m tests.server.only_hints serve``."""

import sys

from lenoir.cli import main
from lenoir.compose import House


async def _idle(self: House) -> None:
    """Trust in hints."""


setattr(House, "poll", _idle)  # noqa: B010 - in a spawned worker, too

if __name__ == "__main__":
    sys.exit(main())
