"""Phases: what the table is waiting for, and from whom. All of it is public."""

from typing import ClassVar, Literal, TypeAlias, final

from msgspec import Struct

from lenoir.core.cards import Card
from lenoir.core.seats import Seat

ShownFor: TypeAlias = Literal["suggestion", "neighbour"]
"""What a card was shown for: a suggestion, or the keeper that asks the neighbour."""


class _Phase(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """The base of all phases."""


@final
class Setup(_Phase, frozen=True):
    """Nothing has been dealt yet."""

    seat: ClassVar[None] = None


class Starting(_Phase, frozen=True):
    """A seat begins its turn and chooses how."""

    seat: Seat


class Moving(_Phase, frozen=True):
    """A seat has rolled and may move."""

    seat: Seat
    steps: int
    leg: int = 0
    """1 and 2 for the two moves in a row that a power gives; else 0."""
    may_stay: bool = False
    """Whether the dice leave it free to remain."""


class Suggesting(_Phase, frozen=True):
    """A seat may name a case."""

    seat: Seat


class AtPool(_Phase, frozen=True):
    """A seat has come to the pool: it may look, accuse or neither."""

    seat: Seat


class Drawing(_Phase, frozen=True):
    """A summoned seat may draw an Intrigue card."""

    seat: Seat


class Refuting(_Phase, frozen=True):
    """A seat is asked about the suggestion."""

    seat: Seat


class Spying(_Phase, frozen=True):
    """A seat may look at the card just shown, as may the others ``asked`` in turn."""

    seat: Seat
    asked: tuple[Seat, ...]


class Glimpsing(_Phase, frozen=True):
    """A seat which has shown a card may see one in return."""

    seat: Seat
    to: Seat
    after: ShownFor


class ShowingNeighbour(_Phase, frozen=True):
    """A seat must show a card to its left neighbour, whose turn ends."""

    seat: Seat
    to: Seat


class Closing(_Phase, frozen=True):
    """A seat may do the last things of its turn, or end it."""

    seat: Seat


class Naming(_Phase, frozen=True):
    """A seat names a card that whoever holds it must lay open."""

    seat: Seat
    cards: tuple[Card, ...]


class Picking(_Phase, frozen=True):
    """A seat picks another who must lay open a card."""

    seat: Seat


class Opening(_Phase, frozen=True):
    """A seat must lay open a card, as must the others ``asked`` in turn."""

    seat: Seat
    asked: tuple[Seat, ...]


class PassingLeft(_Phase, frozen=True):
    """A seat must show a card to its left neighbour, as must the others ``asked`` in turn."""

    seat: Seat
    asked: tuple[Seat, ...]


class Placing(_Phase, frozen=True):
    """A seat chooses the room for the new passage."""

    seat: Seat


class Rushing(_Phase, frozen=True):
    """A seat chooses the room to rush to: for all, or like the others ``asked``, for itself."""

    seat: Seat
    asked: tuple[Seat, ...]


@final
class Over(_Phase, frozen=True):
    """The game has ended; nobody won if ``winner`` is None."""

    seat: ClassVar[None] = None
    winner: Seat | None


Phase: TypeAlias = (
    Setup
    | Starting
    | Moving
    | Suggesting
    | AtPool
    | Drawing
    | Refuting
    | Spying
    | Glimpsing
    | ShowingNeighbour
    | Closing
    | Naming
    | Picking
    | Opening
    | PassingLeft
    | Placing
    | Rushing
    | Over
)


Window: TypeAlias = Spying | Opening | PassingLeft | Rushing
"""The phases in which several seats are asked, their answers sealed until all are in."""


def decider(phase: Phase) -> Seat | None:
    """The one seat the table waits for; None before the deal and after the end."""
    return phase.seat
