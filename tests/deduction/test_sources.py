"""Sources: a fact is traced to the event that told it, the turn, and the suggestion it answered."""

from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.events import Event
from lenoir.core.options import Options
from lenoir.core.seats import Seat
from lenoir.deduction.facts import Holds, HoldsNone, HoldsOneOf, Place
from lenoir.deduction.reading import facts_of
from lenoir.deduction.sources import Asked, Source, read_sources, sources_of
from lenoir.editions.loader import load_edition
from tests.deduction.test_games import moments

A, B, C = Seat(0), Seat(1), Seat(2)
CASE = Case(Card(0), Card(7), Card(14))
FIRST, SECOND = e.SuggestionMade(A, CASE), e.SuggestionMade(B, CASE)

EVENTS: list[Event] = [
    e.GameStarted("classic", Options(), (Card(0), Card(1), Card(2)), ()),
    e.HandDealt(A, Cards(2)),
    e.TurnBegan(A),
    FIRST,
    e.CannotRefute(B, CASE),
    e.SuggestionRefuted(C, A, CASE),
    e.CardShown(C, A, Card(7)),
    e.TurnBegan(B),
    SECOND,
    e.CannotRefute(C, CASE),
    e.CannotRefute(B, CASE),
    e.CardPassed(B, A),
    e.CardShown(B, A, Card(3)),
]
THREE = cards_of(CASE)


def test_each_fact_has_its_turn_and_its_suggestion() -> None:
    found = read_sources(EVENTS)
    first = Asked(1, FIRST)
    assert found[Holds(Place(0), Card(1))] == Source(1, 0, EVENTS[1])
    assert found[HoldsOneOf(Place(2), THREE)] == Source(5, 1, EVENTS[5], first)
    assert found[Holds(Place(2), Card(7))] == Source(6, 1, EVENTS[6], first)
    assert found[HoldsNone(Place(2), THREE)] == Source(9, 2, EVENTS[9], Asked(2, SECOND))


def test_what_is_told_twice_comes_from_the_first_time() -> None:
    assert read_sources(EVENTS)[HoldsNone(Place(1), THREE)].turn == 1


def test_a_card_passed_on_answers_no_suggestion() -> None:
    assert read_sources(EVENTS)[Holds(Place(1), Card(3))] == Source(12, 2, EVENTS[12])


def test_every_fact_of_a_game_has_a_source() -> None:
    for game in moments(load_edition("detectives"), 3, {}):
        view = game.view(A)
        assert tuple(sources_of(view)) == facts_of(view)
