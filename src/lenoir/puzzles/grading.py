"""Grades: a claim about logic, from the plainest rules that prove the answer and how much of the
log the proof needs at once."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from lenoir.deduction.facts import ENVELOPE, Fact, Holds, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.deriving import derived
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep, Rule
from lenoir.deduction.proving.techniques import RULES, Level, level_of
from lenoir.puzzles.puzzle import Grade, Technique

FOUND: Final[frozenset[Rule]] = frozenset({"one_of", "last_place", "rest"})
"""The rules that say where a card is; the others say where it is not, or repeat what was told."""

RULE_OF: Final[dict[Technique, Rule]] = {
    "last_place": "last_place",
    "one_of": "one_of",
    "rest": "rest",
    "full": "full",
    "taken": "taken",
    "wrong_case": "wrong_case",
    "suppose": "suppose",
}
"""The rule without which a technique is nothing."""


def grade_of(level: Level, load: int) -> Grade:
    """By level, and within it by load."""
    match level:
        case 1:
            return 1 if load <= 3 else 3 if load <= 6 else 4
        case 2:
            return 2 if load <= 2 else 3 if load == 3 else 4
        case 3:
            return 5
        case 4:
            return 6


def levels(proofs: Iterable[Proof]) -> Level:
    """The level of the hardest of some proofs."""
    return max(map(level_of, proofs))


def load(proofs: Iterable[Proof], own: Place) -> int:
    """How many facts some proofs need, besides the cards in one's own hand."""
    facts = {fact for proof in proofs for fact in proof.facts}
    return sum(not _is_own(fact, own) for fact in facts)


def _is_own(fact: Fact, own: Place) -> bool:
    return isinstance(fact, Holds) and fact.place == own


def technique_of(proofs: Sequence[Proof], own: Place) -> Technique:
    """What a proof is an example of: its hardest rule, or that one find leads to the next."""
    if len(proofs) > 1:
        return "case"
    steps = [step for proof in proofs for step in every(proof.steps)]
    rules = {step.rule for step in steps}
    if "suppose" in rules:
        return "suppose"
    if "wrong_case" in rules:
        return "wrong_case"
    if "taken" in rules:
        return "taken"
    found = {step.conclusion for step in steps if step.rule in FOUND and step.conclusion.there}
    if len(found) > len(proofs):
        return "chain"
    if "one_of" in rules:
        return "one_of"
    if any(s.rule == "full" and s.conclusion.place not in (own, ENVELOPE) for s in steps):
        return "full"
    return "rest" if proofs[-1].steps[-1].rule == "rest" else "last_place"


def every(steps: Iterable[ProofStep]) -> Iterator[ProofStep]:
    """All steps, those inside suppositions too."""
    for step in steps:
        yield step
        yield from every(step.inside)


def needs(technique: Technique, layout: Layout, facts: Sequence[Fact], cell: Cell) -> bool:
    """Whether a cell cannot be reached without a technique, by rules no harder than it."""
    rule = RULE_OF.get(technique)
    if rule is None:
        return True
    level = next(at for at, rules in RULES.items() if rule in rules)
    return cell not in derived(layout, facts, RULES[level] - {rule}).reasons
