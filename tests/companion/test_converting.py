"""Entries say as much as the game they were taken from."""

import pytest

from lenoir.core.edition import Edition
from lenoir.core.view import View
from lenoir.deduction.belief import Belief
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.others import Others
from tests.companion.converting import entered, to_enter
from tests.record.test_heard import games, views_of_a_game


@pytest.mark.parametrize(("edition", "players"), tuple(games()), ids=str)
def test_a_game_that_was_entered_line_by_line_is_known_as_well_as_one_that_was_seen(
    edition: Edition, players: int
) -> None:
    for seed in range(2):
        for view in map(to_enter, views_of_a_game(edition, players, seed)):
            heard, _ = entered(view)
            _same(heard.view, view)


def _same(heard: View, seen: View) -> None:
    assert set(Knowledge.of(heard).facts) == set(Knowledge.of(seen).facts)
    assert Knowledge.of(heard).counts == Knowledge.of(seen).counts
    assert Belief.of(heard).answers == Belief.of(seen).answers
    for one, other in zip(Others.of(heard).minds, Others.of(seen).minds, strict=True):
        assert set(one.facts) == set(other.facts)
        assert (one.looked, one.glimpses) == (other.looked, other.glimpses)
