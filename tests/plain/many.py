"""Many random games in both implementations: ``python -m tests.plain.many --games 10000``."""

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from lenoir.editions.loader import load_edition
from tests.plain.agreement import play_both
from tests.plain.game import EDITIONS

CHUNK = 20


def chunk(job: tuple[str, int, int]) -> Counter[str]:
    """Some games of an edition with some players, from a seed on."""
    key, players, seed = job
    played: Counter[str] = Counter()
    for number in range(seed, seed + CHUNK):
        played += play_both(load_edition(key), players, number)
    return played


def main() -> None:
    """Play, and say what was played."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="how many in all")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes")
    args = parser.parse_args()
    counts = [(key, n) for key in EDITIONS for n in load_edition(key).players]
    seeds = -(-args.games // (len(counts) * CHUNK))
    jobs = [(key, n, CHUNK * seed) for seed in range(seeds) for key, n in counts]
    played: dict[str, Counter[str]] = {key: Counter() for key in EDITIONS}
    with ProcessPoolExecutor(args.jobs) as pool:
        for done, (job, result) in enumerate(zip(jobs, pool.map(chunk, jobs), strict=True), 1):
            played[job[0]] += result
            print(f"\r{done * CHUNK} of {len(jobs) * CHUNK} games agree", end="", file=sys.stderr)
    print(file=sys.stderr)
    for key, actions in played.items():
        print(key, sum(actions.values()), "decisions:", dict(sorted(actions.items())))
    print(f"{len(jobs) * CHUNK} games, no difference")


if __name__ == "__main__":
    main()
