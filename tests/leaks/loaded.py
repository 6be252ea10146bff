"""Chance that is written down, and chance that falls as it was told to."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.events import CardsDealt, Event
from lenoir.core.rng import Rng, shuffled
from lenoir.core.seats import Seat
from tests.leaks.places import ENVELOPE, POOL, Deal, Place, envelope_of, hand, room

T = TypeVar("T")


class Recorder:
    """An `Rng` which writes down what it said, and in which range."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._calls: list[tuple[int, int]] = []

    def below(self, bound: int) -> int:
        """A number, written down."""
        value = self._rng.below(bound)
        self._calls.append((bound, value))
        return value

    def go_on_with(self, rng: Rng) -> None:
        """Take chance from elsewhere from now on."""
        self._rng = rng

    def taken(self) -> tuple[tuple[int, int], ...]:
        """The ranges and numbers since last asked."""
        calls, self._calls = tuple(self._calls), []
        return calls


class Lively:
    """An `Rng` for a game under way that likes what is rare: special dice, clocks, odd cards."""

    def __init__(self, rng: Rng, *, clocks: bool) -> None:
        self._rng = rng
        self._clocks = clocks

    def below(self, bound: int) -> int:
        """A number; of a die often the lowest, of a pile often a clock or one of the last."""
        mood, is_pile = self._rng.below(5), bound > 9
        if mood == 0 and (bound == 6 or (is_pile and self._clocks)):
            return 0
        if mood < 3 and is_pile:
            return bound - 1 - self._rng.below(8)
        return self._rng.below(bound)


class OtherChance(Exception):
    """The other world asked for chance where the first did not, or of another range."""


class Loaded:
    """An `Rng` which says what it was told to say."""

    def __init__(self, values: Iterable[int]) -> None:
        self.load(values)

    def load(self, values: Iterable[int]) -> None:
        """What comes next."""
        self._values = list(values)

    def below(self, bound: int) -> int:
        """The next number."""
        if not self._values or self._values[0] >= bound:
            raise OtherChance(f"below({bound}) with {self._values[:1]} loaded")
        return self._values.pop(0)

    @property
    def is_spent(self) -> bool:
        """Whether all was used."""
        return not self._values


def for_the_deal(
    calls: Sequence[tuple[int, int]], edition: Edition, dealt: CardsDealt, deal: Deal, rng: Rng
) -> list[int]:
    """The numbers that deal these cards, all else as it fell in the recorded calls."""
    deck = edition.deck
    case = envelope_of(deal)
    envelope = [case.room - deck.first_room, case.weapon - deck.first_weapon, int(case.suspect)]
    pack = [Card(n) for n in range(len(deck)) if n not in case]
    forced = envelope + _shuffling(pack, _pack_order(dealt, deal, rng))
    bounds = [bound for bound, _ in calls]
    pattern = [len(deck.rooms), len(deck.weapons), len(deck.suspects), *range(len(pack), 1, -1)]
    at = next(n for n in range(len(bounds)) if bounds[n : n + len(pattern)] == pattern)
    values = [value for _, value in calls]
    return values[:at] + forced + values[at + len(pattern) :]


def _pack_order(dealt: CardsDealt, deal: Deal, rng: Rng) -> list[Card]:
    """An order of the pack which gives everyone their cards; inside a hand it is any order."""
    piles: dict[Place, list[Card]] = {}
    for card, place in deal.items():
        if place != ENVELOPE:
            piles.setdefault(place, []).append(card)
    piles = {place: shuffled(rng, cards) for place, cards in piles.items()}
    order = [piles[room(space)].pop() for space in dealt.in_rooms]
    order += piles.pop(POOL, [])
    seats, seat = len(dealt.sizes), dealt.dealer
    for _ in range(sum(dealt.sizes)):
        seat = Seat((seat + 1) % seats)
        order.append(piles[hand(seat)].pop())
    return order


def _shuffling(items: Sequence[T], wanted: Sequence[T]) -> list[int]:
    """The numbers with which the shuffle puts items into the wanted order."""
    pack, numbers = list(items), []
    for last in range(len(pack) - 1, 0, -1):
        other = pack.index(wanted[last])
        numbers.append(other)
        pack[last], pack[other] = pack[other], pack[last]
    return numbers


def dealt_in(log: Iterable[Event]) -> CardsDealt:
    """The public side of the deal."""
    return next(event for event in log if isinstance(event, CardsDealt))
