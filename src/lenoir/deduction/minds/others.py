"""What others know, as far as one can tell from what one has seen oneself."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import log2
from typing import Final, TypeAlias

from msgspec import Struct

from lenoir.core.cards import Card, Cards, each
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.facts import Fact, Holds, HoldsNone, Place, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.told import Glimpse, Mind, minds_of

MINDS_A_SAMPLE: Final = 4
"""How many minds are looked at, for each sample asked for, rather than to draw at random."""

Deal: TypeAlias = Mapping[Place, Cards]
Sights: TypeAlias = tuple[tuple[Place, int], ...]
"""By place the cards that were seen there."""


class Uncertainty(Struct, frozen=True):
    """How far a seat is from the case, on average."""

    cases: float
    """How many cases it cannot have excluded."""
    bits: float
    """The same as questions to be answered by yes or no: the mean of the binary logarithm."""
    solved: float
    """The share in which there is one case left."""


class Others(Struct, frozen=True, dict=True):
    """A viewer's own knowledge, and what is in the other minds.

    In a deal of the viewer's a mind is complete but for the cards it was shown unseen by the
    viewer. Each of these is any that the hand could show in that deal, each as likely.
    """

    viewer: Viewer
    knowledge: Knowledge
    minds: tuple[Mind, ...]

    @classmethod
    def of(cls, view: View) -> "Others":
        """From what a viewer has seen by now."""
        return cls(view.viewer, Knowledge.of(view), minds_of(view))

    def of_seat(self, seat: Seat) -> Mind:
        """What a seat was told, what it has looked at, and what it saw unseen by the viewer."""
        return self.minds[seat]

    def told(self, seat: Seat) -> Cards:
        """The viewer's own cards that a seat has seen, in secret or openly."""
        if self.viewer == SPECTATOR:
            return Cards(0)
        mine, seen = hand_of(self.viewer), 0
        for fact in self.minds[seat].facts:
            if isinstance(fact, Holds) and fact.place == mine:
                seen |= 1 << fact.card
        return Cards(seen)

    # What a seat must know

    def at_least(self, seat: Seat) -> Knowledge:
        """What a seat knows for sure, whatever the deal: what it was told, and whatever the viewer
        knows of its hand, of where it has looked, and of cards it was shown."""
        return Knowledge.of(self.knowledge.layout).learn(self._surely(self.minds[seat]))

    def _surely(self, mind: Mind) -> Iterator[Fact]:
        counts, deck = self.knowledge.counts, self.knowledge.layout.cards
        yield from mind.facts
        for place in mind.looked:
            row = counts.at[place]
            yield from (Holds(place, c) for c in each(deck) if row[c] == counts.total)
            gone = sum(1 << card for card in each(deck) if not row[card])
            if gone:
                yield HoldsNone(place, Cards(gone))
        for glimpse in mind.glimpses:
            row = counts.at[glimpse.place]
            maybe = [card for card in each(glimpse.among) if row[card]]
            if len(maybe) == 1:
                yield Holds(glimpse.place, maybe[0])

    # What a seat would know in a deal

    def knowledge_in(self, deal: Deal, seat: Seat, rng: Rng | None = None) -> Knowledge:
        """What a seat would know if this were the deal, with cards it saw unseen drawn at random;
        without chance, only those are counted that it must have seen."""
        mind = self.minds[seat]
        chosen = _drawn(mind, deal, rng) if rng else _forced(mind, deal)
        return Knowledge.of(self.knowledge.layout).learn(
            (*mind.facts, *_looked(mind, deal), *chosen)
        )

    def every_knowledge_in(self, deal: Deal, seat: Seat) -> Iterator[tuple[Fraction, Knowledge]]:
        """All that a seat might know if this were the deal, with the chance of each."""
        mind = self.minds[seat]
        seen = _seen_in(mind, deal)
        assert seen is not None, "there is no limit"
        for chance, problem in self._problems_in(deal, mind, seen, ()):
            yield chance, Knowledge(problem)

    def _problems_in(
        self, deal: Deal, mind: Mind, seen: Mapping[Sights, Fraction], also: Sequence[Fact]
    ) -> Iterator[tuple[Fraction, CountingProblem]]:
        base, known = self._bases[mind.seat], (*_looked(mind, deal), *also)
        for sights, chance in seen.items():
            facts = [Holds(place, card) for place, cards in sights for card in each(Cards(cards))]
            yield chance, base.learn((*known, *facts))

    @cached_property
    def _bases(self) -> tuple[CountingProblem, ...]:
        """What each seat was told, worked out once for all deals."""
        unseen = CountingProblem.of(self.knowledge.layout)
        return tuple(unseen.learn(mind.facts) for mind in self.minds)

    # On average

    def problems(
        self, seat: Seat, rng: Rng, samples: int = 50, also: Iterable[Fact] = ()
    ) -> list[tuple[Fraction, CountingProblem]]:
        """Minds a seat may have, with the weight of each; ``also`` are facts to tell it besides.

        All there are, if there are few: no more deals left than ``samples``, and not many more
        minds. Otherwise ``samples`` of them, drawn at random.
        """
        told = tuple(also)
        every = self._every_problem(seat, samples, told)
        if every is not None:
            return every
        mind, base, share = self.minds[seat], self._bases[seat], Fraction(1, samples)
        found = []
        for deal in self.knowledge.samples(rng, samples):
            facts = (*_looked(mind, deal), *_drawn(mind, deal, rng), *told)
            found.append((share, base.learn(facts)))
        return found

    def _every_problem(
        self, seat: Seat, samples: int, also: Sequence[Fact]
    ) -> list[tuple[Fraction, CountingProblem]] | None:
        """All minds in all deals, unless they are too many."""
        deals = self.knowledge.deals
        if deals > samples:
            return None
        mind, most = self.minds[seat], MINDS_A_SAMPLE * samples
        found: list[tuple[Fraction, CountingProblem]] = []
        for deal in self.knowledge.all_deals():
            seen = _seen_in(mind, deal, most - len(found))
            if seen is None:
                return None
            known = self._problems_in(deal, mind, seen, also)
            found += [(chance / deals, problem) for chance, problem in known]
        return found

    def uncertainty(
        self,
        seat: Seat,
        rng: Rng,
        samples: int = 50,
        also: Iterable[Fact] = (),
        exact: bool = False,
    ) -> Uncertainty:
        """How far a seat is from the case, by plain logic or, which takes longer, exactly."""
        found = self.problems(seat, rng, samples, also)
        left = [(float(share), cases_left(problem, exact)) for share, problem in found]
        return Uncertainty(
            sum(share * cases for share, cases in left),
            sum(share * log2(cases) for share, cases in left),
            sum(share for share, cases in left if cases == 1),
        )

    def knows(self, seat: Seat, card: Card, place: Place, rng: Rng, samples: int = 50) -> Fraction:
        """The chance that a seat knows a card to be at a place: where 1 it must, where 0 it cannot,
        as far as plain logic goes, and if the minds are few enough to look at all of them."""
        slots = [at for at, one in enumerate(self.knowledge.layout.places) if one == place]
        slots = slots or [-3, -2, -1]
        found = self.problems(seat, rng, samples)
        return sum(
            (share for share, known in found if any(known.has[at] >> card & 1 for at in slots)),
            Fraction(0),
        )


