"""Judgement: what a player makes of what they have seen. Bots differ in it, and in little else."""

from typing import Protocol

from lenoir.core.cards import Card, Cards, Case
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.facts import Place


class Judgement(Protocol):
    """The answers of one player, at one moment, to what the game may ask."""

    def accusation(self) -> Case | None:
        """The case to stake the game on now; None to go on asking."""
        ...

    def suggestion(self, rooms: Cards) -> Case:
        """The best case to name in one of these rooms."""
        ...

    def worth(self, room: Card) -> float:
        """What the best suggestion in a room would win; 0 is nothing, 1 what one may hope for."""
        ...

    def to_show(self, cards: Cards, to: Seat) -> Card:
        """Which of these cards to show to a seat, and to nobody else."""
        ...

    def to_open(self, cards: Cards) -> Card:
        """Which of these cards to lay open for all."""
        ...

    def doubt(self, card: Card) -> float:
        """How unsure it is whether a card is in the envelope; 0 is sure, 1 is even."""
        ...

    def wish(self, place: Place) -> float:
        """How many cards at a place one would be curious to see."""
        ...


class Judge(Protocol):
    """A way of thinking. It may remember a game, but the view has it all."""

    def judge(self, view: View, rng: Rng) -> Judgement:
        """Think about a view; equal views and equal chance give equal judgements."""
        ...
