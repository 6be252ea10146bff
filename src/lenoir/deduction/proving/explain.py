"""Explanations: for whatever is certain a proof, by facts of which none can be left out."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from lenoir.core.cards import Card, each
from lenoir.core.view import View
from lenoir.deduction.counting.problem import Problem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import Fact, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.deriving import derived, go_on
from lenoir.deduction.proving.proof import Cell, Proof, Step
from lenoir.deduction.proving.pruning import pruned
from lenoir.deduction.proving.sheet import Sheet
from lenoir.deduction.proving.supposing import suppose


class Uncertain(ValueError):
    """What was to be proved does not follow from the facts."""


class Explanation(Struct, frozen=True, dict=True):
    """Why what is known is known.

    The facts of a proof are as few as plain derivation finds, and then none of them can be left
    out: without any one, the cell would be open. A smaller set of other facts may exist. Steps
    are those of plain derivation where that suffices, with suppositions where it does not.
    """

    knowledge: Knowledge

    @classmethod
    def of(cls, source: View | Knowledge) -> "Explanation":
        """Of what a viewer can know by now, or of any knowledge."""
        return cls(source if isinstance(source, Knowledge) else Knowledge.of(source))

    @cached_property
    def _sheet(self) -> Sheet:
        """Everything that plain derivation reaches."""
        return derived(self.knowledge.layout, self.knowledge.facts)

    def certain(self, card: Card | None = None) -> Iterator[Cell]:
        """All that is certain, or all about one card, by place."""
        known = self.knowledge
        for place in known.layout.everywhere:
            for one in each(known.layout.cards) if card is None else (card,):
                share = known.share(one, place)
                if share in (0, 1):
                    yield Cell(place, one, share == 1)

    def cell(self, card: Card, place: Place) -> Cell | None:
        """What is certain about a card at a place, if anything is."""
        share = self.knowledge.share(card, place)
        return Cell(place, card, share == 1) if share in (0, 1) else None

    def proof(self, cell: Cell) -> Proof:
        """Why it is so; `Uncertain` if it need not be."""
        if self.cell(cell.card, cell.place) != cell:
            raise Uncertain(f"{cell} does not follow from the facts")
        layout = self.knowledge.layout
        steps = _steps(self._sheet, cell)
        facts = _needed(layout, _facts_in(steps), cell)
        if len(facts) < len(_facts_in(steps)):
            steps = _steps(derived(layout, facts), cell)
        return Proof(cell, facts, steps)


def _steps(sheet: Sheet, cell: Cell) -> tuple[Step, ...]:
    """From the facts of a settled sheet to a cell that follows from them."""
    if cell not in sheet.reasons:
        suppose(sheet, cell.opposite)
        go_on(sheet)
    return pruned(sheet.way_to(cell))


def _facts_in(steps: Sequence[Step]) -> tuple[Fact, ...]:
    """Each fact that is used, once."""
    return tuple(dict.fromkeys(fact for step in steps for fact in step.every_fact()))


def _needed(layout: Layout, facts: Sequence[Fact], cell: Cell) -> tuple[Fact, ...]:
    """What is left when all that can be left out is left out."""
    kept = list(facts)
    for fact in facts:
        rest = [other for other in kept if other is not fact]
        if _implied(layout, rest, cell):
            kept = rest
    return tuple(kept)


def _implied(layout: Layout, facts: Sequence[Fact], cell: Cell) -> bool:
    """Whether no deal is left in which it is otherwise: counted, as a search may take forever."""
    try:
        return not Knowledge(Problem.of(layout).learn((*facts, cell.opposite.fact))).deals
    except Impossible:
        return True
