"""Warming up: a bot plays a little before the contest, so that what it loads is loaded."""

from typing import Final

from lenoir.bots.players import Player
from lenoir.contest.codes import EDITION
from lenoir.contest.plain import Plain
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.play.people.deciding import BotFailed, let_decide

PLAYERS: Final = 3
TURNS: Final = 6


def warm_up(player: Player) -> None:
    """Let it play some turns against plain players; how it fares does not matter."""
    rng = Seeded("warming up")
    game = Game(load_edition(EDITION), PLAYERS, rng, {"turn_limit": TURNS})
    bots = (player.bot(), Plain(), Plain())
    try:
        while (seat := game.decider) is not None:
            let_decide(bots[seat], game, seat, rng)
    except BotFailed:
        return
