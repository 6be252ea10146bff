"""Asking: the worth of every question, against direct summation over every deal."""

from itertools import chain, count, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lenoir.core.cards import Card, Cards, Case, each
from lenoir.core.seats import Seat
from lenoir.deduction.answers import SeenAnswer
from lenoir.deduction.asking import Asking
from lenoir.deduction.belief import Belief
from lenoir.deduction.facts import Fact, Holds, HoldsNone, Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from tests.deduction.questions import TABLES, Summation, suggestions
from tests.deduction.tables import kinds_of
from tests.deduction.test_belief import answered
from tests.deduction.ways import WAYS, counting

FEW = 4000
"""Deals that are summed over here; ``python -m tests.deduction.many_questions`` takes more."""
SMALL = Layout.of(kinds_of(3, 3, 3), [2, 2, 2])
ASKED = (Seat(1), Seat(2))


def of_small(*facts: Fact) -> Asking:
    """The first of three seats, who holds the first weapon and room, has been told something."""
    own = (Holds(Place(0), Card(3)), Holds(Place(0), Card(6)))
    return Asking(Belief.of(Knowledge.of(SMALL).learn((*own, *facts))), ASKED)


@given(table=answered(), honour=st.booleans())
@settings(max_examples=150, deadline=None)
def test_every_question_at_small_tables_is_worth_what_summation_says(
    table: tuple[Layout, tuple[Fact, ...], tuple[SeenAnswer, ...]], honour: bool
) -> None:
    layout, facts, answers = table
    asked = [Seat(place) for place in layout.places if place < 6][::-1]
    asking = Asking(Belief.of(Knowledge.of(layout).learn(facts), answers), asked, honour)
    summation = Summation(asking)
    for case, worth in asking.every(layout.kinds[2]).items():
        assert worth == pytest.approx(summation.worth(case), abs=1e-9)


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_in_games_of_every_edition_it_is_what_summation_says(
    key: str, players: int, options: dict[str, object]
) -> None:
    """M-16, D-27, D-17: with lies, blocks, deaths, a pool and cards in rooms."""
    looked = 0
    games = (suggestions(key, players, options, seed, ["logician", "novice"]) for seed in count())
    for view, case in chain.from_iterable(games):
        belief = Belief.of(view)
        if 1 < belief.knowledge.deals <= FEW and len(belief.envelopes) > 1:
            asking = Asking.of(view, belief)
            summation = Summation(asking)
            worths = asking.every(Cards(1 << case.room))
            for one, worth in islice(worths.items(), looked % 7, None, 7):
                assert worth == pytest.approx(summation.worth(one), abs=1e-9)
            looked += 1
        if looked == 3:
            break


@pytest.mark.parametrize("way", WAYS)
def test_compiled_or_plain_a_question_is_worth_the_same(way: str) -> None:
    with counting(way):
        asking = of_small(HoldsNone(Place(1), Cards(0b11)))
        summation = Summation(asking)
        for case, worth in asking.every(SMALL.kinds[2]).items():
            assert worth == pytest.approx(summation.worth(case), abs=1e-9)


def test_the_outcomes_are_all_that_may_happen() -> None:
    outcomes = list(of_small().outcomes(Case(Card(0), Card(4), Card(7))))
    assert sum(outcome.chance for outcome in outcomes) == pytest.approx(1)
    assert {(outcome.by, outcome.card) for outcome in outcomes} == {
        (None, None),
        *((seat, Card(card)) for seat in ASKED for card in (0, 4, 7)),
    }


def test_asking_only_for_cards_of_ones_own_and_for_known_ones_tells_nothing() -> None:
    asking = of_small(Holds(Place(1), Card(0)))
    assert asking.worth(Case(Card(0), Card(3), Card(6))) == pytest.approx(0, abs=1e-12)
    assert asking.worth(Case(Card(1), Card(3), Card(6))) > 0.1


def test_cards_of_which_nobody_can_tell_anything_apart_are_worth_the_same() -> None:
    asking = of_small(HoldsNone(Place(1), Cards(0b1)))
    worths = asking.every(SMALL.kinds[2])
    assert len({round(worth, 9) for worth in worths.values()}) < len(asking._worth) + 1
    assert len(asking._worth) == 2 * 2 * 2


def test_a_card_seen_makes_it_differ_from_its_like() -> None:
    """The card that was not shown is less likely to be there (as for `Belief`)."""
    known = Knowledge.of(SMALL)
    case = Case(Card(0), Card(3), Card(6))
    asking = Asking(Belief.of(known, [SeenAnswer(Seat(1), Seat(0), case, Card(0))]), ASKED)
    like = asking._alike
    assert [like[Card(card)] for card in each(SMALL.cards)] == [0, 1, 1, 3, 4, 4, 6, 7, 7]


def test_on_ones_honour_none_tells_nothing() -> None:
    """M-16: so a question is worth less."""
    believed = of_small().belief
    case = Case(Card(0), Card(3), Card(6))
    assert Asking(believed, ASKED, honour=True).worth(case) < Asking(believed, ASKED).worth(case)
