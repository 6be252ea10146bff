"""How long the exact counter takes for each of the positions, and whether it is right.

python -m bench.deduction            # median, 99th percentile and worst, in CPU time
python -m bench.deduction --slowest 5
"""

import argparse
import json
from math import inf
from pathlib import Path
from statistics import median
from time import process_time

from lenoir.deduction.loading import LOADER
from lenoir.deduction.positions import Position, answered, as_answer, read_position

POSITIONS = Path(__file__).parents[1] / "tests" / "data" / "positions.jsonl"


def main() -> int:
    """Answer every position a few times; the fastest of these times counts."""
    parser = argparse.ArgumentParser(description="Time the exact counter.")
    parser.add_argument("--file", type=Path, default=POSITIONS, help="positions with their truth")
    parser.add_argument("--plain", action="store_true", help="without compiled code")
    parser.add_argument("--rounds", type=int, default=3, help="times each is answered (3)")
    parser.add_argument("--slowest", type=int, default=0, metavar="N", help="list so many")
    args = parser.parse_args()
    if args.plain:
        LOADER.patience = inf
    elif not LOADER.prepare():
        print("Without Numba.")
    times: list[tuple[float, str]] = []
    wrong = 0
    for line in args.file.read_bytes().splitlines():
        position, truth = read_position(line), json.loads(line)["truth"]
        times.append((min(timed(position) for _ in range(args.rounds)), str(position.id)))
        wrong += as_answer(position, answered(position)) != {"id": position.id, **truth}
    times.sort()
    seconds = [taken for taken, _ in times]
    late = seconds[min(len(seconds) - 1, int(len(seconds) * 0.99))]
    print(f"{len(seconds)} positions, {wrong} wrong")
    print(f"median {shown(median(seconds))}, p99 {shown(late)}, worst {shown(seconds[-1])}")
    for taken, name in times[::-1][: args.slowest]:
        print(f"  {name}  {shown(taken)}")
    return int(wrong > 0)


def timed(position: Position) -> float:
    """CPU seconds from the facts to all counts."""
    began = process_time()
    answered(position)
    return process_time() - began


def shown(seconds: float) -> str:
    """As milliseconds."""
    return f"{seconds * 1000:.2f} ms"


if __name__ == "__main__":
    raise SystemExit(main())
