"""The contest of programs: any case on every turn, and no board."""

import pytest

import lenoir
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Accuse, EndTurn, Suggest
from lenoir.core.cards import Case
from lenoir.core.events import SuggestionMade, TokenMoved, WeaponMoved
from lenoir.core.legal import AnyCase
from lenoir.core.phases import Closing, Starting
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game


def a_contest(players: int = 3) -> Game:
    return lenoir.new_game("boardless", players, seed=1)


def test_it_is_for_programs_and_not_listed_for_players() -> None:
    assert "boardless" not in lenoir.edition_keys()


@pytest.mark.parametrize(
    ("players", "sizes"), [(3, (6, 6, 6)), (4, (5, 5, 4, 4)), (5, (4, 4, 4, 3, 3))]
)
def test_the_first_seat_begins_and_earlier_seats_have_the_cards_left_over(
    players: int, sizes: tuple[int, ...]
) -> None:
    game = a_contest(players)
    assert game.decider == 0
    assert game.table.sizes == sizes


def test_a_turn_is_a_suggestion_of_any_case_and_nothing_else() -> None:
    game = a_contest()
    (offer,) = game.legal.offers
    assert isinstance(offer, AnyCase)
    assert offer.deed is Suggest
    assert len(offer) == 6 * 6 * 9


def test_nothing_moves_and_the_turn_ends_with_an_accusation_or_none() -> None:
    game, rng = a_contest(), Seeded(1)
    while type(game.table.phase) is not Closing:
        phase, seat = game.table.phase, game.decider
        assert seat is not None
        events = game.play(RandomPlayer().decide(game.view(seat), rng))
        if type(phase) is Starting:
            assert type(events[0]) is SuggestionMade
        assert not any(type(event) in (TokenMoved, WeaponMoved) for event in events)
    assert [getattr(offer, "deed", type(offer)) for offer in game.legal.offers] == [EndTurn, Accuse]


def test_the_last_one_who_has_not_accused_wrongly_wins() -> None:
    game, rng = a_contest(), Seeded(2)
    wrong = (case for case in _cases() if case != _truth(game))
    while not game.is_over:
        seat = game.decider
        assert seat is not None
        if type(game.table.phase) is Closing:
            game.play(Accuse(seat, next(wrong)))
        else:
            game.play(RandomPlayer().decide(game.view(seat), rng))
    assert game.winner == 2


def _cases() -> list[Case]:
    suspects, weapons, rooms = lenoir.load_edition("boardless").deck.kinds
    return [Case(s, w, r) for s in suspects for w in weapons for r in rooms]  # type: ignore[arg-type]


def _truth(game: Game) -> Case:
    return game._state.solution
