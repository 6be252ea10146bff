"""A second door without the filter: spectators, snapshots, numbers, texts."""

from collections.abc import Iterable, Iterator
from typing import Final

import pytest

from lenoir.core import visibility
from lenoir.core.actions import Action
from lenoir.core.events import Event
from lenoir.core.legal import Legal
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.state import State
from lenoir.core.view import View
from lenoir.core.visibility import Seen
from lenoir.play.games import game
from lenoir.play.games.game import Game
from lenoir.rules import engine
from lenoir.rules.engine import IllegalAction, Step


def spectator_as_seat_0(patch: pytest.MonkeyPatch) -> None:
    """A spectator is given the first seat's view."""
    honest = Game.view

    def view(self: Game, viewer: Viewer) -> View:
        if viewer != SPECTATOR:
            return honest(self, viewer)
        first = honest(self, Seat(0))
        return View(viewer, first.table, first.private, first.told, first.heard)

    patch.setattr(Game, "view", view)


def snapshot_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Who comes back is sent the state, with the filter only on what follows."""
    honest = Game.view

    def view(self: Game, viewer: Viewer) -> View:
        mine = honest(self, viewer)
        return View(viewer, mine.table, self._state.truth, mine.told, mine.heard)

    patch.setattr(Game, "view", view)


def numbers_of_the_whole_log(patch: pytest.MonkeyPatch) -> None:
    """Events keep their number in the whole log, so that gaps show."""

    def seen_by(viewer: Viewer, events: Iterable[Event], after: int = 0) -> Iterator[Seen]:
        for number, event in enumerate(events, start=after):
            if visibility.visible(event, viewer):
                yield Seen(viewer, number, event)

    patch.setattr(visibility, "seen_by", seen_by)


def error_names_the_envelope(patch: pytest.MonkeyPatch) -> None:
    """A refusal explains itself too well."""
    honest = engine.apply

    def apply(state: State, action: Action, rng: Rng, legal: Legal) -> Step:
        try:
            return honest(state, action, rng, legal)
        except IllegalAction as error:
            error.args = (f"{error}, and the envelope holds {state.truth.envelope}",)
            raise

    patch.setattr(game, "apply", apply)


def repr_shows_the_hands(patch: pytest.MonkeyPatch) -> None:
    """A repr made for debugging."""

    def shown(self: Game) -> str:
        return f"<Game {self._state.truth.held}>"

    patch.setattr(Game, "__repr__", shown)


LEAKS: Final = {
    "a spectator gets the first seat's view": spectator_as_seat_0,
    "a snapshot holds the truth": snapshot_of_the_truth,
    "events keep their number in the whole log": numbers_of_the_whole_log,
    "an error names the envelope": error_names_the_envelope,
    "a repr shows the hands": repr_shows_the_hands,
}
