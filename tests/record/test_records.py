"""What goes into a record, and what a running game gives away: nothing."""

import pytest

from lenoir.core.edition import Edition
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.visibility import visible
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.record.errors import GameRunning, Nonsense
from lenoir.record.record import as_seen, full_record, record_of
from tests.record.games import a_shelf_of_games


@pytest.fixture(params=list(edition_keys()))
def edition(request: pytest.FixtureRequest) -> Edition:
    return load_edition(str(request.param))


def test_a_running_game_has_no_full_record(edition: Edition) -> None:
    game = Game(edition, 3, Seeded(1))
    with pytest.raises(GameRunning):
        full_record(edition, game._log)


def test_a_running_game_can_be_written_down_by_those_who_watch(edition: Edition) -> None:
    game = Game(edition, 3, Seeded(1))
    assert record_of(game.view(SPECTATOR)).header.kind == "public"
    assert record_of(game.view(Seat(2))).header.seat == 2


def test_a_running_game_does_not_give_its_secret_away(edition: Edition) -> None:
    game = Game(edition, 3, Seeded(1))
    with pytest.raises(GameRunning):
        record_of(game.view(SPECTATOR), {"Secret": "00" * 32})


def test_a_seats_record_holds_what_that_seat_saw() -> None:
    for played in a_shelf_of_games(1):
        for viewer in (SPECTATOR, *played.game.table.seats):
            told = record_of(played.game.view(viewer), played.tags)
            assert told == as_seen(played.full, viewer)
            assert all(visible(event, viewer) for event in told.events)


def test_only_a_full_record_can_be_seen_with_other_eyes() -> None:
    public = a_shelf_of_games(1)[0].records[1]
    with pytest.raises(Nonsense, match="full record"):
        as_seen(public, Seat(0))


@pytest.mark.parametrize("name", ["Edition", "no good", "", "Été"])
def test_a_tag_has_a_name_that_can_be_written(edition: Edition, name: str) -> None:
    game = Game(edition, 3, Seeded(1))
    with pytest.raises(Nonsense, match="no tag"):
        record_of(game.view(SPECTATOR), {name: "x"})


def test_a_tag_has_a_value_on_one_line(edition: Edition) -> None:
    game = Game(edition, 3, Seeded(1))
    with pytest.raises(Nonsense, match="no tag"):
        record_of(game.view(SPECTATOR), {"Seat0": "Rose\nMoutarde"})
