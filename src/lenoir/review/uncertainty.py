"""Who knew what when: how much was still open for a seat after each turn, looked at afterwards.

It is told in bits, by the same measure as the review of a seat: what a seat may believe if whoever
can show several cards shows any. So 8 bits are as open as 256 cases that are equally likely, 1 bit
is the toss of a coin, and 0 is certainty. Only what can be worked out counts: not that an accuser
has looked into the envelope.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from lenoir.core.cards import Card
from lenoir.core.events import CardShown, EnvelopeSeen, Event, TurnBegan
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.review.reasoner import Reasoner, until_the_end


class Knew(Struct, frozen=True):
    """How much was open for a seat: after the deal, and then after each turn."""

    seat: Seat
    bits: tuple[float, ...]
    cases: tuple[int, ...]
    """How many cases were possible."""
    certain: int | None
    """After how many turns it could be sure of the case, the deal being 0; None if never."""
    looked: int | None
    """In which turn, the first being 1, it has looked into the envelope."""


class Answered(Struct, frozen=True):
    """A card that was shown, and what it told in truth: nobody could judge that at the time."""

    turn: int
    by: Seat
    to: Seat
    card: Card
    bits: float
    """What it took off what was open for whoever saw it."""


class Review(Struct, frozen=True):
    """A game that is over, looked at again with all cards open."""

    turns: tuple[Seat, ...]
    """Whose turn each was."""
    knew: tuple[Knew, ...]
    answers: tuple[Answered, ...] = ()


def review_of(views: Sequence[View]) -> Review:
    """The views of all seats at the end of a game; what the end itself has told does not count."""
    turns = tuple(event.seat for event in views[0].stream if isinstance(event, TurnBegan))
    answers = sorted((one for view in views for one in _answers(view)), key=lambda one: one.turn)
    return Review(turns, tuple(map(_knew, views)), tuple(answers))


def _knew(view: View) -> Knew:
    known = [*_after_each_turn(view)]
    certain = (after for after, (_, cases) in enumerate(known) if cases == 1)
    looked = (
        turn
        for turn, stretch in enumerate(_stretches(view.stream))
        if any(isinstance(event, EnvelopeSeen) for event in stretch)
    )
    bits, cases = zip(*known, strict=True)
    return Knew(Seat(view.viewer), bits, cases, next(certain, None), next(looked, None))


def _answers(view: View) -> Iterator[Answered]:
    """What each card that a seat was shown told it."""
    reasoner = Reasoner(view)
    for event in until_the_end(view.stream):
        told = isinstance(event, CardShown) and event.to == view.viewer
        before = reasoner.bits if told else 0.0
        reasoner.hear(event)
        if isinstance(event, CardShown) and told:
            bits = round(before - reasoner.bits, 3)
            yield Answered(reasoner.turn, event.by, event.to, event.card, bits)


def _after_each_turn(view: View) -> Iterator[tuple[float, int]]:
    """The bits that were open and the cases that were possible, after the deal and every turn."""
    reasoner = Reasoner(view)
    for stretch in _stretches(view.stream):
        for event in stretch:
            reasoner.hear(event)
        yield round(reasoner.bits, 3), len(reasoner.known.envelopes)


def _stretches(stream: Iterable[Event]) -> Iterator[list[Event]]:
    """What was told until the first turn, and in each turn; the last one until the end."""
    stretch: list[Event] = []
    for event in until_the_end(stream):
        if isinstance(event, TurnBegan):
            yield stretch
            stretch = []
        stretch.append(event)
    yield stretch
