"""What follows from a view, place by place: for a notebook that is filled in by itself."""

from msgspec import Struct

from lenoir.core.cards import Card, each
from lenoir.deduction.facts import Place
from lenoir.deduction.knowledge import Knowledge
from lenoir.telling.why import percent


class Column(Struct, frozen=True):
    """A place, and for each card whether it is certainly there, certainly not, or open (null)."""

    place: Place
    there: tuple[bool | None, ...]
    odds: tuple[int, ...]
    """For each card in how many of 100 deals it is there, if the table allows it; else empty."""


class Deduced(Struct, frozen=True):
    """All that follows from what a seat has seen so far."""

    seq: int
    """How many events of the seat's stream it follows from."""
    deals: str
    """How many deals are possible: a number that may be too large for one."""
    cases: int
    """How many cases are."""
    columns: tuple[Column, ...]


def deduced(known: Knowledge, seq: int, odds: bool) -> Deduced:
    """The whole sheet, with odds or without; what is not certain never looks as if it were."""
    layout = known.layout
    sizes = (*layout.sizes, 3)
    there = (place for place, size in zip(layout.everywhere, sizes, strict=True) if size)
    columns = tuple(_column(known, place, odds) for place in there)
    return Deduced(seq, str(known.deals), len(known.envelopes), columns)


def _column(known: Knowledge, place: Place, odds: bool) -> Column:
    shares = [known.share(Card(card), place) for card in each(known.layout.cards)]
    there = tuple(bool(share) if share in (0, 1) else None for share in shares)
    return Column(place, there, tuple(int(percent(s)) for s in shares) if odds else ())
