"""The puzzles that come with the package. The full check is `lenoir puzzle check`."""

from collections import Counter
from hashlib import sha256

import pytest

from lenoir.deduction.facts import hand_of
from lenoir.puzzles.calendar import DAYS, VOLUME, weekday_of
from lenoir.puzzles.canonical import form
from lenoir.puzzles.checking import flaws
from lenoir.puzzles.choosing import DAYS_OF_WEEK
from lenoir.puzzles.finding import reasoned
from lenoir.puzzles.grading import needs, technique_of
from lenoir.puzzles.lessons import LADDER
from lenoir.puzzles.pack import (
    A_LESSON,
    FOLDER,
    SUMS,
    NoSuchPuzzle,
    every_case,
    lessons,
    puzzle_number,
    volume,
)
from lenoir.puzzles.puzzle import cell_of
from tests.deduction.checker import check


def test_no_byte_of_a_published_pack_has_changed() -> None:
    lines = (FOLDER / SUMS).read_text("ascii").splitlines()
    assert len(lines) == DAYS // VOLUME + 1
    for line in lines:
        digest, name = line.split()
        assert sha256((FOLDER / name).read_bytes()).hexdigest() == digest, name


def test_there_is_a_case_for_every_day_of_the_year_harder_towards_saturday() -> None:
    cases = list(every_case())
    assert [one.number for one in cases] == list(range(1, DAYS + 1))
    for one in cases:
        day = DAYS_OF_WEEK[weekday_of(one.number)]
        assert one.grade in day.grades, one.number
        assert (one.kind == "case") == day.is_case
        assert (one.kind == "place") == day.name_card


def test_every_edition_has_its_share_and_tables_are_of_every_size() -> None:
    cases = list(every_case())
    editions = Counter(one.edition for one in cases)
    assert len(editions) == 4
    assert min(editions.values()) >= 0.15 * len(cases)
    seats = {one.heard.partition("\n")[0].split(":")[1].count("+") + 1 for one in cases}
    assert seats == {3, 4, 5, 6}


def test_no_two_of_a_volume_are_the_same_but_for_names() -> None:
    """All of them: `tests/puzzles/many.py`."""
    forms = [
        form(one.layout, one.seat, one.knowledge.facts, (card for _, card in one.answers[0]))
        for one in volume(1)
    ]
    assert len(set(forms)) == len(forms)


@pytest.mark.parametrize("number", [1, 2, 3, 5, 7, 97, 182, 360])
def test_a_published_case_is_sound(number: int) -> None:
    puzzle = puzzle_number(number)
    assert not list(flaws(puzzle))
    known = reasoned(puzzle.knowledge, hand_of(puzzle.seat))
    for proof in puzzle.proofs:
        check(known.layout, known.facts, proof)


def test_each_lesson_has_an_example_and_five_puzzles_that_need_its_technique() -> None:
    assert Counter(one.technique for one in lessons()) == dict.fromkeys(LADDER, A_LESSON)
    for one in lessons():
        own = hand_of(one.seat)
        assert technique_of(one.proofs, own) == one.technique
        known = reasoned(one.knowledge, own)
        cell = cell_of(one.answers[0][0])
        assert needs(one.technique, known.layout, known.facts, cell), one.number


def test_a_number_that_nobody_has_given_is_refused() -> None:
    for number in (0, -3, DAYS + 1, 1000, 1109):
        with pytest.raises(NoSuchPuzzle):
            puzzle_number(number)
