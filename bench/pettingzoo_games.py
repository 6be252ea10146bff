"""PettingZoo's classic games, without the wrappers that check one's calls."""

import os
import warnings
from importlib import import_module
from random import Random

from bench.measure import Result, measure


def pettingzoo_game(name: str, rng: Random, seconds: float) -> Result:
    """Measure `pettingzoo.classic.<name>`."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # it would greet on stdout
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # some declare spaces of lowered precision
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
        env.reset(seed=rng.getrandbits(32))
    players = env.possible_agents

    def play(rng: Random, observe: bool) -> int:
        decisions = 0
        env.reset()
        player = env.agent_selection
        seen = {player: env.observe(player)}
        while not (env.terminations[player] or env.truncations[player]):
            # The mask of legal actions is a part of the observation: one is needed in any case.
            legal = seen[player]["action_mask"].nonzero()[0].tolist()
            env.step(rng.choice(legal))
            decisions += 1
            player = env.agent_selection
            seen = {who: env.observe(who) for who in (players if observe else [player])}
        return decisions

    return measure(play, len(players), rng, seconds)
