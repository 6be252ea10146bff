"""The exact counter against answers known beforehand, and against dealing out every deal."""

from math import factorial
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from lenoir.deduction import brute
from lenoir.deduction.contradiction import agree
from lenoir.deduction.counts import Counts
from lenoir.deduction.exact import Exact
from lenoir.deduction.facts import ENVELOPE, Fact, HoldsNone
from lenoir.deduction.layout import Layout
from lenoir.deduction.positions import answered, as_answer, read_position
from lenoir.deduction.problem import Problem
from lenoir.deduction.settling import Impossible
from tests.deduction.tables import kinds_of, positions, true_positions

POSITIONS = Path(__file__).parents[1] / "data" / "positions.jsonl"


def counted(layout: Layout, facts: tuple[Fact, ...]) -> Counts:
    """All counts; of nothing, if nothing is possible."""
    try:
        return Exact(Problem.of(layout).learn(facts)).counts
    except Impossible:
        return no_deals(layout)


def no_deals(layout: Layout) -> Counts:
    """The counts where no deal is left."""
    return brute.count(layout, (HoldsNone(ENVELOPE, layout.cards),))


def test_all_two_hundred_positions_are_counted_exactly() -> None:
    lines = POSITIONS.read_bytes().splitlines()
    assert len(lines) == 200
    for line in lines:
        position, truth = read_position(line), msgspec.json.decode(line)["truth"]
        answer = as_answer(position, answered(position))
        assert answer == {"id": position.id, **truth}


@given(positions())
@settings(max_examples=300, deadline=None)
def test_it_agrees_with_dealing_out_every_deal(table: tuple[Layout, tuple[Fact, ...]]) -> None:
    assert counted(*table) == brute.count(*table)


@given(true_positions())
@settings(max_examples=300, deadline=None)
def test_it_agrees_when_the_facts_are_true(table: tuple[Layout, tuple[Fact, ...]]) -> None:
    counts = counted(*table)
    assert counts == brute.count(*table)
    assert counts.total > 0


@given(positions())
@settings(max_examples=100, deadline=None)
def test_facts_agree_when_a_deal_is_left(table: tuple[Layout, tuple[Fact, ...]]) -> None:
    assert agree(*table) == bool(brute.consistent(*table))


@given(true_positions())
@settings(max_examples=100, deadline=None)
def test_facts_learnt_one_by_one_are_facts_learnt_at_once(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    problem = Problem.of(layout)
    for fact in facts:
        problem = problem.learn((fact,))
    assert Exact(problem).counts == counted(layout, facts)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_before_anything_is_known_every_deal_counts(seats: int) -> None:
    layout = Layout.of(kinds_of(6, 6, 9), [18 // seats] * seats)
    deals = 6 * 6 * 9 * factorial(18) // factorial(18 // seats) ** seats
    counts = Exact(Problem.of(layout)).counts
    assert counts.total == deals
    assert sum(counts.envelopes.values()) == deals
    assert counts.at[ENVELOPE][0] * 6 == deals
