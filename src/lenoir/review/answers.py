"""Answers: what a card that a seat showed told the asker, as far as the seat could judge."""

from collections.abc import Container
from typing import Final

from msgspec import Struct

from lenoir.bots.judges.imagined import Imagined
from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, cards_of, each
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.deduction.facts import Holds, hand_of
from lenoir.deduction.minds.others import Others
from lenoir.deduction.minds.told import minds_of
from lenoir.review.reasoner import Reasoner

MINDS: Final = 60
"""How many minds the asker may have are looked at, the same for every card."""


class AnswerReview(Struct, frozen=True):
    """A card shown where there was a choice; all figures in bits."""

    turn: int
    number: int
    """How many events the seat had seen before it."""
    to: Seat
    card: Card
    told: float
    """What it told the asker about the envelope, as far as the seat could judge."""
    choices: tuple[tuple[Card, float], ...]
    """Every card that could be shown and what it would have told, the least first."""

    @property
    def given(self) -> float:
        """What another card would not have given away."""
        return self.told - self.choices[0][1]


class ShownCards:
    """Looks at each choice of a card just before one is shown."""

    def __init__(self, reasoner: Reasoner, unjudged: Container[int] = ()) -> None:
        self._reasoner, self._unjudged = reasoner, unjudged
        self._heard = 0
        self._choice: tuple[int, dict[Card, float]] | None = None
        self.shown: list[AnswerReview] = []

    def before(self, event: Event) -> None:
        """Weigh the cards that can be shown, then note which was."""
        match event:
            case e.SuggestionRefuted(by, to, case) if by == self._reasoner.seat:
                could = Cards(self._reasoner.view.hand & cards_of(case))
                chosen = could.bit_count() > 1 and self._heard not in self._unjudged
                self._choice = (self._heard, self._telling(could, to)) if chosen else None
            case e.CardShown(by, to, card) if by == self._reasoner.seat and self._choice:
                self._note(to, card, *self._choice)
                self._choice = None
            case _:
                pass
        self._heard += 1

    def _note(self, to: Seat, card: Card, number: int, told: dict[Card, float]) -> None:
        choices = tuple(sorted(told.items(), key=lambda item: (item[1], item[0])))
        turn = self._reasoner.turn
        self.shown.append(AnswerReview(turn, number, to, card, told[card], choices))

    def _telling(self, could: Cards, to: Seat) -> dict[Card, float]:
        """What each card would tell, on average over what the asker may know."""
        reasoner = self._reasoner
        mine, known = hand_of(reasoner.seat), reasoner.known
        others = Others(reasoner.seat, known, minds_of(reasoner.view))

        def left(*shown: Holds) -> float:
            chance = Imagined((known.facts, to))
            return others.uncertainty(to, chance, MINDS, shown).bits

        before = left()
        return {card: before - left(Holds(mine, card)) for card in each(could)}
