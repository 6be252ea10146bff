"""A bot: a function from what a seat may know to what it does."""

from typing import Protocol

from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.view import View


class Bot(Protocol):
    """Anything which can take a seat."""

    def decide(self, view: View, rng: Rng) -> Action:
        """Choose a legal action. A bot may remember, but need not: the view has it all."""
        ...
