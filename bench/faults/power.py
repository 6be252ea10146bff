"""Loss of power at random moments: `python -m bench.faults.power --cuts 2000`."""

import argparse
import asyncio
import sys

from lenoir.play.games.dice import Seeded
from tests.faults.recorded import after_power_loss_at, recorded

CUTS_A_RUN = 200


async def run(cuts: int, seed: int, synchronous: str) -> int:
    """Cut the power again and again, with a new run every few cuts."""
    rng, wrong = Seeded(seed), 0
    for number in range(cuts):
        if number % CUTS_A_RUN == 0:
            ops = await recorded(400 + 4 * rng.below(150), synchronous)
            print(f"{number} of {cuts} cuts, {wrong} wrong", file=sys.stderr, flush=True)
        what = await after_power_loss_at(ops, 1 + rng.below(len(ops)), rng)
        if what:
            wrong += 1
            print(what)
    print(f"synchronous={synchronous}: {cuts} cuts, {wrong} wrong")
    return wrong


def main() -> int:
    """1 if anything acknowledged was lost or anything was damaged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--synchronous", default="FULL", help="OFF or NORMAL must fail")
    args = parser.parse_args()
    return 1 if asyncio.run(run(args.cuts, args.seed, args.synchronous)) else 0


if __name__ == "__main__":
    sys.exit(main())
