"""Games without a board between judges, step by step."""

from collections.abc import Iterator, Sequence

import lenoir
from lenoir.bots.bot import Bot
from lenoir.bots.detective import Detective
from lenoir.bots.judges.judgement import Judge
from lenoir.core.actions import Action
from lenoir.core.cards import Cards, cards_of
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game


def contest(judges: Sequence[Judge], seed: int) -> Iterator[tuple[Game, View, Action]]:
    """Each decision before it is played: the game, the view it was made on, the action."""
    game = lenoir.new_game("boardless", len(judges), seed=seed, turn_limit=200)
    bots: list[Bot] = [Detective(judge) for judge in judges]
    chances = [Seeded(f"{seed}/{seat}") for seat in range(len(judges))]
    while (seat := game.decider) is not None:
        view = game.view(seat)
        action = bots[seat].decide(view, chances[seat])
        yield game, view, action
        game.play(action)


def true_deal(game: Game) -> dict[Place, Cards]:
    """Where every card really is, for a test to judge by."""
    state = game._state
    hands = {Place(seat): state.hand(seat) for seat in game.table.seats}
    return {**hands, ENVELOPE: cards_of(state.solution), Place(6): state.truth.pool}
