"""Who is not at the table gets nothing at all, and the ways out agree with each other (C-11)."""

import msgspec
import pytest

from lenoir.core.actions import EndTurn, Resign, Roll, Show
from lenoir.core.cards import Card
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.visibility import seen_by
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.leaks.played import log_of, play, viewers_of
from tests.leaks.tables import setups_of

OUTSIDERS = (-7, -4, -3, -2, 3, 5, 6, 99)
"""Numbers that are nobody's at a table of three."""


@pytest.fixture(params=edition_keys())
def game(request: pytest.FixtureRequest) -> Game:
    return Game(load_edition(request.param), 3, Seeded(5))


@pytest.mark.parametrize("outsider", OUTSIDERS)
def test_an_outsider_has_no_view(game: Game, outsider: int) -> None:
    """C-11, C-15: a number below the spectator's must not count seats from the end."""
    with pytest.raises((ValueError, IndexError)):
        game.view(Seat(outsider))


@pytest.mark.parametrize("outsider", OUTSIDERS)
def test_an_outsider_may_do_nothing_and_is_told_nothing_for_it(game: Game, outsider: int) -> None:
    """C-12: the refusal speaks of the action alone."""
    seat = Seat(outsider)
    for action in (Roll(seat), EndTurn(seat), Resign(seat), Show(seat, Card(3))):
        with pytest.raises(ValueError, match="no seat at this table") as refusal:
            game.play(action)
        assert str(refusal.value) == f"{action} is of no seat at this table"


@pytest.mark.parametrize("key", edition_keys())
def test_what_is_pushed_is_what_is_found_on_coming_back(key: str) -> None:
    """R5: the stream of every viewer, told bit by bit or as a whole, is the same."""
    for setup, seed in zip(setups_of(load_edition(key)), range(6), strict=False):
        viewers = viewers_of(setup)
        played = play(setup, f"push {seed}", viewers, longest=60)
        for viewer in viewers:
            view = played.views[viewer][-1]
            pushed = tuple(seen_by(viewer, played.log(len(played.steps))))
            assert msgspec.json.encode(view.seen) == msgspec.json.encode(pushed)
            assert [item.number for item in view.seen] == list(range(len(pushed)))


def test_a_spectator_is_told_no_private_event(game: Game) -> None:
    """C-15: a spectator sees what is public and nothing else."""
    names = {type(item.event).__name__ for item in game.view(SPECTATOR).seen}
    assert not names & {"HandDealt", "EnvelopeSealed", "PoolFilled", "RoomCardLaid"}
    assert len(log_of(game)) > len(game.view(SPECTATOR).seen)
