"""Explanations: whatever is certain has a proof, and a proof with a wrong step is no proof."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.seats import SPECTATOR
from lenoir.deduction.counting.brute import consistent
from lenoir.deduction.facts import (
    ENVELOPE,
    Fact,
    Holds,
    HoldsNone,
    HoldsOneOf,
    NotTheCase,
    Place,
)
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.explain import Explanation, Uncertain
from lenoir.deduction.proving.proof import Cell, Proof, ProofStep
from lenoir.deduction.proving.techniques import level_of, reaches
from lenoir.editions.loader import load_edition
from tests.deduction.checker import WrongProof, check
from tests.deduction.tables import kinds_of, true_positions
from tests.deduction.test_games import TABLES, moments

SMALL = Layout.of(kinds_of(3, 3, 3), [2, 2, 2])
X, Y, Z = Place(0), Place(1), Place(2)


def cards(*numbers: int) -> Cards:
    return cards_of(map(Card, numbers))


def proved(cell: Cell, *facts: Fact) -> Proof:
    """A proof in the small game, checked."""
    known = Knowledge.of(SMALL).learn(facts)
    proof = Explanation.of(known).proof(cell)
    check(SMALL, facts, proof)
    return proof


def rules(proof: Proof) -> list[str]:
    return [step.rule for step in proof.steps]


def test_what_was_told_needs_no_more() -> None:
    none = HoldsNone(Y, cards(0, 3))
    proof = proved(Cell(Y, Card(3), False), Holds(X, Card(8)), none)
    assert proof.facts == (none,)
    assert rules(proof) == ["told"]


def test_a_full_hand_takes_no_more() -> None:
    hand = Holds(X, Card(0)), Holds(X, Card(4))
    proof = proved(Cell(X, Card(8), False), *hand, HoldsNone(X, cards(1)))
    assert set(proof.facts) == set(hand)
    assert rules(proof) == ["told", "told", "full"]


def test_a_card_nobody_has_is_in_the_envelope_and_the_other_suspects_are_not() -> None:
    nobody = [HoldsNone(place, cards(0)) for place in (X, Y, Z)]
    assert rules(proved(Cell(ENVELOPE, Card(0), True), *nobody))[-1] == "last_place"
    assert rules(proved(Cell(ENVELOPE, Card(1), False), *nobody))[-1] == "full"


def test_the_last_of_three_was_shown() -> None:
    facts = HoldsOneOf(X, cards(0, 3, 6)), HoldsNone(X, cards(0)), Holds(Y, Card(3))
    proof = proved(Cell(X, Card(6), True), *facts)
    assert set(proof.facts) == set(facts)
    assert rules(proof) == ["told", "told", "elsewhere", "one_of"]


def test_two_answers_without_a_common_card_take_up_a_hand_of_two() -> None:
    facts = HoldsOneOf(X, cards(0, 3, 6)), HoldsOneOf(X, cards(1, 4, 7))
    assert rules(proved(Cell(X, Card(8), False), *facts)) == ["taken"]


def test_a_wrong_accusation_tells_the_third_card_when_two_were_right() -> None:
    sealed = Holds(ENVELOPE, Card(0)), Holds(ENVELOPE, Card(3))
    wrong = NotTheCase(Case(Card(0), Card(3), Card(6)))
    assert rules(proved(Cell(ENVELOPE, Card(6), False), *sealed, wrong))[-1] == "wrong_case"


def test_where_plain_steps_do_not_lead_something_is_supposed() -> None:
    """X has one of two cards and Y has one of the same two: so Z has neither."""
    facts = (
        HoldsOneOf(X, cards(3, 4)),
        HoldsOneOf(Y, cards(3, 4)),
    )
    proof = proved(Cell(Z, Card(3), False), *facts)
    assert rules(proof) == ["suppose"]
    assert set(proof.facts) == set(facts)


def test_what_is_open_has_no_proof() -> None:
    with pytest.raises(Uncertain):
        Explanation.of(Knowledge.of(SMALL)).proof(Cell(X, Card(0), True))


@given(true_positions())
@settings(max_examples=150, deadline=None)
def test_what_holds_in_every_deal_has_a_proof_whose_facts_are_all_needed(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    explanation = Explanation.of(Knowledge.of(layout).learn(facts))
    possible = consistent(layout, facts)
    certain = set(explanation.certain())
    for place in layout.everywhere:
        for card in each(layout.cards):
            found = {bool(deal[place] >> card & 1) for deal in possible}
            cell = Cell(place, card, True in found)
            assert (cell in certain) == (len(found) == 1)
            if len(found) == 1:
                proof = explanation.proof(cell)
                check(layout, facts, proof)
                for fact in proof.facts:
                    rest = [other for other in proof.facts if other != fact]
                    left = consistent(layout, [*rest, cell.opposite.fact])
                    level = level_of(proof)
                    assert left or not reaches(level, layout, rest, cell)


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_in_games_every_certain_cell_has_a_proof(
    key: str, players: int, options: dict[str, object]
) -> None:
    for number, game in enumerate(moments(load_edition(key), players, options)):
        viewer = (*game.table.seats, SPECTATOR)[number % (players + 1)]
        explanation = Explanation.of(game.view(viewer))
        known = explanation.knowledge
        for cell in explanation.certain():
            check(known.layout, known.facts, explanation.proof(cell))


# Wrong proofs


def without_a_step(steps: tuple[ProofStep, ...]) -> Iterator[tuple[ProofStep, ...]]:
    """Each way to leave out one step, inside suppositions too."""
    for at, step in enumerate(steps):
        yield steps[:at] + steps[at + 1 :]
        for inside in without_a_step(step.inside):
            yield (*steps[:at], replace(step, inside=inside), *steps[at + 1 :])


def hard_proofs() -> Iterator[tuple[Knowledge, Proof]]:
    """Some proofs of games, and one with a supposition."""
    known = Knowledge.of(SMALL).learn([HoldsOneOf(place, cards(3, 4)) for place in (X, Y)])
    yield known, Explanation.of(known).proof(Cell(Z, Card(3), False))
    for game in moments(load_edition("miro"), 4, {"honour": True}):
        explanation = Explanation.of(game.view(SPECTATOR))
        for cell in explanation.certain():
            yield explanation.knowledge, explanation.proof(cell)


def test_no_step_can_be_left_out() -> None:
    seen = 0
    for known, proof in hard_proofs():
        for steps in without_a_step(proof.steps):
            with pytest.raises(WrongProof):
                check(known.layout, known.facts, replace(proof, steps=steps))
            seen += 1
    assert seen > 100


HAND = Holds(X, Card(0)), Holds(X, Card(4))
FIRST, SECOND = Cell(X, Card(0), True), Cell(X, Card(4), True)
TOLD = ProofStep(FIRST, "told", (), HAND[:1]), ProofStep(SECOND, "told", (), HAND[1:])
THREE = HoldsOneOf(Y, cards(1, 3, 6))
NOT_ONE, NOT_THREE, SIX = Cell(Y, Card(1), False), Cell(Y, Card(3), False), Cell(Y, Card(6), True)
DENIED = HoldsNone(Y, cards(1, 3))
DENY = ProofStep(NOT_ONE, "told", (), (DENIED,)), ProofStep(NOT_THREE, "told", (), (DENIED,))
OUT = Cell(X, Card(8), False)

WRONG: list[tuple[str, tuple[ProofStep, ...]]] = [
    ("nothing", ()),
    ("not told", (ProofStep(OUT, "told", (), HAND[:1]),)),
    ("told by nobody", (ProofStep(OUT, "told", (), (HoldsNone(X, cards(8)),)),)),
    ("told the other way", (ProofStep(FIRST.opposite, "told", (), HAND[:1]),)),
    ("not full", (TOLD[0], ProofStep(OUT, "full", (FIRST,)))),
    ("full of what it lacks", (*TOLD, ProofStep(FIRST.opposite, "full", (FIRST, SECOND)))),
    (
        "another's hand is full",
        (*TOLD, ProofStep(Cell(Y, Card(8), False), "full", (FIRST, SECOND))),
    ),
    ("premises from nowhere", (ProofStep(OUT, "full", (FIRST, SECOND)),)),
    ("elsewhere is here", (TOLD[0], ProofStep(FIRST.opposite, "elsewhere", (FIRST,)))),
    ("two are left of three", (DENY[0], ProofStep(SIX, "one_of", (NOT_ONE,), (THREE,)))),
    (
        "one of three in another hand",
        (*DENY, ProofStep(SIX, "one_of", (NOT_ONE, NOT_THREE), (DENIED,))),
    ),
    ("one place of two", (DENY[0], ProofStep(Cell(Z, Card(1), True), "last_place", (NOT_ONE,)))),
    ("more than the rest", (*DENY, ProofStep(SIX, "rest", (NOT_ONE, NOT_THREE)))),
    ("taken by too few", (ProofStep(Cell(Y, Card(8), False), "taken", (), (THREE,)),)),
    ("the same taken twice", (ProofStep(Cell(Y, Card(8), False), "taken", (), (THREE, THREE)),)),
    ("supposed in vain", (ProofStep(OUT, "suppose"),)),
    (
        "no contradiction",
        (
            ProofStep(
                OUT,
                "suppose",
                inside=(ProofStep(Cell(Y, Card(8), False), "elsewhere", (OUT.opposite,)),),
            ),
        ),
    ),
    (
        "a supposition outlives itself",
        (
            ProofStep(OUT, "suppose", inside=(*TOLD, ProofStep(OUT, "full", (FIRST, SECOND)))),
            ProofStep(Cell(Y, Card(0), False), "elsewhere", (FIRST,)),
        ),
    ),
    ("a case not wrong", (ProofStep(Cell(ENVELOPE, Card(1), False), "wrong_case", (), (THREE,)),)),
]


@pytest.mark.parametrize(("name", "steps"), WRONG, ids=[name for name, _ in WRONG])
def test_a_wrong_proof_is_rejected(name: str, steps: tuple[ProofStep, ...]) -> None:
    used = {fact for step in steps for fact in step.facts}
    used |= {fact for step in steps for inner in step.inside for fact in inner.facts}
    cell = steps[-1].conclusion if steps else OUT
    with pytest.raises(WrongProof):
        check(SMALL, (*HAND, THREE, DENIED), Proof(cell, tuple(used), steps))


def test_the_same_proofs_without_the_mistake_hold() -> None:
    full = Proof(OUT, HAND, (*TOLD, ProofStep(OUT, "full", (FIRST, SECOND))))
    last = ProofStep(SIX, "one_of", (NOT_ONE, NOT_THREE), (THREE,))
    for proof in (full, Proof(SIX, (DENIED, THREE), (*DENY, last))):
        check(SMALL, (*HAND, THREE, DENIED), proof)
