"""Worlds: many deals at once that agree with what a player believes, as columns of bits.

A world is one deal. A set of worlds is an integer with a bit for each, so that what a suggestion
would bring in all of them is a handful of operations, whatever their number.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import log2
from typing import NamedTuple

from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.deduction.counting.deals import Deals
from lenoir.deduction.facts import ENVELOPE, Place

FEW = 40
"""With no more cases than this they are told apart; with more, each kind of card for itself."""


class PossibleAnswer(NamedTuple):
    """What a suggestion may bring: a card shown by a seat, or nothing by anyone; and the worlds."""

    by: Seat | None
    card: Card | None
    worlds: int


class Worlds:
    """Deals drawn by chance, each as likely."""

    def __init__(self, deals: Sequence[Deals], kinds: Sequence[range], rng: Rng) -> None:
        self.number = sum(map(len, deals))
        self.all = (1 << self.number) - 1
        columns = {
            place: [*chain(*(some.at(place) for some in deals))] for place in deals[0].places
        }
        self.at = {place: _bits(column, kinds[-1].stop) for place, column in columns.items()}
        """For each place and card the worlds in which the card lies there."""
        self._coins = _coins(self.number, rng), _coins(self.number, rng)
        sealed = self.at[ENVELOPE]
        cases = set(columns[ENVELOPE])
        self._groups = [[sealed[card] for card in kind if sealed[card]] for kind in kinds]
        if len(cases) <= FEW:
            self._groups = [[_all_of(sealed, Cards(cards)) for cards in sorted(cases)]]

    def doubt(self, worlds: int) -> float:
        """How uncertain the case is in some worlds: bits, times the number of these worlds.

        `lenoir.deduction.bits.entropy` for whole numbers of worlds, from a table: a decision asks
        for this some ten thousand times.
        """
        number = worlds.bit_count()
        if number < 2:
            return 0.0
        total = 0.0
        for groups in self._groups:
            total += _N_LOG_N[number] if number < _KEPT else number * log2(number)
            for group in groups:
                some = (group & worlds).bit_count()
                if some > 1:
                    total -= _N_LOG_N[some] if some < _KEPT else some * log2(some)
        return total

    def answers(self, case: Case, seats: Iterable[Seat]) -> Iterator[PossibleAnswer]:
        """What the seats, asked in this order, may answer; those with a choice toss a coin."""
        left, (heads, more) = self.all, self._coins
        for seat in seats:
            at = self.at[Place(seat)]
            first, second, third = at[case[0]] & left, at[case[1]] & left, at[case[2]] & left
            able = first | second | third
            if not able:
                continue
            left &= ~able
            both = first & second
            if both or third & (first | second):
                three = both & third
                one_two, one_three, two_three = both & ~third, first & third, second & third
                one_three, two_three = one_three & ~second, two_three & ~first
                ones = first & ~second & ~third | (one_two | one_three) & heads
                twos = second & ~first & ~third | one_two & ~heads | two_three & heads
                first = ones | three & heads & more
                second = twos | three & heads & ~more
                third = able & ~first & ~second
            for card, worlds in zip(case, (first, second, third), strict=True):
                if worlds:
                    yield PossibleAnswer(seat, card, worlds)
        if left:
            yield PossibleAnswer(None, None, left)

    def gain(self, case: Case, seats: Iterable[Seat]) -> float:
        """What a suggestion would tell about the case, on average, in bits."""
        after = sum([self.doubt(answer.worlds) for answer in self.answers(case, seats)])
        return (self.doubt(self.all) - after) / self.number


_KEPT = 4097
_N_LOG_N = [0.0, *(n * log2(n) for n in range(1, _KEPT))]


def _bits(column: Sequence[int], cards: int) -> list[int]:
    """For each card the worlds in which it is among those of a column."""
    found = [0] * cards
    bit = 1
    for some in column:
        for card in each(Cards(some)):
            found[card] |= bit
        bit <<= 1
    return found


def _all_of(columns: Sequence[int], cards: Cards) -> int:
    worlds = -1
    for card in each(cards):
        worlds &= columns[card]
    return worlds


def _coins(number: int, rng: Rng) -> int:
    """A set with a coin thrown for each world."""
    bits = 0
    for _ in range(0, number, 30):
        bits = bits << 30 | rng.below(1 << 30)
    return bits & (1 << number) - 1
