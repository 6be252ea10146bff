"""What others know: never more than they do, and what they do is always thought possible."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import log2, prod

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.deduction.counting.brute import Deal, agrees, consistent, deals
from lenoir.deduction.facts import (
    ENVELOPE,
    POOL,
    Fact,
    Holds,
    HoldsNone,
    HoldsOneOf,
    NotTheCase,
    Place,
    hand_of,
    in_room,
)
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.minds.others import Others, cases_left
from lenoir.deduction.minds.told import Glimpse, Mind, known_to_all, mind_of
from lenoir.deduction.minds.witness import Witness
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.reading import facts_of
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from tests.deduction.tables import facts_about, kinds_of, layouts, true_positions
from tests.deduction.test_games import TABLES, moments, truth

ME, B, C = Seat(0), Seat(1), Seat(2)
DETECTIVES = load_edition("detectives")
CASE = Case(Card(0), Card(7), Card(16))
THREE, DECK = cards_of(CASE), cards_of(map(Card, range(len(DETECTIVES.deck))))
ROSE, PERVENCHE, VIOLET = (DETECTIVES.deck.card(name) for name in ("rose", "pervenche", "violet"))


def mind(seat: Seat, *events: Event) -> Mind:
    """A mind as seat 0 sees it: seat 1 is Pervenche, seat 2 is Rose."""
    witness, suspects = Witness(DETECTIVES), (VIOLET, PERVENCHE, ROSE)
    heard = [e.GameStarted("detectives", DETECTIVES.options, suspects, ()), *events]
    witness.watch(heard)
    return mind_of(seat, witness, known_to_all(heard))


def test_a_card_shown_among_others_was_one_of_three() -> None:
    assert mind(C, e.SuggestionRefuted(B, C, CASE)) == Mind(
        C, (HoldsOneOf(hand_of(B), THREE),), (hand_of(C),), (Glimpse(hand_of(B), THREE),)
    )


def test_a_card_one_has_shown_is_known_to_who_saw_it_and_to_nobody_else() -> None:
    events: list[Event] = [e.SuggestionRefuted(ME, B, CASE), e.CardShown(ME, B, Card(7))]
    assert Holds(hand_of(ME), Card(7)) in mind(B, *events).facts
    assert Holds(hand_of(ME), Card(7)) not in mind(C, *events).facts
    assert mind(B, *events).glimpses == mind(C, *events).glimpses == ()


def test_a_spy_sees_what_the_asker_sees() -> None:
    """D-26, D-28"""
    spy = DETECTIVES.keeper("spy")
    assert spy is not None
    for spying in (e.KeeperPlayed(C, spy), e.PowerUsed(C)):
        hidden = mind(C, e.SuggestionRefuted(B, ME, CASE), e.CardShown(B, ME, Card(7)), spying)
        assert Holds(hand_of(B), Card(7)) in hidden.facts


def test_who_sees_a_card_in_return_has_seen_any_of_that_hand() -> None:
    """D-32"""
    shown = e.SuggestionRefuted(B, C, CASE)
    assert Glimpse(hand_of(C), DECK) in mind(B, shown, e.PowerUsed(B)).glimpses
    mine: list[Event] = [e.SuggestionRefuted(B, ME, CASE), e.CardShown(B, ME, Card(7))]
    mine += [e.PowerUsed(B), e.CardGlimpsed(B, ME, Card(3))]
    assert Holds(hand_of(ME), Card(3)) in mind(B, *mine).facts


def test_where_one_has_looked_is_remembered() -> None:
    room = DETECTIVES.board.space("spa")
    looked = mind(B, e.PoolLooked(B), e.RoomCardLooked(B, room), e.AccusationFailed(B)).looked
    assert looked == (hand_of(B), POOL, in_room(room), ENVELOPE)


def test_a_card_passed_on_may_be_any() -> None:
    assert mind(C, e.CardPassed(B, C)).glimpses == (Glimpse(hand_of(B), DECK),)


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_in_games_the_real_mind_is_always_among_those_thought_possible(
    key: str, players: int, options: dict[str, object]
) -> None:
    for number, game in enumerate(moments(load_edition(key), players, options)):
        if number % 2:
            continue
        viewer = (*game.table.seats, SPECTATOR)[number // 2 % (players + 1)]
        others, deal = Others.of(game.view(viewer)), truth(game)
        for seat in game.table.seats:
            if seat == viewer:
                continue
            real, own = Knowledge.of(game.view(seat)), others.of_seat(seat)
            assert set(own.facts) <= set(real.facts)
            for cell in Explanation.of(others.at_least(seat)).certain():
                assert real.share(cell.card, cell.place) == cell.there
            least = others.knowledge_in(deal, seat)
            assert set(least.envelopes) >= set(real.envelopes)
            choices = [(deal[g.place] & g.among).bit_count() for g in own.glimpses]
            if prod(choices) <= 32:
                known = others.every_knowledge_in(deal, seat)
                assert any(one.envelopes == real.envelopes for _, one in known)


def test_what_was_told_to_whom_is_remembered() -> None:
    for game in moments(load_edition("miro"), 3, {}):
        view = game.view(ME)
        others = Others.of(view)
        for seat in () if game.is_over else (B, C):
            shown = [
                event.card
                for event in view.stream
                if isinstance(event, e.CardShown) and (event.by, event.to) == (ME, seat)
            ]
            assert others.told(seat) == cards_of(shown)
            assert {Holds(hand_of(ME), card) for card in shown} <= set(facts_of(game.view(seat)))


# On average, against listing every deal and every choice


FEW = 300
"""Deals of a table that is listed in full."""


@st.composite
def tables(draw: st.DrawFn) -> tuple[Layout, tuple[Fact, ...], Mind]:
    """A small table, what one knows, and a mind of seat 0 that fits every deal one knows of."""
    layout = draw(layouts())
    every = list(deals(layout))
    assume(len(every) <= FEW)  # they are listed anew for each of them
    deal = every[draw(st.integers(0, len(every) - 1))]
    facts = [f for f in draw(st.lists(facts_about(layout), max_size=6)) if agrees(deal, f)]
    public = facts[: draw(st.integers(0, len(facts)))]
    places = [place for place in layout.places if deal[place] and place]
    glimpses = []
    for place in draw(st.lists(st.sampled_from(places), max_size=3)) if places else ():
        among = Cards(draw(st.integers(1, (1 << layout.cards.bit_length()) - 1)) | deal[place])
        glimpses.append(Glimpse(place, among))
        facts.append(HoldsOneOf(place, among))
    return layout, tuple(facts), Mind(ME, tuple(public), (Place(0),), tuple(glimpses))


def plain_minds(
    layout: Layout, facts: tuple[Fact, ...], one: Mind
) -> Iterator[tuple[Fraction, list[Deal]]]:
    """Each mind with its chance, as the deals it thinks possible."""
    possible = consistent(layout, facts)
    for deal in possible:
        choices = [tuple(each(Cards(deal[g.place] & g.among))) for g in one.glimpses]
        for seen in product(*choices):
            chance = Fraction(1, len(possible))
            for options in choices:
                chance /= len(options)
            told: list[Fact] = [
                *one.facts,
                HoldsNone(Place(0), Cards(layout.cards & ~deal[Place(0)])),
            ]
            told += [Holds(g.place, card) for g, card in zip(one.glimpses, seen, strict=True)]
            yield chance, consistent(layout, told)


@given(tables())
@settings(max_examples=60, deadline=None)
def test_uncertainty_is_that_of_listing_every_deal_and_every_choice(
    table: tuple[Layout, tuple[Fact, ...], Mind],
) -> None:
    layout, facts, one = table
    others = Others(B, Knowledge.of(layout).learn(facts), (one,))
    found = others.uncertainty(ME, Seeded(1), samples=2000, exact=True)
    cases = bits = solved = 0.0
    for chance, possible in plain_minds(layout, facts, one):
        left = len({deal[ENVELOPE] for deal in possible})
        cases += float(chance * left)
        bits += float(chance) * log2(left)
        solved += float(chance) if left == 1 else 0
    assert found.cases == pytest.approx(cases)
    assert found.bits == pytest.approx(bits)
    assert found.solved == pytest.approx(solved)


@given(true_positions())
@settings(max_examples=100, deadline=None)
def test_plain_logic_never_excludes_a_case_that_is_possible(
    table: tuple[Layout, tuple[Fact, ...]],
) -> None:
    known = Knowledge.of(table[0]).learn(table[1])
    assert cases_left(known.problem) >= cases_left(known.problem, exact=True) > 0


def test_a_wrong_case_is_one_case_less() -> None:
    wrong = [NotTheCase(Case(Card(0), Card(2), Card(room))) for room in (4, 5)]
    known = Knowledge.of(SMALL).learn(wrong)
    assert cases_left(known.problem) == cases_left(known.problem, exact=True) == 6


@given(true_positions())
@settings(max_examples=60, deadline=None)
def test_every_deal_is_listed_once(table: tuple[Layout, tuple[Fact, ...]]) -> None:
    listed = list(Knowledge.of(table[0]).learn(table[1]).all_deals())
    possible = consistent(*table)
    assert len(listed) == len(possible)
    assert all(deal in listed for deal in possible)


SMALL = Layout.of(kinds_of(2, 2, 2), [1, 1, 1])


def test_one_who_saw_the_only_open_card_has_solved_it() -> None:
    """Three cards are dealt: who holds one, has seen another and is told the third knows all."""
    known = Knowledge.of(SMALL).learn([Holds(Place(0), Card(0))])
    blind = Mind(B, (), (Place(1),), ())
    seeing = Mind(B, (Holds(Place(0), Card(0)),), (Place(1),), (Glimpse(Place(2), SMALL.cards),))
    rng = Seeded(1)
    for one, cases in ((blind, 4), (seeing, 1)):
        found = Others(ME, known, (blind, one)).uncertainty(B, rng, samples=100, exact=True)
        assert found.cases == cases
    told = Others(ME, known, (blind, blind))
    assert told.uncertainty(B, rng, also=[Holds(Place(0), Card(0))]).cases == 2


def test_a_card_one_showed_is_surely_known_and_another_surely_not() -> None:
    layout = Layout.of(kinds_of(3, 3, 3), [2, 2, 2])
    mine: list[Fact] = [Holds(Place(0), Card(0)), Holds(Place(0), Card(4))]
    shown = Mind(B, (mine[0],), (Place(1),), ())
    others = Others(ME, Knowledge.of(layout).learn(mine), (shown, shown))
    rng = Seeded(1)
    assert others.told(B) == cards_of([Card(0)])
    assert others.knows(B, Card(0), Place(0), rng, samples=2000) == 1
    assert others.knows(B, Card(4), Place(0), rng, samples=2000) == 0
    assert others.at_least(B).share(Card(0), Place(0)) == 1


def test_samples_are_drawn_when_there_are_many_deals() -> None:
    layout = Layout.of(kinds_of(6, 6, 9), [6, 6, 6])
    one = Mind(B, (), (Place(1),), ())
    found = Others(ME, Knowledge.of(layout), (one, one)).problems(B, Seeded(1), samples=20)
    assert len(found) == 20
    assert sum(share for share, _ in found) == 1
