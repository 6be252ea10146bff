"""What is open yet: which single thing, if one knew it, would settle where a card is."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from lenoir.core.cards import Card, each
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.proof import Cell


class Settler(Struct, frozen=True):
    """If this were known, the card would surely be there, or surely not."""

    cell: Cell
    settles: Cell
    share: Fraction
    """The share of the deals in which it is so."""


def settlers(knowledge: Knowledge, card: Card, place: Place) -> tuple[Settler, ...]:
    """All single cells of other cards that would settle an open one: what one can see before what
    is in the envelope, then the likeliest first.

    That seeing the card itself would settle it goes without saying.
    """
    found = _settlers(knowledge, Cell(place, card, True))
    return tuple(sorted(found, key=lambda one: (one.cell.place == ENVELOPE, -one.share, one.cell)))


def _settlers(knowledge: Knowledge, cell: Cell) -> Iterator[Settler]:
    """By two counts: of all deals, and of those with the card there."""
    counts, here = knowledge.counts, knowledge.learn((cell.fact,)).counts
    total = knowledge.deals
    for place in knowledge.layout.everywhere:
        for card in each(knowledge.layout.cards):
            if card == cell.card:
                continue
            both, one = here.of(card, place), counts.of(card, place)
            neither = total - one - here.total + both
            cases = (
                (True, one, both, one - both),
                (False, total - one, here.total - both, neither),
            )
            for there, deals, with_it, without_it in cases:
                if 0 < deals < total and not (with_it and without_it):
                    settled = cell if with_it else cell.opposite
                    yield Settler(Cell(place, card, there), settled, Fraction(deals, total))
