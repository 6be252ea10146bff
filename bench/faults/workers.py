"""Several workers on one game: `python -m bench.faults.workers --workers 4 --commands 3000`."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from lenoir.play.logs.ports import Store
from tests.faults.contended import contended
from tests.store.places import InFile, InPostgres
from tests.store.postgres_server import server


@asynccontextmanager
async def stores(kind: str, folder: Path, workers: int) -> AsyncIterator[list[Store]]:
    """One for each worker, on the same data."""
    async with AsyncExitStack() as stack:
        if kind == "sqlite":
            place: InFile | InPostgres = InFile(folder / "lenoir.db")
        else:
            place = InPostgres(stack.enter_context(server(folder / "data")))
        yield [await stack.enter_async_context(place.opened()) for _ in range(workers)]


async def run(kind: str, workers: int, commands: int) -> int:
    """One game, all workers at once."""

    def tell(sent: int) -> None:
        if sent % 500 == 0:
            print(f"a worker has sent {sent}", file=sys.stderr, flush=True)

    with TemporaryDirectory() as folder:
        async with stores(kind, Path(folder), workers) as opened:
            found, won = await contended(opened, commands, tell)
    late = workers * commands - won
    print(f"{kind}, {workers} workers, {commands} commands each: {found}; {late} came too late")
    return 0 if found.ok else 1


def main() -> int:
    """1 if anything was lost, doubled or skipped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=["sqlite", "postgres"], default="postgres")
    parser.add_argument("--workers", type=int, default=4)
    parser.add_argument("--commands", type=int, default=3000)
    args = parser.parse_args()
    return asyncio.run(run(args.store, args.workers, args.commands))


if __name__ == "__main__":
    sys.exit(main())
