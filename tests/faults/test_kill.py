"""kill -9 under load: nothing acknowledged is lost, nothing has happened twice (R1, R2)."""

from pathlib import Path

from lenoir.play.games.dice import Seeded
from tests.faults.killing import killed

CYCLES = 20


async def test_a_server_that_is_killed_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    found, ledger = await killed(tmp_path, CYCLES, Seeded(1))
    assert found.ok, str(found)
    assert found.acks > 10 * CYCLES
    assert ledger.resent > CYCLES


async def test_a_server_that_answers_before_it_has_stored_is_caught(tmp_path: Path) -> None:
    found, _ = await killed(tmp_path, 3, Seeded(1), "acks before storing")
    assert found.lost or found.changed


async def test_a_server_that_forgets_what_it_has_done_is_caught(tmp_path: Path) -> None:
    found, _ = await killed(tmp_path, 12, Seeded(1), "forgets commands")
    assert found.changed
