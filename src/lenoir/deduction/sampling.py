"""Drawing a deal: each that agrees with the facts is as likely as any other, exactly."""

from collections.abc import Mapping

from lenoir.core.cards import Cards, cards_of, each
from lenoir.core.rng import Rng, shuffled
from lenoir.deduction.exact import KINDS, Exact
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.plan import NEED
from lenoir.deduction.spots import Spot
from lenoir.deduction.sweep import CHOOSE


class Sampler:
    """Walks through the states of a count, each step as likely as the deals behind it are many."""

    def __init__(self, exact: Exact) -> None:
        self.exact = exact
        self._behind: dict[tuple[int, int, int], int] = {}

    def deal(self, rng: Rng) -> Mapping[Place, Cards]:
        """For each place the cards there."""
        plan, layout = self.exact.plan, self.exact.problem.layout
        hands, left = list(self.exact.problem.has), _Left(plan.classes, rng)
        state = self._case(hands, left, rng)
        for at, levels in enumerate(plan.levels):
            hand = 0
            for number, level in enumerate(levels):
                state, take = self._step(at, number, state, rng)
                hand |= left.take(level.fine, take)
            _share_out(plan.spots[at], hand, hands, rng)
            state = self.exact.where[at][state]
        if plan.spots:
            _share_out(plan.spots[-1], sum(left.classes), hands, rng)
        deal = dict(zip(layout.places, map(Cards, hands), strict=False))
        return {**deal, ENVELOPE: Cards(hands[-3] | hands[-2] | hands[-1])}

    def _case(self, hands: list[int], left: "_Left", rng: Rng) -> int:
        """Draw the envelope; the state it leaves."""
        exact, numbers = self.exact, self.exact.numbers
        mark = rng.below(exact.total // exact.splits)
        for (s, w, r), state in exact.cases.items():
            mark -= exact.deals[0].get(state, 0) * numbers[s] * numbers[w] * numbers[r]
            if mark < 0:
                break
        for slot, one in zip(KINDS, (s, w, r), strict=True):
            hands[slot] = left.take((one,), 1)
        return state

    def _step(self, at: int, number: int, state: int, rng: Rng) -> tuple[int, int]:
        """How many cards of a class are taken, and the state after it."""
        mark = rng.below(self.behind(at, number, state))
        for take, then, ways in self._ways(at, number, state):
            if mark < ways:
                return then, take
            mark -= ways
        raise AssertionError("the ways add up to the deals")

    def behind(self, at: int, number: int, state: int) -> int:
        """The deals behind a state before a level."""
        if not state & NEED:
            return self.exact.deals[at].get(state, 0)
        if number == len(self.exact.plan.levels[at]):
            return 0
        key = (at, number, state)
        if key not in self._behind:
            self._behind[key] = sum(ways for _, _, ways in self._ways(at, number, state))
        return self._behind[key]

    def _ways(self, at: int, number: int, state: int) -> list[tuple[int, int, int]]:
        """What may be taken of a class, the state after it, and the deals behind that choice."""
        level, then, found = self.exact.plan.levels[at][number], state, []
        there = state >> level.shift & level.mask
        for take in range(min(there, state & NEED) + 1):
            if take:
                then = then - level.unit & level.keep
            found.append((take, then, CHOOSE[there][take] * self.behind(at, number + 1, then)))
        return found


class _Left:
    """The cards not yet dealt, by class of the beginning."""

    def __init__(self, classes: tuple[int, ...], rng: Rng) -> None:
        self.classes, self.rng = list(classes), rng

    def take(self, classes: tuple[int, ...], number: int) -> int:
        """So many random cards of some classes; they are gone then."""
        if not number:
            return 0
        cards = sum(self.classes[one] for one in classes)
        taken = cards_of(shuffled(self.rng, tuple(each(Cards(cards))))[:number])
        for one in classes:
            self.classes[one] &= ~taken
        return taken


def _share_out(spot: Spot, hand: int, hands: list[int], rng: Rng) -> None:
    """Among slots that are taken together, any way is as likely."""
    cards = shuffled(rng, tuple(each(Cards(hand))))
    for slot, need in zip(spot.slots, spot.needs, strict=True):
        hands[slot] |= cards_of(cards[:need])
        cards = cards[need:]
