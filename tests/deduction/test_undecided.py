"""What is open yet: a cell settles another when no deal is left in which it is otherwise."""

from fractions import Fraction

from hypothesis import given, settings

from lenoir.core.cards import Card, cards_of, each
from lenoir.deduction.counting.brute import agrees, consistent
from lenoir.deduction.facts import Fact, HoldsOneOf, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.proof import Cell
from lenoir.deduction.undecided import Settler, settlers
from tests.deduction.tables import kinds_of, true_positions


def test_of_two_cards_in_one_hand_the_one_settles_the_other() -> None:
    layout = Layout.of(kinds_of(2, 2, 2), [1, 2])
    known = Knowledge.of(layout).learn([HoldsOneOf(Place(0), cards_of([Card(0), Card(2)]))])
    found = settlers(known, Card(0), Place(0))
    here = Cell(Place(0), Card(2), True)
    half = Fraction(1, 2)
    assert found[0] in (
        Settler(here, Cell(Place(0), Card(0), False), half),
        Settler(here.opposite, Cell(Place(0), Card(0), True), half),
    )


@given(true_positions())
@settings(max_examples=60, deadline=None)
def test_settlers_are_all_that_settle_and_nothing_else(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    known, possible = Knowledge.of(layout).learn(facts), consistent(layout, facts)
    for place in layout.everywhere:
        card = next(each(layout.cards))
        if known.share(card, place) in (0, 1):
            continue
        expected = set()
        for at in layout.everywhere:
            for other in each(layout.cards):
                for there in (True, False):
                    cell = Cell(at, other, there)
                    left = [deal for deal in possible if agrees(deal, cell.fact)]
                    outcomes = {bool(deal[place] >> card & 1) for deal in left}
                    if other != card and 0 < len(left) < len(possible) and len(outcomes) == 1:
                        settled = Cell(place, card, outcomes == {True})
                        expected.add(Settler(cell, settled, Fraction(len(left), len(possible))))
        assert set(settlers(known, card, place)) == expected
