"""Lenoir, the strongest: reads the other players, and asks what may well be the solution."""

from functools import cached_property, partial
from math import log2, prod
from typing import Final

from lenoir.bots.judges.entropy import WORLDS, Pondering, Weighed
from lenoir.bots.judges.imagined import Imagined
from lenoir.bots.judges.insight import Insight
from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import Holds, hand_of
from lenoir.deduction.minds.others import Others
from lenoir.deduction.minds.told import minds_of

TIME: Final = 0.04
"""How long a turn takes, roughly and in seconds, unless one is told otherwise."""
DARING: Final = 0.4
"""Nothing less likely is worth an accusation."""
PATIENCE: Final = 0.9
"""How likely one wins in the end, if there is another turn."""
DANGER: Final = 0.2
"""How likely a strong player who has learnt much solves the case on their next turn."""
BY_HAND: Final = 1.5
"""The bits about the case that one's own hand tells, roughly."""
MINDS: Final = 20
"""How many minds an asker may have are looked at."""


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
        if chances[case] < DARING or chances[case] < PATIENCE * self.respite():
            return None
        return case

    def respite(self) -> float:
        """How likely nobody solves the case before this bot's next turn."""
        rivals = [seat for seat in self.view.table.active if seat != self.seat]
        return prod(1 - self._danger(seat) for seat in rivals)

    def _danger(self, seat: Seat) -> float:
        """How likely a seat solves the case on its next turn: it takes a strong player."""
        left = self._others.uncertainty(seat, Imagined((self.known.facts, seat)), MINDS).bits
        cases = prod(map(len, self.view.table.edition.deck.kinds))
        learnt = min(1.0, max(0.1, log2(cases) - BY_HAND - left))
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


class Lenoir:
    """The strongest."""

    def __init__(self, worlds: int = WORLDS) -> None:
        self._pondering = Pondering(partial(Insight, worlds=worlds))

    def judge(self, view: View, rng: Rng) -> Guarded:
        """What it makes of a view."""
        return Guarded(view, self._pondering.on(view), rng)


def worlds_in(seconds: float) -> int:
    """How many worlds can be looked at in some time, roughly; never by the clock, so that the same
    view always gives the same decision."""
    return max(20, min(4000, round(8000 * seconds)))
