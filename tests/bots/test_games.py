"""Whole games: a detective plays every edition to the end, and never wanders."""

from typing import get_args

import pytest

from lenoir.bots.detective import DECIDE, Detective
from lenoir.bots.judges.notebook_keeper import NotebookKeeper
from lenoir.core.events import PoolLooked
from lenoir.core.phases import Over, Phase, Setup
from lenoir.core.view import View
from lenoir.deduction.facts import POOL
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.bots.many import one_game
from tests.bots.opinions import Opinion
from tests.bots.sage import Sage
from tests.machines.settings import any_setting


def test_a_detective_has_an_answer_to_every_phase() -> None:
    assert set(DECIDE) == {*get_args(Phase)} - {Setup, Over}


@pytest.mark.parametrize("key", [*edition_keys(), "boardless"])
def test_detectives_play_any_game_to_its_end_whoever_resigns(key: str) -> None:
    """C-9, C-12"""
    edition = load_edition(key)
    for players in edition.players:
        for seed in range(6):
            assert one_game(edition, players, seed).is_over


@pytest.mark.parametrize("key", edition_keys())
def test_equal_views_and_equal_chance_give_equal_decisions(key: str) -> None:
    """What a bot remembers saves time and changes nothing."""
    edition = load_edition(key)
    game = any_setting(Seeded(key), edition, edition.players[1], 30).game(Seeded(key))
    kept = [Detective(Sage() if seat else NotebookKeeper()) for seat in game.table.seats]
    number = 0
    while (seat := game.decider) is not None:
        view, number = game.view(seat), number + 1
        action = kept[seat].decide(view, Seeded(number))
        fresh = Detective(Sage() if seat else NotebookKeeper())
        told = View.of(edition, seat).then(view.seen)
        assert fresh.decide(told, Seeded(number)) == action
        game.play(action)


def test_a_judge_who_never_tires_of_two_rooms_comes_to_the_piscine_all_the_same() -> None:
    """D-13: no judge can make a detective wander for ever between the ends of a passage."""
    game = Game(load_edition("detectives"), 4, Seeded(5), {"turn_limit": 240})
    judge = Opinion({"kitchen": 1, "observatory": 1}, wishes={POOL: 1})
    bots = [Detective(judge) for _ in game.table.seats]
    while (seat := game.decider) is not None:
        game.play(bots[seat].decide(game.view(seat), Seeded(seat)))
    looked = {event.seat for event in game.record().events if isinstance(event, PoolLooked)}
    assert looked | {seat for seat in game.table.seats if not game.table.is_active(seat)} == {
        *game.table.seats
    }
