"""What is heard in a contest is what the seat would have seen at our own table."""

from collections.abc import Iterator, Sequence

import pytest

import lenoir
from lenoir.contest import messages as m
from lenoir.contest.listening import Listener
from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.phases import Closing, Refuting, Starting
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, Fact, Holds
from lenoir.deduction.reading import facts_of
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.rules.engine import legal_actions
from tests.sim.bots import Keen


class Wire:
    """Says to one seat what a server would say of a game of ours."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game, self.seat = game, seat
        sizes, hand = game.table.sizes, game.view(seat).hand
        self.listener = Listener(m.Reset(len(sizes), seat, hand))
        self._claim: e.CaseClaimed | None = None

    def tell(self, events: Sequence[Event]) -> None:
        shown = next((event for event in events if type(event) is e.CardShown), None)
        for event in events:
            if type(event) is e.SuggestionRefuted:
                assert shown is not None
                card = shown.card if self.seat in (event.by, event.to) else None
                self.listener.suggested(m.Suggested(event.to, event.case, event.by, card))
            elif type(event) is e.SuggestionStood:
                self.listener.suggested(m.Suggested(event.seat, event.case, None, None))
            elif type(event) is e.CaseClaimed:
                self._claim = event
            elif type(event) in (e.AccusationFailed, e.GameEnded) and self._claim is not None:
                right = type(event) is e.GameEnded
                self.listener.accused(m.Accused(self._claim.seat, self._claim.case, right))
                self._claim = None

    def ask(self) -> None:
        phase = self.game.table.phase
        if type(phase) is Starting:
            self.listener.my_turn()
        elif type(phase) is Refuting:
            case = self.game.table.case
            assert case is not None
            self.listener.asked(m.Disprove(self.game.table.turn.seat, case))
        else:
            assert type(phase) is Closing


def played(players: int, seed: int, bold: bool) -> Iterator[tuple[Game, Wire]]:
    """A game, stopped at each decision of each seat as the contest would ask for it."""
    game = lenoir.new_game("boardless", players, seed=seed)
    wires = [Wire(game, seat) for seat in game.table.seats]
    bots, rng = [Keen(bold=bold and seat < 2) for seat in range(players)], Seeded(seed)
    while (seat := game.decider) is not None:
        wires[seat].ask()
        yield game, wires[seat]
        events = game.play(bots[seat].decide(game.view(seat), rng))
        for wire in wires:
            wire.tell(events)


def _looked(view: View) -> set[Fact]:
    """In a contest, whoever accused wrongly does not get to see the envelope."""
    seen = view.private.envelope
    return {Holds(ENVELOPE, card) for card in seen} if seen is not None else set()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("bold", [False, True])
def test_a_seat_knows_and_may_do_the_same_as_at_our_table(players: int, bold: bool) -> None:
    decisions = 0
    for game, wire in (moment for seed in range(4) for moment in played(players, seed, bold)):
        ours, theirs = game.view(wire.seat), wire.listener.view
        assert set(facts_of(theirs)) == {*facts_of(ours)} - _looked(ours)
        assert theirs.hand == ours.hand
        assert theirs.private.held == ours.private.held
        assert theirs.table.phase == ours.table.phase
        assert theirs.table.turns == ours.table.turns
        assert theirs.table.out == ours.table.out
        assert theirs.table.denied == ours.table.denied
        assert theirs.table.sizes == ours.table.sizes
        assert list(legal_actions(theirs)) == list(legal_actions(ours))
        decisions += 1
    assert decisions > 20
