"""Whole games as strangers play them: `python -m bench.faults.stranger --games 5`.

``lenoir serve``, two ``lenoir join`` and a script play each edition to its end. Meanwhile the
server is killed (-9) and started again at random; ``lenoir verify`` passes the record.
"""

import argparse
import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from lenoir.editions.loader import edition_keys
from lenoir.play.games.dice import Seeded
from tests.server.strangers import play_as_strangers


def main() -> int:
    """Some games of every edition; whatever goes wrong ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each edition")
    parser.add_argument("--kills", type=int, default=100, help="in a game, if it lasts")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    rng, kills, acks, back = Seeded(args.seed), 0, 0, 0
    for edition in edition_keys():
        for game in range(args.games):
            began = monotonic()
            with TemporaryDirectory() as folder:
                played = asyncio.run(play_as_strangers(Path(folder), edition, rng, args.kills))
            kills, acks = kills + played.kills, acks + played.acks
            back += played.came_back
            told = f"{edition} {game + 1}: {played.kills} kills, {played.acks} acks of the script"
            print(f"{told}, {monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    games = args.games * len(edition_keys())
    print(f"{games} games, {kills} kills, {acks} acks, {back} returns; every record verifies")
    return 0


if __name__ == "__main__":
    sys.exit(main())
