"""All that can be asked of a small table, answered by dealing out every deal and in both ways."""

from collections.abc import Sequence
from itertools import compress

from lenoir.deduction.counting import brute
from lenoir.deduction.counting.counts import Counts
from lenoir.deduction.counting.deals import Deals
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.facts import Fact
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.contradiction import Contradiction
from lenoir.play.games.dice import Seeded
from tests.deduction.ways import WAYS, counting

Answer = tuple[CountingProblem, Counts, Deals, Deals]


def check(layout: Layout, facts: Sequence[Fact]) -> int:
    """Both ways say what brute force says, and the same to the last deal drawn; how many deals."""
    listing, truth = Listing(layout, facts), brute.count(layout, facts)
    possible = listing.consistent(facts)
    answers = [answered(layout, facts, way, listing) for way in WAYS]
    for answer in answers:
        if answer is None:
            assert not possible
            continue
        _, counts, listed, drawn = answer
        assert counts == truth
        assert list(counts.envelopes) == list(truth.envelopes)
        assert sorted(map(flat, listed)) == sorted(map(flat, possible))
        assert set(map(flat, drawn)) <= set(map(flat, possible))
    plain, compiled = answers
    if plain and compiled:
        assert plain[:2] == compiled[:2]
        assert list(plain[2]) == list(compiled[2])
        assert list(plain[3]) == list(compiled[3])
    return truth.total


class Listing:
    """Every deal, and of which of them each fact is true: asked often, but listed once."""

    def __init__(self, layout: Layout, facts: Sequence[Fact]) -> None:
        self.deals = list(brute.deals(layout))
        self.true = {fact: [brute.agrees(deal, fact) for deal in self.deals] for fact in facts}

    def consistent(self, facts: Sequence[Fact]) -> list[brute.Deal]:
        """The deals of which all these facts are true."""
        possible = [all(row) for row in zip(*map(self.true.__getitem__, facts), strict=True)]
        return list(compress(self.deals, possible)) if facts else self.deals


def answered(layout: Layout, facts: Sequence[Fact], way: str, listing: Listing) -> Answer | None:
    """What was learnt, all counts, every deal and a few drawn; nothing if nothing is possible."""
    with counting(way):
        try:
            known = Knowledge.of(layout).learn(facts)
        except Contradiction as contradiction:
            named = contradiction.facts
        else:
            return known.problem, known.counts, known.all_deals(), known.samples(Seeded("few"), 5)
    assert set(named) <= set(facts)
    assert not listing.consistent(named)
    for fact in named:
        assert listing.consistent([other for other in named if other != fact])
    return None


def flat(deal: brute.Deal) -> tuple[tuple[int, int], ...]:
    """To compare deals in any order."""
    return tuple(sorted((int(place), int(cards)) for place, cards in deal.items()))
