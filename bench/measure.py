"""How fast a game is played: random decisions to the end, counted against processor time."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

Play = Callable[[Random, bool], int]
"""Play one game to its end and say how many decisions it took.

When the flag is set, every player's observation is taken after every decision.
"""


@dataclass(frozen=True, slots=True)
class Pace:
    """Games played in a stretch of time."""

    games: int
    decisions: int
    seconds: float

    @property
    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


@dataclass(frozen=True, slots=True)
class Result:
    """One game's two paces."""

    players: int
    bare: Pace
    observed: Pace

    def best(self, other: "Result") -> "Result":
        """The faster of both in each way: the one that was disturbed least."""
        bare = max(self.bare, other.bare, key=lambda pace: pace.rate)
        observed = max(self.observed, other.observed, key=lambda pace: pace.rate)
        return Result(self.players, bare, observed)


def pace(play: Play, rng: Random, seconds: float, *, observe: bool) -> Pace:
    """Play whole games until the time is up; the last one is played out and counted."""
    games = decisions = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds or not games:
        decisions += play(rng, observe)
        games += 1
    return Pace(games, decisions, elapsed)


def measure(play: Play, players: int, rng: Random, seconds: float) -> Result:
    """Half of the time without observations, half of it with everybody's."""
    play(rng, True)  # once before the clock starts: imports, caches
    bare = pace(play, rng, seconds / 2, observe=False)
    observed = pace(play, rng, seconds / 2, observe=True)
    return Result(players, bare, observed)
