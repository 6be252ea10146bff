"""Where logs can be stored: every store is opened the same way, and by several workers."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeAlias

import apsw
import asyncpg

from lenoir.play.logs.ports import Store
from lenoir.store.memory import MemoryStore
from lenoir.store.postgres import PostgresStore
from lenoir.store.sqlite import SqliteStore
from tests.store.postgres_server import fresh_schema

KEY = bytes(range(32))


class InMemory:
    """Gone with the process."""

    def __init__(self) -> None:
        self._store = MemoryStore()

    @asynccontextmanager
    async def opened(self, key: bytes = KEY) -> AsyncIterator[Store]:
        yield self._store


class InFile:
    """One file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @asynccontextmanager
    async def opened(self, key: bytes = KEY) -> AsyncIterator[SqliteStore]:
        store = SqliteStore(self.path, key)
        try:
            yield store
        finally:
            store.close()

    async def spoil(self, sql: str) -> None:
        """Do something to the file that no store does."""
        db = apsw.Connection(str(self.path))
        db.set_busy_timeout(5000)
        db.execute(sql)
        db.close()


class InPostgres:
    """A schema on a server."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._url = ""

    @asynccontextmanager
    async def opened(self, key: bytes = KEY) -> AsyncIterator[PostgresStore]:
        store = await PostgresStore.open(await self.url(), key)
        try:
            yield store
        finally:
            await store.close()

    async def url(self) -> str:
        self._url = self._url or await fresh_schema(self._server)
        return self._url

    async def spoil(self, sql: str) -> None:
        """Do something to the tables that no store does."""
        db = await asyncpg.connect(await self.url())
        await db.execute(sql)
        await db.close()


Place: TypeAlias = InMemory | InFile | InPostgres
Lasting: TypeAlias = InFile | InPostgres
