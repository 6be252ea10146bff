"""Experiments: many games of bots, every deal with all seatings, and what they tell.

>>> from lenoir.sim import simulate
>>> results = simulate("boardless", "random,random,random", games=6, seed=1, jobs=1, measure=0)
>>> results.games, results.without_winner
(6, 6)
"""

from lenoir.sim.experiment import Experiment
from lenoir.sim.playing import GameFailed, play_game
from lenoir.sim.results import BotResult, Cpu, Results
from lenoir.sim.run import Interrupted, run, simulate
from lenoir.sim.workers import NoCluster, WorkersLost

__all__ = [
    "BotResult",
    "Cpu",
    "Experiment",
    "GameFailed",
    "Interrupted",
    "NoCluster",
    "Results",
    "WorkersLost",
    "play_game",
    "run",
    "simulate",
]
