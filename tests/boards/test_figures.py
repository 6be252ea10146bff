"""The compiled boards have every figure of their descriptions."""

import unicodedata
from collections import Counter

import pytest

from lenoir.core.board import Board, Space, Spaces, bit, spaces_of
from lenoir.core.edition import Edition
from lenoir.editions.loader import load_edition
from tests.boards.figures import DESCRIPTION_OF, Figures, doors_in_all, figures

STEP = {
    "up": (-1, 0),
    "down": (1, 0),
    "left": (0, -1),
    "right": (0, 1),
    "diagonal down-right": (1, 1),
}


@pytest.fixture(params=list(DESCRIPTION_OF))
def edition(request: pytest.FixtureRequest) -> Edition:
    return load_edition(request.param)


@pytest.fixture
def board(edition: Edition) -> Board:
    return edition.board


@pytest.fixture
def told(edition: Edition) -> Figures:
    return figures(DESCRIPTION_OF[edition.key])


def plain(text: str) -> str:
    """A name without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).lower()


def room(edition: Edition, called: str) -> Space:
    """The room that a description calls so, in one language or the other."""
    for name in edition.board.rooms:
        if plain(called) in (plain(edition.texts[name].en), plain(edition.texts[name].fr)):
            return edition.board.space(name)
    raise AssertionError(f"no room {called}")


def test_the_map_is_the_one_described(board: Board, told: Figures) -> None:
    assert board.rows == told.rows
    assert (len(board.rows), {len(row) for row in board.rows}) == (told.size[0], {told.size[1]})


def test_the_letters_on_the_map_mean_the_rooms_described(edition: Edition, told: Figures) -> None:
    board = edition.board
    meant = dict(zip(board.marks, range(len(board.rooms)), strict=True))
    assert meant == {letter: room(edition, called) for letter, called in told.letters.items()}


def test_there_are_as_many_squares_as_the_legend_counts(board: Board, told: Figures) -> None:
    assert told.counts, "the legend counts something"
    on_map = Counter("".join(board.rows))
    assert {mark: on_map[mark] for mark in told.counts} == told.counts
    assert board.corridor.bit_count() == told.squares
    assert told.squares == on_map["#"] + on_map["?"] + len(told.starts)


def test_each_suspect_starts_where_described(edition: Edition, told: Figures) -> None:
    """C-3"""
    board = edition.board
    assert [board.cell(start) for start in board.starts] == list(told.starts.values())
    for mark, (y, x) in told.starts.items():
        assert board.rows[y][x] == mark


def test_the_question_marks_are_the_ones_listed(board: Board, told: Figures) -> None:
    """D-10"""
    assert {board.cell(square) for square in spaces_of(board.question_marks)} == told.question_marks
    assert len(told.question_marks) == told.counts.get("?", 0)


def test_the_doors_are_the_ones_listed(edition: Edition, told: Figures) -> None:
    """C-4, D-9"""
    board = edition.board
    assert len(told.doors) == len(board.rooms)
    for called, ways in told.doors.items():
        space = room(edition, called)
        squares = {board.cell(square) for square in spaces_of(board.doors[space])}
        assert squares == {way.square for way in ways}, called
        assert len(ways) == len(squares) == told.door_counts[called], called
        for way in ways:
            (y, x), (down, right) = way.square, STEP[way.direction]
            assert (y + down, x + right) == way.behind
            assert board.rows[way.behind[0]][way.behind[1]] == board.marks[space]


def test_there_are_as_many_doors_as_the_title_says(edition: Edition) -> None:
    in_all = doors_in_all(DESCRIPTION_OF[edition.key])
    if in_all is not None:
        assert sum(squares.bit_count() for squares in edition.board.doors) == in_all


def test_the_passages_are_the_ones_described(edition: Edition, told: Figures) -> None:
    """C-10, M-13, K-6, D-12"""
    leads = dict.fromkeys(range(len(edition.board.rooms)), Spaces(0))
    for one, other in told.passages:
        leads[room(edition, one)] = bit(room(edition, other))
        leads[room(edition, other)] = bit(room(edition, one))
    assert len(told.passages) == 2
    assert edition.board.passages == tuple(leads.values())


def test_rooms_are_as_far_apart_as_the_table_says(edition: Edition, told: Figures) -> None:
    rooms = [room(edition, called) for called in told.from_rooms]
    assert len(rooms) == len(edition.board.rooms)
    for start, line in zip(rooms, told.from_rooms.values(), strict=True):
        found = edition.board.distances(start)
        assert tuple(found.get(other) for other in rooms) == line, edition.board.name(start)


def test_starts_are_as_far_from_rooms_as_the_table_says(edition: Edition, told: Figures) -> None:
    rooms = [room(edition, called) for called in told.from_rooms]
    for start, line in zip(edition.board.starts, told.from_starts, strict=True):
        found = edition.board.distances(start)
        assert tuple(found.get(other) for other in rooms) == line, edition.board.name(start)


def test_the_turned_map_is_the_map_turned(told: Figures) -> None:
    if told.turned:
        columns = range(told.size[1])
        assert told.turned == tuple("".join(row[x] for row in told.rows[::-1]) for x in columns)
