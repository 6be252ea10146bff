"""PostgreSQL stopped at once under load: a pause for the players, and nothing is lost (R1, R8)."""

from pathlib import Path

from tests.faults.stopping import stopped


async def test_what_was_acknowledged_survives_an_immediate_stop(tmp_path: Path) -> None:
    found, ledger = await stopped(tmp_path / "pg", 2)
    assert found.ok, str(found)
    assert ledger.resent > 0


async def test_commits_that_do_not_wait_for_the_disk_are_caught(tmp_path: Path) -> None:
    found, _ = await stopped(tmp_path / "pg", 1, synchronous="off")
    assert found.lost or found.changed or found.damaged
