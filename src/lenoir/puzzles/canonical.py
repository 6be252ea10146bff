"""Canonical forms: two positions that differ only by the names of cards and seats have the same.

Cards, places and facts are told apart by what they have to do with each other, round by round. Two
positions of different form are surely different; of those of one form only the first is kept.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256

from lenoir.core.cards import Card, cards_of, each
from lenoir.core.seats import Seat
from lenoir.deduction.facts import ENVELOPE, POOL, Fact, Holds, NotTheCase, Place, hand_of
from lenoir.deduction.layout import Layout

ROUNDS = 4


def form(layout: Layout, own: Seat, facts: Sequence[Fact], asked: Iterable[Card] = ()) -> str:
    """The canonical form of what somebody knows, and of the cards that are asked about."""
    about = cards_of(asked)
    card = {
        one: _digest("card", kind, about >> one & 1)
        for kind, cards in enumerate(layout.kinds)
        for one in each(cards)
    }
    sizes = {**dict(zip(layout.places, layout.sizes, strict=True)), ENVELOPE: 3}
    place = {one: _digest("place", _sort(one, own), sizes[one]) for one in layout.everywhere}
    told: list[str] = []
    for _ in range(ROUNDS):
        told = [_fact(fact, card, place) for fact in facts]
        near: dict[tuple[str, int], list[str]] = {}
        for fact, digest in zip(facts, told, strict=True):
            for one in _cards(fact):
                near.setdefault(("card", one), []).append(digest)
            if not isinstance(fact, NotTheCase):
                near.setdefault(("place", fact.place), []).append(digest)
        card = {
            one: _digest(was, *sorted(near.get(("card", one), []))) for one, was in card.items()
        }
        place = {
            one: _digest(was, *sorted(near.get(("place", one), []))) for one, was in place.items()
        }
    return _digest(*sorted(told), "|", *sorted(card.values()), "|", *sorted(place.values()))


def _sort(place: Place, own: Seat) -> str:
    if place == hand_of(own):
        return "own"
    if place in (ENVELOPE, POOL):
        return str(place)
    return "hand" if place < POOL else "room"


def _fact(fact: Fact, card: dict[Card, str], place: dict[Place, str]) -> str:
    cards = sorted(card[one] for one in _cards(fact))
    where = "" if isinstance(fact, NotTheCase) else place[fact.place]
    return _digest(type(fact).__name__, where, *cards)


def _cards(fact: Fact) -> tuple[Card, ...]:
    if isinstance(fact, NotTheCase):
        return fact.case
    return (fact.card,) if isinstance(fact, Holds) else tuple(each(fact.cards))


def _digest(*parts: object) -> str:
    return sha256("\x1f".join(map(str, parts)).encode()).hexdigest()[:16]
