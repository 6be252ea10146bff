"""Lenoir's editions as environments of PettingZoo, driven as its own games are."""

from random import Random

import numpy as np

from bench.measure import Result, measure
from bench.own_game import TURNS
from lenoir.core.actions import Accuse


def lenoir_env(key: str, players: int, rng: Random, seconds: float) -> Result:
    """Measure an edition's table; nobody accuses, else games would end at once."""
    from lenoir.envs import TableEnv  # needs PettingZoo, which may be missing

    env = TableEnv(key, players, turn_limit=TURNS)
    env.reset(seed=rng.getrandbits(32))
    peaceful = np.array([type(action) is not Accuse for action in env.numbering.actions])

    def play(rng: Random, observe: bool) -> int:
        decisions = 0
        env.reset()
        player = env.agent_selection
        env.observe(player)
        while not (env.terminations[player] or env.truncations[player]):
            legal = (env.infos[player]["action_mask"] & peaceful).nonzero()[0].tolist()
            env.step(rng.choice(legal))
            decisions += 1
            player = env.agent_selection
            for who in env.possible_agents if observe else (player,):
                env.observe(who)
        return decisions

    return measure(play, players, rng, seconds)
