"""Any table, played legally and under attack: what must be true stays true."""

from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from lenoir.core.actions import Accuse, Action, Resign
from lenoir.core.events import Event
from lenoir.core.legal import AnyCase, AnyPlace
from lenoir.core.seats import Seat
from lenoir.core.state import State
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.game import Game
from lenoir.rules.engine import IllegalAction
from tests.machines import choices, hostile, knowledge
from tests.machines.chance import Lots
from tests.machines.invariants import a_step_ends_with_its_phase, all_at_once
from tests.machines.settings import settings_of
from tests.machines.wander import replays

NUMBER = st.integers(0, 10**6)
SELDOM = st.integers(0, 30).map(lambda number: number == 7)


class Table(RuleBasedStateMachine):
    """A game of one edition, its log, and the views folded from what each viewer was told."""

    key: ClassVar[str]
    game: Game

    @initialize(data=st.data(), seed=NUMBER)
    def deal(self, data: st.DataObject, seed: int) -> None:
        self.setting = data.draw(settings_of(load_edition(self.key)))
        self.rng = Lots(seed)
        self.game = self.setting.game(self.rng)
        self.log: list[Event] = list(self.game._log)
        self.past: list[Action] = []
        self.views = knowledge.untold(self.game)
        a_step_ends_with_its_phase(self.log)

    @property
    def state(self) -> State:
        return self.game._state

    def play(self, action: Action) -> None:
        before = self.state
        events = self.game.play(action)
        self.log += events
        self.past.append(action)
        a_step_ends_with_its_phase(events)
        knowledge.knowledge_only_grows(before, self.state)

    def attempt(self, action: Action) -> None:
        """Play what is legal; whatever else must be refused, and change nothing."""
        if isinstance(action, Resign):
            seats = self.game.table.seats
            active = action.seat in seats and self.game.table.is_active(action.seat)
            legal = active and not self.game.is_over
        else:
            legal = choices.is_listed(self.game, action)
        if legal:
            self.play(action)
            return
        before, told = self.state, knowledge.told(self.game, self.views)
        copy = State.of(self.setting.edition, self.log)
        with pytest.raises(ValueError, match=r"is not legal|is of no seat") as refused:
            self.game.play(action)
        assert isinstance(refused.value, IllegalAction) or action.seat not in before.table.seats
        assert self.state is before
        assert self.state == copy
        assert self.game._log == self.log
        assert knowledge.told(self.game, told) == told

    @precondition(lambda self: not self.game.is_over)
    @rule(kind=NUMBER, which=NUMBER, dares=SELDOM)
    def choose(self, kind: int, which: int, dares: bool) -> None:
        """Any kind of what may be done, and any of that kind; seldom what stakes the game."""
        offers = self.game.legal.offers if dares else choices.calm(self.game).offers
        offer = offers[kind % len(offers)]
        if isinstance(offer, AnyPlace | AnyCase):
            offer = offer[which % len(offer)]
        self.play(offer)

    @rule(seed=NUMBER, moves=st.integers(3, 25))
    def play_on(self, seed: int, moves: int) -> None:
        """A stretch of the game in peace."""
        rng = Lots(seed)
        for _ in range(moves):
            if not self.game.is_over:
                self.play(choices.calm(self.game).any(rng))
                all_at_once(self.state, self.log)

    @rule(action=hostile.actions().filter(lambda action: not isinstance(action, Resign)))
    def send_anything(self, action: Action) -> None:
        self.attempt(action)

    @rule(seat=st.integers(-1, 6), dares=SELDOM)
    def resign(self, seat: int, dares: bool) -> None:
        """In turn or out of it; C-12 for those who cannot."""
        if dares or seat not in self.game.table.seats or self.game.is_over:
            self.attempt(Resign(Seat(seat)))

    @precondition(lambda self: self.past)
    @rule(which=NUMBER)
    def send_again(self, which: int) -> None:
        """What was legal once may not be now."""
        self.attempt(self.past[which % len(self.past)])

    @precondition(lambda self: self.game.legal)
    @rule(data=st.data(), kind=NUMBER, times=st.integers(1, 4))
    def send_a_near_miss(self, data: st.DataObject, kind: int, times: int) -> None:
        """What is legal but for one thing: the seat, a card, a place."""
        offers = self.game.legal.offers
        offer = offers[kind % len(offers)]
        legal = offer[0] if isinstance(offer, AnyPlace | AnyCase) else offer
        for _ in range(times):
            action = data.draw(hostile.twisted(legal))
            if not (isinstance(action, Accuse) and choices.is_listed(self.game, action)):
                self.attempt(action)

    @invariant()
    def everything_holds(self) -> None:
        if not hasattr(self, "game"):
            return
        all_at_once(self.state, self.log)
        choices.only_the_decider_has_a_choice(self.state, self.game)
        choices.a_choice_is_a_sequence(self.game)
        choices.every_choice_can_be_made(self.state, self.game, self.rng)
        self.views = knowledge.told(self.game, self.views)

    def teardown(self) -> None:
        """The log is the game, and what of it each viewer may see is that viewer's view."""
        if hasattr(self, "game"):
            assert self.game._log == self.log
            replays(self.game)


@pytest.mark.parametrize("key", edition_keys())
def test_whatever_is_sent_to_a_table_the_game_stays_sound(key: str) -> None:
    """C-1, C-2, C-5, C-9, C-12, C-14, C-15, D-25"""
    machine = type(f"TableOf_{key}", (Table,), {"key": key})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=30,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
