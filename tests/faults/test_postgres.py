"""PostgreSQL stopped at once under load: a pause for the players, and nothing is lost (R1, R8)."""

from pathlib import Path

import pytest

from tests.faults.stopping import stopped


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A server of one's own, made once: others are not to be stopped with it."""
    return tmp_path_factory.mktemp("stopped") / "pg"


async def test_what_was_acknowledged_survives_an_immediate_stop(data: Path) -> None:
    found, ledger = await stopped(data, 2)
    assert found.ok, str(found)
    assert ledger.resent > 0


async def test_commits_that_do_not_wait_for_the_disk_are_caught(data: Path) -> None:
    found, _ = await stopped(data, 1, synchronous="off")
    assert found.lost or found.changed or found.damaged
