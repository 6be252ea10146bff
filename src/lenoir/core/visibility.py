"""Who sees what: the one place where a secret is kept."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Protocol, get_args

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.events import Event, PublicEvent
from lenoir.core.seats import EVERYONE, NOBODY, Seat, Seats, Viewer, just

PUBLIC: Final = frozenset(get_args(PublicEvent))
"""The kinds of events that the whole table sees."""


class _OfASeat(Protocol):
    @property
    def seat(self) -> Seat: ...


class Seen(Struct, frozen=True):
    """An event which has passed the filter for one viewer: all that may leave the referee."""

    viewer: Viewer
    number: int
    event: Event


def audience(event: Event) -> Seats:
    """Everyone entitled to an event (C-15, D-35). There is no default: each is decided here."""
    return AUDIENCES[type(event)](event)


def visible(event: Event, viewer: Viewer) -> bool:
    """Whether a viewer is in the audience of an event."""
    entitled = audience(event)
    return entitled == EVERYONE or (viewer >= 0 and bool(entitled >> viewer & 1))


def seen_by(viewer: Viewer, events: Iterable[Event], after: int = 0) -> Iterator[Seen]:
    """A viewer's own stream, numbered without gaps so that not even a count is given away."""
    mine = (event for event in events if visible(event, viewer))
    return (Seen(viewer, number, event) for number, event in enumerate(mine, start=after))


def _everyone(event: Event) -> Seats:
    return EVERYONE


def _nobody(event: Event) -> Seats:
    return NOBODY


def _its_seat(event: _OfASeat) -> Seats:
    return Seats(1 << event.seat)


def _shown(event: e.CardShown) -> Seats:
    return just(event.by, event.to)


def _glimpsed(event: e.CardGlimpsed) -> Seats:
    return just(event.seat, event.of)


# By kind, not by a `match`: a class pattern that fails costs ten times one that holds.
AUDIENCES: Final[dict[type[Event], Callable[[Any], Seats]]] = {
    e.GameStarted: _everyone,
    e.PhaseBegan: _everyone,
    e.TokenMoved: _everyone,
    e.CannotRefute: _everyone,
    e.SuggestionMade: _everyone,
    e.SuggestionRefuted: _everyone,
    e.TurnBegan: _everyone,
    e.TurnEnded: _everyone,
    e.DiceRolled: _everyone,
    e.WeaponMoved: _everyone,
    e.SuggestionStood: _everyone,
    e.Stayed: _everyone,
    e.Declined: _everyone,
    e.LotsRolled: _everyone,
    e.CardsDealt: _everyone,
    e.SuggestionBlocked: _everyone,
    e.CardPassed: _everyone,
    e.AccusationMade: _everyone,
    e.CaseClaimed: _everyone,
    e.AccusationFailed: _everyone,
    e.SeatOut: _everyone,
    e.CardWithheld: _everyone,
    e.SeatChallenged: _everyone,
    e.GameEnded: _everyone,
    e.EverythingOpened: _everyone,
    e.IntrigueDrawn: _everyone,
    e.KeeperPlayed: _everyone,
    e.PowerUsed: _everyone,
    e.SeatDied: _everyone,
    e.PoolLooked: _everyone,
    e.ClueDrawn: _everyone,
    e.CardNamed: _everyone,
    e.SeatPicked: _everyone,
    e.CardOpened: _everyone,
    e.NobodyHolds: _everyone,
    e.PassageOpened: _everyone,
    e.RoomCardLooked: _everyone,
    e.CardShown: _shown,
    e.CardGlimpsed: _glimpsed,
    e.AnswerSealed: _its_seat,
    e.HandDealt: _its_seat,
    e.KeeperTaken: _its_seat,
    e.CardSpied: _its_seat,
    e.RoomCardSeen: _its_seat,
    e.PoolSeen: _its_seat,
    e.CaseWritten: _its_seat,
    e.EnvelopeSeen: _its_seat,
    e.EnvelopeSealed: _nobody,
    e.PoolFilled: _nobody,
    e.RoomCardLaid: _nobody,
}
