"""In games of every edition nobody ever deduces anything false."""

from collections.abc import Iterator, Mapping

import pytest

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.cards import Cards, cards_of, each
from lenoir.core.edition import Edition
from lenoir.core.seats import SPECTATOR
from lenoir.deduction.counting.brute import agrees
from lenoir.deduction.facts import ENVELOPE, POOL, Place, in_room
from lenoir.deduction.knowledge import Knowledge
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

Tables = list[tuple[str, int, dict[str, object]]]

TABLES: Tables = [
    *((key, load_edition(key).players[0], {}) for key in edition_keys()),
    *((key, load_edition(key).players[-1], {}) for key in edition_keys()),
    ("miro", 4, {"honour": True}),
    ("miro", 3, {"spoken_accusation": False}),
    ("modern", 3, {"teams": True}),
]


def truth(game: Game) -> Mapping[Place, Cards]:
    """Where all cards are."""
    state = game._state
    deal = {Place(seat): state.hand(seat) for seat in state.table.seats}
    rooms = {in_room(room): cards_of((card,)) for room, card in state.truth.in_rooms}
    return {**deal, POOL: state.truth.pool, **rooms, ENVELOPE: cards_of(state.solution)}


def moments(edition: Edition, players: int, options: dict[str, object]) -> Iterator[Game]:
    """Games by lively bots, and by those who do just anything; from time to time a look."""
    for seed, lively, every in ((1, True, 90), (2, False, 25), (3, True, 250), (4, False, 40)):
        rng, bot = Seeded(f"{edition.key} {players} {seed}"), RandomPlayer()
        game = Game(edition, players, rng, options)
        for step in range(5 * every):
            if step % every == 0 or game.is_over:
                yield game
            if game.is_over or game.decider is None:
                break
            view = game.view(game.decider)
            game.play(bot.decide(view, rng) if lively else game.legal.any(rng))


@pytest.mark.parametrize(("key", "players", "options"), TABLES)
def test_the_truth_is_always_among_the_deals_and_nothing_certain_is_false(
    key: str, players: int, options: dict[str, object]
) -> None:
    for game in moments(load_edition(key), players, options):
        deal = truth(game)
        for viewer in (*game.table.seats, SPECTATOR):
            known = Knowledge.of(game.view(viewer))
            assert all(agrees(deal, fact) for fact in known.facts)
            assert known.envelopes[game._state.solution] > 0
            for place, row in known.counts.at.items():
                for card, deals in enumerate(row):
                    here = bool(deal[place] >> card & 1)
                    assert deals > 0 if here else deals < known.deals
            assert game.is_over <= (known.deals == 1)


def test_one_knows_the_own_hand_and_no_more_at_the_deal() -> None:
    game = Game(load_edition("classic"), 3, Seeded(1))
    view = game.view(game.table.seats[0])
    known = Knowledge.of(view)
    sure = {
        (place, card)
        for place, row in known.counts.at.items()
        for card, deals in enumerate(row)
        if deals == known.deals
    }
    assert sure == {(0, card) for card in each(view.hand)}
