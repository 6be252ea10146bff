"""Sources: where in a stream each fact came from."""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.view import View
from lenoir.deduction.facts import Fact
from lenoir.deduction.reading import FactReader

ANSWERS = (e.CannotRefute, e.SuggestionRefuted, e.CardShown, e.CardSpied)


class Asked(Struct, frozen=True):
    """A suggestion, and the how many-th of the game it was."""

    number: int
    made: e.SuggestionMade


class Source(Struct, frozen=True):
    """The event that told a fact first."""

    number: int
    """How many events the viewer had seen before it."""
    turn: int
    """In which turn it was; 0 is the deal."""
    event: Event
    asked: Asked | None = None
    """What it answered, if it answered a suggestion."""


def sources_of(view: View) -> Mapping[Fact, Source]:
    """For each fact that a viewer was told, in order."""
    return read_sources(view.stream)


def read_sources(events: Iterable[Event]) -> Mapping[Fact, Source]:
    """For each fact that these events tell."""
    found: dict[Fact, Source] = {}
    reader, turn, suggestions = FactReader(), 0, 0
    asked: Asked | None = None
    for number, event in enumerate(events):
        if isinstance(event, e.TurnBegan):
            turn += 1
        elif isinstance(event, e.SuggestionMade):
            suggestions += 1
            asked = Asked(suggestions, event)
        elif isinstance(event, e.CardPassed):
            asked = None  # the card that is shown next answers nothing
        source = Source(number, turn, event, asked if isinstance(event, ANSWERS) else None)
        for fact in reader.read((event,)):
            found.setdefault(fact, source)
    return found
