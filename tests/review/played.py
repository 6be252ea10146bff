"""Games that bots have played to the end, for reviews."""

from collections.abc import Mapping, Sequence
from functools import cache

from lenoir.bots.players import one_player
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.review.seat import SeatReview, seat_review

TABLES: list[tuple[str, int]] = [("miro", 3), ("classic", 4), ("detectives", 3), ("modern", 3)]
BOTS = ("logician", "novice", "notebook")


def played(
    key: str, players: int, seed: int, bots: Sequence[str] = BOTS, **options: object
) -> Game:
    """A game to its end, or to its fortieth turn."""
    rng = Seeded(f"review {key} {players} {seed}")
    settings: Mapping[str, object] = {"turn_limit": 40, **options}
    game = Game(load_edition(key), players, rng, settings)
    minds = [one_player(bots[seat % len(bots)]).bot() for seat in game.table.seats]
    while game.decider is not None:
        game.play(minds[game.decider].decide(game.view(game.decider), rng))
    return game


@cache
def reviewed(key: str, players: int, seed: int = 1) -> tuple[tuple[View, SeatReview], ...]:
    """The view of each seat and its review; worked out once for all tests."""
    game = played(key, players, seed)
    views = [game.view(seat) for seat in game.table.seats]
    return tuple((view, seat_review(view)) for view in views)
