"""Who sees what: the one place where a secret is kept."""

from collections.abc import Iterable, Iterator
from typing import Final, get_args

from msgspec import Struct

from lenoir.core import events as e
from lenoir.core.events import Event, PublicEvent
from lenoir.core.seats import EVERYONE, NOBODY, Seats, Viewer, just

PUBLIC: Final = frozenset(get_args(PublicEvent))
"""The kinds of events that the whole table sees."""


class Seen(Struct, frozen=True):
    """An event which has passed the filter for one viewer: all that may leave the referee."""

    viewer: Viewer
    number: int
    event: Event


def audience(event: Event) -> Seats:
    """Everyone entitled to an event (C-15, D-35). There is no default: each is decided here."""
    match event:
        case e.CardShown():
            return just(event.by, event.to)
        case e.CardGlimpsed():
            return just(event.seat, event.of)
        case (
            e.AnswerSealed()
            | e.HandDealt()
            | e.KeeperTaken()
            | e.CardSpied()
            | e.RoomCardSeen()
            | e.PoolSeen()
            | e.CaseWritten()
            | e.EnvelopeSeen()
        ):
            return just(event.seat)
        case e.EnvelopeSealed() | e.PoolFilled() | e.RoomCardLaid():
            return NOBODY
        case (
            e.GameStarted()
            | e.PhaseBegan()
            | e.TokenMoved()
            | e.CannotRefute()
            | e.SuggestionMade()
            | e.SuggestionRefuted()
            | e.TurnBegan()
            | e.TurnEnded()
            | e.DiceRolled()
            | e.WeaponMoved()
            | e.SuggestionStood()
            | e.Stayed()
            | e.Declined()
            | e.LotsRolled()
            | e.CardsDealt()
            | e.SuggestionBlocked()
            | e.CardPassed()
            | e.AccusationMade()
            | e.CaseClaimed()
            | e.AccusationFailed()
            | e.SeatOut()
            | e.CardWithheld()
            | e.SeatChallenged()
            | e.GameEnded()
            | e.EverythingOpened()
            | e.IntrigueDrawn()
            | e.KeeperPlayed()
            | e.PowerUsed()
            | e.SeatDied()
            | e.PoolLooked()
            | e.ClueDrawn()
            | e.CardNamed()
            | e.SeatPicked()
            | e.CardOpened()
            | e.NobodyHolds()
            | e.PassageOpened()
            | e.RoomCardLooked()
        ):
            return EVERYONE


def visible(event: Event, viewer: Viewer) -> bool:
    """Whether a viewer is in the audience of an event."""
    entitled = audience(event)
    return entitled == EVERYONE or (viewer >= 0 and bool(entitled >> viewer & 1))


def seen_by(viewer: Viewer, events: Iterable[Event], after: int = 0) -> Iterator[Seen]:
    """A viewer's own stream, numbered without gaps so that not even a count is given away."""
    mine = (event for event in events if visible(event, viewer))
    return (Seen(viewer, number, event) for number, event in enumerate(mine, start=after))
