"""Who sees what: the one place where a secret is kept."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, assert_never, get_args

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.events import Event, PrivateEvent, PublicEvent
from lenoir.core.seats import EVERYONE, NOBODY, Seats, Viewer, just

if TYPE_CHECKING:
    from typing_extensions import TypeIs

PUBLIC: Final = frozenset(get_args(PublicEvent))
"""The kinds of events that the whole table sees."""


class Seen(Struct, frozen=True):
    """An event which has passed the filter for one viewer: all that may leave the referee."""

    viewer: Viewer
    number: int
    event: Event


def audience(event: Event) -> Seats:
    """Everyone entitled to an event (C-15, D-35)."""
    return EVERYONE if is_public(event) else _entitled(event)


def is_public(event: Event) -> "TypeIs[PublicEvent]":
    """Whether the whole table sees an event: its kind is listed in `PublicEvent`."""
    return type(event) in PUBLIC


def _entitled(event: PrivateEvent) -> Seats:
    """Whom a private event is for. There is no default: without its case, mypy refuses a kind."""
    match event:  # the commonest first: a class pattern that fails costs more than one that holds
        case e.AnswerSealed() | e.CardSpied() | e.HandDealt() | e.KeeperTaken():
            return Seats(1 << event.seat)
        case e.CardShown():
            return just(event.by, event.to)
        case e.CardGlimpsed():
            return just(event.seat, event.of)
        case e.RoomCardSeen() | e.PoolSeen() | e.CaseWritten() | e.EnvelopeSeen() | e.CardNoticed():
            return Seats(1 << event.seat)
        case e.EnvelopeSealed() | e.PoolFilled() | e.RoomCardLaid():
            return NOBODY
        case _:
            assert_never(event)


def visible(event: Event, viewer: Viewer) -> bool:
    """Whether a viewer is in the audience of an event."""
    entitled = audience(event)
    return entitled == EVERYONE or (viewer >= 0 and bool(entitled >> viewer & 1))


def seen_by(viewer: Viewer, events: Iterable[Event], after: int = 0) -> Iterator[Seen]:
    """A viewer's own stream, numbered without gaps so that not even a count is given away."""
    mine = (event for event in events if visible(event, viewer))
    return (Seen(viewer, number, event) for number, event in enumerate(mine, start=after))
