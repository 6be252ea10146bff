"""Many pairs of worlds: `python -m tests.leaks.many --pairs 5000 --seed 1 [--referee]`."""

import argparse
import sys
import time
from collections import Counter
from itertools import islice

from lenoir.core.seats import SPECTATOR
from tests.leaks.at_the_referee import at_the_referee
from tests.leaks.pairs import Pair, pairs
from tests.leaks.tables import setups


def main() -> int:
    """Compare pairs of worlds; 1 if a viewer could tell two of them apart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--referee", action="store_true", help="through a referee's doors")
    args = parser.parse_args()
    tables = map(at_the_referee, setups(args.seed)) if args.referee else setups(args.seed)
    began, leaks, counts = time.process_time(), 0, Counter[str]()
    for number, pair in enumerate(islice(pairs(tables, args.seed), args.pairs), 1):
        _count(counts, pair)
        if pair.difference is not None:
            leaks += 1
            print(pair)
        if number % 250 == 0:
            rate = number / (time.process_time() - began)
            print(f"{number} pairs, {leaks} leaks, {rate:.0f} pairs/s of CPU", file=sys.stderr)
    for name, times in sorted(counts.items()):
        print(f"{times:8} {name}")
    print(f"{args.pairs} pairs, {leaks} leaks, {time.process_time() - began:.1f} s of CPU")
    return 1 if leaks else 0


def _count(counts: Counter[str], pair: Pair) -> None:
    counts[f"of {pair.setup.edition.key}"] += 1
    counts["of a spectator" if pair.viewer == SPECTATOR else "of a seat"] += 1
    counts["steps"] += len(pair.steps)
    counts.update(f"with other {name}" for name in pair.changed)


if __name__ == "__main__":
    sys.exit(main())
