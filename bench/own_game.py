"""Lenoir's own editions, played the same way: every viewer's view is kept up to date."""

from random import Random

from bench.measure import Result, measure
from lenoir.core.actions import Accuse
from lenoir.core.edition import Edition
from lenoir.core.legal import AnyCase, one_of
from lenoir.core.seats import SPECTATOR
from lenoir.core.ways_loading import LOADER
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

TURNS = 100
"""Turns after which a game is over: random players do not find the case."""


def lenoir_game(key: str, players: int, rng: Random, seconds: float) -> Result:
    """Measure an edition at a number of players."""
    edition = load_edition(key)
    LOADER.prepare()  # compiled walks, which any long run comes to by itself, where Numba is

    def play(rng: Random, observe: bool) -> int:
        return random_game(edition, players, rng, observe)

    return measure(play, players, rng, seconds)


def random_game(edition: Edition, players: int, rng: Random, observe: bool) -> int:
    """Play one game by random legal decisions, and say how many it took."""
    chance, decisions = Seeded(rng.getrandbits(64)), 0
    game = Game(edition, players, chance, {"turn_limit": TURNS})
    viewers = (*game.table.seats, SPECTATOR)
    while offers := game.legal.offers:
        # Not to accuse while anything else is possible, else games would end at once.
        offer = offers[chance.below(len(offers))]
        while type(offer) is AnyCase and offer.deed is Accuse and len(offers) > 1:
            offer = offers[chance.below(len(offers))]
        game.play(one_of(offer, chance))
        decisions += 1
        if observe:
            for viewer in viewers:
                game.view(viewer)
    return decisions
