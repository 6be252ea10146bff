"""What is true of every board, of the package or not."""

import pytest

from lenoir.core.board import ROOMS_AT_MOST, Board, Space, spaces_of
from lenoir.editions.loader import edition_keys, load_edition


@pytest.fixture(params=list(edition_keys()))
def board(request: pytest.FixtureRequest) -> Board:
    return load_edition(request.param).board


def everywhere(board: Board) -> list[Space]:
    return [*spaces_of(board.all_rooms), *spaces_of(board.corridor)]


def test_every_space_can_be_walked_to_from_every_other(board: Board) -> None:
    for start in everywhere(board):
        assert set(board.distances(start)) >= set(everywhere(board)) - {start}


def test_the_way_back_is_as_long(board: Board) -> None:
    table = {start: board.distances(start) for start in everywhere(board)}
    for start, found in table.items():
        for end, points in found.items():
            assert end == start or table[end][start] == points


def test_every_room_has_a_door_on_a_square(board: Board) -> None:
    assert len(board.rooms) <= ROOMS_AT_MOST
    for doors in board.doors:
        assert doors
        assert not doors & ~board.corridor


def test_every_suspect_starts_on_a_square_of_its_own(board: Board) -> None:
    assert len(set(board.starts)) == len(board.starts)
    assert all(board.corridor >> start & 1 for start in board.starts)


def test_a_passage_leads_back(board: Board) -> None:
    for room, leads in enumerate(board.passages):
        assert all(board.passages[other] >> room & 1 for other in spaces_of(leads))
        assert not leads >> room & 1


def test_every_space_is_found_by_its_name(board: Board) -> None:
    names = [board.name(space) for space in everywhere(board)]
    assert [board.space(name) for name in names] == everywhere(board)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", ["", "a", "nowhere", "z99", "a-1", "A1", "a1 ", "½1", "a²", "h"])
def test_what_is_no_name_of_a_space_is_refused(board: Board, name: str) -> None:
    with pytest.raises(ValueError, match="no"):
        board.space(name)
