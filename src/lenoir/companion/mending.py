"""Mending: where entries clash, the lines involved and the single changes after which all fits."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lenoir.companion.entries import BadEntry, Question, jotted, question_of
from lenoir.companion.history import changed, until
from lenoir.core.cards import Card, Case
from lenoir.core.seats import Seat
from lenoir.deduction.facts import Fact
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.proving.contradiction import Contradiction
from lenoir.deduction.sources import read_sources
from lenoir.record.heard import Heard, Jotting

MENDS_AT_MOST: Final = 12


class Mend(Struct, frozen=True):
    """A change of one line. ``instead`` is None where one had better not be sure of it."""

    number: int
    instead: Question | None
    heard: Heard
    """The notebook with the change made."""


def clash(heard: Heard) -> tuple[int, ...]:
    """The lines that cannot all be true, by their numbers; 0 is one's own hand. None clash: ()."""
    try:
        Knowledge.of(heard.view)
    except Contradiction as contradiction:
        return _lines(heard, contradiction.facts)
    return ()


def mends(heard: Heard) -> tuple[Mend, ...]:
    """The changes of one line after which everything fits, the smallest slips first.

    If only one line is wrong it is among those that clash, whatever the others say.
    """
    found = [mend for mend in _changes(heard, clash(heard)) if not clash(mend.heard)]
    return tuple(found[:MENDS_AT_MOST])


def _lines(heard: Heard, facts: Iterable[Fact]) -> tuple[int, ...]:
    sources = read_sources(heard.events(only_sure=True))
    return tuple(sorted({sources[fact].turn for fact in facts}))


def _changes(heard: Heard, numbers: Iterable[int]) -> Iterator[Mend]:
    """Another shower, a line one is not sure of, another card; the latest line first each time."""
    latest = [number for number in sorted(numbers, reverse=True) if number]
    for number in latest:
        yield from _with(heard, number, _other_answers)
    for number in latest:
        yield Mend(number, None, changed(heard, number, heard.jottings[number - 1].doubted()))
    for number in latest:
        yield from _with(heard, number, _other_cases)


def _with(
    heard: Heard, number: int, slips: Callable[[Heard, Question], Iterator[Question]]
) -> Iterator[Mend]:
    """The notebook with each of these instead of a line."""
    question = question_of(heard.jottings[number - 1])
    for other in () if question is None else slips(heard, question):
        jotting = _again(heard, number, other)
        if jotting is not None:
            yield Mend(number, other, changed(heard, number, jotting))


def _other_answers(heard: Heard, question: Question) -> Iterator[Question]:
    """Somebody else showed a card, or nobody did, or it was another card."""
    if question.blocked is None:
        for by in (*map(Seat, range(len(heard.started.suspects))), None):
            if by not in (question.seat, question.by):
                yield replace(question, by=by, card=None)
    if question.card is not None:
        yield from (replace(question, card=card) for card in question.case if card != question.card)


def _other_cases(heard: Heard, question: Question) -> Iterator[Question]:
    """One of the named cards was another."""
    for at, kind in enumerate(heard.edition.deck.kinds):
        for card in map(Card, kind):
            if card not in question.case:
                cards = [*question.case]
                shown = card if question.card == cards[at] else question.card
                cards[at] = card
                yield replace(question, case=Case(*cards), card=shown)


def _again(heard: Heard, number: int, question: Question) -> Jotting | None:
    try:
        return jotted(until(heard, number), question)
    except BadEntry:
        return None
