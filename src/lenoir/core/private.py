"""What a reader was told in private, and the fold which adds a private event to it."""

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import NO_CARDS, Card, Cards, Case
from lenoir.core.events import PrivateEvent
from lenoir.core.keepers import NO_KEEPERS, Keepers, one
from lenoir.core.row import changed
from lenoir.core.seats import Seat
from lenoir.core.table import SEATS_AT_MOST


class Private(Struct, frozen=True):
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


def fold_private(private: Private, event: PrivateEvent) -> Private:
    """Record an event. It decides nothing."""
    match event:
        case e.CardShown(by, to, card):
            return replace(private, held=_add(private.held, by, card), shown=(by, to, card))
        case e.AnswerSealed(seat, answer):
            return replace(private, sealed=changed(private.sealed, seat, answer))
        case e.CardSpied(_, by, card) | e.CardGlimpsed(_, by, card):
            return replace(private, held=_add(private.held, by, card))
        case e.HandDealt(seat, cards):
            return replace(private, held=changed(private.held, seat, cards))
        case e.KeeperTaken(seat, keeper):
            taken = Keepers(private.taken[seat] + one(keeper))
            return replace(private, taken=changed(private.taken, seat, taken))
        case e.EnvelopeSealed(case) | e.EnvelopeSeen(_, case):
            return replace(private, envelope=case)
        case e.CaseWritten(seat, case):
            return replace(private, written=changed(private.written, seat, case))
        case e.PoolFilled(cards) | e.PoolSeen(_, cards):
            return replace(private, pool=cards)
        case e.RoomCardLaid(room, card) | e.RoomCardSeen(_, room, card):
            found = (room, card)
            if found in private.in_rooms:
                return private
            return replace(private, in_rooms=(*private.in_rooms, found))


def _add(held: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    return changed(held, seat, Cards(held[seat] | 1 << card))
