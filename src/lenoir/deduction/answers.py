"""Answers: the cards that a viewer saw shown for a suggestion, with what the refuter chose from."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import NO_CARDS, Card, Cards, Case
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.minds.witness import Witness


class SeenAnswer(Struct, frozen=True):
    """A suggestion refuted with a card that the viewer has seen."""

    by: Seat
    to: Seat
    case: Case
    card: Card
    seen: Cards = NO_CARDS
    """The refuter's cards that the asker had seen by then, as far as the viewer can tell."""


def answers_of(view: View) -> tuple[SeenAnswer, ...]:
    """All answers of others that a viewer saw, in order."""
    found = Answers(view.table.edition).read(view.stream)
    return tuple(answer for answer in found if answer.by != view.viewer)


class Answers:
    """Reads events one after the other, and remembers what was asked and seen."""

    def __init__(self, edition: Edition) -> None:
        self.asked: e.SuggestionRefuted | None = None
        self.witness = Witness(edition)

    def read(self, events: Iterable[Event]) -> Iterator[SeenAnswer]:
        """The answers among these events."""
        for event in events:
            read = READS.get(type(event))
            answer = read(self, event) if read else None
            self.witness.watch((event,))
            if answer is not None:
                yield answer

    def refuted(self, event: e.SuggestionRefuted) -> None:
        """A card is about to be seen."""
        self.asked = event

    def passed(self, event: e.CardPassed) -> None:
        """The next card is not shown for a suggestion, but chosen from the whole hand."""
        self.asked = None

    def shown(self, event: e.CardShown) -> SeenAnswer | None:
        """A card one has shown, or was shown."""
        return self._answer(event.by, event.to, event.card)

    def spied(self, event: e.CardSpied) -> SeenAnswer | None:
        """A card shown to somebody else."""
        return None if self.asked is None else self._answer(event.by, self.asked.to, event.card)

    def _answer(self, by: Seat, to: Seat, card: Card) -> SeenAnswer | None:
        asked = self.asked
        if asked is None or (asked.by, asked.to) != (by, to):
            return None
        return SeenAnswer(by, to, asked.case, card, self.witness.seen(by, to))


READS: Final[dict[type[Event], Callable[[Answers, Any], SeenAnswer | None]]] = {
    e.SuggestionRefuted: Answers.refuted,
    e.CardPassed: Answers.passed,
    e.CardShown: Answers.shown,
    e.CardSpied: Answers.spied,
}
