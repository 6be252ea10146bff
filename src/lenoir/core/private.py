"""What a reader was told in private."""

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import NO_CARDS, Card, Cards, Case
from lenoir.core.keepers import NO_KEEPERS, Keepers
from lenoir.core.seats import SEATS_AT_MOST, Seat


class Private(Struct, frozen=True, gc=False):
    """A seat's own secrets; or, for the referee, everybody's. Values by seat stand in order."""

    held: tuple[Cards, ...] = (NO_CARDS,) * SEATS_AT_MOST
    """The cards known to be in each hand."""
    taken: tuple[Keepers, ...] = (NO_KEEPERS,) * SEATS_AT_MOST
    """The keepers known to have been drawn by each seat, played ones included."""
    pool: Cards = NO_CARDS
    in_rooms: tuple[tuple[Space, Card], ...] = ()
    envelope: Case | None = None
    shown: tuple[Seat, Seat, Card] | None = None
    """The card last shown: by whom, to whom, and which."""
    sealed: tuple[Action | None, ...] = (None,) * SEATS_AT_MOST
    """Each seat's last answer in a window."""
    written: tuple[Case | None, ...] = (None,) * SEATS_AT_MOST
    """Accusations made in writing."""
