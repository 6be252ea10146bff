"""Contradictions: facts which cannot all be true, cut down to those that matter."""

from collections.abc import Sequence

from lenoir.core.cards import Card, Cards, each
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.problem import Problem
from lenoir.deduction.settling import Impossible


class Contradiction(ValueError):
    """These facts cannot all be true, and without any one of them the others can."""

    def __init__(self, facts: Sequence[Fact]) -> None:
        self.facts = tuple(facts)
        super().__init__(f"these cannot all be true: {', '.join(map(repr, self.facts))}")


def smallest(layout: Layout, facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Facts of which none can be left out, found by leaving out what can; the latest are kept."""
    kept = list(facts)
    for fact in facts:
        rest = [other for other in kept if other is not fact]
        if not agree(layout, rest):
            kept = rest
    return tuple(kept)


def agree(layout: Layout, facts: Sequence[Fact]) -> bool:
    """Whether there is a deal of which all these facts are true."""
    try:
        return is_possible(Problem.of(layout).learn(facts))
    except Impossible:
        return False


def is_possible(problem: Problem) -> bool:
    """Whether there is a deal at all: tries the most constrained card everywhere, and so on."""
    choice = _most_constrained(problem)
    if choice is None:
        return True
    card, places = choice
    for place in places:
        try:
            if is_possible(problem.learn((Holds(place, card),))):
                return True
        except Impossible:
            continue
    return False


def _most_constrained(problem: Problem) -> tuple[Card, list[Place]] | None:
    """A card without a sure place, and where it may be; the fewer places, the better."""
    known = 0
    for cards in problem.has:
        known |= cards
    places = (*problem.layout.places, ENVELOPE, ENVELOPE, ENVELOPE)
    best: tuple[Card, list[Place]] | None = None
    for card in each(Cards(problem.layout.cards & ~known)):
        there = [p for p, may in zip(places, problem.may, strict=True) if may >> card & 1]
        if best is None or len(there) < len(best[1]):
            best = card, there
    return best
