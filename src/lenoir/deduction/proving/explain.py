"""Explanations: for whatever is certain a proof, by facts of which none can be left out."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec import Struct

from lenoir.core.cards import Card, each
from lenoir.core.view import View
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.facts import Fact, Holds, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.deriving import go_on
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep
from lenoir.deduction.proving.pruning import pruned
from lenoir.deduction.proving.sheet import Sheet
from lenoir.deduction.proving.supposing import suppose
from lenoir.deduction.proving.techniques import (
    PLAIN,
    SUPPOSING,
    Level,
    needed_at,
    reaches,
    sheet_at,
)


class Uncertain(ValueError):
    """What was to be proved does not follow from the facts."""


class Explanation(Struct, frozen=True, dict=True):
    """Why what is known is known.

    A proof uses the plainest technique that leads to its cell. Its facts are as few as are found,
    and none of them can be left out: without any one, the cell would be open, or would need a
    harder technique. A smaller set of other facts may exist. Suppositions come in only where plain
    steps do not lead.
    """

    knowledge: Knowledge

    @classmethod
    def of(cls, source: View | Knowledge) -> "Explanation":
        """Of what a viewer can know by now, or of any knowledge."""
        return cls(source if isinstance(source, Knowledge) else Knowledge.of(source))

    @cached_property
    def _sheets(self) -> dict[Level, Sheet]:
        """For the levels looked at so far, everything that plain steps reach."""
        return {}

    def _sheet(self, level: Level) -> Sheet:
        if level not in self._sheets:
            known = self.knowledge
            self._sheets[level] = sheet_at(level, known.layout, known.facts)
        return self._sheets[level]

    def level(self, cell: Cell) -> Level:
        """How hard a certain cell is to prove: the plainest technique that leads there."""
        return next((at for at in PLAIN if cell in self._sheet(at).reasons), SUPPOSING)

    def load(self, cell: Cell, own: Place) -> int:
        """How many facts besides one's own hand a plain proof needs at most; 0 if there is none."""
        sheet = self._sheet(self.level(cell)) if self.level(cell) != SUPPOSING else None
        if sheet is None:
            return 0
        used = (fact for fact in sheet.facts if sheet.reasons[cell].uses & sheet.numbers[fact])
        return sum(not (isinstance(fact, Holds) and fact.place == own) for fact in used)

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
        layout, level = self.knowledge.layout, self.level(cell)
        steps = _steps(self._sheet(level), cell)
        used = _facts_in(steps)
        facts = _needed(layout, used, cell)
        if len(facts) < len(used):
            if level != SUPPOSING and not reaches(level, layout, facts, cell):
                facts = needed_at(level, layout, used, cell)
            steps = _steps(sheet_at(level, layout, facts), cell)
        return Proof(cell, facts, steps)


def _steps(sheet: Sheet, cell: Cell) -> tuple[ProofStep, ...]:
    """From the facts of a settled sheet to a cell that follows from them."""
    if cell not in sheet.reasons:
        suppose(sheet, cell.opposite)
        go_on(sheet)
    return pruned(sheet.way_to(cell))


def _facts_in(steps: Sequence[ProofStep]) -> tuple[Fact, ...]:
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
        return not Knowledge(CountingProblem.of(layout).learn((*facts, cell.opposite.fact))).deals
    except Impossible:
        return True
