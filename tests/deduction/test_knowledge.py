"""Knowledge: learning, shares, contradictions and drawing deals."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import assume, given, settings

from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.deduction.counting.brute import consistent
from lenoir.deduction.facts import (
    ENVELOPE,
    POOL,
    Fact,
    Holds,
    HoldsNone,
    HoldsOneOf,
    NotTheCase,
    Place,
)
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.positions import read_position
from lenoir.deduction.proving.contradiction import Contradiction, agree
from lenoir.play.games.dice import Seeded
from tests.deduction.tables import kinds_of, positions, true_positions
from tests.deduction.ways import COMPILED, WAYS, counting

POSITIONS = Path(__file__).parents[1] / "data" / "positions.jsonl"

SMALL = Layout.of(kinds_of(3, 3, 3), [2, 2, 2])
FIRST, SECOND, THIRD = Place(0), Place(1), Place(2)


def cards(*numbers: int) -> Cards:
    return cards_of(map(Card, numbers))


def test_what_two_seats_lack_and_the_third_lacks_too_is_in_the_envelope() -> None:
    known = Knowledge.of(SMALL).learn(HoldsNone(seat, cards(0)) for seat in (FIRST, SECOND, THIRD))
    assert known.share(Card(0), ENVELOPE) == 1
    assert known.share(Card(1), ENVELOPE) == 0


def test_a_share_is_exact() -> None:
    known = Knowledge.of(SMALL)
    assert known.share(Card(0), ENVELOPE) == Fraction(1, 3)
    assert known.share(Card(0), FIRST) == Fraction(2, 9)


def test_learning_leaves_the_old_knowledge_as_it_was() -> None:
    before = Knowledge.of(SMALL)
    deals = before.deals
    after = before.learn([Holds(FIRST, Card(0))])
    assert before.deals == deals > after.deals
    assert after.learn([Holds(FIRST, Card(0))]) is after


def test_a_wrong_accusation_takes_one_envelope_away() -> None:
    before = Knowledge.of(SMALL)
    wrong = Case(Card(0), Card(3), Card(6))
    after = before.learn([NotTheCase(wrong)])
    assert set(before.envelopes) - set(after.envelopes) == {wrong}


def test_facts_of_another_game_are_refused() -> None:
    with pytest.raises(ValueError, match="place that is not in this game"):
        Knowledge.of(SMALL).learn([Holds(Place(5), Card(0))])
    with pytest.raises(ValueError, match="cards that are not in this game"):
        Knowledge.of(SMALL).learn([Holds(FIRST, Card(40))])


def test_a_contradiction_names_what_matters_and_nothing_else() -> None:
    known = Knowledge.of(SMALL).learn([Holds(SECOND, Card(4)), HoldsOneOf(FIRST, cards(0, 3, 6))])
    with pytest.raises(Contradiction) as caught:
        known.learn([Holds(THIRD, Card(8)), HoldsNone(FIRST, cards(0, 3, 6))])
    assert set(caught.value.facts) == {
        HoldsOneOf(FIRST, cards(0, 3, 6)),
        HoldsNone(FIRST, cards(0, 3, 6)),
    }


@given(positions(most=10))
@settings(max_examples=200, deadline=None)
def test_a_contradiction_is_one_and_is_as_small_as_can_be(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    assume(not consistent(layout, facts))
    with pytest.raises(Contradiction) as caught:
        Knowledge.of(layout).learn(facts)
    named = caught.value.facts
    assert set(named) <= set(facts)
    assert not consistent(layout, named)
    for fact in named:
        rest = [other for other in named if other != fact]
        assert consistent(layout, rest)
        assert agree(layout, rest)


@given(true_positions())
@settings(max_examples=100, deadline=None)
def test_a_deal_that_is_drawn_agrees_with_all_facts(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    layout, facts = table
    known, possible = Knowledge.of(layout).learn(facts), consistent(layout, facts)
    rng = Seeded(1)
    assert all(known.sample(rng) in possible for _ in range(5))


SITUATIONS: list[tuple[Layout, list[Fact]]] = [
    (Layout.of(kinds_of(2, 1, 2), [1, 1]), []),
    (
        Layout.of(kinds_of(3, 2, 2), [2, 1], pool=1),
        [HoldsOneOf(FIRST, cards(0, 3, 5)), HoldsNone(SECOND, cards(0, 1)), Holds(POOL, Card(4))],
    ),
    (
        Layout.of(kinds_of(3, 2, 2), [1, 2, 1]),
        [
            HoldsOneOf(SECOND, cards(0, 3, 5)),
            HoldsOneOf(THIRD, cards(1, 3, 6)),
            NotTheCase(Case(Card(0), Card(4), Card(5))),
            HoldsNone(FIRST, cards(2, 3)),
        ],
    ),
]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("layout", "facts"), SITUATIONS)
def test_every_deal_is_drawn_as_often_as_any_other(
    layout: Layout, facts: list[Fact], way: str
) -> None:
    possible = consistent(layout, facts)
    with counting(way):
        drawn = Knowledge.of(layout).learn(facts).samples(Seeded("deals"), 60 * len(possible))
    seen = [0] * len(possible)
    for deal in drawn:
        seen[possible.index(deal)] += 1
    assert statistic(seen, [60] * len(possible)) < critical(len(possible) - 1)


@pytest.mark.parametrize("number", [0, 60, 130, 190])
def test_drawn_deals_have_the_exact_shares_of_real_positions(number: int) -> None:
    position = read_position(POSITIONS.read_bytes().splitlines()[number])
    known, draws = Knowledge.of(position.layout).learn(position.facts), 20_000
    with counting(COMPILED):
        drawn = known.samples(Seeded(number), draws)
    for place, row in known.counts.at.items():
        hands = drawn.at(place)
        for card, deals in enumerate(row):
            if 0 < deals < known.deals:
                there, share = sum(hand >> card & 1 for hand in hands), deals / known.deals
                expected = [draws * share, draws * (1 - share)]
                assert statistic([there, draws - there], expected) < 20
            else:
                assert all(hand >> card & 1 == (deals > 0) for hand in hands)


def statistic(seen: Sequence[float], expected: Sequence[float]) -> float:
    """Pearson's chi-square."""
    return sum((s - e) ** 2 / e for s, e in zip(seen, expected, strict=True))


