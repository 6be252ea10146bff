"""What one decision, one game and one start cost: ``python -m bench.footprint``.

A decision is listing what is legal, playing one of it and handing out every viewer's view. The
memory of a game is all that is allocated in playing it and still there at its end.
"""

import argparse
import subprocess
import sys
import tracemalloc
from random import Random
from statistics import median, quantiles
from time import perf_counter, process_time

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.seats import SPECTATOR
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

TURNS = 60


def played(key: str, players: int, seed: int) -> tuple[Game, list[float]]:
    """A game to its end, and the processor time of each decision in microseconds."""
    chance, times = Seeded(seed), []
    game = Game(load_edition(key), players, chance, {"turn_limit": TURNS})
    bot, viewers = RandomPlayer(), (*game.table.seats, SPECTATOR)
    while (seat := game.decider) is not None:
        start = process_time()
        game.play(bot.decide(game.view(seat), chance))
        for viewer in viewers:
            game.view(viewer)
        times.append((process_time() - start) * 1e6)
    return game, times


def memory(key: str, players: int) -> float:
    """What a game holds at its end, in kB."""
    played(key, players, 1)  # so that the same game finds the ways it asks for in the cache
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    game, times = played(key, players, 1)
    del times
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert game.is_over
    return (after - before) / 1000


def help_seconds() -> float:
    """The median wall time of ``lenoir --help``."""
    times = []
    for _ in range(15):
        start = perf_counter()
        subprocess.run([sys.executable, "-m", "lenoir", "--help"], check=True, capture_output=True)
        times.append(perf_counter() - start)
    return median(times)


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="for each edition (default 40)")
    parser.add_argument("--players", type=int, default=6, help="at the table (default 6)")
    args = parser.parse_args()
    print("| edition | decisions | median µs | p99 µs | a game, kB |")
    print("|---|--:|--:|--:|--:|")
    for key in edition_keys():
        rng, times = Random(1), []
        for _ in range(args.games):
            times += played(key, args.players, rng.getrandbits(32))[1]
        last = quantiles(times, n=100)[-1]
        kilobytes = memory(key, args.players)
        print(f"| {key} | {len(times)} | {median(times):.0f} | {last:.0f} | {kilobytes:.0f} |")
    print(f"\n`lenoir --help`: {help_seconds():.3f} s")


if __name__ == "__main__":
    main()
