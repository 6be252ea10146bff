"""A seat for Gymnasium: one player learns, bots have the other seats."""

from operator import index
from typing import Any, Final, SupportsFloat, SupportsIndex

import gymnasium
import numpy as np

from lenoir.bots.players import players
from lenoir.core.seats import Seat
from lenoir.envs.action_space import ActionSpace
from lenoir.envs.dealing import LOST, Dealing, is_cut_short, reward
from lenoir.envs.sensing import Sensed
from lenoir.play.people.deciding import let_decide
from lenoir.rules.engine import IllegalAction

DEALS: Final = 100
"""Games in a row that may be over before the seat is asked anything."""


class SeatEnv(gymnasium.Env[Sensed, np.int64]):
    """A seat of a game against bots, who sit from its left on in the order of their names.

    An illegal number loses the game, as with PettingZoo's `TerminateIllegalWrapper`: most who learn
    know of no mask. With ``strict`` it raises `IllegalAction` and changes nothing.
    """

    def __init__(
        self,
        edition: str = "classic",
        opponents: str = "notebook,notebook",
        seat: SupportsIndex = 0,
        strict: bool = False,
        **options: object,
    ) -> None:
        if not isinstance(opponents, str):
            raise TypeError("opponents are bots with commas between them, like 'notebook,novice'")
        self._opponents, self._strict, self._forfeited = players(opponents), strict, False
        self._dealing = Dealing(edition, 1 + len(self._opponents), options)
        self._me = Seat(index(seat))
        if not 0 <= self._me < self._dealing.players:
            raise ValueError(f"seats go from 0 to {self._dealing.players - 1}, not {self._me}")
        self.layout = self._dealing.senses.layout
        self.numbering = self._dealing.numbering
        self.observation_space = self._dealing.observations()
        self.action_space: ActionSpace = self._dealing.actions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sensed, dict[str, Any]]:
        """Deal the next game in which the seat is asked; with a seed the first of that seed."""
        super().reset(seed=seed)
        self._deal(seed)
        for _ in range(DEALS):
            if not self._dealing.game.is_over:
                return self._dealing.sensed(self._me), self._told()
            self._deal(None)
        raise ValueError(
            f"seat {self._me} was not asked once in {DEALS} games: is turn_limit too small?"
        )

    def step(
        self, action: SupportsIndex
    ) -> tuple[Sensed, SupportsFloat, bool, bool, dict[str, Any]]:
        """Do it, and let the others play until the seat is asked again.

        What is no number of an action raises ``ValueError`` or ``TypeError`` and changes nothing.
        """
        dealing, me = self._dealing, self._me
        if self._forfeited:
            raise RuntimeError("the game was lost by an illegal number: call reset()")
        try:
            dealing.act(action, me)
        except IllegalAction as illegal:
            if self._strict or dealing.game.is_over:
                raise
            self._forfeited = True
            return dealing.sensed(me), LOST, True, False, {**self._told(), "illegal": str(illegal)}
        self._wait()
        game, cut = dealing.game, is_cut_short(dealing.game)
        ended = game.is_over and not cut
        return dealing.sensed(me), reward(game, me), ended, cut, self._told()

    def _told(self) -> dict[str, Any]:
        info = self._dealing.told(self._me)
        if self._forfeited:
            info["action_mask"] = self.numbering.mask(())
        self.action_space.legal = info["action_mask"]
        return info

    def _deal(self, seed: int | None) -> None:
        self._forfeited = False
        self._dealing.deal(seed)
        self._others = [(player.bot(), self._dealing.chance()) for player in self._opponents]
        self._wait()

    def _wait(self) -> None:
        game = self._dealing.game
        while (seat := game.decider) is not None and seat != self._me:
            bot, chance = self._others[(seat - self._me) % self._dealing.players - 1]
            let_decide(bot, game, seat, chance)