def critical(free: int) -> float:
    """Fair chance exceeds it once in ten thousand times (Wilson and Hilferty's approximation)."""
    return float(free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3)


def test_equal_chance_draws_equal_deals_in_both_ways() -> None:
    for line in POSITIONS.read_bytes().splitlines()[::9]:
        position, drawn = read_position(line), []
        for way in WAYS:
            with counting(way):
                known = Knowledge.of(position.layout).learn(position.facts)
                drawn.append(known.samples(Seeded(7), 20).columns)
        assert drawn[0] == drawn[1]


@pytest.mark.parametrize("way", WAYS)
def test_all_deals_are_listed_once(way: str) -> None:
    layout, facts = SITUATIONS[-1]
    with counting(way):
        listed = Knowledge.of(layout).learn(facts).all_deals()
    possible = consistent(layout, facts)
    assert len(listed) == len(possible)
    assert all(deal in possible for deal in listed)
    assert all(listed.index(deal) == at for at, deal in enumerate(listed))


def test_too_many_deals_are_not_listed() -> None:
    with pytest.raises(ValueError, match="too many to list; `samples` draws some"):
        Knowledge.of(Layout.of(kinds_of(6, 6, 9), [6, 6, 6])).all_deals()


def test_deals_are_a_sequence() -> None:
    listed = Knowledge.of(SMALL).all_deals()
    assert listed[0] == next(iter(listed))
    assert list(listed[2:5]) == [listed[2], listed[3], listed[4]]
    assert listed.at(FIRST)[3] == listed[3][FIRST]


def test_a_contradiction_at_a_full_table_is_found_by_counting() -> None:
    """Six hands hold one of the same five cards: nobody could try all ways to deal these."""
    five = cards_of(map(Card, (0, 1, 6, 7, 12)))
    facts = [HoldsOneOf(Place(seat), five) for seat in range(6)]
    with pytest.raises(Contradiction) as caught:
        Knowledge.of(Layout.of(kinds_of(6, 6, 9), [3] * 6)).learn(facts)
    assert set(caught.value.facts) == set(facts)
