"""A crash at any write, a loss of power, a full or failing disk: what was acknowledged is there."""

from pathlib import Path

import pytest

from lenoir.core.seats import SPECTATOR
from lenoir.play.games.answers import Command, Done, News
from lenoir.play.games.dice import Seeded
from lenoir.play.refusal import Refusal
from lenoir.store.sqlite import SqliteStore
from tests.faults.disk import Disk, Trouble
from tests.faults.ledger import Ledger, audit
from tests.faults.planted import AcksBeforeStoring, SwallowsErrors
from tests.faults.recorded import FILE, KEY, after_crash_at, after_power_loss_at, recorded
from tests.play.games import a_referee, a_wish, chance, dealt, play
from tests.play.refusing import outcome

CUTS = 40


async def test_nothing_is_lost_by_a_crash_at_any_write() -> None:
    """R1: every write and sync of a run, whole and torn."""
    ops = await recorded(24)
    writes = [at for at, op in enumerate(ops, start=1) if op.kind != "ack"]
    assert len(writes) > 40
    wrong = [
        (at, torn, what)
        for at in writes
        for torn in (0.4, 1.0)
        if (what := await after_crash_at(ops, at, torn))
    ]
    assert not wrong


async def test_a_store_that_answers_before_it_has_written_is_caught() -> None:
    ops = await recorded(24, kind=AcksBeforeStoring)
    writes = [at for at, op in enumerate(ops, start=1) if op.kind != "ack"]
    assert any([await after_crash_at(ops, at, 1.0) for at in writes])


async def power_lost(synchronous: str, cuts: int, seed: int) -> list[str]:
    """What was found wrong on a disk that lost its power at some random moments."""
    ops, rng = await recorded(600, synchronous), Seeded(seed)
    first = next(at for at, op in enumerate(ops) if op.kind == "ack")
    assert any(op.file == FILE and op.kind == "write" for op in ops[first:]), "no checkpoint"
    wrong = []
    for _ in range(cuts):
        what = await after_power_loss_at(ops, 1 + rng.below(len(ops)), rng)
        if what:
            wrong.append(what)
    return wrong


async def test_nothing_is_lost_with_the_power() -> None:
    """R1"""
    assert await power_lost("FULL", CUTS, 1) == []


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
async def test_a_store_that_does_not_sync_is_caught(synchronous: str) -> None:
    assert await power_lost(synchronous, 12, 1)


async def failing(store: SqliteStore, disk: Disk, trouble: Trouble) -> Ledger:
    """Play, meet trouble, and go on once it has passed; what was acknowledged meanwhile."""
    referee, ledger = a_referee(store), Ledger()
    game = await dealt(referee)
    await play([referee], game, chance(), 5)
    wish = await a_wish(referee, game, chance())
    assert wish is not None
    prompt, action = wish
    command = Command("mine", prompt.id, action)
    disk.trouble = trouble
    answers = [await outcome(referee.act(game, prompt.seat, command)) for _ in range(3)]
    for answer in answers:
        if isinstance(answer, Done):
            ledger.note(game, prompt.seat, command, answer)
    told = await referee.news(game, SPECTATOR, 0)
    assert isinstance(told, News), "reading goes on"
    disk.trouble = ""
    if not ledger.acks:
        assert {answer.code for answer in answers if isinstance(answer, Refusal)} == {"try_again"}
        assert await referee.act(game, prompt.seat, command) == Done("mine", prompt.id)
        ledger.note(game, prompt.seat, command, Done("mine", prompt.id))
        await play([referee], game, chance(), 5)
    return ledger


@pytest.mark.parametrize("trouble", ["full", "write", "sync"])
async def test_a_failing_disk_is_no_answer_and_passes_without_a_restart(
    tmp_path: Path, trouble: Trouble
) -> None:
    """R8"""
    disk = Disk()
    store = SqliteStore(tmp_path / FILE, KEY, vfs=disk.name)
    ledger = await failing(store, disk, trouble)
    assert (await audit(store, ledger)).ok
    assert await store.check() == {}
    store.close()


async def test_a_store_that_swallows_errors_is_caught(tmp_path: Path) -> None:
    disk = Disk()
    store = SwallowsErrors(tmp_path / FILE, KEY, vfs=disk.name)
    ledger = await failing(store, disk, "full")
    assert (await audit(store, ledger)).lost
    store.close()
