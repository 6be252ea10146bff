"""Many random small tables, counted in all ways: ``python -m tests.deduction.many``."""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from tests.deduction.agreement import check
from tests.deduction.tables import any_table

CHUNK = 50


def chunk(seed: int) -> tuple[int, int, int]:
    """Some tables from a seed on: how many facts and deals, and how often nothing was possible."""
    facts = deals = never = 0
    for number in range(seed, seed + CHUNK):
        table = any_table(Random(number))
        found = check(*table)
        facts, deals, never = facts + len(table[1]), deals + found, never + (not found)
    return facts, deals, never


def main() -> None:
    """Count, and say what was counted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5000, help="how many in all")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    args = parser.parse_args()
    seeds = range(0, args.tables, CHUNK)
    facts = deals = never = 0
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for done, found in enumerate(pool.map(chunk, seeds), 1):
            facts, deals, never = facts + found[0], deals + found[1], never + found[2]
            print(f"\r{done * CHUNK} of {len(seeds) * CHUNK} agree", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(f"{len(seeds) * CHUNK} tables, {facts} facts, {deals} deals, {never} contradictions")


if __name__ == "__main__":
    main()
