"""The modern edition: magnifying glasses, the pile of clue cards, and playing without it."""

from collections import Counter

import pytest

from lenoir.core import events as e
from lenoir.core.phases import Moving
from lenoir.editions.loader import load_edition
from tests.builders import Play
from tests.rules.modern.deeds import already_drawn, name_card, open_cards, place_passage, three

CLUES = load_edition("modern").clues
PASSAGE = next(n for n, clue in enumerate(CLUES) if clue.kind == "passage")
OTHERS = [n for n in range(len(CLUES)) if n != PASSAGE]


def drawn(play: Play) -> list[int]:
    """The clue cards that the last deed made somebody draw."""
    return [event.clue for event in play.happened(e.ClueDrawn)]


def a_whole_pile() -> list[int]:
    """All 29 in the order in which they were drawn: two reveal a card, the passage between."""
    return [5, PASSAGE, 3, *(n for n in reversed(OTHERS) if n not in (5, 3))]


def test_t5_there_are_29_clue_cards() -> None:
    """T-5, T-9: 21 to reveal, three to name, and five others."""
    once = ("everybody", "suspicious", "left", "passage", "rush")
    assert Counter(clue.kind for clue in CLUES) == Counter(reveal=21, name=3) + Counter(once)


@pytest.mark.parametrize("dice", [(1, 4), (4, 1)])
def test_t5_a_glass_on_either_die_draws_one_card_and_is_worth_one(dice: tuple[int, int]) -> None:
    """T-5: then there are five points to move."""
    play = three().begin().clue("reveal", "rope").roll(*dice)
    assert len(drawn(play)) == 1
    assert play.phase == Moving(play.seat_of("rose"), 5)


def test_t5_two_glasses_draw_two_cards_and_are_worth_two() -> None:
    """T-5: both are obeyed before moving."""
    scene = three().holding("olive", "rope").holding("violet", "dagger")
    play = scene.begin().clue("reveal", "rope").clue("reveal", "dagger").roll(1, 1)
    assert open_cards(play, "olive") == {"rope"}
    assert open_cards(play, "violet") == {"dagger"}
    assert play.phase == Moving(play.seat_of("rose"), 2)


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_t5_no_other_face_draws(face: int) -> None:
    """T-5: only the 1 is a glass."""
    play = three().begin().roll(face, face)
    assert drawn(play) == []
    assert play.phase == Moving(play.seat_of("rose"), 2 * face)


def test_t5_the_first_card_is_obeyed_entirely_before_the_second_is_drawn() -> None:
    """T-5: while Rose thinks of a weapon to name, nobody knows the next card."""
    scene = three().holding("olive", "rope").holding("violet", "dagger")
    play = scene.begin().clue("name", "rope").roll(1, 1)
    assert play.asked == ("Naming", "rose")
    assert len(drawn(play)) == 1
    name_card(play.clue("reveal", "dagger"), "rope")
    kinds = [type(event) for event in play.told]
    assert kinds.index(e.CardOpened) < kinds.index(e.ClueDrawn)
    assert open_cards(play, "violet") == {"dagger"}


def test_t5_a_clue_card_is_obeyed_before_moving() -> None:
    """T-5: the table waits for the card to be obeyed, not for a move."""
    play = three().begin().clue("suspicious").roll(1, 4)
    assert play.asked == ("Picking", "rose")
    assert play.reach() == set()


def test_t5_a_clue_card_is_read_aloud() -> None:
    """T-5: everybody hears which one it is."""
    play = three().begin().clue("reveal", "rope").roll(1, 4)
    told = play.happened(e.ClueDrawn)
    assert [event for event in play.heard("violet") if isinstance(event, e.ClueDrawn)] == told


def test_t5_no_card_is_drawn_twice_before_all_have_been() -> None:
    """T-5: used cards go under the pile, so the one that is left comes next."""
    play = already_drawn(three().begin(), (n for n in range(len(CLUES)) if n != 7))
    assert drawn(play.picks(0).roll(1, 4)) == [7]


def test_t5_the_pile_comes_again_in_the_order_in_which_it_was_used() -> None:
    """T-5: without a shuffle (chance has no say any more), and without the passage (T-12)."""
    play = already_drawn(three().begin(), a_whole_pile())
    assert drawn(play.roll(1, 1)) == [5, 3]


def test_t5_and_again_after_that() -> None:
    """T-5: the second time round the pile has 28 cards, and so it stays."""
    pile = a_whole_pile()
    used = [*pile, *(n for n in pile if n != PASSAGE)]
    assert drawn(already_drawn(three().begin(), used).roll(1, 1)) == [5, 3]


def test_t12_the_card_of_the_new_passage_never_returns() -> None:
    """T-12: the last card drawn, it is followed by the first, not by itself."""
    play = already_drawn(three().begin(), [5, 3, *(n for n in OTHERS if n not in (5, 3))])
    assert drawn(play.picks(0).roll(1, 4)) == [PASSAGE]
    place_passage(play, "hall").walk("h19")
    assert drawn(play.roll(1, 4)) == [5]


def test_t15_the_traditional_game_has_no_clue_cards() -> None:
    """T-15: a glass is a plain 1."""
    play = three().with_options(clue_cards=False).begin().roll(1, 1)
    assert drawn(play) == []
    assert play.phase == Moving(play.seat_of("rose"), 2)


def test_t15_clue_cards_are_played_with_by_default() -> None:
    """T-15: one has to take them out."""
    assert load_edition("modern").options.clue_cards
