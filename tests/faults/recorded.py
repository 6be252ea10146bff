"""A run of a store on a disk that remembers, and what is found on it after each possible end."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from lenoir.core.rng import Rng
from lenoir.play.logs.ports import Conflict, Entry, LogId, Mark, Unavailable
from lenoir.store.schema import CannotOpen
from lenoir.store.sqlite import SqliteStore
from tests.faults.disk import Disk, Op, after_a_crash, after_power_loss

KEY = bytes(range(32))
IN_MEMORY = Path("/dev/shm")
"""Where disks are rebuilt: to sync them for real would only take time."""
FILE = "lenoir.db"


async def recorded(
    appends: int, synchronous: str = "FULL", kind: type[SqliteStore] = SqliteStore
) -> list[Op]:
    """Let four logs grow at once; every answer is noted between the writes and syncs."""
    with a_folder() as folder:
        return await _recorded(Path(folder), appends, synchronous, kind)


async def _recorded(
    folder: Path, appends: int, synchronous: str, kind: type[SqliteStore]
) -> list[Op]:
    disk = Disk()
    store = kind(folder / FILE, KEY, synchronous=synchronous, vfs=disk.name)

    async def grow(name: str) -> None:
        log = LogId(name)
        mark = await store.create(log, b"founding")
        for number in range(appends // 4):
            body = b"%d %s" % (number, b"x" * (50 + 37 * number % 900))
            mark = await store.append(log, mark, Entry(f"c{number}", body))
            disk.ops.append(Op("ack", name, mark.length))

    await asyncio.gather(*(grow(f"g-{n}") for n in range(4)))
    if kind is not SqliteStore:
        await asyncio.sleep(0.2)  # for what a planted bug does too late
    ops = list(disk.ops)
    store.close()
    disk.unregister()
    return ops


async def found(folder: Path, ops: list[Op]) -> str:
    """What is wrong with a disk, if anything is: all that was acknowledged must be there."""
    acked = {op.file: op.at for op in ops if op.kind == "ack"}
    try:
        store = SqliteStore(folder / FILE, KEY)
    except CannotOpen as error:
        return f"cannot be opened: {error}"
    try:
        wrong = await store.check()
        if wrong:
            return f"damaged: {wrong}"
        logs = [LogId(name) for name in acked]
        lengths = await store.lengths(logs)
        lost = {name: n for name, n in acked.items() if lengths.get(LogId(name), 0) < n}
        if lost:
            return f"lost: {lost} of {lengths}"
        return await _goes_on(store, logs)
    except Unavailable as error:
        return f"cannot be read: {error}"
    finally:
        store.close()


async def _goes_on(store: SqliteStore, logs: list[LogId]) -> str:
    """Whether one can play on."""
    for name in logs[:1]:
        log = await store.load(name)
        try:
            assert log is not None
            mark: Mark = await store.append(name, log.mark, Entry("after", b""))
        except Conflict:
            return "cannot go on"
        assert mark.length == len(log.entries) + 1
    return ""


def a_folder() -> "TemporaryDirectory[str]":
    return TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else None)


async def after_crash_at(ops: list[Op], cut: int, torn: float) -> str:
    """What is wrong after a crash at a moment."""
    with a_folder() as folder:
        after_a_crash(ops[:cut], Path(folder), torn)
        return await found(Path(folder), ops[:cut])


async def after_power_loss_at(ops: list[Op], cut: int, rng: Rng) -> str:
    """What is wrong after the power went at a moment."""
    with a_folder() as folder:
        after_power_loss(ops[:cut], Path(folder), rng)
        return await found(Path(folder), ops[:cut])
