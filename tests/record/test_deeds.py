"""A full record tells what was done, although it holds only what happened."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lenoir.core import events as e
from lenoir.core.cards import Card
from lenoir.core.phases import Over, Setup
from lenoir.core.seats import Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.record.deeds import batches, deed, deeds
from lenoir.record.errors import Nonsense
from tests.record.games import a_shelf_of_games, finished


def test_the_actions_found_are_those_played() -> None:
    for played in a_shelf_of_games():
        assert tuple(found.action for found in deeds(played.game._log)) == played.actions


@given(st.sampled_from(edition_keys()), st.integers(0, 10**6), st.data())
@settings(max_examples=40, deadline=None)
def test_the_actions_found_are_those_played_in_any_game(
    key: str, seed: int, data: st.DataObject
) -> None:
    edition = load_edition(key)
    played = finished(edition, data.draw(st.sampled_from(edition.players)), seed)
    assert tuple(found.action for found in deeds(played.game._log)) == played.actions


def test_every_action_ends_as_a_phase_begins() -> None:
    for played in a_shelf_of_games():
        *_, last = groups = list(batches(played.game._log))
        assert all(sum(isinstance(x, e.PhaseBegan) for x in group) == 1 for group in groups)
        assert all(isinstance(group[-1], e.PhaseBegan) for group in groups)
        assert last[-1] == e.PhaseBegan(Over(played.game.table.winner))


def test_each_deed_knows_its_place() -> None:
    log = a_shelf_of_games()[0].game._log
    for found in deeds(log):
        assert tuple(log[found.number : found.number + len(found.events)]) == found.events


@pytest.mark.parametrize(
    "event",
    [
        e.NobodyHolds(Card(0)),
        e.SeatOut(Seat(0), "accused"),
        e.AccusationMade(Seat(0)),
        e.SuggestionRefuted(Seat(1), Seat(0), (0, 6, 12)),  # type: ignore[arg-type]
        e.TurnBegan(Seat(0)),
    ],
)
def test_some_things_do_not_happen_by_themselves(event: e.Event) -> None:
    with pytest.raises(Nonsense, match="no action"):
        deed([event, e.PhaseBegan(Over(None))], Setup())
