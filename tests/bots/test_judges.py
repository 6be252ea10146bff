"""How the thinking players think, on the game without a board."""

from collections.abc import Callable

import pytest

from lenoir.bots.detective import Detective
from lenoir.bots.judges.entropy import Entropy
from lenoir.bots.judges.judgement import Judge
from lenoir.bots.judges.lenoir import Lenoir
from lenoir.bots.judges.logician import Logician, Reasoned
from lenoir.bots.judges.memory import Memory
from lenoir.core.actions import Accuse, EndTurn, Show, Suggest
from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.events import CardShown
from lenoir.core.rng import Rng, pick
from lenoir.core.view import View
from lenoir.deduction.knowledge import Knowledge
from lenoir.play.games.dice import Seeded
from tests.bots.contests import contest

JUDGES: list[Callable[[], Judge]] = [Logician, lambda: Entropy(60), lambda: Lenoir(60)]
NAMES = ["logician", "entropy", "lenoir"]


class Pest(Logician):
    """Asks for anything, again and again."""

    def judge(self, view: View, rng: Rng) -> Reasoned:
        return Pestering(view, Memory().knowledge(view), rng)


class Pestering(Reasoned):
    def suggestion(self, rooms: Cards) -> Case:
        kinds = self.view.table.edition.deck.kinds
        suspect, weapon, room = (Card(pick(self.rng, kind)) for kind in kinds)
        return Case(suspect, weapon, room)


@pytest.mark.parametrize("judge", JUDGES[:2], ids=NAMES[:2])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_game_is_won_by_an_accusation_that_is_certain(
    judge: Callable[[], Judge], players: int
) -> None:
    steps = contest([judge() for _ in range(players)], seed=players)
    for game, view, action in steps:  # noqa: B007
        certain = len(Knowledge.of(view).envelopes) == 1
        if isinstance(action, Accuse):
            assert certain
        if isinstance(action, EndTurn):
            assert not certain
    assert game.winner is not None


@pytest.mark.parametrize("judge", JUDGES, ids=NAMES)
def test_equal_views_and_equal_chance_give_equal_decisions(judge: Callable[[], Judge]) -> None:
    """Whether the game was followed from the start or the view is the first thing seen."""
    for number, (_, view, action) in enumerate(contest([judge() for _ in range(3)], seed=9)):
        if number % 4 == 0 and not isinstance(action, Show):
            fresh = Detective(judge()).decide(view, Seeded("9/none"))
            again = Detective(judge()).decide(view, Seeded("9/none"))
            assert fresh == again
            if judge is not Logician:
                assert fresh == action


def test_a_logician_asks_only_for_what_may_be_true() -> None:
    for _, view, action in contest([Logician() for _ in range(4)], seed=3):
        if isinstance(action, Suggest):
            assert action.case in Knowledge.of(view).envelopes


@pytest.mark.parametrize("judge", JUDGES, ids=NAMES)
def test_a_card_the_asker_has_seen_is_shown_again(judge: Callable[[], Judge]) -> None:
    chosen = 0
    for seed in range(12):
        for _, view, action in contest([Pest(), judge(), judge()], seed):
            if isinstance(action, Show) and view.table.turn.seat == 0:
                asker, case = view.table.turn.seat, view.table.case
                assert case is not None
                seen = cards_of(
                    event.card
                    for event in view.stream
                    if isinstance(event, CardShown)
                    and event.by == view.viewer
                    and event.to == asker
                )
                if seen & cards_of(case) & view.hand:
                    chosen += 1
                    assert seen >> action.card & 1
    assert chosen


def test_memory_knows_what_the_view_tells_and_starts_anew_with_a_new_game() -> None:
    memory = Memory()
    for seed in (1, 2):
        for _, view, _ in contest([Logician() for _ in range(3)], seed):
            if view.viewer == 0:
                assert memory.knowledge(view).deals == Knowledge.of(view).deals
