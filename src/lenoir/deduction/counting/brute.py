"""The plain way of counting: deal out the cards in every way, and keep those that agree."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, product

from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.deduction.counting.counts import Counts
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, HoldsNone, HoldsOneOf, NotTheCase, Place
from lenoir.deduction.layout import Layout

Deal = Mapping[Place, Cards]


def deals(layout: Layout) -> Iterator[Deal]:
    """Every deal there is; only for decks of a dozen cards or so."""
    for case in product(*(each(kind) for kind in layout.kinds)):
        sealed = cards_of(case)
        for rest in _shared_out(Cards(layout.cards & ~sealed), layout.sizes):
            yield dict(zip(layout.everywhere, (*rest, sealed), strict=True))


def _shared_out(cards: Cards, sizes: tuple[int, ...]) -> Iterator[tuple[Cards, ...]]:
    if not sizes:
        yield ()
        return
    for some in combinations(tuple(each(cards)), sizes[0]):
        hand = cards_of(some)
        for rest in _shared_out(Cards(cards & ~hand), sizes[1:]):
            yield (hand, *rest)


def agrees(deal: Deal, fact: Fact) -> bool:
    """Whether a fact is true of a deal."""
    match fact:
        case Holds(place, card):
            return bool(deal[place] >> card & 1)
        case HoldsNone(place, cards):
            return not deal[place] & cards
        case HoldsOneOf(place, cards):
            return bool(deal[place] & cards)
        case NotTheCase(case):
            return deal[ENVELOPE] != cards_of(case)


def consistent(layout: Layout, facts: Iterable[Fact]) -> list[Deal]:
    """The deals of which all facts are true."""
    known = tuple(facts)
    return [deal for deal in deals(layout) if all(agrees(deal, fact) for fact in known)]


def count(layout: Layout, facts: Iterable[Fact]) -> Counts:
    """All counts, one deal at a time."""
    found = consistent(layout, facts)
    envelopes: Counter[Case] = Counter()
    at = {place: [0] * layout.cards.bit_length() for place in layout.everywhere}
    for deal in found:
        suspect, weapon, room = (
            card for kind in layout.kinds for card in each(Cards(kind & deal[ENVELOPE]))
        )
        envelopes[Case(suspect, weapon, room)] += 1
        for place, cards in deal.items():
            for card in each(cards):
                at[place][Card(card)] += 1
    in_order = dict(sorted(envelopes.items()))
    return Counts(len(found), in_order, {place: tuple(row) for place, row in at.items()})
