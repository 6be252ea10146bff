"""What a viewer has learned from one moment to another: new certainties, each with its reason."""

from typing import Final

from msgspec import Struct

from lenoir.core.cards import Card, Case, each
from lenoir.core.events import SuggestionMade, SuggestionStood
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell
from lenoir.telling.voice import sentence
from lenoir.telling.why import Why

LINES: Final = 6
"""More than anybody reads in passing; the notebook has the rest."""
PROVED: Final = 24
"""Cells that are proved for these lines: cells with the same reason make one of them."""


class Learned(Struct, frozen=True):
    """What has become certain for a seat since a moment, in a line each."""

    seq: int
    """How many events of the seat's stream it follows from."""
    lines: tuple[str, ...]
    more: int
    """How many lines there would be beside these."""
    open: tuple[str, ...]
    """If nobody refuted: where the named cards can be that are not certain yet."""


def learned(why: Why, before: Explanation, view: View, since: int) -> Learned:
    """All that follows now and did not follow before, what is there before what is not."""
    now = why.explanation
    new = sorted(_certain(now) - _certain(before), key=lambda cell: (not cell.there, cell))
    # That a card is nowhere else goes without saying once one knows where it is.
    found = {cell.card for cell in new if cell.there}
    telling = [cell for cell in new if cell.there or cell.card not in found]
    lines = tuple(map(sentence, why.brief(telling[:PROVED])))
    more = max(0, len(lines) - LINES)
    return Learned(len(view.stream), lines[:LINES], more, _open(why, _stood(view, since)))


def _certain(known: Explanation) -> set[Cell]:
    cards, places = each(known.knowledge.layout.cards), _places(known)
    cells = (known.cell(Card(card), place) for card in cards for place in places)
    return {cell for cell in cells if cell is not None}


def _places(known: Explanation) -> tuple[Place, ...]:
    layout = known.knowledge.layout
    return tuple(
        place for place, size in zip(layout.everywhere, (*layout.sizes, 3), strict=True) if size
    )


def _stood(view: View, since: int) -> Case | None:
    """The case that nobody refuted since a moment, the last one."""
    case = stood = None
    for event in view.stream.since(since):
        if isinstance(event, SuggestionMade):
            case = event.case
        elif isinstance(event, SuggestionStood):
            stood = case
    return stood


def _open(why: Why, case: Case | None) -> tuple[str, ...]:
    known = why.explanation
    lines = []
    for card in () if case is None else (case.suspect, case.weapon, case.room):
        everywhere = sorted(_places(known), key=lambda place: place != ENVELOPE)
        places = [p for p in everywhere if known.knowledge.share(card, p) not in (0, 1)]
        if places:
            lines.append(sentence(why.possible(card, places)))
    return tuple(lines)
