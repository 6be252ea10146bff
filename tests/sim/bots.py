"""Tiny bots for the tests: one that wins, and some that fail. Asked for as ``FILE:Name``."""

import os
import time
from pathlib import Path

from lenoir.bots.judges.memory import Memory
from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.actions import Accuse, Action, Resign, Roll, Suggest
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.rules.engine import legal_actions

FILE = str(Path(__file__))


class Keen:
    """Suggests a case that may be true, and accuses when only one is left."""

    def __init__(self, patience: int = 0, bold: bool = False) -> None:
        self.memory, self.patience, self.bold = Memory(), patience, bold

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action."""
        seat = Seat(view.viewer)
        cases = list(self.memory.knowledge(view).envelopes)
        legal, case = legal_actions(view), pick(rng, cases)
        if (len(cases) == 1 or self.bold) and Accuse(seat, case) in legal:
            return Accuse(seat, case)
        return (
            Suggest(seat, case)
            if Suggest(seat, case) in legal
            else RandomPlayer().decide(view, rng)
        )


class Crashing:
    """Stops thinking in the third turn."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action, at first."""
        if view.table.turns >= 3:
            raise ZeroDivisionError("no idea")
        return RandomPlayer().decide(view, rng)


class Rolling:
    """Rolls dice where there are none."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Never legal in a game without a board."""
        return Roll(Seat(view.viewer))


class Meddling:
    """Wants another to give up."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Legal for the other, but not for this one."""
        return Resign(Seat((view.viewer + 1) % len(view.table.seats)))


class Mute:
    """Is no bot at all."""


class Needy:
    """Must be told something."""

    def __init__(self, depth: int) -> None:
        if depth > 9:
            raise ValueError("too deep")

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action."""
        return RandomPlayer().decide(view, rng)


class Deadly:
    """Takes its whole process along."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Never comes back."""
        os._exit(3)


class Dreaming:
    """Wakes up too late, but once it is warm."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action, some day."""
        if len(view.table.seats) == 3 and view.table.options.turn_limit == 0:
            time.sleep(3600)
        return RandomPlayer().decide(view, rng)
