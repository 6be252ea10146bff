"""The exact counter against answers known beforehand, and against dealing out every deal."""

from math import factorial
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from lenoir.deduction.counting import brute
from lenoir.deduction.counting.count import count_of
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.facts import ENVELOPE, Fact
from lenoir.deduction.layout import Layout
from lenoir.deduction.positions import answered, as_answer, read_position
from lenoir.deduction.proving.contradiction import agree
from tests.deduction.agreement import check
from tests.deduction.tables import any_table, kinds_of, positions, true_positions
from tests.deduction.ways import WAYS, counting

POSITIONS = Path(__file__).parents[1] / "data" / "positions.jsonl"


@pytest.mark.parametrize("way", WAYS)
def test_all_two_hundred_positions_are_counted_exactly(way: str) -> None:
    lines = POSITIONS.read_bytes().splitlines()
    assert len(lines) == 200
    for line in lines:
        position, truth = read_position(line), msgspec.json.decode(line)["truth"]
        with counting(way):
            answer = as_answer(position, answered(position))
        assert answer == {"id": position.id, **truth}


@given(positions())
@settings(max_examples=200, deadline=None)
def test_both_ways_agree_with_dealing_out_every_deal(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    check(*table)


@given(true_positions())
@settings(max_examples=200, deadline=None)
def test_both_ways_agree_when_the_facts_are_true(table: tuple[Layout, tuple[Fact, ...]]) -> None:
    assert check(*table) > 0


@pytest.mark.parametrize("seed", range(60))
def test_both_ways_agree_on_tables_with_many_facts(seed: int) -> None:
    check(*any_table(Random(seed)))


@given(positions())
@settings(max_examples=100, deadline=None)
def test_facts_agree_when_a_deal_is_left(table: tuple[Layout, tuple[Fact, ...]]) -> None:
    assert agree(*table) == bool(brute.consistent(*table))


@pytest.mark.parametrize("way", WAYS)
@given(table=true_positions())
@settings(max_examples=100, deadline=None)
def test_facts_learnt_one_by_one_are_facts_learnt_at_once(
    way: str, table: tuple[Layout, tuple[Fact, ...]]
) -> None:
    layout, facts = table
    with counting(way):
        problem = CountingProblem.of(layout)
        for fact in facts:
            problem = problem.learn((fact,))
        assert count_of(problem).counts == count_of(CountingProblem.of(layout).learn(facts)).counts


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_before_anything_is_known_every_deal_counts(seats: int, way: str) -> None:
    layout = Layout.of(kinds_of(6, 6, 9), [18 // seats] * seats)
    deals = 6 * 6 * 9 * factorial(18) // factorial(18 // seats) ** seats
    with counting(way):
        counts = count_of(CountingProblem.of(layout)).counts
    assert counts.total == deals
    assert sum(counts.envelopes.values()) == deals
    assert counts.at[ENVELOPE][0] * 6 == deals
