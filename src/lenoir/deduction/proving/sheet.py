"""A sheet with reasons: the cells that are known, and the best way found to each."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from lenoir.core.cards import Card, each
from lenoir.deduction.facts import ENVELOPE, Fact, HoldsOneOf, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.proof import EVERY_RULE, Cell, ProofStep, Rule


class Origin(NamedTuple):
    """How a cell came to be known."""

    cost: tuple[int, int]
    """How many facts and suppositions it rests on, then how many steps it takes."""
    uses: int
    """The facts, one bit each by number; then the suppositions."""
    steps: int
    """The cells on the way, one bit each, this one included unless it is supposed."""
    rule: Rule | None
    """None if it is supposed."""
    premises: tuple[Cell, ...] = ()
    facts: tuple[Fact, ...] = ()
    inside: tuple[ProofStep, ...] = ()


class Slot(NamedTuple):
    """A place, the cards it may hold and how many; the envelope is three, one for each kind."""

    place: Place
    cards: tuple[Card, ...]
    size: int


class Sheet:
    """What is known so far, and why.

    A better reason takes the place of one that costs more. What a cell rests on always costs less
    than the cell, so no way ever leads in a circle.
    """

    def __init__(
        self, layout: Layout, facts: Sequence[Fact] = (), rules: frozenset[Rule] = EVERY_RULE
    ) -> None:
        self.layout, self.facts, self.rules = layout, tuple(facts), rules
        self.numbers = {fact: 1 << number for number, fact in enumerate(self.facts)}
        self.one_of: dict[Place, list[HoldsOneOf]] = {}
        for fact in self.facts:
            if isinstance(fact, HoldsOneOf):
                self.one_of.setdefault(fact.place, []).append(fact)
        deck, places = (
            tuple(each(layout.cards)),
            tuple(zip(layout.places, layout.sizes, strict=True)),
        )
        self.slots = [Slot(place, deck, size) for place, size in places]
        self.slots += [Slot(ENVELOPE, tuple(each(kind)), 1) for kind in layout.kinds]
        self.somewhere = (*(place for place, size in places if size), ENVELOPE)
        """The places where cards lie at all."""
        self.reasons: dict[Cell, Origin] = {}
        self.bits: dict[Cell, int] = {}
        self.news: set[Cell] = set()
        """The cells with a new reason, of which the consequences are still to be drawn."""
        self.level = 0
        """How many suppositions there are."""

    def supposing(self, cell: Cell) -> "Sheet":
        """A copy on which something more is supposed; what is on this one stays as it is."""
        other = object.__new__(Sheet)
        other.__dict__.update(self.__dict__)
        other.reasons, other.news, other.level = dict(self.reasons), {cell}, self.level + 1
        other.reasons[cell] = Origin((1, 0), other._supposed, 0, None)
        return other

    @property
    def _supposed(self) -> int:
        """The bit of the last supposition; there is none at first."""
        return 1 << len(self.facts) + self.level if self.level else 0

    def knows(self, place: Place, card: Card, there: bool) -> Cell | None:
        """The cell, if it is on the sheet."""
        cell = Cell(place, card, there)
        return cell if cell in self.reasons else None

    def cost(self, cell: Cell) -> tuple[tuple[int, int], Cell]:
        """For sorting: the cheapest first."""
        return self.reasons[cell].cost, cell

    # Writing down

    def note(
        self,
        cell: Cell,
        rule: Rule,
        premises: tuple[Cell, ...],
        facts: tuple[Fact, ...] = (),
        inside: tuple[ProofStep, ...] = (),
        uses: int = 0,
    ) -> None:
        """Write a cell down by a rule one may use, unless it is there for as good a reason."""
        if rule not in self.rules:
            return
        steps = own = self.bits.setdefault(cell, 1 << len(self.bits))
        for fact in facts:
            uses |= self.numbers[fact]
        for premise in premises:
            reason = self.reasons[premise]
            if reason.steps & own:
                return
            uses |= reason.uses
            steps |= reason.steps
        cost = (uses.bit_count(), steps.bit_count())
        known = self.reasons.get(cell)
        if known is None or cost < known.cost:
            self.reasons[cell] = Origin(cost, uses, steps, rule, premises, facts, inside)
            self.news.add(cell)

    def note_ruled_out(self, other: "Sheet", clash: Cell, cell: Cell) -> None:
        """Write a cell down because its opposite, supposed on the other sheet, leads to a clash."""
        inside = other._way_to_clash(clash)
        deeper = {step.conclusion for step in inside} | {cell.opposite}
        needed = {premise for step in inside for premise in step.premises}
        needed.add(inside[-1].conclusion.opposite)
        uses = self._uses(inside) | self._supposed
        self.note(cell, "suppose", tuple(sorted(needed - deeper)), (), inside, uses)

    def clash(self) -> Cell | None:
        """Of the news a cell known both ways, if there is one: that with the shortest ways."""
        clashes = [cell for cell in self.news if cell.opposite in self.reasons]
        return min(clashes, key=self._clash_cost, default=None)

    def _clash_cost(self, cell: Cell) -> tuple[int, int, Cell]:
        one, other = self.reasons[cell], self.reasons[cell.opposite]
        uses, steps = one.uses | other.uses, one.steps | other.steps
        return uses.bit_count(), steps.bit_count(), cell

    def _uses(self, steps: Iterable[ProofStep]) -> int:
        """The facts that some steps use."""
        uses = 0
        for step in steps:
            uses |= self._uses(step.inside)
            for fact in step.facts:
                uses |= self.numbers[fact]
        return uses

    # Reading off

    def way_to(self, cell: Cell) -> tuple[ProofStep, ...]:
        """The steps to a cell, none of them needless, each after its premises."""
        steps: dict[Cell, ProofStep] = {}
        self._walk(cell, steps, {})
        return tuple(steps.values())

    def _way_to_clash(self, clash: Cell) -> tuple[ProofStep, ...]:
        """The steps from the last supposition to a contradiction; the last step is part of it."""
        deeper: dict[Cell, bool] = {}
        pair = (clash, clash.opposite)
        last = next(c for c in pair if self.reasons[c].rule and self._is_deeper(c, deeper))
        steps: dict[Cell, ProofStep] = {}
        for cell in (last.opposite, last):
            self._walk(cell, steps, deeper)
        return tuple(steps.values())

    def _walk(self, cell: Cell, steps: dict[Cell, ProofStep], deeper: dict[Cell, bool]) -> None:
        """To a cell, from the facts or, under a supposition, from what was known before it."""
        reason = self.reasons[cell]
        if cell in steps or reason.rule is None or not self._is_deeper(cell, deeper):
            return
        for premise in reason.premises:
            self._walk(premise, steps, deeper)
        steps[cell] = ProofStep(cell, reason.rule, reason.premises, reason.facts, reason.inside)

    def _is_deeper(self, cell: Cell, known: dict[Cell, bool]) -> bool:
        """Whether a cell rests on the last supposition; without one, whatever is known does."""
        if not self.level:
            return True
        if cell not in known:
            reason = self.reasons[cell]
            on_premises = (self._is_deeper(premise, known) for premise in reason.premises)
            known[cell] = bool(reason.uses & self._supposed) or any(on_premises)
        return known[cell]
