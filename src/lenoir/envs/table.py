"""A table for PettingZoo: every seat is an agent, and asked when it is to decide."""

from typing import Any, ClassVar, Final, SupportsIndex

import numpy as np
from gymnasium.spaces import Box
from pettingzoo import AECEnv

from lenoir.core.seats import Seat
from lenoir.envs.action_space import ActionSpace
from lenoir.envs.dealing import Dealing, is_cut_short, reward
from lenoir.envs.sensing import Sensed

RENDER_MODES: Final = ("ansi",)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats of a game. ``infos`` has the asked seat's ``action_mask``, and its ``view``."""

    metadata: ClassVar = {
        "name": "lenoir_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        edition: str = "classic",
        players: SupportsIndex = 3,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        self._dealing = Dealing(edition, players, options)
        self.layout = self._dealing.senses.layout
        self.numbering = self._dealing.numbering
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._dealing.players)]
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: self._dealing.observations() for agent in self.possible_agents}
        self._done = {agent: self._dealing.actions() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> "Box[np.float32]":
        """What a seat observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> ActionSpace:
        """What a seat does; a sample is legal for the seat that is asked."""
        return self._done[agent]

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> None:
        """Deal the next game; with a seed the first one of that seed."""
        self._dealing.deal(seed)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._tell()

    def step(self, action: SupportsIndex | None) -> None:
        """Do what the asked seat wants; `IllegalAction` or ``ValueError`` change nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action")
        self._dealing.act(action, self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._tell()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Sensed:
        """What a seat knows now."""
        return self._dealing.sensed(self._seats[agent])

    def render(self) -> str | None:
        """The moment in a line, as everybody may know it."""
        return repr(self._dealing.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _tell(self) -> None:
        game, seats = self._dealing.game, self._seats
        over, cut = game.is_over, is_cut_short(game)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if over:
            self.rewards = {agent: reward(game, seats[agent]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, over and not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self.infos = {agent: self._dealing.told(seats[agent]) for agent in self.agents}
        for agent, info in self.infos.items():
            self._done[agent].legal = info["action_mask"]
        if game.decider is not None:
            self.agent_selection = self.possible_agents[game.decider]
