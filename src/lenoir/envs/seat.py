"""A seat for Gymnasium: one player learns, bots have the other seats."""

from typing import Any, Final, SupportsFloat

import gymnasium
import numpy as np

from lenoir.core.seats import Seat
from lenoir.envs.dealing import Dealing, is_cut_short, reward
from lenoir.envs.sensing import Sensed
from lenoir.play.deciding import let_decide
from lenoir.play.players import players

ME: Final = Seat(0)


class SeatEnv(gymnasium.Env[Sensed, np.int64]):
    """Seat 0 of a game against bots, who sit from its left on in the order of their names."""

    def __init__(
        self, edition: str = "classic", opponents: str = "notebook,notebook", **options: object
    ) -> None:
        self._opponents = players(opponents)
        self._dealing = Dealing(edition, 1 + len(self._opponents), options)
        self.layout = self._dealing.senses.layout
        self.numbering = self._dealing.numbering
        self.observation_space = self._dealing.observations()
        self.action_space = self._dealing.actions()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Sensed, dict[str, Any]]:
        """Deal the next game; with a seed the first one of that seed."""
        super().reset(seed=seed)
        self._game = self._dealing.deal(seed)
        self._others = [(player.bot(), self._dealing.chance()) for player in self._opponents]
        self._wait()
        return self._sensed(), self._told()

    def step(
        self, action: int | np.int64
    ) -> tuple[Sensed, SupportsFloat, bool, bool, dict[str, Any]]:
        """Do it, and let the others play until the seat is asked again.

        `IllegalAction` or ``ValueError`` change nothing.
        """
        game = self._game
        game.play(self.numbering.action(int(action), ME))
        self._wait()
        cut = is_cut_short(game)
        return self._sensed(), reward(game, ME), game.is_over and not cut, cut, self._told()

    def _wait(self) -> None:
        game = self._game
        while (seat := game.decider) is not None and seat != ME:
            bot, chance = self._others[seat - 1]
            let_decide(bot, game, seat, chance)

    def _sensed(self) -> Sensed:
        return self._dealing.senses(self._game.view(ME))

    def _told(self) -> dict[str, Any]:
        return self._dealing.told(self._game, ME)
