"""An entry says little, and stands for all that everybody heard."""

import pytest

from lenoir.companion.entries import BadEntry, Question, Wrong, jotted, question_of
from lenoir.companion.setup import BadTable, laid_out
from lenoir.core import events as e
from lenoir.core.cards import Card, cards_of
from lenoir.core.seats import Seat
from lenoir.deduction.facts import ENVELOPE
from lenoir.deduction.knowledge import Knowledge
from lenoir.editions.loader import load_edition
from tests.companion.tables import ANNA, BEN, CLASSIC, ME, a_notebook, card, case

ASKED = case("leblanc", "candlestick", "lounge")


def test_whoever_sits_between_asker_and_shower_had_none() -> None:
    """C-7"""
    events = jotted(a_notebook(), Question(ANNA, ASKED, BEN)).events
    assert events == (
        e.SuggestionMade(ANNA, ASKED),
        e.CannotRefute(ME, ASKED),
        e.SuggestionRefuted(BEN, ANNA, ASKED),
    )


def test_if_nobody_shows_a_card_everybody_had_none() -> None:
    """C-7"""
    notebook = a_notebook(Question(ME, ASKED))
    assert Knowledge.of(notebook.view).share(card("candlestick"), ENVELOPE) == 1


def test_the_only_card_one_could_show_need_not_be_named() -> None:
    asked = case("rose", "rope", "lounge")
    assert (
        e.CardShown(ME, ANNA, card("rope"))
        in jotted(a_notebook(), Question(ANNA, asked, ME)).events
    )


def test_which_of_two_cards_one_showed_must_be_said() -> None:
    asked = case("rose", "rope", "hall")
    shown = jotted(a_notebook(), Question(ANNA, asked, ME)).events
    assert not any(isinstance(event, e.CardShown) for event in shown)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Question(ANNA, ASKED, ANNA), "answers-itself"),
        (Question(ME, ASKED, BEN, card("rope")), "not-named"),
        (Question(ANNA, ASKED, BEN, card("lounge")), "not-for-you"),
    ],
)
def test_what_cannot_have_happened_is_refused(entry: Question, code: str) -> None:
    with pytest.raises(BadEntry) as refused:
        jotted(a_notebook(), entry)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "entry",
    [
        Question(ANNA, ASKED, BEN),
        Question(ANNA, ASKED),
        Question(ME, ASKED, BEN, card("lounge")),
        Question(BEN, ASKED, blocked=ANNA),
    ],
)
def test_a_line_can_be_read_as_the_question_it_was(entry: Question) -> None:
    assert question_of(jotted(a_notebook(), entry)) == entry


def test_a_wrong_accusation_rules_its_case_out_and_its_seat() -> None:
    """C-8"""
    notebook = a_notebook(Wrong(ANNA, ASKED))
    assert ASKED not in Knowledge.of(notebook.view).envelopes
    assert notebook.view.table.is_out(ANNA)


@pytest.mark.parametrize("first", range(5))
def test_uneven_hands_go_by_who_got_the_first_card(first: int) -> None:
    """C-2"""
    suspects = tuple(map(Card, range(5)))
    hand = cards_of(map(Card, range(4 if first == 0 else 3)))
    sizes = [4 if (seat - first) % 5 < 3 else 3 for seat in range(5)]
    hand = cards_of(map(Card, range(sizes[0])))
    heard = laid_out(CLASSIC, CLASSIC.options, suspects, ANNA, hand, Seat(first))
    assert list(heard.dealt.sizes) == sizes


def test_who_got_the_first_card_must_be_said_where_hands_are_uneven() -> None:
    suspects, hand = tuple(map(Card, range(5))), cards_of(map(Card, range(4)))
    with pytest.raises(BadTable) as refused:
        laid_out(CLASSIC, CLASSIC.options, suspects, ANNA, hand)
    assert refused.value.code == "uneven"


def test_a_hand_of_another_size_is_refused() -> None:
    suspects = tuple(map(Card, range(3)))
    with pytest.raises(BadTable) as refused:
        laid_out(CLASSIC, CLASSIC.options, suspects, ME, cards_of((card("rope"),)))
    assert refused.value.code == "hand-size"


def test_left_over_cards_lie_in_the_pool() -> None:
    """D-2"""
    edition = load_edition("detectives")
    suspects, hand = tuple(map(Card, range(5))), cards_of(map(Card, range(4)))
    heard = laid_out(edition, edition.options, suspects, ME, hand)
    assert (heard.dealt.sizes, heard.dealt.pool) == ((4,) * 5, 1)


def test_the_rooms_in_which_cards_lie_must_be_named() -> None:
    """T-14"""
    edition = load_edition("modern")
    hand = cards_of(map(Card, range(7)))
    with pytest.raises(BadTable) as refused:
        laid_out(edition, edition.options, (Card(0), Card(1)), ANNA, hand)
    assert refused.value.code == "which-rooms"
