"""How much was still open for a seat, and from when on it could be sure."""

from collections.abc import Callable
from math import log2

import pytest

from lenoir.core.actions import Accuse
from lenoir.core.seats import Seat
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.review.uncertainty import Review, review_of
from lenoir.rules.engine import legal_actions
from tests.builders import Play, Scene, a_game


def a_table() -> Scene:
    """Rose holds two suspects and four rooms, and stands in the lounge."""
    return (
        a_game("classic")
        .envelope("violet", "rope", "lounge")
        .holding("rose", "rose", "olive", "kitchen", "ballroom", "study", "hall")
        .holding("moutarde", "moutarde", "leblanc", "dagger", "candlestick", "library")
        .holding("leblanc", "pervenche", "revolver", "lead_pipe", "spanner", "conservatory")
        .summoned("rose", "lounge")
    )


def reviewed(table: Scene, *deeds: Callable[[Play], Play]) -> Review:
    """What is known after some deeds."""
    log, play = [*table._events()], table.begin()
    for deed in deeds:
        log += deed(play).told
    game = Game.of(table.edition, log, Seeded(0))
    return review_of([game.view(seat) for seat in game.table.seats])


def test_after_the_deal_all_cases_without_a_card_of_ones_own_are_open_and_as_likely() -> None:
    knew = reviewed(a_table()).knew[0]
    assert knew.cases[0] == 4 * 6 * 5
    assert knew.bits[0] == pytest.approx(log2(4 * 6 * 5), abs=1e-3)
    assert knew.certain is None


def test_a_case_that_nobody_refutes_is_certain_for_who_holds_none_of_it() -> None:
    review = reviewed(a_table(), Play.stay, lambda play: play.suggest("violet", "rope"))
    assert review.turns == (Seat(0),)
    asker, *others = review.knew
    assert (asker.cases[1], asker.bits[1], asker.certain) == (1, 0.0, 1)
    assert all(other.certain is None and other.bits[1] < other.bits[0] for other in others)


def test_who_has_looked_into_the_envelope_has_not_worked_it_out() -> None:
    accused = reviewed(a_table(), lambda play: play.accuse("moutarde", "rope", "lounge"))
    knew = accused.knew[0]
    assert (knew.looked, knew.certain) == (1, None)
    assert knew.cases[:2] == (4 * 6 * 5, 4 * 6 * 5 - 1)
    assert accused.knew[1].looked is None


@pytest.mark.parametrize("key", edition_keys())
def test_what_the_end_has_told_does_not_count_and_nobody_forgets(key: str) -> None:
    rng = Seeded(5)
    game = Game(load_edition(key), players=3, rng=rng, options={"turn_limit": 12})
    while game.decider is not None:
        legal = legal_actions(game.view(game.decider))
        action = legal.any(rng)
        while isinstance(action, Accuse):
            action = legal.any(rng)
        game.play(action)
    review = review_of([game.view(seat) for seat in game.table.seats])
    assert len(review.turns) == 12
    for knew in review.knew:
        assert len(knew.bits) == len(knew.cases) == 13
        assert list(knew.cases) == sorted(knew.cases, reverse=True)
        assert (knew.certain, knew.looked) == (None, None)
        assert knew.bits[-1] > 0
