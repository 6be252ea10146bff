"""What a table and a seat have in common: the games dealt, the spaces, and what a game is worth."""

from collections.abc import Mapping
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium.spaces import Box

from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.ways_loading import LOADER
from lenoir.editions.loader import load_edition
from lenoir.envs.action_space import ActionSpace
from lenoir.envs.numbering import Numbering
from lenoir.envs.sensing import Sensed, Senses
from lenoir.play.games.dice import Seeded, Unforeseeable
from lenoir.play.games.game import Game
from lenoir.rules.setup import seated, settled

ROUNDS: Final = 60
"""The number of rounds after which a game is cut short, unless ``turn_limit`` says otherwise."""

MANY: Final = 2**53

WON: Final = 1.0
LOST: Final = -1.0


class Dealing:
    """One game after the other; the same ones from the same seed."""

    def __init__(self, edition: str, players: SupportsIndex, options: Mapping[str, object]) -> None:
        self._edition = load_edition(edition)
        self.players = index(players)
        seated(self._edition, self.players)
        self._options = {"turn_limit": ROUNDS * self.players, **options}
        settled(self._edition, self._options)
        self.numbering = Numbering(self._edition, self.players)
        self.senses = Senses(self._edition, self.players)
        self._seeds: Rng = Unforeseeable()
        self._game: Game | None = None

    @property
    def game(self) -> Game:
        """The game dealt last."""
        if self._game is None:
            raise RuntimeError("no game is dealt yet: call reset() first")
        return self._game

    def deal(self, seed: SupportsIndex | None) -> None:
        """Deal the next game; with a seed the first one of that seed."""
        if seed is not None:
            number = index(seed)
            if number < 0:
                raise ValueError(f"a seed is 0 or more, not {number}")
            self._seeds = Seeded(number)
        LOADER.load_in_time()
        self._game = Game(self._edition, self.players, self.chance(), self._options)

    def act(self, action: SupportsIndex, seat: Seat) -> None:
        """Let a seat do what a number means; `IllegalAction` or ``ValueError`` change nothing."""
        self.game.play(self.numbering.action(index(action), seat))

    def chance(self) -> Seeded:
        """Chance for a game, or for somebody in it."""
        return Seeded(self._seeds.below(MANY))

    def observations(self) -> "Box[np.float32]":
        """What is observed."""
        return Box(0.0, 1.0, (len(self.senses),))

    def actions(self) -> ActionSpace:
        """What is done."""
        return ActionSpace(len(self.numbering))

    def sensed(self, seat: Seat) -> Sensed:
        """What a seat observes now."""
        return self.senses(self.game.view(seat))

    def told(self, seat: Seat) -> dict[str, Any]:
        """What a seat is told besides: which numbers are legal, and its view."""
        game = self.game
        offers = game.legal.offers if game.decider == seat else ()
        return {"action_mask": self.numbering.mask(offers), "view": game.view(seat)}


def reward(game: Game, seat: Seat) -> float:
    """1 for who has won, -1 for everybody else then; else 0."""
    if game.winner is None:
        return 0.0
    return WON if game.winner == seat else LOST


def is_cut_short(game: Game) -> bool:
    """Whether there were enough turns, and somebody could still have won."""
    return game.is_over and game.winner is None and bool(game.table.active)
