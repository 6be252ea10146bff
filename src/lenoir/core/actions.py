"""Actions: what a seat may ask for. An action is a wish; events say what came of it."""

from typing import TypeAlias

from msgspec import Struct, field

from lenoir.core.board import Space
from lenoir.core.cards import Card, Case
from lenoir.core.keepers import Keeper
from lenoir.core.seats import Seat


class _Action(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """The base of all actions."""

    seat: Seat


class Roll(_Action, frozen=True):
    """Roll the dice."""


class Walk(_Action, frozen=True):
    """Move by the dice to a space."""

    to: Space


class TakePassage(_Action, frozen=True):
    """Go through a secret passage to a room."""

    to: Space


class Leap(_Action, frozen=True):
    """Go straight to a room, by a double of the dice."""

    to: Space


class Stay(_Action, frozen=True):
    """Remain where one stands."""


class Suggest(_Action, frozen=True):
    """Name a case and ask the others to refute it."""

    case: Case


class Accuse(_Action, frozen=True):
    """Stake one's game on a case."""

    case: Case


class Show(_Action, frozen=True):
    """Show a card to the one who is to see it."""

    card: Card


class SayNone(_Action, frozen=True):
    """Say that one holds none of the named cards."""


class Draw(_Action, frozen=True):
    """Draw the Intrigue card one is offered."""


class Pass(_Action, frozen=True):
    """Decline what is offered."""


class LookInPool(_Action, frozen=True):
    """Look at the cards in the pool."""


class PlayKeeper(_Action, frozen=True):
    """Play a keeper; ``to`` or ``token`` where its text asks for one."""

    keeper: Keeper
    to: Space | None = None
    token: Card | None = None


class UsePower(_Action, frozen=True):
    """Use the power of one's guest; ``to`` where it asks for a place."""

    to: Space | None = None


class NameCard(_Action, frozen=True):
    """Name the card that whoever holds it must lay open."""

    card: Card


class PickSeat(_Action, frozen=True):
    """Pick the seat that must lay open a card."""

    target: Seat


class LayOpen(_Action, frozen=True):
    """Lay a card of one's hand open for good."""

    card: Card


class PlacePassage(_Action, frozen=True):
    """Put the new passage into a room."""

    to: Space = field(name="room")  # stored games and clients call it so (R9)


class Rush(_Action, frozen=True):
    """Name the room to rush to."""

    to: Space = field(name="room")  # likewise


class Challenge(_Action, frozen=True):
    """Say that a seat withheld a card which one has seen in its hand."""

    offender: Seat
    card: Card


class EndTurn(_Action, frozen=True):
    """Hand the dice on."""


class Resign(_Action, frozen=True):
    """Give up: no more turns, but still refute. It answers no prompt and may come at any time."""


Action: TypeAlias = (
    Roll
    | Walk
    | TakePassage
    | Leap
    | Stay
    | Suggest
    | Accuse
    | Show
    | SayNone
    | Draw
    | Pass
    | LookInPool
    | PlayKeeper
    | UsePower
    | NameCard
    | PickSeat
    | LayOpen
    | PlacePassage
    | Rush
    | Challenge
    | EndTurn
    | Resign
)
