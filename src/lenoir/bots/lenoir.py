"""Lenoir, the strongest: reads the other players, and asks what may well be the solution."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from math import log2, prod
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
DARING: Final = 0.4
"""Nothing less likely is worth an accusation."""
PATIENCE: Final = 0.9
"""How likely one wins in the end, if there is another turn."""
DANGER: Final = 0.2
"""How likely a strong player who has learnt much solves the case on his next turn."""
BY_HAND: Final = 1.5
"""The bits about the case that one's own hand tells, roughly."""
MINDS: Final = 20
"""How many minds an asker may have are looked at."""


class Insight(Thoughts):
    """Thoughts on what is known and on what the others' suggestions betray."""

    def __init__(self, view: View, known: Knowledge, worlds: int) -> None:
        super().__init__(view, known, worlds)
        self._readings: list[Reading] = readings(view, known)

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
        """How likely each case is."""
        found: dict[Case, float] = {}
        for share, known, _ in self._readings:
            for case, deals in known.envelopes.items():
                found[case] = found.get(case, 0.0) + share * deals / known.deals
        return found

    def _deals(self) -> Iterator[Deals]:
        """As many of each reading as it is likely."""
        if len(self._readings) == 1:
            yield self._some(self._readings[0].known, self._number)
            return
        for share, known, _ in self._readings:
            yield known.samples(self.rng, round(share * self._number) or 1)


class Guarded(Weighed):
    """A judgement that thinks of what the others know and learn."""

    def __init__(self, view: View, insight: Insight, rng: Rng) -> None:
        super().__init__(view, insight, rng)
        self._insight = insight

    def accusation(self) -> Case | None:
        """The one case left; or one likelier to be right than another turn is to come."""
        sure = super().accusation()
        if sure is not None:
            return sure
        chances = self._insight.chances
        case = max(chances, key=chances.__getitem__)
        if chances[case] < DARING or chances[case] < PATIENCE * self._respite():
            return None
        return case

    def _respite(self) -> float:
        """How likely nobody solves the case before the own next turn."""
        rivals = [seat for seat in self.view.table.active if seat != self.seat]
        return prod(1 - self._danger(seat) for seat in rivals)

    def _danger(self, seat: Seat) -> float:
        """How likely a seat solves the case on its next turn: it takes a strong player."""
        left = self._others.uncertainty(seat, Imagined((self.known.facts, seat)), MINDS).bits
        learnt = min(
            1.0, max(0.1, log2(prod(map(len, self.view.table.edition.deck.kinds))) - left - 1.5)
        )
        strong = self._insight.earnest(seat)
        return learnt * (DANGER * strong + DANGER / 4 * (1 - strong))

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
        assert isinstance(thoughts, Insight)
        return Guarded(view, thoughts, rng)


def worlds_in(seconds: float) -> int:
    """How many worlds can be looked at in some time, roughly; never by the clock, so that the same
    view always gives the same decision."""
    return max(20, min(4000, round(8000 * seconds)))
