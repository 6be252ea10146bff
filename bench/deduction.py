"""How long exact counts of the positions take, whether they are right, and what peers need.

python -m bench.deduction                          # all, a few minutes
python -m bench.deduction --all-counts --every 5
python -m bench.deduction lenoir --slowest 5       # only the counters whose name begins so
python -m bench.deduction lenoir --uses            # learning, counting and drawing one by one

Lenoir goes from the facts to all counts; peers from the settled problem to the number of deals, or
with --all-counts to all of them, each by one more conjunction. A position that takes a peer longer
than the limit counts as the limit.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from time import process_time

from bench.counters import LIBRARIES, counted
from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.positions import Position, answered, as_answer, read_position
from lenoir.play.games.dice import Seeded

POSITIONS = Path(__file__).parents[1] / "tests" / "data" / "positions.jsonl"
COMPILED, PLAIN = "lenoir", "lenoir in plain Python"
ROUNDS = 9
PATIENCE = 5
"""A peer may take this many times the limit by the clock; the limit itself is CPU time."""


def main() -> int:
    """Print a line for each counter: median, 99th percentile and worst, in CPU time."""
    parser = argparse.ArgumentParser(description="Time exact counts.")
    parser.add_argument("name", nargs="?", default="", help="how the counter's name begins")
    parser.add_argument("--file", type=Path, default=POSITIONS, help="positions with their truth")
    parser.add_argument("--limit", type=float, default=10, help="a peer's seconds a position (10)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only one in N positions")
    parser.add_argument("--all-counts", action="store_true", help="peers too go to all counts")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="list the N slowest")
    parser.add_argument("--uses", action="store_true", help="time learning and drawing instead")
    args = parser.parse_args()
    lines = args.file.read_bytes().splitlines()[:: args.every]
    peers = [f"{name}{', all counts' * args.all_counts}" for name in LIBRARIES]
    if args.uses:
        print_uses([read_position(line) for line in lines])
        return 0
    first, wrong = 0.0, 0
    for name in (n for n in (COMPILED, PLAIN, *peers) if n.startswith(args.name)):
        own = name in (COMPILED, PLAIN)
        times = list(own_times(name, lines) if own else peer_times(name, lines, args.limit))
        if not times:
            print(f"{name}: not installed")
            continue
        seconds = sorted(taken for taken, _, _ in times)
        late, middle = seconds[int(len(seconds) * 0.99)], median(seconds)
        first = first or middle
        failed = sum(not right for _, _, right in times if right is not None)
        missed = sum(right is None for _, _, right in times)
        wrong += failed
        print(f"{name}: {len(times)} positions, {failed} wrong, {missed} not answered")
        print(
            f"  median {shown(middle)}, p99 {shown(late)}, worst {shown(seconds[-1])},"
            f" median is {middle / first:.1f} times the first"
        )
        for taken, key, _ in sorted(times)[::-1][: args.slowest]:
            print(f"    {key}  {shown(taken)}")
    return int(wrong > 0)


Time = tuple[float, str, bool | None]
"""CPU seconds, the position, and whether the answer was right; nothing if there was none."""


def own_times(name: str, lines: list[bytes]) -> Iterator[Time]:
    """Answer every position a few times; the fastest of these times counts."""
    LOADER.fast, LOADER.patience = None, inf
    if name == COMPILED and not LOADER.prepare():
        return
    for line in lines:
        position, truth = read_position(line), json.loads(line)["truth"]
        best = min(timed(answered, position) for _ in range(ROUNDS))
        right = as_answer(position, answered(position)) == {"id": position.id, **truth}
        yield best, str(position.id), right


def timed(deed: Callable[..., object], *args: object) -> float:
    """CPU seconds."""
    began = process_time()
    deed(*args)
    return process_time() - began


def peer_times(name: str, lines: list[bytes], limit: float) -> Iterator[Time]:
    """The same for a peer, in a process of its own which is ended when it takes too long."""
    try:
        import_module(name.partition(",")[0])
    except ImportError:
        return
    context = get_context("spawn")
    peer = None
    for done, line in enumerate(lines, 1):
        if peer is None:
            here, there = context.Pipe()
            peer = context.Process(target=serve, args=(name, there), daemon=True)
            peer.start()
            here.recv()
        position, truth = read_position(line), json.loads(line)["truth"]
        here.send(position)
        if here.poll(PATIENCE * limit):
            taken, total = here.recv()
            right = total == truth["total"] if taken <= limit else None
            yield min(taken, limit), str(position.id), right
        else:
            peer.kill()
            peer.join()
            peer = None
            yield limit, str(position.id), None
        print(f"\r{name} {done} of {len(lines)}", end="", file=sys.stderr)
    print(file=sys.stderr)
    if peer is not None:
        peer.kill()


def serve(name: str, there: Connection) -> None:
    """Count what comes in."""
    LOADER.patience = inf
    there.send("ready")
    while True:
        position: Position = there.recv()
        problem = CountingProblem.of(position.layout).learn(position.facts)
        times: list[float] = []
        while not times or (len(times) < ROUNDS and times[0] < 0.1):
            began = process_time()
            total = counted(name, problem)
            times.append(process_time() - began)
        there.send((min(times), total))


def print_uses(positions: list[Position]) -> None:
    """What a bot does: learn the last fact, count, list the cases, draw deals."""
    LOADER.prepare()
    uses: dict[str, list[float]] = {"learn": [], "envelopes": [], "counts": [], "1000 deals": []}
    for position in positions:
        facts = position.facts
        before = Knowledge.of(position.layout).learn(facts[:-1])
        after = before.learn(facts[-1:])
        uses["learn"].append(min(timed(before.learn, facts[-1:]) for _ in range(ROUNDS)))
        uses["envelopes"].append(timed(lambda count: count.envelopes, after.count))
        uses["counts"].append(timed(lambda count: count.counts, after.count))
        after.samples(Seeded(1), 1)
        uses["1000 deals"].append(timed(after.samples, Seeded(1), 1000))
    for name, seconds in uses.items():
        seconds.sort()
        late = seconds[int(len(seconds) * 0.99)]
        print(f"{name}: median {shown(median(seconds))}, p99 {shown(late)}")


def shown(seconds: float) -> str:
    """As milliseconds."""
    return f"{seconds * 1000:.2f} ms"


if __name__ == "__main__":
    raise SystemExit(main())
