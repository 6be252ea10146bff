"""Techniques: a proof is as plain as can be, and a solver that knows less does not get there."""

from itertools import pairwise

import pytest
from hypothesis import given, settings

from lenoir.core.cards import Card
from lenoir.core.seats import SPECTATOR
from lenoir.deduction.counting.brute import consistent
from lenoir.deduction.facts import Fact, Holds, HoldsNone, HoldsOneOf
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Rule
from lenoir.deduction.proving.techniques import (
    PLAIN,
    RULES,
    SUPPOSING,
    Level,
    level_of,
    load_of,
    reaches,
)
from lenoir.editions.loader import load_edition
from tests.deduction.checker import check
from tests.deduction.tables import true_positions
from tests.deduction.test_explain import SMALL, X, Y, Z, cards
from tests.deduction.test_games import TABLES, moments


def level_and_load(cell: Cell, *facts: Fact) -> tuple[Level, int]:
    """Of the proof of a cell in the small game, from the first hand."""
    proof = Explanation.of(Knowledge.of(SMALL).learn(facts)).proof(cell)
    return level_of(proof), load_of(proof, X)


def test_each_technique_has_its_level() -> None:
    none = HoldsNone(Y, cards(0))
    assert level_and_load(Cell(Y, Card(0), False), none) == (1, 1)
    hand = Holds(X, Card(0)), Holds(X, Card(4))
    assert level_and_load(Cell(Y, Card(0), False), *hand) == (1, 0)
    shown = HoldsOneOf(Y, cards(0, 4, 8))
    assert level_and_load(Cell(Y, Card(8), True), *hand, shown) == (2, 1)
    both = HoldsOneOf(Y, cards(0, 3, 6)), HoldsOneOf(Y, cards(1, 4, 7))
    assert level_and_load(Cell(Y, Card(8), False), *both) == (3, 2)
    either = HoldsOneOf(Y, cards(3, 4)), HoldsOneOf(Z, cards(3, 4))
    assert level_and_load(Cell(X, Card(3), False), *either) == (4, 2)


def test_a_plainer_proof_is_preferred_to_one_with_fewer_facts() -> None:
    """By two answers the hand is full; or, with a fact more, just because somebody else has it."""
    taken = HoldsOneOf(Y, cards(0, 3, 6)), HoldsOneOf(Y, cards(1, 4, 7))
    elsewhere = Holds(Z, Card(8))
    level, _ = level_and_load(Cell(Y, Card(8), False), *taken, elsewhere)
    assert level == 1


def test_every_level_knows_more_than_the_one_below() -> None:
    levels = [*PLAIN, SUPPOSING]
    known: list[frozenset[Rule]] = [RULES[level] for level in levels]
    assert all(fewer < more for fewer, more in pairwise(known))


@given(true_positions())
@settings(max_examples=60, deadline=None)
def test_a_solver_of_the_level_below_does_not_reach_it(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    explanation = Explanation.of(Knowledge.of(layout).learn(facts))
    for cell in explanation.certain():
        proof = explanation.proof(cell)
        check(layout, facts, proof)
        level = level_of(proof)
        assert level == explanation.level(cell)
        below = [one for one in PLAIN if one < level]
        assert not any(reaches(one, layout, facts, cell) for one in below)


@given(true_positions())
@settings(max_examples=60, deadline=None)
def test_without_any_fact_of_it_a_cell_is_open_or_harder(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    explanation = Explanation.of(Knowledge.of(layout).learn(facts))
    for cell in explanation.certain():
        proof = explanation.proof(cell)
        level = level_of(proof)
        for fact in proof.facts:
            rest = [other for other in proof.facts if other != fact]
            is_open = bool(consistent(layout, [*rest, cell.opposite.fact]))
            assert is_open or (level in PLAIN and not reaches(level, layout, rest, cell))


@pytest.mark.parametrize(("key", "players", "options"), TABLES[:4])
def test_in_games_no_proof_uses_a_harder_rule_than_it_must(
    key: str, players: int, options: dict[str, object]
) -> None:
    for number, game in enumerate(moments(load_edition(key), players, options)):
        viewer = (*game.table.seats, SPECTATOR)[number % (players + 1)]
        explanation = Explanation.of(game.view(viewer))
        known = explanation.knowledge
        for cell in [*explanation.certain()][::5]:
            proof = explanation.proof(cell)
            check(known.layout, known.facts, proof)
            assert level_of(proof) == explanation.level(cell)
