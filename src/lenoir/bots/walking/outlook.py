"""The outlook: what a place is worth, for what one may do there and for where it leads."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from lenoir.bots.walking.ground import PATIENCE, Ground
from lenoir.bots.walking.odds import FAR
from lenoir.core.board import NO_SPACES, Space, Spaces

AFTERWARDS: Final = 0.8
"""How much the next aim counts beside this one: by then one will know more and want less."""


class Outlook:
    """Values of places, on the scale of a suggestion: 1 is what one may hope for."""

    def __init__(self, ground: Ground, aims: Sequence[float], last: bool) -> None:
        """``last`` is for a player who is done on arrival."""
        self._ground = ground
        self._squares: dict[Space, float] = {}
        self._rank(aims)
        self.spare = 0.0 if last else max(aims)
        """The scale of what may be saved for another time; nothing is, by one who can win."""
        if not last:
            top = max(aims)
            for _ in range(2):  # two aims ahead
                self._rank([self._with_next(room, aims[room], top) for room in ground.rooms])

    def _rank(self, values: Sequence[float]) -> None:
        self.rooms = tuple(values)
        """What it is worth to be in each room."""
        self._best = sorted(self._ground.rooms, key=self.rooms.__getitem__, reverse=True)

    def _with_next(self, room: int, aim: float, top: float) -> float:
        """An aim and the next one, which counts the less the more this one has told."""
        share = PATIENCE * (1 - (1 - AFTERWARDS) * aim / top)
        return aim + share * self.turn_from(Space(room), self._ground.at_hand[room])

    def square(self, space: Space) -> float:
        """What it is worth to end a turn on a square: the next turn, for which one has to wait."""
        known = self._squares.get(space)
        if known is None:
            known = self._squares[space] = PATIENCE * self.turn_from(space)
        return known

    def turn_from(
        self, space: Space, at_hand: Spaces = NO_SPACES, barred: Spaces = NO_SPACES
    ) -> float:
        """What a turn by dice from a place is worth; ``at_hand`` are rooms one need not walk to.

        The best room within the roll, unless waiting for a better one is worth more.
        """
        values, points = self.rooms, self._ground.points[space]
        wait: float = max(map(mul, values, self._ground.late[space]))
        chance = self._ground.odds.at_least
        total, nearest = 0.0, FAR + 1
        for room in self._best:
            value = values[room]
            if value <= wait:
                break
            far = 0 if at_hand >> room & 1 else points[room]
            if far < nearest and not barred >> room & 1:
                total += value * (chance[far] - chance[nearest])
                nearest = far
        return total + wait * (1 - chance[nearest])

    def two_moves_from(self, space: Space) -> float:
        """What two moves in a row are worth: a turn is saved; rooms on the way do not count."""
        points, late = self._ground.points[space], self._ground.late[space]
        in_two = self._ground.odds.in_two
        return max(
            value * max(in_two(points[room]), min(late[room] / PATIENCE, PATIENCE))
            for room, value in enumerate(self.rooms)
        )


@lru_cache(maxsize=1024)
def seen_with(ground: Ground, aims: tuple[float, ...], last: bool) -> Outlook:
    """The outlook of one who has these aims; it stays the same while one learns nothing new."""
    return Outlook(ground, aims, last)
