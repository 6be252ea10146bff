"""The fast walk and the naive one agree, in all three manners, compiled or not."""

from math import inf
from types import SimpleNamespace
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from lenoir.core import walk as walking
from lenoir.core.board import Board, Space, Spaces, bit, compile_board, spaces_of
from lenoir.core.fast import ways as compiled
from lenoir.core.loading import Loader
from lenoir.core.walk import Manner, walk
from lenoir.core.ways import Ways
from lenoir.core.ways_loading import COMPILING, LOADER, LOADING, CompiledWays
from lenoir.editions.loader import edition_keys, load_edition
from tests.boards.naive import Ground, ends

MANNERS: tuple[Manner, ...] = get_args(Manner)

# A bend, a loop, a dead end and a room with two doors: small enough to list ways of any length.
BEND = compile_board(
    ["AA####", "AA#..#", "1##..#", "#.####", "####BB"],
    {"A": "attic", "B": "barn"},
    {"1": "rose"},
    {"attic": ["c0", "a2"], "barn": ["d4", "f3"]},
    [],
    ["rose"],
)


def agree(board: Board, start: Space, points: int, taken: frozenset[Space]) -> None:
    """All manners, over the squares that are not taken."""
    ground = Ground(board, taken)
    walls = Spaces(sum(map(bit, taken)))
    for manner in MANNERS:
        found = set(spaces_of(walk(board, start, points, walls, manner)))
        assert found == ends(ground, start, points, manner), manner
    plain = Ways(board, start, points).past(walls)
    assert compiled.FastWays(board, start, points).past(walls) == plain


@st.composite
def walks(draw: st.DrawFn, board: Board, longest: int) -> tuple[Space, int, frozenset[Space]]:
    """Where from, how far, and the squares on which others stand, often in the way."""
    squares = list(spaces_of(board.corridor))
    rooms = list(spaces_of(board.all_rooms))
    start = draw(st.sampled_from(rooms) | st.sampled_from(squares))
    points = draw(st.integers(1, longest))
    far = board.distances(start)
    near = [square for square in squares if far.get(square, 99) <= points] or squares
    taken = draw(st.frozensets(st.sampled_from(near) | st.sampled_from(squares), max_size=5))
    return start, points, taken - {start}


@pytest.mark.parametrize("key", edition_keys())
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_walks_end_where_a_search_of_all_ways_ends(key: str, data: st.DataObject) -> None:
    """C-4, M-7, M-8, M-10, T-6"""
    board = load_edition(key).board
    agree(board, *data.draw(walks(board, 7)))


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_long_walks_do_too_on_a_small_board(data: st.DataObject) -> None:
    """C-4, M-7, M-8, M-10, T-6"""
    agree(BEND, *data.draw(walks(BEND, 18)))


@pytest.mark.parametrize("key", edition_keys())
def test_short_walks_do_from_everywhere(key: str) -> None:
    board = load_edition(key).board
    for start in (*spaces_of(board.all_rooms), *spaces_of(board.corridor)):
        for points in (1, 2, 3):
            agree(board, start, points, frozenset())


@pytest.mark.parametrize("key", edition_keys())
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_one_who_may_use_fewer_points_gets_everywhere_an_exact_walker_does(
    key: str, data: st.DataObject
) -> None:
    """K-4, M-7: and a room that is reached with few points is reached with more."""
    board = load_edition(key).board
    start, points, taken = data.draw(walks(board, 12))
    walls = Spaces(sum(map(bit, taken)))
    exact, longest, up_to = (walk(board, start, points, walls, manner) for manner in MANNERS)
    assert not exact & ~longest
    assert not longest & ~up_to
    assert not up_to & ~walk(board, start, points + 1, walls, "up_to")
    assert not up_to & bit(start)
    rooms = board.all_rooms
    assert exact & rooms == up_to & rooms == longest & rooms


@pytest.mark.parametrize("manner", MANNERS)
def test_who_has_no_points_goes_nowhere(manner: Manner) -> None:
    for start in spaces_of(Spaces(BEND.corridor | BEND.all_rooms)):
        assert walk(BEND, start, 0, Spaces(0), manner) == 0


def test_no_more_is_kept_than_is_allowed_and_what_was_forgotten_is_worked_out_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """M-7, M-8"""
    monkeypatch.setattr(walking, "KEPT", 3)
    another, start = replace(BEND), BEND.space("c0")
    squares = [square for square in spaces_of(BEND.corridor) if square != start]
    for square in (*squares, *squares):
        agree(another, start, 5, frozenset({square}))
        kept = walking._walks.cache_info().currsize
        assert kept <= 4, "each walk that is learnt is from one place, and three are kept"


class Marked:
    """Ways that lead to one square only: whose they are can be seen."""

    END = BEND.space("a3")

    def __init__(self, board: Board, start: Space, steps: int) -> None:
        """From wherever."""

    def past(self, walls: Spaces) -> Spaces:
        """The same answer to everything."""
        return bit(self.END)


def test_compiled_ways_are_used_once_they_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """M-7"""
    another = replace(BEND)  # of which nothing is known yet
    monkeypatch.setattr(LOADER, "fast", None)
    assert walk(another, BEND.space("e0"), 2, Spaces(0), "exact") != bit(Marked.END)
    monkeypatch.setattr(LOADER, "fast", SimpleNamespace(FastWays=Marked))
    assert walk(another, BEND.space("e0"), 2, bit(BEND.space("d0")), "exact") == bit(Marked.END)


def test_walks_are_counted_and_compiled_ones_loaded_when_somebody_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[int] = []
    points = 0

    def nothing_is_kept() -> bool:
        asked.append(points)
        return False

    monkeypatch.setattr(compiled, "is_kept", nothing_is_kept)
    loader: Loader[CompiledWays] = Loader(compiled.__name__, patience=1, compiling=3)
    monkeypatch.setattr("lenoir.core.walk.LOADER", loader)
    another = replace(BEND)
    for points in range(1, 5):
        walk(another, BEND.space("e0"), points, Spaces(0), "exact")
        loader.load_in_time()
        assert (loader.fast is compiled) == (points > 3), "nothing is kept, so it is compiled"
    assert asked == [2], "once when loading pays, and then not before compiling does"


def test_nobody_waits_for_compiled_ways_in_the_middle_of_a_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loader = a_loader()
    monkeypatch.setattr("lenoir.core.walk.LOADER", loader)
    loader.worked(10 * COMPILING)
    walk(replace(BEND), BEND.space("e0"), 2, Spaces(0), "exact")
    assert loader.fast is None


def test_what_cannot_be_loaded_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "warm_up", damaged)
    loader = a_loader()
    assert not loader.prepare()
    assert loader.patience == inf


def damaged() -> None:
    """As of a file in which something else stands."""
    raise EOFError("Ran out of input")


def a_loader() -> Loader[CompiledWays]:
    """Another one than that of this process."""
    return Loader(compiled.__name__, patience=LOADING, compiling=COMPILING)
