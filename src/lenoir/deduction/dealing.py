"""Every deal that agrees with a problem, one by one: for when few are left."""

from collections.abc import Iterator, Mapping

from lenoir.core.cards import Card, Cards, each
from lenoir.deduction.facts import ENVELOPE, Holds, Place
from lenoir.deduction.problem import Problem
from lenoir.deduction.settling import Impossible


def every_deal(problem: Problem) -> Iterator[Mapping[Place, Cards]]:
    """A card without a sure place is put everywhere it may be, and so on."""
    choice = _open_card(problem)
    if choice is None:
        *hands, suspect, weapon, room = map(Cards, problem.has)
        deal = dict(zip(problem.layout.places, hands, strict=True))
        yield {**deal, ENVELOPE: Cards(suspect | weapon | room)}
        return
    card, places = choice
    for place in places:
        try:
            there = problem.learn((Holds(place, card),))
        except Impossible:
            continue
        yield from every_deal(there)


def _open_card(problem: Problem) -> tuple[Card, list[Place]] | None:
    """A card with as few places left as any, and these."""
    sure = 0
    for cards in problem.has:
        sure |= cards
    places = (*problem.layout.places, ENVELOPE, ENVELOPE, ENVELOPE)
    found = (
        (card, [place for place, may in zip(places, problem.may, strict=True) if may >> card & 1])
        for card in each(Cards(problem.layout.cards & ~sure))
    )
    return min(found, key=lambda choice: len(choice[1]), default=None)
