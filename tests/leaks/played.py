"""A game as it was played in the first world: actions, chance, events, and what left for whom."""

from collections.abc import Sequence

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.phases import Phase
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.core.view import View
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from tests.leaks.exits import Exits
from tests.leaks.loaded import Lively, Recorder
from tests.leaks.tables import Setup
from tests.leaks.wishes import kind_of, wish


class Step(Struct, frozen=True):
    """A decision and what came of it."""

    action: Action
    offered: frozenset[type]
    """The kinds of action its seat could choose from."""
    events: tuple[Event, ...]
    calls: tuple[tuple[int, int], ...]
    phase: Phase
    """The phase it led to."""


class Played(Struct, frozen=True):
    """A game so far."""

    setup: Setup
    seed: str
    dealt: tuple[Event, ...]
    calls: tuple[tuple[int, int], ...]
    steps: tuple[Step, ...]
    exits: dict[Viewer, list[Exits]]
    """For each viewer what left after the deal and after every step."""
    views: dict[Viewer, list[View]]
    """For each viewer the view they had then."""

    def log(self, steps: int) -> tuple[Event, ...]:
        """All events up to a number of steps."""
        later = (event for step in self.steps[:steps] for event in step.events)
        return (*self.dealt, *later)


def viewers_of(setup: Setup) -> tuple[Viewer, ...]:
    """Everyone who may look on."""
    return (SPECTATOR, *(Viewer(n) for n in range(len(setup.suspects))))


def play(setup: Setup, seed: str, viewers: Sequence[Viewer], longest: int) -> Played:
    """Play a game with a bit of everything in it, under the eyes of some viewers."""
    rng, wishes = Recorder(Seeded(f"{seed} chance")), Seeded(f"{seed} wishes")
    game = setup.game(rng)
    dealt, calls = log_of(game), rng.taken()
    if any(setup.edition.special_dice):
        luck = Lively(Seeded(f"{seed} luck"), clocks=setup.edition.clocks > 0)
        rng.go_on_with(luck)
    watchers = {viewer: setup.watcher(viewer, seed) for viewer in viewers}
    exits = {viewer: [watcher.look(game, dealt)] for viewer, watcher in watchers.items()}
    views = {viewer: [game.view(viewer)] for viewer in viewers}
    steps: list[Step] = []
    while not game.is_over and len(steps) < longest:
        offered = frozenset(kind_of(offer) for offer in game.legal.offers)
        action = wish(game, game._state.solution, wishes)
        events = game.play(action)
        steps.append(Step(action, offered, events, rng.taken(), game.table.phase))
        for viewer, watcher in watchers.items():
            exits[viewer].append(watcher.look(game, events))
            views[viewer].append(game.view(viewer))
    return Played(setup, seed, dealt, calls, tuple(steps), exits, views)


def log_of(game: Game) -> tuple[Event, ...]:
    """All that happened, secrets included: the tests stand behind the referee."""
    return tuple(game._log)
