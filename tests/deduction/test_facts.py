"""Every way in which knowledge moves becomes facts, and nothing else does."""

from typing import get_args

import pytest

from lenoir.core import events as e
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.events import Event
from lenoir.core.keepers import Keeper
from lenoir.core.options import Options
from lenoir.core.phases import Setup
from lenoir.core.seats import Seat
from lenoir.deduction.facts import (
    ENVELOPE,
    POOL,
    Fact,
    Holds,
    HoldsNone,
    HoldsOneOf,
    NotTheCase,
    Place,
    in_room,
)
from lenoir.deduction.reading import TELLS, FactReader

X, Y = Place(0), Place(1)
A, B, C = Seat(0), Seat(1), Seat(2)
ROPE, ROSE, HALL = Card(7), Card(0), Card(14)
CASE = Case(ROSE, ROPE, HALL)
THREE, ONE = cards_of(CASE), cards_of((ROPE,))
SEALED = [Holds(ENVELOPE, card) for card in CASE]
ROOM = Space(3)

START = e.GameStarted("classic", Options(), (Card(0), Card(1), Card(2)), ())
ON_HONOUR = e.GameStarted("miro", Options(honour=True), (Card(0), Card(1), Card(2)), ())


def told(*events: Event) -> list[Fact]:
    return list(FactReader().read(events))


def test_every_kind_of_event_is_read() -> None:
    assert set(TELLS) == set(get_args(Event))


TELLING: list[tuple[str, list[Event], list[Fact]]] = [
    (
        "own hand",
        [e.HandDealt(A, cards_of((ROSE, ROPE)))],
        [Holds(X, ROSE), Holds(X, ROPE)],
    ),
    ("shown", [e.CardShown(B, A, ROPE)], [Holds(Y, ROPE)]),
    ("spied", [e.CardSpied(C, B, ROPE)], [Holds(Y, ROPE)]),
    ("glimpsed", [e.CardGlimpsed(C, B, ROPE)], [Holds(Y, ROPE)]),
    ("noticed", [e.CardNoticed(C, B, ROPE)], [Holds(Y, ROPE)]),
    ("open", [e.CardOpened(B, ROPE)], [Holds(Y, ROPE)]),
    ("withheld", [e.CardWithheld(B, ROPE)], [Holds(Y, ROPE)]),
    ("dead", [e.SeatDied(B, ONE)], [Holds(Y, ROPE)]),
    ("pool", [e.PoolSeen(A, ONE)], [Holds(POOL, ROPE)]),
    ("room", [e.RoomCardSeen(A, ROOM, ROPE)], [Holds(in_room(ROOM), ROPE)]),
    (
        "nobody",
        [START, e.NobodyHolds(ROPE)],
        [HoldsNone(Place(n), ONE) for n in range(3)],
    ),
    ("envelope", [e.EnvelopeSeen(A, CASE)], [*SEALED]),
    ("end", [e.GameEnded(None, CASE, "turn_limit")], [*SEALED]),
    ("denied", [START, e.CannotRefute(B, CASE)], [HoldsNone(Y, THREE)]),
    ("denied on honour", [ON_HONOUR, e.CannotRefute(B, CASE)], []),
    ("refuted", [START, e.SuggestionRefuted(B, A, CASE)], [HoldsOneOf(Y, THREE)]),
    (
        "refuted on honour",
        [ON_HONOUR, e.SuggestionRefuted(B, A, CASE)],
        [HoldsOneOf(Y, THREE)],
    ),
    ("blocked", [START, e.SuggestionBlocked(B, CASE)], []),
    ("spoken", [e.CaseClaimed(B, CASE), e.AccusationFailed(B)], [NotTheCase(CASE)]),
    ("own written", [e.CaseWritten(A, CASE), e.AccusationFailed(A)], [NotTheCase(CASE)]),
    ("another's written", [e.CaseWritten(A, CASE), e.AccusationFailed(B)], []),
    ("claimed only", [e.CaseClaimed(B, CASE)], []),
    ("keeper", [e.KeeperTaken(A, Keeper(1)), e.PhaseBegan(Setup())], []),
]


@pytest.mark.parametrize(("name", "events", "facts"), TELLING, ids=[name for name, _, _ in TELLING])
def test_an_event_tells_just_this(name: str, events: list[Event], facts: list[Fact]) -> None:
    assert told(*events) == facts


def test_at_the_end_everything_is_known() -> None:
    dealt = e.CardsDealt(A, (1, 1), 1, (ROOM,))
    opened = e.EverythingOpened(
        hands=(Cards(1), Cards(2)),
        keepers=(),
        pool=Cards(4),
        in_rooms=(Card(3),),
        written=(),
    )
    assert told(dealt, opened) == [
        Holds(Place(0), Card(0)),
        Holds(Y, Card(1)),
        Holds(POOL, Card(2)),
        Holds(in_room(ROOM), Card(3)),
    ]
