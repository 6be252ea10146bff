"""Files for their owner alone: a database and its copies have every hand of every game in them."""

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

OWNER: Final = 0o600
OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""What the names of a database and of SQLite's files beside it end with."""


def begun(path: Path) -> None:
    """Begin a new file, empty, which nobody else can read from its first moment on.

    `FileExistsError` if there is one: whoever it belongs to would read what is written into it.
    """
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER)
    try:
        if hasattr(os, "fchmod"):
            os.fchmod(handle, OWNER)  # whatever the umask takes away
    finally:
        os.close(handle)


def kept_private(path: Path) -> None:
    """See to it that a database is its owner's: begun so, or tightened if others could read it.

    SQLite gives its files beside the database the mode of the database.
    """
    with suppress(FileExistsError):
        begun(path)
        return
    for end in BESIDE:
        tightened(path.with_name(path.name + end))


def synced(path: Path) -> None:
    """See to it that a file, or what a folder lists, is on the disk."""
    if os.name == "posix" or path.is_file():
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def tightened(path: Path) -> None:
    """Take a file away from others, if it is ours to do that."""
    with suppress(OSError):
        if is_open_to_others(path):
            path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)


def is_open_to_others(path: Path) -> bool:
    """Whether somebody but the owner may read or write a file; on POSIX systems only."""
    return os.name == "posix" and path.is_file() and bool(path.stat().st_mode & OTHERS)
