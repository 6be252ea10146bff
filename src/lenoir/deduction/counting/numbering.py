"""Every deal has a number, from 0 up to the number of deals: a number drawn is a deal drawn."""

from collections.abc import Sequence
from math import comb

from lenoir.core.cards import Cards, each
from lenoir.deduction.counting.counts import Hands
from lenoir.deduction.counting.exact import KINDS, Exact
from lenoir.deduction.counting.plan import NEED
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.seeded import drawn
from lenoir.deduction.counting.spots import Spot
from lenoir.deduction.counting.sweep import CHOOSE


class Numbered(Exact):
    """A count whose deals have numbers: a choice has as many as there are deals behind it."""

    def __init__(self, problem: CountingProblem) -> None:
        super().__init__(problem)
        self._behind: dict[tuple[int, int, int], int] = {}

    def drawn(self, seed: int, number: int) -> Hands:
        """A number of random deals, each as likely; the same from the same seed."""
        return self.dealt(drawn(seed, self.total, number))

    def dealt(self, numbers: Sequence[int]) -> Hands:
        """For each place, the envelope last, its cards in the deals with these numbers."""
        places = len(self.problem.layout.everywhere)
        deals = [self.deal(number) for number in numbers]
        return [[deal[place] for deal in deals] for place in range(places)]

    def deal(self, number: int) -> tuple[int, ...]:
        """For each place, the envelope last, its cards in the deal with this number."""
        plan, hands = self.plan, list(self.problem.has)
        number, split = divmod(number, self.splits)
        state, number = self._case(hands, number)
        left = sum(plan.classes) & ~sum(hands[-3:])
        for at, levels in enumerate(plan.levels):
            hand = 0
            for level, offer in enumerate(levels):
                cards = left & sum(plan.classes[one] for one in offer.fine)
                state, taken, number = self._step(at, level, state, cards, number)
                hand |= taken
                left ^= taken
            split = _share_out(plan.spots[at], hand, hands, split)
            state = self.where[at][state]
        if plan.spots:
            _share_out(plan.spots[-1], left, hands, split)
        return (*hands[:-3], sum(hands[-3:]))

    def _case(self, hands: list[int], number: int) -> tuple[int, int]:
        """Seal the envelope; the state it leaves, and the number among the deals with this case."""
        numbers = self.numbers
        for (s, w, r), state in self.cases.items():
            deals = self.deals[0].get(state, 0)
            ways = numbers[s] * numbers[w] * numbers[r]
            if number < deals * ways:
                break
            number -= deals * ways
        which, number = divmod(number, deals)
        for slot, one in zip(KINDS[::-1], (r, w, s), strict=True):
            which, card = divmod(which, numbers[one])
            hands[slot] = chosen(self.plan.classes[one], 1, card)
        return state, number

    def _step(
        self, at: int, level: int, state: int, cards: int, number: int
    ) -> tuple[int, int, int]:
        """The state after a level, the cards taken, and the number among the deals behind these."""
        for take, then, deals in self._choices(at, level, state):
            ways = comb(cards.bit_count(), take) * deals
            if number < ways:
                which, number = divmod(number, deals)
                return then, chosen(cards, take, which), number
            number -= ways
        raise AssertionError("the choices add up to the deals")

    def _choices(self, at: int, number: int, state: int) -> list[tuple[int, int, int]]:
        """How many may be taken of a class, the state then, and the deals behind it."""
        level, then, found = self.plan.levels[at][number], state, []
        there = state >> level.shift & level.mask
        for take in range(min(there, state & NEED) + 1):
            if take:
                then = then - level.unit & level.keep
            found.append((take, then, self.behind(at, number + 1, then)))
        return found

    def behind(self, at: int, number: int, state: int) -> int:
        """The deals behind a state before a level."""
        if not state & NEED:
            return self.deals[at].get(state, 0)
        if number == len(self.plan.levels[at]):
            return 0
        key = (at, number, state)
        if key not in self._behind:
            level = self.plan.levels[at][number]
            choose = CHOOSE[state >> level.shift & level.mask]
            choices = self._choices(at, number, state)
            self._behind[key] = sum(choose[take] * deals for take, _, deals in choices)
        return self._behind[key]


def chosen(cards: int, take: int, number: int) -> int:
    """``take`` of these cards: the choice with this number, those with the lowest card first."""
    left, found = cards.bit_count(), 0
    for card in each(Cards(cards)):
        left -= 1
        if not take:
            break
        with_it = comb(left, take - 1)
        if number < with_it:
            found |= 1 << card
            take -= 1
        else:
            number -= with_it
    return found


def _share_out(spot: Spot, hand: int, hands: list[int], split: int) -> int:
    """Share a spot's cards out among its slots; what is left of the number of the way to do so."""
    for slot, need in zip(spot.slots, spot.needs, strict=True):
        split, which = divmod(split, comb(hand.bit_count(), need))
        taken = chosen(hand, need, which)
        hands[slot] |= taken
        hand ^= taken
    return split
