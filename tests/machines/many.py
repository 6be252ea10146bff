"""Many random games for each edition and number of players: ``python -m tests.machines.many``."""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

from lenoir.core.edition import Edition
from lenoir.core.events import GameEnded
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.game import Game
from tests import toy
from tests.machines.chance import Lots
from tests.machines.settings import any_setting
from tests.machines.wander import check_to_the_end

TURN_LIMIT = 120


class Row(NamedTuple):
    """The games of one edition and number of players."""

    edition: str
    players: int
    games: int
    turns: int
    actions: int
    events: int
    ends: Counter[str]
    seconds: float


def one_game(edition: Edition, players: int, seed: int) -> tuple[Game, int]:
    """A game with any house rules, sound to its end, and the number of its actions."""
    rng = Lots(f"{edition.key} {players} {seed}")
    game = any_setting(rng, edition, players, TURN_LIMIT).game(rng)
    return game, check_to_the_end(game, seed)


def many(edition: Edition, players: int, games: int) -> Row:
    """Play them all; the first that is not sound raises."""
    turns = actions = events = 0
    ends: Counter[str] = Counter()
    since = process_time()
    for seed in range(games):
        if seed % 100 == 0:
            print(f"{edition.key}, {players} players: {seed} of {games}", file=sys.stderr)
        try:
            game, taken = one_game(edition, players, seed)
        except Exception:
            print(f"{edition.key}, {players} players, seed {seed}:", file=sys.stderr)
            raise
        turns, actions, events = turns + game.table.turns, actions + taken, events + len(game._log)
        ends.update(event.because for event in game._log if isinstance(event, GameEnded))
    return Row(edition.key, players, games, turns, actions, events, ends, process_time() - since)


def table(rows: Iterator[Row]) -> Iterator[str]:
    """The results as they come in."""
    ends = ("solved", "last_detective", "nobody_left", "turn_limit")
    yield f"{'edition':<11} players  games    turns   actions    events  " + "  ".join(ends)
    for row in rows:
        of = "  ".join(f"{row.ends[end]:>{len(end)}}" for end in ends)
        yield (
            f"{row.edition:<11} {row.players:>7} {row.games:>6} {row.turns:>8} {row.actions:>9} "
            f"{row.events:>9}  {of}  {row.seconds:6.1f} s"
        )


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m tests.machines.many", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games per edition and players")
    parser.add_argument("--edition", action="append", help="only this one; may be repeated")
    asked = parser.parse_args()
    toy.lay_out()
    rows = (
        many(edition, players, asked.games)
        for edition in map(load_edition, asked.edition or edition_keys())
        for players in edition.players
    )
    for line in table(rows):
        print(line, flush=True)


if __name__ == "__main__":
    main()
