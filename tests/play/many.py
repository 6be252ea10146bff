"""Many hostile tables: `python -m tests.play.many --runs 5000`."""

import argparse
import time

from tests.play.hostile import HostileTable, played


def main() -> None:
    """Play tables with hostile people and a witness each; an error if the witness finds fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5000)
    parser.add_argument("--steps", type=int, default=40)
    args = parser.parse_args()
    began = time.process_time()
    played(args.runs, args.steps)
    for name, times in sorted(HostileTable.counts.items()):
        print(f"{times:8} {name}")
    print(f"{args.runs} tables, {time.process_time() - began:.0f} s of CPU")


if __name__ == "__main__":
    main()
