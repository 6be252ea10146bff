"""``lenoir db``: care for the database of a server."""

import asyncio
import os
import sys
from argparse import Namespace
from pathlib import Path

import msgspec

from lenoir.compose import CannotOpen, backup, check, key_in, migrate, prune
from lenoir.messages import BadInput, Messages
from lenoir.server.worker import DATABASE, data_folder, database
from lenoir.settings import take
from lenoir.tui.serve import kept_for

DAMAGED = 1


def run(args: Namespace, say: Messages) -> int:
    """Copy it, read all of it, or bring it up to date."""
    take(vars(args), os.environ)
    if (args.deed == "backup") != bool(args.target):
        raise BadInput(say("db-target"))
    if args.target and Path(args.target).exists():
        raise BadInput(say("record-exists", file=args.target))
    where = database(os.environ)
    if not os.environ.get(DATABASE) and not Path(where).exists():
        raise BadInput(say("db-missing", place=where))
    try:
        return _done(args, where, say)
    except (CannotOpen, OSError) as error:
        raise BadInput(say("serve-cannot-open", why=str(error))) from None


def _done(args: Namespace, where: str, say: Messages) -> int:
    key = key_in(data_folder(os.environ))
    if args.deed == "backup":
        asyncio.run(backup(where, key, Path(args.target)))
        print(say("db-copied", place=args.target), file=sys.stderr)
        return 0
    if args.deed == "migrate":
        asyncio.run(migrate(where, key))
        print(say("db-migrated"), file=sys.stderr)
        return 0
    if args.deed == "prune":
        counted = asyncio.run(prune(where, key, kept_for(say), args.dry_run))
        if args.json:
            print(msgspec.json.encode({"deleted": counted}).decode())
        else:
            told = {state: counted[state] for state in ("open", "running", "finished", "promise")}
            print(say("db-would-prune" if args.dry_run else "db-pruned", **told))
        return 0
    found = asyncio.run(check(where, key))
    if args.json:
        print(msgspec.json.encode({"damaged": found}).decode())
    else:
        lines = [f"{log}: {why}" for log, why in sorted(found.items())]
        print("\n".join([say("db-checked", n=len(found)), *lines]))
    return DAMAGED if found else 0
