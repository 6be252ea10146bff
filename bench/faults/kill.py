"""kill -9 under load: `python -m bench.faults.kill --cycles 200 --acks 250`."""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lenoir.play.games.dice import Seeded
from tests.faults.killing import killed
from tests.faults.ledger import Ledger


def tell(cycle: int, ledger: Ledger) -> None:
    """Progress."""
    if (cycle + 1) % 10 == 0:
        print(f"{cycle + 1} kills, {len(ledger.acks)} acks", file=sys.stderr, flush=True)


def main() -> int:
    """Kill the server, each time after some acks; 1 if anything was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cycles", type=int, default=200)
    parser.add_argument("--acks", type=int, default=250, help="acks between two kills, about")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        found, ledger = asyncio.run(
            killed(Path(folder), args.cycles, Seeded(args.seed), tell=tell, acks=args.acks)
        )
    print(f"{args.cycles} kills, {found}, {ledger.resent} sent again")
    return 0 if found.ok else 1


if __name__ == "__main__":
    sys.exit(main())
