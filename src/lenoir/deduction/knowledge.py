"""Knowledge: what follows, exactly, from the facts someone has."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Final

from msgspec import Struct

from lenoir.core.cards import Card, Case
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.deduction.counting.count import count_of
from lenoir.deduction.counting.counts import Count, Counts
from lenoir.deduction.counting.deals import Deal, Deals
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.seeded import seed_of
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import Fact, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.contradiction import Contradiction, smallest
from lenoir.deduction.reading import facts_of

MOST_LISTED: Final = 100_000
"""More deals are not listed."""


class Knowledge(Struct, frozen=True, dict=True):
    """Facts and all that is certain, impossible or likely by them. There is always a deal left."""

    problem: CountingProblem
    facts: tuple[Fact, ...] = ()

    @classmethod
    def of(cls, source: View | Layout) -> "Knowledge":
        """What a viewer can know by now; or what is known of a deal before any card is seen."""
        if isinstance(source, Layout):
            return cls(CountingProblem.of(source))
        return cls(CountingProblem.of(Layout.seen(source))).learn(facts_of(source))

    def learn(self, facts: Iterable[Fact]) -> "Knowledge":
        """The knowledge with some facts more; `Contradiction` if they cannot be true."""
        news = tuple(dict.fromkeys(fact for fact in facts if fact not in self.facts))
        if not news:
            return self
        known = (*self.facts, *news)
        try:
            learnt = Knowledge(self.problem.learn(news), known)
        except Impossible:
            raise Contradiction(smallest(self.layout, known)) from None
        if not learnt.deals:
            raise Contradiction(smallest(self.layout, known))
        return learnt

    def suppose(self, facts: Iterable[Fact]) -> "Knowledge | None":
        """The knowledge if some facts were true as well; None if they cannot be."""
        more = tuple(facts)
        try:
            supposed = Knowledge(self.problem.learn(more), (*self.facts, *more))
        except Impossible:
            return None
        return supposed if supposed.deals else None

    @property
    def layout(self) -> Layout:
        """How many cards lie where."""
        return self.problem.layout

    @cached_property
    def count(self) -> Count:
        """The count."""
        return count_of(self.problem)

    @property
    def counts(self) -> Counts:
        """All numbers of deals."""
        return self.count.counts

    @property
    def deals(self) -> int:
        """How many deals agree with the facts."""
        return self.count.total

    @property
    def envelopes(self) -> Mapping[Case, int]:
        """How many of them have each case that is possible."""
        return self.count.envelopes

    def share(self, card: Card, place: Place) -> Fraction:
        """The share of the deals in which a card lies at a place: 1 is certain, 0 impossible."""
        return Fraction(self.counts.of(card, place), self.deals)

    def sample(self, rng: Rng) -> Deal:
        """One of the deals, each as likely."""
        return self.samples(rng, 1)[0]

    def samples(self, rng: Rng, number: int) -> Deals:
        """A number of deals, each drawn from all and as likely as any other."""
        return Deals(self.layout.everywhere, self.count.drawn(seed_of(rng), number))

    def all_deals(self) -> Deals:
        """Every deal once; where there are too many to list, draw some."""
        if self.deals > MOST_LISTED:
            raise ValueError(f"{self.deals} deals are too many to list; `samples` draws some")
        return Deals(self.layout.everywhere, self.count.dealt(range(self.deals)))
