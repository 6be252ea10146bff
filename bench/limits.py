"""What a limit costs, however many are counted: `python -m bench.limits`.

Many seats send messages, and for each number of seats the time of one question is printed.
"""

import sys
from statistics import median, quantiles
from time import perf_counter
from tracemalloc import get_traced_memory, start, stop

from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.limits import Limits

ASKED = 100_000
RATE = Rate(100)


def main() -> int:
    """A row for each number of keys."""
    print("| keys | p50 | p99 | memory |")
    print("|---|---|---|---|")
    for keys in (1_000, 10_000, 50_000, 100_000, 1_000_000):
        now = 0.0
        limits = Limits(lambda: now, at_most=2_000_000)  # noqa: B023
        for key in range(keys):
            limits.allows(("table", key), RATE)
        spent = []
        for number in range(ASKED):
            now += 0.001
            before = perf_counter()
            limits.allows(("table", number % keys), RATE)
            spent.append(1e6 * (perf_counter() - before))
        p99 = quantiles(spent, n=100)[98]
        print(f"| {keys:,} | {median(spent):.1f} µs | {p99:.1f} µs | {_memory(keys)} |")
    return 0


def _memory(keys: int) -> str:
    start()
    limits = Limits(lambda: 0.0, at_most=2_000_000)
    for key in range(min(keys, 100_000)):
        limits.allows(("table", key), RATE)
    taken, _ = get_traced_memory()
    stop()
    return f"{taken / min(keys, 100_000):.0f} bytes a key"


if __name__ == "__main__":
    sys.exit(main())
