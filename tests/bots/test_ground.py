"""What a detective knows of dice and ways is true."""

from fractions import Fraction

import pytest

from lenoir.bots.walking.ground import ground_of
from lenoir.bots.walking.odds import FAR, odds
from lenoir.core.actions import PlacePassage
from lenoir.core.board import Space
from lenoir.editions.loader import load_edition
from tests.builders import a_game


def test_one_die_brings_one_through_the_next_six_squares_as_often_as_it_should() -> None:
    """K-3"""
    one = odds(load_edition("classic"), 1)
    assert one.at_least[:8] == pytest.approx([1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0])
    assert one.turns[1] == pytest.approx(1)
    assert one.turns[2] == pytest.approx(1 + 1 / 6)
    assert one.turns[3] == pytest.approx(1 + (1 + 1 + Fraction(1, 6)) / 6)
    assert one.in_two(12) == pytest.approx(1 / 36)


def test_a_question_mark_is_no_point_and_a_magnifying_glass_is_one() -> None:
    """D-7, T-5"""
    assert odds(load_edition("detectives"), 2).at_least[2] == pytest.approx(35 / 36)
    assert odds(load_edition("modern"), 2).at_least[2] == pytest.approx(1)


def test_two_of_thirty_six_rolls_open_every_door() -> None:
    """M-14"""
    miro, modern = odds(load_edition("miro"), 2), odds(load_edition("modern"), 2)
    assert miro.at_least[FAR] == pytest.approx(2 / 36)
    assert modern.at_least[FAR] == 0
    assert miro.turns[30] < modern.turns[30]


@pytest.mark.parametrize("edition", ["classic", "detectives", "modern"])
def test_ways_are_as_long_as_the_board_says(edition: str) -> None:
    """C-4"""
    table = a_game(edition).begin().table
    ground, board = ground_of(table), table.edition.board
    for suspect in board.starts:
        for room, points in enumerate(ground.points[suspect]):
            assert points == board.distances(suspect)[Space(room)]


def test_a_passage_is_one_turn_long_and_helps_those_beyond_it() -> None:
    """C-10, T-12"""
    play = a_game("modern").standing("rose", "library").begin()
    kitchen, study = play.space("kitchen"), play.space("study")
    before = ground_of(play.table)
    assert before.turns[kitchen][study] == 1
    assert before.turns[play.space("library")][kitchen] > 1
    play.clue("passage").roll(1, 2)
    play.do(next(a for a in play.legal if isinstance(a, PlacePassage) and a.to == 5))
    after = ground_of(play.table)
    assert play.table.extra_passage == play.space("library")
    assert after.turns[play.space("library")][kitchen] == 1
    assert after.turns[play.space("hall")][kitchen] <= before.turns[play.space("hall")][kitchen]
