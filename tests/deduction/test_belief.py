"""Belief: chances by a model of how refuters choose, against weighing every deal one by one."""

from collections import defaultdict
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, Case, cards_of, each
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.deduction.answers import Answers, SeenAnswer, answers_of
from lenoir.deduction.belief import Belief, TooManyTerms, Unbelievable
from lenoir.deduction.counting.brute import agrees, consistent, deals
from lenoir.deduction.facts import ENVELOPE, Fact, Place, hand_of
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.layout import Layout
from lenoir.deduction.showing import UNIFORM, Habitual, LeastRevealing, Model
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.deduction.tables import facts_about, kinds_of, layouts

MODELS: list[Model] = [
    UNIFORM,
    Habitual(),
    Habitual(order=(0, 2, 1), faith=Fraction(1, 3)),
    LeastRevealing(),
    LeastRevealing(faith=Fraction(9, 10)),
]
THREE = Layout.of(kinds_of(2, 2, 2), [2, 1])
A, B, C = Seat(0), Seat(1), Seat(2)
CASE = Case(Card(0), Card(2), Card(4))
CLASSIC = load_edition("classic")


def plain_chance(model: Model, answer: SeenAnswer, hand: Cards) -> Fraction:
    """The chance of an answer, said once more and in other words."""
    held = [card for card in answer.case if hand >> card & 1]
    if answer.card not in held:
        return Fraction(0)
    any_of_them = Fraction(1, len(held))
    if isinstance(model, Habitual):
        ranked = sorted(held, key=lambda card: model.order.index(answer.case.index(card)))
        liked = ranked[:1]
    elif isinstance(model, LeastRevealing):
        liked = [card for card in held if answer.seen >> card & 1] or held
    else:
        return any_of_them
    by_taste = Fraction(liked.count(answer.card), len(liked))
    return model.faith * by_taste + (1 - model.faith) * any_of_them


@st.composite
def answered(draw: st.DrawFn) -> tuple[Layout, tuple[Fact, ...], tuple[SeenAnswer, ...]]:
    """A small table, facts and answers that are true of one deal."""
    layout = draw(layouts())
    every = list(deals(layout))
    deal = every[draw(st.integers(0, len(every) - 1))]
    facts = tuple(f for f in draw(st.lists(facts_about(layout), max_size=5)) if agrees(deal, f))
    hands = [Seat(p) for p in layout.places if p < 6 and deal[p]]
    found = []
    for _ in range(draw(st.integers(0, 6)) if hands else 0):
        by = draw(st.sampled_from(hands))
        case = Case(*(draw(st.sampled_from(tuple(each(kind)))) for kind in layout.kinds))
        held = tuple(each(Cards(cards_of(case) & deal[hand_of(by)])))
        if held:
            seen = Cards(draw(st.integers(0, 511)) & deal[hand_of(by)])
            found.append(SeenAnswer(by, Seat(5), case, draw(st.sampled_from(held)), seen))
    return layout, facts, tuple(found)


@pytest.mark.parametrize("model", MODELS, ids=repr)
@given(table=answered())
@settings(max_examples=80, deadline=None)
def test_every_chance_is_that_of_weighing_each_deal(
    model: Model, table: tuple[Layout, tuple[Fact, ...], tuple[SeenAnswer, ...]]
) -> None:
    layout, facts, answers = table
    belief = Belief.of(Knowledge.of(layout).learn(facts), answers, model)
    total = Fraction(0)
    cells: defaultdict[tuple[Place, Card], Fraction] = defaultdict(Fraction)
    sealed: defaultdict[Cards, Fraction] = defaultdict(Fraction)
    for deal in consistent(layout, facts):
        weight = Fraction(1)
        for answer in answers:
            weight *= plain_chance(model, answer, deal[hand_of(answer.by)])
        assert belief.weight(deal) == weight
        total += weight
        sealed[deal[ENVELOPE]] += weight
        for place, cards in deal.items():
            for card in each(cards):
                cells[place, card] += weight
    expected = {cards: weight / total for cards, weight in sealed.items() if weight}
    assert {cards_of(case): chance for case, chance in belief.envelopes.items()} == expected
    for place in layout.everywhere:
        for card in each(layout.cards):
            assert belief.chance(card, place) == cells[place, card] / total


def test_a_card_shown_makes_the_others_less_likely_to_be_there() -> None:
    known = Knowledge.of(THREE)
    belief = Belief.of(known, [SeenAnswer(A, B, CASE, Card(0))])
    share = belief.knowledge.share(Card(2), Place(0))
    assert share == Fraction(1, 4)
    assert belief.chance(Card(2), Place(0)) == Fraction(1, 6)


def test_without_answers_chances_are_shares() -> None:
    known = Knowledge.of(THREE)
    belief = Belief.of(known)
    assert belief.chance(Card(2), ENVELOPE) == known.share(Card(2), ENVELOPE)
    assert sum(belief.envelopes.values()) == 1


def test_beyond_the_limit_nothing_is_said_rather_than_something_inexact() -> None:
    belief = Belief.of(Knowledge.of(THREE), [SeenAnswer(A, B, CASE, Card(0))], most=2)
    with pytest.raises(TooManyTerms):
        _ = belief.envelopes


def test_an_answer_against_a_habit_without_exception_is_not_believed() -> None:
    """Who always shows the room first has no room to show, if he shows a suspect."""
    always = Habitual(faith=Fraction(1))
    known = Knowledge.of(THREE)
    belief = Belief.of(known, [SeenAnswer(A, B, CASE, Card(0))], always)
    assert belief.chance(Card(4), Place(0)) == 0
    both = [SeenAnswer(A, B, CASE, Card(0)), SeenAnswer(A, B, CASE, Card(4))]
    with pytest.raises(Unbelievable):
        _ = Belief.of(known, both, always).envelopes


def test_a_card_seen_before_is_remembered_by_who_saw_it() -> None:
    refuted = e.SuggestionRefuted(B, A, CASE)
    events: list[Event] = [refuted, e.CardShown(B, A, Card(0))]
    first, second = Answers(CLASSIC).read([*events, refuted, e.CardShown(B, A, Card(2))])
    assert first.seen == 0
    assert second.seen == cards_of([Card(0)])


def test_a_card_spied_is_an_answer_and_one_passed_on_is_none() -> None:
    spied = list(
        Answers(CLASSIC).read([e.SuggestionRefuted(B, A, CASE), e.CardSpied(C, B, Card(2))])
    )
    assert spied == [SeenAnswer(B, A, CASE, Card(2))]
    refuted: list[Event] = [e.SuggestionRefuted(B, A, CASE), e.CardShown(B, A, Card(0))]
    passed: list[Event] = [e.CardPassed(B, A), e.CardShown(B, A, Card(2))]
    assert list(Answers(CLASSIC).read([*refuted, *passed])) == [SeenAnswer(B, A, CASE, Card(0))]


@pytest.mark.parametrize("key", edition_keys())
def test_in_games_only_answers_that_were_seen_weigh(key: str) -> None:
    rng, bot = Seeded(f"belief {key}"), RandomPlayer()
    game = Game(load_edition(key), 3, rng)
    for _ in range(200):
        if game.is_over or game.decider is None:
            break
        game.play(bot.decide(game.view(game.decider), rng))
    for seat in game.table.seats:
        view = game.view(seat)
        answers, belief = answers_of(view), Belief.of(view)
        assert all(answer.by != seat for answer in answers)
        assert all(view.private.held[answer.by] >> answer.card & 1 for answer in answers)
        assert sum(belief.envelopes.values()) == 1
        assert set(belief.envelopes) == set(belief.knowledge.envelopes)
