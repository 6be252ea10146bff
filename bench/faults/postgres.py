"""PostgreSQL stopped at once under load: `python -m bench.faults.postgres --cycles 50`."""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.ledger import Ledger
from tests.faults.stopping import stopped


def tell(cycle: int, ledger: Ledger) -> None:
    """Progress."""
    if (cycle + 1) % 5 == 0:
        print(f"{cycle + 1} stops, {len(ledger.acks)} acks", file=sys.stderr, flush=True)


def main() -> int:
    """1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=50)
    parser.add_argument("--synchronous", default="on", help="off must fail")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        found, ledger = asyncio.run(
            stopped(Path(folder) / "data", args.cycles, args.synchronous, tell)
        )
    print(f"{args.cycles} stops, {found}, {ledger.resent} sent again")
    return 0 if found.ok else 1


if __name__ == "__main__":
    sys.exit(main())
