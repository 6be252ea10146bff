"""Lenoir, the strongest: reads the other players, and asks what may well be the solution."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from lenoir.bots.entropy import Entropy, Thoughts
from lenoir.bots.motives import Reading, readings
from lenoir.bots.worlds import Worlds
from lenoir.core.cards import Cards, Case
from lenoir.core.view import View
from lenoir.deduction.facts import Place
from lenoir.deduction.knowledge import Knowledge

BOLDNESS: Final = 1.5
"""What naming the likeliest case is worth, in bits: in a race it is good to be right by luck."""


class Insight(Thoughts):
    """Thoughts on what is known and on what the others' suggestions betray."""

    def __init__(self, view: View, known: Knowledge, worlds: int) -> None:
        super().__init__(view, known, worlds)
        self._readings: list[Reading] = readings(view, known)

    def value(self, case: Case) -> float:
        """What it would tell, and how likely it is to be the solution beside the likeliest."""
        return super().value(case) + BOLDNESS * self.chances.get(case, 0.0) / self._top

    @cached_property
    def _top(self) -> float:
        return max(self.chances.values())

    @cached_property
    def chances(self) -> Mapping[Case, float]:
        """How likely each case is."""
        found: dict[Case, float] = {}
        for share, known in self._readings:
            for case, deals in known.envelopes.items():
                found[case] = found.get(case, 0.0) + share * deals / known.deals
        return found

    @cached_property
    def worlds(self) -> Worlds:
        """Deals that may be, as many of each reading as it is likely."""
        deals: list[Mapping[Place, Cards]] = []
        share = 0.0
        for reading in self._readings:
            share += reading.share
            while len(deals) < round(share * self._number):
                deals.append(reading.known.sample(self.rng))
        return Worlds(deals, self._deck.kinds, self.rng)


class Lenoir(Entropy):
    """The strongest."""

    def _think(self, view: View, known: Knowledge) -> Thoughts:
        return Insight(view, known, self._number)
