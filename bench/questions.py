"""How long the exact worth of questions takes, and whether direct summation agrees.

python -m bench.questions                  # every question of a room, for each suggestion of games
python -m bench.questions --plain          # the same without the compiled counter
python -m bench.questions --sum 2000       # 2,000 worths against direct summation instead
"""

import argparse
from itertools import count
from math import inf
from statistics import median
from time import process_time

from lenoir.core.cards import Cards
from lenoir.deduction.asking import Asking
from lenoir.deduction.belief import Belief
from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.knowledge import MOST_LISTED
from tests.deduction.questions import TABLES, Summation, suggestions

BOTS = ("logician", "novice", "notebook")


def main() -> None:
    """Print a line for each table."""
    parser = argparse.ArgumentParser(description="Time the worth of questions.")
    parser.add_argument("--games", type=int, default=3, help="of each table (3)")
    parser.add_argument("--plain", action="store_true", help="without the compiled counter")
    parser.add_argument("--sum", type=int, default=0, metavar="N", help="check N worths")
    args = parser.parse_args()
    if args.plain:
        LOADER.patience = inf
    else:
        LOADER.prepare()
    if args.sum:
        check(args.sum)
        return
    for key, players, options in TABLES:
        seconds, distinct = [], []
        for seed in range(args.games):
            for view, case in suggestions(key, players, options, seed, BOTS):
                began = process_time()
                asking = Asking.of(view)
                asking.every(Cards(1 << case.room))
                seconds.append(process_time() - began)
                distinct.append(len(asking._worth))
        name = f"{key}, {players} players{', '.join(['', *options])}"
        print(
            f"{name}: {len(seconds)} rooms, median {median(seconds):.3f} s, "
            f"max {max(seconds):.2f} s; {sum(seconds) / args.games:.1f} s a game; "
            f"{median(distinct):.0f} different questions a room",
            flush=True,
        )


def check(wanted: int) -> None:
    """Compare worths with direct summation, the same number at each table."""
    furthest, compared, most = 0.0, 0, 0
    for key, players, options in TABLES:
        here = 0
        for seed in count():
            for view, case in suggestions(key, players, options, seed, BOTS):
                belief = Belief.of(view)
                if belief.knowledge.deals > MOST_LISTED or here * len(TABLES) > wanted:
                    continue
                asking = Asking.of(view, belief)
                summation, most = Summation(asking), max(most, belief.knowledge.deals)
                worths = list(asking.every(Cards(1 << case.room)).items())
                for one, worth in worths[compared % 5 :: 5]:
                    furthest = max(furthest, abs(worth - summation.worth(one)))
                    here, compared = here + 1, compared + 1
            if here * len(TABLES) > wanted:
                break
    print(f"{compared} questions, up to {most} deals: at most {furthest:.1e} bits apart")


if __name__ == "__main__":
    main()
