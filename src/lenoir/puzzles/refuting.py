"""Refuting: what there is to say to each wrong answer.

An open claim is refuted by a deal that fits every entry and has the card elsewhere; an impossible
one by the entries it clashes with.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from lenoir.core.cards import Card, Cards, each
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.deduction.counting.deals import Deal
from lenoir.deduction.facts import Fact, Holds, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.contradiction import smallest
from lenoir.deduction.proving.deriving import derived
from lenoir.deduction.proving.proof import Cell
from lenoir.deduction.proving.sheet import Sheet
from lenoir.deduction.sources import sources_of
from lenoir.puzzles.puzzle import Clash

DRAWN: Final = 60
"""How many deals there are to choose from."""


class Refuter:
    """Knows one position, and what to say to claims about it."""

    def __init__(self, view: View, known: Knowledge) -> None:
        self.view, self.known = view, known
        self._sources = sources_of(view)
        self._sheet: Sheet | None = None

    def every_claim(self) -> Iterable[tuple[Place, Card]]:
        """Every card at every place where cards lie."""
        layout = self.known.layout
        sizes = dict(zip(layout.places, layout.sizes, strict=True))
        for place in layout.everywhere:
            if sizes.get(place, 3):
                yield from ((place, card) for card in each(layout.cards))

    def is_open(self, place: Place, card: Card) -> bool:
        """Whether some deals have the card there and others not."""
        return 0 < self.known.share(card, place) < 1

    def clash(self, place: Place, card: Card) -> Clash:
        """The entries that an impossible claim clashes with."""
        return Clash(place, card, self.entries(self.clashing(place, card)))

    def clashing(self, place: Place, card: Card) -> tuple[Fact, ...]:
        """Facts which cannot all be true together with an impossible claim; none is needless."""
        layout, claim = self.known.layout, Holds(place, card)
        facts = self._ruling_out(Cell(place, card, False))
        return smallest(layout, (*facts, claim))[:-1]

    def _ruling_out(self, cell: Cell) -> Sequence[Fact]:
        """The facts of a plain proof, if there is one: far fewer to try than all."""
        facts = self.known.facts
        if self._sheet is None:
            self._sheet = derived(self.known.layout, facts)
        reason = self._sheet.reasons.get(cell)
        if reason is None:
            return facts
        return [fact for fact in facts if reason.uses & self._sheet.numbers[fact]]

    def entries(self, facts: Iterable[Fact]) -> tuple[int, ...]:
        """The numbers of the entries that told some facts; 0 is the deal."""
        return tuple(sorted({self._sources[fact].turn for fact in facts}))

    def deals(
        self, claims: Iterable[tuple[Place, Card]], rng: Rng
    ) -> tuple[tuple[Cards, ...], ...]:
        """Deals of which for each open claim at least one has it otherwise, as few as are found."""
        left = set(claims)
        if not left:
            return ()
        drawn = list(self.known.samples(rng, DRAWN))
        chosen: list[Deal] = []
        while left:
            best = max(drawn, key=lambda deal: sum(not _there(deal, one) for one in left))
            refuted = {one for one in left if not _there(best, one)}
            if not refuted:  # so likely that no deal drawn has it otherwise: ask for one
                place, card = min(left)
                other = self.known.learn((Cell(place, card, False).fact,))
                drawn.append(other.sample(rng))
                continue
            chosen.append(best)
            left -= refuted
        places = self.known.layout.everywhere
        return tuple(tuple(deal[place] for place in places) for deal in chosen)


def _there(deal: Mapping[Place, Cards], claim: tuple[Place, Card]) -> bool:
    place, card = claim
    return bool(deal[place] >> card & 1)
