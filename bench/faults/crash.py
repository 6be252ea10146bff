"""A crash at every write and sync: `python -m bench.faults.crash --appends 400`."""

import argparse
import asyncio
import sys

from tests.faults.recorded import after_crash_at, recorded


async def run(appends: int) -> int:
    """All points of a run, each whole and torn."""
    ops = await recorded(appends)
    points = [at for at, op in enumerate(ops, start=1) if op.kind != "ack"]
    wrong = 0
    for number, at in enumerate(points, start=1):
        for torn in (0.0, 0.3, 0.7, 1.0):
            what = await after_crash_at(ops, at, torn)
            if what:
                wrong += 1
                print(f"at {at}, torn {torn}: {what}")
        if number % 200 == 0:
            print(f"{number} of {len(points)} points, {wrong} wrong", file=sys.stderr, flush=True)
    print(f"{appends} appends, {len(points)} points, 4 ways each, {wrong} wrong")
    return wrong


def main() -> int:
    """1 if anything acknowledged was lost or anything was damaged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--appends", type=int, default=400)
    return 1 if asyncio.run(run(parser.parse_args().appends)) else 0


if __name__ == "__main__":
    sys.exit(main())