def cases_left(problem: CountingProblem, exact: bool = False) -> int:
    """How many cases are possible: exactly, or by plain logic, which may leave more."""
    if exact:
        return len(Knowledge(problem).envelopes)
    suspects, weapons, rooms = problem.may[-3:]
    cases = suspects.bit_count() * weapons.bit_count() * rooms.bit_count()
    if not problem.boxes:
        return cases
    wrong: set[tuple[Card, ...]] = set()
    for box in problem.boxes:
        kinds = (each(Cards(a & b)) for a, b in zip(box, (suspects, weapons, rooms), strict=True))
        wrong.update(product(*kinds))
    return cases - len(wrong)


def _looked(mind: Mind, deal: Deal) -> Iterator[Fact]:
    for place in mind.looked:
        for card in each(deal[place]):
            yield Holds(place, card)


def _choices(glimpse: Glimpse, deal: Deal) -> tuple[Card, ...]:
    return tuple(each(Cards(deal[glimpse.place] & glimpse.among)))


def _forced(mind: Mind, deal: Deal) -> Iterator[Fact]:
    """The unseen cards that can have been no others."""
    for glimpse in mind.glimpses:
        choices = _choices(glimpse, deal)
        if len(choices) == 1:
            yield Holds(glimpse.place, choices[0])


def _drawn(mind: Mind, deal: Deal, rng: Rng) -> Iterator[Fact]:
    """The unseen cards, any that could have been shown."""
    for glimpse in mind.glimpses:
        yield Holds(glimpse.place, pick(rng, _choices(glimpse, deal)))


def _seen_in(mind: Mind, deal: Deal, most: int | None = None) -> Mapping[Sights, Fraction] | None:
    """All that may have been seen unseen, with the chance of each; None if that is too much."""
    places = sorted({glimpse.place for glimpse in mind.glimpses})
    found: dict[Sights, Fraction] = {tuple((place, 0) for place in places): Fraction(1)}
    for glimpse in mind.glimpses:
        choices, more = _choices(glimpse, deal), dict[Sights, Fraction]()
        for seen, chance in found.items():
            for card in choices:
                bit = 1 << card
                now = tuple((p, cards | bit if p == glimpse.place else cards) for p, cards in seen)
                more[now] = more.get(now, Fraction(0)) + chance / len(choices)
        found = more
        if most is not None and len(found) > most:
            return None
    return found
