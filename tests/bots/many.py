"""Many games of detectives among all sorts of players: ``python -m tests.bots.many``."""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence

from lenoir.bots.bot import Bot
from lenoir.bots.detective import Detective
from lenoir.bots.judges.notebook_keeper import NotebookKeeper
from lenoir.bots.judges.novice import Novice
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Resign
from lenoir.core.edition import Edition
from lenoir.core.events import GameEnded
from lenoir.core.rng import Rng
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.game import Game
from lenoir.rules.engine import legal_actions, may_resign
from tests import toy
from tests.bots.sage import Sage
from tests.machines.chance import Lots
from tests.machines.settings import any_setting

PLAYERS: Sequence[Callable[[], Bot]] = (
    lambda: Detective(Novice()),
    lambda: Detective(NotebookKeeper()),
    lambda: Detective(NotebookKeeper()),
    lambda: Detective(Sage()),
    RandomPlayer,
)
LONGEST = 400
"""More rounds than any game of theirs takes."""


def one_game(edition: Edition, players: int, seed: int) -> Game:
    """A game with any house rules, some of whose players may resign, to its end."""
    rng = Lots(f"{edition.key} {players} {seed}")
    limit = 40 if seed % 5 == 0 else 0
    game = any_setting(rng, edition, players, limit).game(rng)
    bots = [PLAYERS[rng.below(len(PLAYERS))]() for _ in game.table.seats]
    if all(type(bot) is RandomPlayer for bot in bots):
        bots[0] = Detective(NotebookKeeper())
    resigning = seed % 3 == 0
    while (seat := game.decider) is not None:
        if resigning and rng.below(200) == 0:
            resign_one(game, rng)
            continue
        if all(type(bots[other]) is RandomPlayer for other in game.table.active):
            game.play(Resign(game.table.active[0]))  # who plays by chance never accuses
            continue
        view = game.view(seat)
        action = bots[seat].decide(view, rng)
        assert action in legal_actions(view), f"{action} in {view.table.phase}"
        game.play(action)
        assert game.table.turns < LONGEST * players, f"{game} wanders"
    return game


def resign_one(game: Game, rng: Rng) -> None:
    """Somebody gives up, if he may."""
    view = game.view(game.table.seats[rng.below(len(game.table.seats))])
    if may_resign(view):
        game.play(Resign(view.viewer))


def main() -> None:
    """Play, and count how the games ended."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.many", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games per edition and players")
    parser.add_argument("--edition", action="append", help="only this one; may be repeated")
    asked = parser.parse_args()
    toy.lay_out()
    for edition in map(load_edition, asked.edition or edition_keys()):
        for players in edition.players:
            ends: Counter[str] = Counter()
            longest = 0
            for seed in range(asked.games):
                try:
                    game = one_game(edition, players, seed)
                except Exception:
                    print(f"{edition.key}, {players} players, seed {seed}:", file=sys.stderr)
                    raise
                longest = max(longest, game.table.turns // players)
                events = game.record().events
                ends.update(e.because for e in events if isinstance(e, GameEnded))
            print(edition.key, players, dict(ends), f"at most {longest} rounds", flush=True)


if __name__ == "__main__":
    main()
