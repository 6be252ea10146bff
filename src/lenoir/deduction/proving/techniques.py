"""Techniques: the rules of proofs by how hard they are to people, and solvers that know only some.

What a solver of one level reaches and that of the level below does not is as hard as that level.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

from lenoir.deduction.facts import Fact, Holds, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.deriving import derived
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep, Rule
from lenoir.deduction.proving.sheet import Sheet

Level: TypeAlias = Literal[1, 2, 3, 4]

CROSSING_OFF: Final[frozenset[Rule]] = frozenset(
    {"told", "elsewhere", "full", "rest", "last_place"}
)
ONE_OF_THREE: Final[frozenset[Rule]] = CROSSING_OFF | {"one_of"}
FULL_HANDS: Final[frozenset[Rule]] = ONE_OF_THREE | {"taken", "wrong_case"}

RULES: Final[dict[Level, frozenset[Rule]]] = {
    1: CROSSING_OFF,
    2: ONE_OF_THREE,
    3: FULL_HANDS,
    4: FULL_HANDS | {"suppose"},
}
"""What a solver of each level knows."""

PLAIN: Final[tuple[Level, ...]] = (1, 2, 3)
"""The levels at which nothing need be supposed."""
SUPPOSING: Final[Level] = 4


def sheet_at(level: Level, layout: Layout, facts: Sequence[Fact]) -> Sheet:
    """All that the rules of a level reach by plain steps."""
    return derived(layout, facts, RULES[level])


def reaches(level: Level, layout: Layout, facts: Sequence[Fact], cell: Cell) -> bool:
    """Whether a cell follows by plain steps of a level."""
    return cell in sheet_at(level, layout, facts).reasons


def needed_at(level: Level, layout: Layout, facts: Iterable[Fact], cell: Cell) -> tuple[Fact, ...]:
    """Facts of which none can be left out if a cell is to follow by plain steps of a level."""
    kept = list(facts)
    for fact in tuple(kept):
        rest = [other for other in kept if other is not fact]
        if reaches(level, layout, rest, cell):
            kept = rest
    return tuple(kept)


def level_of(proof: Proof) -> Level:
    """The level of the hardest rule in a proof."""
    used = {step.rule for step in _every(proof.steps)}
    return next(level for level, rules in RULES.items() if used <= rules)


def load_of(proof: Proof, own: Place) -> int:
    """How many facts one must keep in mind at once, besides the cards in one's own hand."""
    return sum(not (isinstance(fact, Holds) and fact.place == own) for fact in proof.facts)


def _every(steps: Iterable[ProofStep]) -> Iterable[ProofStep]:
    for step in steps:
        yield step
        yield from _every(step.inside)
