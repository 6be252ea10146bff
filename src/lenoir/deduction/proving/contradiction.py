"""Contradictions: facts which cannot all be true, cut down to those that matter."""

from collections.abc import Sequence

from lenoir.deduction.counting.count import count_of
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import Fact
from lenoir.deduction.layout import Layout


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
        return count_of(CountingProblem.of(layout).learn(facts)).total > 0
    except Impossible:
        return False
