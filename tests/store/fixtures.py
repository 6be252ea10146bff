"""Every store there is, for tests that run over all of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.places import InFile, InMemory, InPostgres, Lasting, Place
from tests.store.postgres_server import server


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server, shared by all processes of a test run."""
    base = tmp_path_factory.getbasetemp()
    folder = base.parent if base.name.startswith("popen-") else base
    with server(folder / "postgres") as url:
        yield url


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Somewhere to store logs."""
    if request.param == "memory":
        return InMemory()
    if request.param == "sqlite":
        return InFile(tmp_path / "lenoir.db")
    return InPostgres(request.getfixturevalue("postgres"))


@pytest.fixture(params=["sqlite", "postgres"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> Lasting:
    """Somewhere to store logs that outlives a process."""
    if request.param == "sqlite":
        return InFile(tmp_path / "lenoir.db")
    return InPostgres(request.getfixturevalue("postgres"))
