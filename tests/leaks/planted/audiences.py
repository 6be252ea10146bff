"""Private events told to too many."""

from collections.abc import Callable
from typing import Final

import pytest

from lenoir.core import events as e
from lenoir.core import fold, visibility
from lenoir.core.events import Event
from lenoir.core.seats import EVERYONE, SEATS_AT_MOST, Seat, Seats, just
from lenoir.play.games import game

PRIVATE: Final[dict[str, type[Event]]] = {
    "the card shown is public": e.CardShown,
    "sealed answers are public": e.AnswerSealed,
    "which keeper was drawn is public": e.KeeperTaken,
    "after a wrong accusation all see the envelope": e.EnvelopeSeen,
    "written accusations are public": e.CaseWritten,
    "what lies in the pool is public once somebody looks": e.PoolSeen,
    "the card in a room is public once somebody looks": e.RoomCardSeen,
    "what a spy saw is public": e.CardSpied,
    "what Pervenche glimpsed is public": e.CardGlimpsed,
}


def told_to(
    kind: type[Event], whom: Callable[[Event], Seats]
) -> Callable[[pytest.MonkeyPatch], None]:
    """Another audience for one kind of event, at every door."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = visibility.audience

        def audience(event: Event) -> Seats:
            return whom(event) if isinstance(event, kind) else honest(event)

        for module in (visibility, fold, game):
            patch.setattr(module, "audience", audience)

    return plant


def to_all(event: Event) -> Seats:
    """Everyone."""
    return EVERYONE


def to_the_left_too(event: Event) -> Seats:
    """The seat it is for, and the one on its left."""
    assert isinstance(event, e.HandDealt)
    return just(event.seat, Seat((event.seat + 1) % SEATS_AT_MOST))


LEAKS: Final = {name: told_to(kind, to_all) for name, kind in PRIVATE.items()} | {
    "a hand is dealt under the neighbour's eyes": told_to(e.HandDealt, to_the_left_too)
}
