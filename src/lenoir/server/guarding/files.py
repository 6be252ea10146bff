"""Files: how many a process may have open, of which every connection is one."""

from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from lenoir.server.guarding.allowances import Allowances

KEPT_FREE: Final = 150
"""For the database, the processes beside, logs, and those who are told that there is no room."""


def raise_file_limit(at_most: int = 65_536) -> None:
    """As far as the system lets us: many begin with 1,024, which one address can use up."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = at_most if hard == resource.RLIM_INFINITY else min(hard, at_most)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def within_files(allowances: Allowances) -> Allowances:
    """No more connections than there may be files: without one nobody can even be refused."""
    with suppress(ImportError):
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            room = max(soft - KEPT_FREE, soft // 2)
            return replace(allowances, connections=min(allowances.connections or room, room))
    return allowances
