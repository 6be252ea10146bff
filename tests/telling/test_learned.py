"""What a moment has made certain for a seat: told in a line each, from its own deduction alone."""

import pytest

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.edition import Language
from lenoir.core.events import Event
from lenoir.core.view import View
from lenoir.deduction.proving.explain import Explanation
from lenoir.editions.loader import load_edition
from lenoir.messages import Messages
from lenoir.telling.learned import Learned, learned
from lenoir.telling.voice import NBSP, Voice
from lenoir.telling.why import Why
from tests.telling.test_why import CASE, CLASSIC, LEBLANC, MOUTARDE, ROPE, ROSE, START

STOOD: list[Event] = [
    e.SuggestionMade(ROSE, CASE),
    e.CannotRefute(MOUTARDE, CASE),
    e.CannotRefute(LEBLANC, CASE),
    e.SuggestionStood(ROSE, CASE),
]


def learned_by(*more: Event, language: Language = "en", since: int = len(START)) -> Learned:
    """What Rose has learned by some events after the deal."""
    before = View.of(CLASSIC, ROSE, [*START, *more][:since])
    view = View.of(CLASSIC, ROSE, [*START, *more])
    voice = Voice(Messages(language), CLASSIC, view.table.suspects)
    return learned(Why(voice, view, Explanation.of(view)), Explanation.of(before), view, since)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Professor Plum, the Rope and the Hall are in the envelope"),
        ("fr", "Le professeur Violet, la corde et le hall sont dans l’étui"),
    ],
)
def test_when_nobody_could_refute_what_follows_is_told_in_the_readers_words(
    language: Language, line: str
) -> None:
    """Rose holds none of the three, nor does anybody else."""
    found = learned_by(*STOOD, language=language)
    assert any(line in told.replace(NBSP, " ") for told in found.lines)
    assert found.open == ()


def test_nothing_is_new_where_nothing_was_learned() -> None:
    found = learned_by(*STOOD, since=len(START) + len(STOOD))
    assert (found.lines, found.more) == ((), 0)


def test_a_card_that_was_shown_is_told_with_its_reason_and_not_with_where_it_is_not() -> None:
    shown = (
        e.SuggestionMade(ROSE, CASE),
        e.SuggestionRefuted(MOUTARDE, ROSE, CASE),
        e.CardShown(MOUTARDE, ROSE, ROPE),
    )
    (line,) = learned_by(*shown).lines
    assert line.replace(NBSP, " ") == (
        "Colonel Mustard holds the Rope: "
        "Colonel Mustard showed it to you for suggestion 1 (turn 1)."
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "The Rope: in the envelope or in the Pool."),
        ("fr", "La corde : dans l’étui ou dans la piscine."),
    ],
)
def test_with_cards_in_the_pool_it_is_said_what_stays_possible(
    language: Language, line: str
) -> None:
    """Nobody refutes, and yet the cards need not be in the envelope: some lie in the Pool."""
    edition = load_edition("detectives")
    deck = edition.deck
    case = Case(deck.card("violet"), deck.card("rope"), Card(len(deck) - 1))
    stream: list[Event] = [
        e.GameStarted("detectives", edition.options, (Card(0), Card(1), Card(2)), (Space(0),) * 9),
        e.CardsDealt(LEBLANC, (6, 6, 6), 3, ()),
        e.HandDealt(ROSE, cards_of(map(Card, (0, 1, 2, 6, 7, 16)))),
        e.TurnBegan(ROSE),
        e.SuggestionMade(ROSE, case),
        e.CannotRefute(MOUTARDE, case),
        e.CannotRefute(LEBLANC, case),
        e.SuggestionStood(ROSE, case),
    ]
    view = View.of(edition, ROSE, stream)
    voice = Voice(Messages(language), edition, view.table.suspects)
    why = Why(voice, view, Explanation.of(view))
    found = learned(why, Explanation.of(View.of(edition, ROSE, stream[:4])), view, 4)
    assert len(found.open) == 3
    assert line in [told.replace(NBSP, " ") for told in found.open]
    assert all("envelope" not in told and "étui" not in told for told in found.lines)
