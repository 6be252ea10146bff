"""Two worlds through the real server: `python -m bench.faults.worlds --pairs 5000 --seed 1`.

Each pair is two games with other secrets and the same facts for one viewer; every byte that leaves
the server for that viewer is compared. ``--port`` goes over a real port instead.
"""

import argparse
import sys
import time
from collections import Counter
from itertools import islice

from lenoir.core.seats import SPECTATOR
from tests.leaks.at_the_server import at_the_server
from tests.leaks.on_a_port import OnAPort
from tests.leaks.pairs import Pair, pairs
from tests.leaks.tables import setups
from tests.leaks.visitor import Inside


def main() -> int:
    """Compare pairs of worlds; 1 if a viewer could tell two of them apart."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--longest", type=int, default=60, help="decisions of a game, about")
    parser.add_argument("--port", action="store_true", help="over a real port")
    args = parser.parse_args()
    way = OnAPort if args.port else Inside
    tables = (at_the_server(setup, way) for setup in setups(args.seed))
    began, leaks, counts = time.process_time(), 0, Counter[str]()
    found = islice(pairs(tables, args.seed, args.longest), args.pairs)
    for number, pair in enumerate(found, 1):
        _count(counts, pair)
        if pair.difference is not None:
            leaks += 1
            print(pair)
        if number % 100 == 0:
            spent = time.process_time() - began
            print(f"{number} pairs, {leaks} leaks, {spent:.0f} s of CPU", file=sys.stderr)
    for name, times in sorted(counts.items()):
        print(f"{times:8} {name}")
    print(f"{args.pairs} pairs, {leaks} leaks, {time.process_time() - began:.0f} s of CPU")
    return 1 if leaks else 0


def _count(counts: Counter[str], pair: Pair) -> None:
    counts[f"of {pair.setup.edition.key}"] += 1
    counts["of a spectator" if pair.viewer == SPECTATOR else "of a seat"] += 1
    counts["decisions"] += len(pair.steps)
    counts.update(f"with other {name}" for name in pair.changed)


if __name__ == "__main__":
    sys.exit(main())
