"""Answers: the cards that a viewer saw shown for a suggestion, with what the refuter chose from."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.cards import NO_CARDS, Card, Cards, Case, cards_of
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View


class Answer(Struct, frozen=True):
    """A suggestion refuted with a card that the viewer has seen."""

    by: Seat
    to: Seat
    case: Case
    card: Card
    seen: Cards = NO_CARDS
    """The refuter's cards that the asker had seen by then, as far as the viewer can tell."""


def answers_of(view: View) -> tuple[Answer, ...]:
    """All answers of others that a viewer saw, in order."""
    found = Answers().read(view.stream)
    return tuple(answer for answer in found if answer.by != view.viewer)


class Answers:
    """Reads events one after the other, and remembers what was asked and seen."""

    def __init__(self) -> None:
        self.asked: e.SuggestionRefuted | None = None
        self.seen: dict[tuple[Seat, Seat], int] = {}
        self.open: dict[Seat, int] = {}

    def read(self, events: Iterable[Event]) -> Iterator[Answer]:
        """The answers among these events."""
        for event in events:
            read = READS.get(type(event))
            answer = read(self, event) if read else None
            if answer is not None:
                yield answer

    def refuted(self, event: e.SuggestionRefuted) -> None:
        """A card is about to be seen."""
        self.asked = event

    def passed(self, event: e.CardPassed) -> None:
        """The next card is not shown for a suggestion, but chosen from the whole hand."""
        self.asked = None

    def shown(self, event: e.CardShown) -> Answer | None:
        """A card one has shown, or was shown."""
        return self._seen(event.by, event.to, event.card)

    def spied(self, event: e.CardSpied) -> Answer | None:
        """A card shown to somebody else; both have seen it now."""
        asked = self.asked
        answer = None if asked is None else self._seen(event.by, asked.to, event.card)
        self._note(event.by, event.seat, event.card)
        return answer

    def glimpsed(self, event: e.CardGlimpsed) -> None:
        """A random card, which was not chosen."""
        self._note(event.of, event.seat, event.card)

    def opened(self, event: e.CardOpened) -> None:
        """A card everyone sees."""
        self.open[event.seat] = self.open.get(event.seat, 0) | 1 << event.card

    def _seen(self, by: Seat, to: Seat, card: Card) -> Answer | None:
        before = Cards(self.seen.get((by, to), 0) | self.open.get(by, 0))
        self._note(by, to, card)
        asked = self.asked
        if asked is None or (asked.by, asked.to) != (by, to):
            return None
        return Answer(by, to, asked.case, card, before)

    def _note(self, by: Seat, to: Seat, card: Card) -> None:
        self.seen[by, to] = self.seen.get((by, to), 0) | cards_of((card,))


READS: Final[dict[type[Event], Callable[[Answers, Any], Answer | None]]] = {
    e.SuggestionRefuted: Answers.refuted,
    e.CardPassed: Answers.passed,
    e.CardShown: Answers.shown,
    e.CardSpied: Answers.spied,
    e.CardGlimpsed: Answers.glimpsed,
    e.CardOpened: Answers.opened,
}
