"""Insight: thoughts on what is known and on what the others' suggestions betray."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import chain
from math import prod
from typing import Final, NamedTuple

from lenoir.bots.judges.entropy import Thoughts
from lenoir.bots.judges.motives import PlayerReading, likelihood, named_by, readings
from lenoir.core.cards import Cards, Case, each
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.counting.deals import Deals
from lenoir.deduction.facts import ENVELOPE, hand_of
from lenoir.deduction.knowledge import Knowledge

BOLDNESS: Final = 1.5
"""What naming the likeliest case is worth, in bits: in a race it is good to be right by luck."""
FEWEST: Final = 20
"""The number of deals examined for each reading, however unlikely it is."""
DOUBTFUL: Final = 0.002
"""A share so small says nothing."""


class Drawn(NamedTuple):
    """Deals of one reading; what each would weigh by its share alone, and what it weighs."""

    deals: Deals
    share: float
    weights: list[float]


class Insight(Thoughts):
    """The worlds are drawn by how well they explain what the others have said."""

    def __init__(self, view: View, known: Knowledge, worlds: int) -> None:
        super().__init__(view, known, worlds)
        self._readings: list[PlayerReading] = readings(view, known)
        rivals = view.table.seats_after(self.seat)
        self._named = {seat: named_by(view, seat) for seat in rivals}

    def earnest(self, seat: Seat) -> float:
        """How likely a seat asks in earnest."""
        return sum(one.share for one in self._readings if one.earnest >> seat & 1)

    def value(self, case: Case) -> float:
        """What it would tell, and how likely it is to be the solution beside the likeliest."""
        return super().value(case) + BOLDNESS * self.chances.get(case, 0.0) / self._top

    @cached_property
    def _top(self) -> float:
        return max(self.chances.values())

    @cached_property
    def chances(self) -> Mapping[Case, float]:
        """How likely each case is: by the exact counts of each reading, leaned as the deals are."""
        found: dict[Case, float] = {}
        for share, known, _ in self._readings:
            for case, deals in known.envelopes.items():
                found[case] = found.get(case, 0.0) + share * deals / known.deals
        leaned = {case: chance * self._lean(case) for case, chance in found.items()}
        total = sum(leaned.values())
        return {case: chance / total for case, chance in leaned.items()}

    def _lean(self, case: Case) -> float:
        return prod([self._leaning[card] for card in case])

    @cached_property
    def _leaning(self) -> list[float]:
        """For each card how much likelier it is in the envelope by what the deals weigh."""
        plain, leaned = [0.0] * len(self._deck), [0.0] * len(self._deck)
        for deals, share, weights in self._drawn:
            for cards, weight in zip(deals.at(ENVELOPE), weights, strict=True):
                for card in each(Cards(cards)):
                    plain[card] += share
                    leaned[card] += weight
        total = sum(leaned) / sum(plain)
        pairs = zip(leaned, plain, strict=True)
        return [(some / total + DOUBTFUL) / (other + DOUBTFUL) for some, other in pairs]

    @cached_property
    def _drawn(self) -> list[Drawn]:
        return [self._draw(reading) for reading in self._readings]

    def _draw(self, reading: PlayerReading) -> Drawn:
        """As many deals of a reading as it is likely, each with its weight."""
        deals = self._some(reading.known, max(FEWEST, round(reading.share * self._number)))
        weights = [reading.share / len(deals)] * len(deals)
        for seat, named in self._named.items():
            if named and not reading.earnest >> seat & 1:
                for at, hand in enumerate(deals.at(hand_of(seat))):
                    weights[at] *= likelihood(Cards(hand), named)
        return Drawn(deals, reading.share / len(deals), weights)

    def _deals(self) -> Iterator[Deals]:
        """A fixed number of worlds, with each deal as often as it weighs."""
        weights = [*chain(*(drawn.weights for drawn in self._drawn))]
        step = sum(weights) / self._number
        chosen, mark, sum_so_far = [], step / 2, 0.0
        for at, weight in enumerate(weights):
            sum_so_far += weight
            while mark < sum_so_far:
                chosen.append(at)
                mark += step
        columns = zip(*(drawn.deals.columns for drawn in self._drawn), strict=True)
        joined = ([*chain(*column)] for column in columns)
        places = self._drawn[0].deals.places
        yield Deals(places, [[column[at] for at in chosen] for column in joined])
