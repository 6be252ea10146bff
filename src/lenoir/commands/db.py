"""``lenoir db``: care for the database of a server."""

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import msgspec

from lenoir.commands.serve import kept_for
from lenoir.compose import (
    KEY_FILE,
    KEY_SIZE,
    BadCopy,
    CannotOpen,
    NoCipher,
    NotEmpty,
    backup,
    check,
    key_in,
    migrate,
    prune,
    restore,
)
from lenoir.messages import BadInput, Messages
from lenoir.play.logs.ports import Unavailable
from lenoir.settings import DATABASE, data_folder, database, take

DAMAGED = 1
MEGABYTE = 1_000_000


def run(args: Namespace, say: Messages) -> int:
    """Copy it, put a copy back, read all of it, delete what is old, or bring it up to date."""
    take(vars(args), os.environ)
    is_copying = args.deed in ("backup", "restore")
    if is_copying != bool(args.target):
        raise BadInput(say("db-target"))
    if args.key_file and not is_copying:
        raise BadInput(say("db-only-backup"))
    if args.deed == "backup" and Path(args.target).exists():
        raise BadInput(say("record-exists", file=args.target))
    where = database(os.environ)
    if args.deed != "restore" and not os.environ.get(DATABASE) and not Path(where).exists():
        raise BadInput(say("db-missing", place=where))
    try:
        return DEEDS[args.deed](args, where, say)
    except (CannotOpen, OSError) as error:
        raise BadInput(say("serve-cannot-open", why=str(error))) from None
    except Unavailable as error:
        raise BadInput(say("serve-cannot-open", why=f"{error}")) from None
    except NoCipher:
        raise BadInput(say("db-extra", python=sys.executable)) from None


def _key() -> bytes:
    return key_in(data_folder(os.environ))


def _backup(args: Namespace, where: str, say: Messages) -> int:
    target = Path(args.target)
    lock = _lock(args.key_file, say)
    asyncio.run(backup(where, _key(), target, lock, _progress(say)))
    told = "db-copied" if lock is None else "db-copied-locked"
    print(say(told, place=args.target), file=sys.stderr)
    return 0


def _restore(args: Namespace, where: str, say: Messages) -> int:
    place = "PostgreSQL" if os.environ.get(DATABASE) else where
    lock = _lock(args.key_file, say)
    try:
        if not data_folder(os.environ).joinpath(KEY_FILE).exists():
            raise BadCopy("key")  # no new one is drawn: it would fit no copy
        logs = asyncio.run(restore(where, _key(), Path(args.target), lock, _progress(say)))
    except NotEmpty:
        raise BadInput(say("db-not-empty", place=place)) from None
    except BadCopy as bad:
        why = say(f"db-copy-{bad.code}", **bad.told)
        raise BadInput(say("db-bad-copy", place=args.target, why=why)) from None
    print(say("db-restored", logs=logs, place=args.target), file=sys.stderr)
    return 0


def _lock(file: str | None, say: Messages) -> bytes | None:
    """The key for an encrypted copy, if one is wanted."""
    if not file:
        return None
    path = Path(file)
    if not path.is_file() or path.stat().st_size != KEY_SIZE:
        raise BadInput(say("db-key-file", file=file))
    return path.read_bytes()


def _progress(say: Messages) -> Callable[[int, int], None]:
    """How far one is, on a line of stderr that is written over; nothing where nobody looks."""
    told = monotonic()

    def tell(done: int, of: int) -> None:
        nonlocal told
        if sys.stderr.isatty() and (monotonic() - told > 0.2 or done >= of):
            told = monotonic()
            line = say("db-progress", done=done // MEGABYTE, all=of // MEGABYTE)
            print(f"\r{line}", end="\n" if done >= of else "", file=sys.stderr, flush=True)

    return tell


def _migrate(_: Namespace, where: str, say: Messages) -> int:
    asyncio.run(migrate(where, _key()))
    print(say("db-migrated"), file=sys.stderr)
    return 0


def _prune(args: Namespace, where: str, say: Messages) -> int:
    counted = asyncio.run(prune(where, _key(), kept_for(say), args.dry_run))
    if args.json:
        print(msgspec.json.encode({"deleted": counted}).decode())
    else:
        told = {state: counted[state] for state in ("open", "running", "finished", "promise")}
        print(say("db-would-prune" if args.dry_run else "db-pruned", **told))
    return 0


def _check(args: Namespace, where: str, say: Messages) -> int:
    found = asyncio.run(check(where, _key()))
    if args.json:
        print(msgspec.json.encode({"damaged": found}).decode())
    else:
        lines = [f"{log}: {why}" for log, why in sorted(found.items())]
        print("\n".join([say("db-checked", n=len(found)), *lines]))
    return DAMAGED if found else 0


DEEDS: dict[str, Callable[[Namespace, str, Messages], int]] = {
    "backup": _backup,
    "restore": _restore,
    "check": _check,
    "prune": _prune,
    "migrate": _migrate,
}
