"""The exact counter, compiled: the same answers as `counting.exact`, a good deal sooner."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from itertools import compress, product, starmap
from typing import Final

import numpy as np

from lenoir.core.cards import Card, Cards, Case, each
from lenoir.deduction.counting.counts import Counts, Hands
from lenoir.deduction.counting.fast.compiled import BITS, Ints, entry
from lenoir.deduction.counting.fast.marginals import spread
from lenoir.deduction.counting.fast.numbering import Takings, dealt, drawn, ways_of
from lenoir.deduction.counting.fast.plan import PlanArrays, plan_of
from lenoir.deduction.counting.fast.settling import settled
from lenoir.deduction.counting.fast.sweep import swept
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Draft, Impossible
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.layout import Layout

LIMIT: Final = (1 << 63) - 1
"""No compiled number is above it."""


class Fast:
    """A problem counted in 64 bits. What was not asked for is not worked out."""

    def __init__(
        self, problem: CountingProblem, sheet: Ints, boxes: Ints, plan: PlanArrays
    ) -> None:
        self.problem, self.sheet, self.plan = problem, sheet, plan
        kinds = _ints(problem.layout.kinds)
        self.graph, self.joint, self.total = swept(plan, sheet, boxes, kinds)
        """All states; the deals with each case there is; all deals."""

    @classmethod
    def of(cls, problem: CountingProblem, limit: int = LIMIT) -> "Fast | None":
        """Nothing, if a number could be above the limit or a state need too many bits."""
        if problem.layout.cards.bit_length() > BITS:
            return None
        sheet = _ints((problem.sizes, problem.may, problem.has))
        clauses = _ints(problem.clauses).reshape(-1, 2)
        boxes = _ints(problem.boxes).reshape(-1, 3)
        plan = plan_of(sheet, clauses, boxes, limit)
        return cls(problem, sheet, boxes, plan) if plan.fits else None

    @cached_property
    def envelopes(self) -> dict[Case, int]:
        """The deals with each case that is possible, in order."""
        deals = self.joint.tolist()
        possible = compress(_cases(self.problem.layout.kinds), deals)
        return dict(zip(possible, filter(None, deals), strict=True))

    @cached_property
    def counts(self) -> Counts:
        """All deals, and for each envelope and each card at each place those that have it."""
        layout = self.problem.layout
        rows = spread(self.plan, self.graph, self.sheet, layout.cards.bit_length()).tolist()
        at = dict(zip(layout.everywhere, map(tuple, rows), strict=True))
        return Counts(self.total, self.envelopes, at)

    @cached_property
    def ways(self) -> Takings:
        """All choices that lead to a deal."""
        return ways_of(self.plan, self.graph)

    def dealt(self, numbers: Sequence[int]) -> Hands:
        """For each place, the envelope last, its cards in the deals with these numbers."""
        return self._dealt(_ints(numbers))

    def drawn(self, seed: int, number: int) -> Hands:
        """A number of random deals, each as likely; the same from the same seed."""
        return self._dealt(drawn(np.array([seed], np.uint64), self.total, number))

    def _dealt(self, numbers: Ints) -> Hands:
        hands: Hands = dealt(self.plan, self.graph, self.ways, self.sheet, numbers).tolist()
        return hands


def count(problem: CountingProblem) -> Fast | None:
    """Count a problem; nothing if it does not fit."""
    return Fast.of(problem, LIMIT)


def settle(draft: Draft) -> bool:
    """Settle a draft as it would itself; false and nothing done if it does not fit."""
    if draft.deck >> BITS:
        return False
    sheet = _ints((draft.sizes, draft.may, draft.has))
    clauses = _ints(draft.clauses).reshape(-1, 2)
    boxes = _ints(draft.boxes).reshape(-1, 3)
    can_be, clauses, boxes = settled(draft.deck, sheet, clauses, boxes)
    if not can_be:
        raise Impossible
    _, draft.may, draft.has = sheet.tolist()
    draft.clauses = [(slot, cards) for slot, cards in clauses.tolist()]
    draft.boxes = [(suspects, weapons, rooms) for suspects, weapons, rooms in boxes.tolist()]
    return True


def is_kept() -> bool:
    """Whether everything need only be loaded."""
    return entry.are_kept()


def warm_up() -> None:
    """Have everything compiled or loaded now."""
    layout = Layout((Cards(1), Cards(2), Cards(12)), (Place(0),), (1,))
    problem = CountingProblem.of(layout)
    settle(Draft(layout.cards, problem.sizes, problem.may, problem.has, (), ()))
    found = count(problem)
    if found:
        found.counts.of(Card(2), ENVELOPE)
        found.drawn(0, 1)


def _ints(numbers: Sequence[object]) -> Ints:
    return np.array(numbers, np.int64)


@lru_cache(maxsize=64)
def _cases(kinds: tuple[Cards, Cards, Cards]) -> tuple[Case, ...]:
    """Every case there is, in order."""
    return tuple(starmap(Case, product(*map(each, kinds))))
