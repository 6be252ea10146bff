"""Lenoir, the strongest: reads the other players, and asks what may well be the solution."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Final

from lenoir.bots.entropy import Entropy, Thoughts, Weighed
from lenoir.bots.imagined import Imagined
from lenoir.bots.motives import Reading, readings
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.deals import Deals
from lenoir.deduction.facts import Holds, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds import minds_of
from lenoir.deduction.others import Others

BOLDNESS: Final = 1.5
"""What naming the likeliest case is worth, in bits: in a race it is good to be right by luck."""

TIME: Final = 0.025
"""How long a turn takes, roughly and in seconds, unless one is told otherwise."""
MINDS: Final = 20
"""How many minds an asker may have are looked at."""


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

    def _deals(self) -> Iterator[Deals]:
        """As many of each reading as it is likely."""
        if len(self._readings) == 1:
            yield self._some(self._readings[0].known, self._number)
            return
        for share, known in self._readings:
            yield known.samples(self.rng, round(share * self._number) or 1)


class Guarded(Weighed):
    """A judgement that thinks of what the others learn."""

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """One which that seat has seen; else the one that leaves it most to find out."""
        seen = Cards(cards & self.told(to))
        return max(each(seen or cards), key=lambda card: (self._left_to(to, card), -card))

    def _left_to(self, seat: Seat, card: Card) -> tuple[float, int]:
        """The bits a seat would lack if it were shown a card; and who has seen it before."""
        others = self.view.table.seats_after(self.seat)
        before = sum(self.told(other) >> card & 1 for other in others)
        told = (Holds(hand_of(self.seat), card),)
        chance = Imagined((self.known.facts, seat))
        return self._others.uncertainty(seat, chance, MINDS, told).bits, before

    @cached_property
    def _others(self) -> Others:
        return Others(self.seat, self.known, minds_of(self.view))


class Lenoir(Entropy):
    """The strongest."""

    def _think(self, view: View, known: Knowledge) -> Thoughts:
        return Insight(view, known, self._number)

    def _weigh(self, view: View, thoughts: Thoughts, rng: Rng) -> Weighed:
        return Guarded(view, thoughts, rng)


def worlds_in(seconds: float) -> int:
    """How many worlds can be looked at in some time, roughly; never by the clock, so that the same
    view always gives the same decision."""
    return max(20, min(4000, round(8000 * seconds)))
