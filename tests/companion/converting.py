"""A recorded game as somebody with the box would have entered it, line by line."""

from collections.abc import Iterator, Sequence

from lenoir.companion import entries as n
from lenoir.companion.entries import Entry, jotted
from lenoir.companion.history import added
from lenoir.core import events as e
from lenoir.core.cards import Card, Cards, Case, cards_of
from lenoir.core.events import Event
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.record.heard import Heard, heard_in

ANSWERED = (e.SuggestionRefuted, e.SuggestionStood, e.SuggestionBlocked)


def to_enter(view: View) -> View:
    """A view without its seat's own accusation, which opens the envelope, and all after it; and
    without a suggestion at its end that still waits for an answer."""
    stream: tuple[Event, ...] = tuple(view.stream)
    open_from = len(stream)
    for at, event in enumerate(stream):
        if isinstance(event, e.AccusationMade) and event.seat == view.viewer:
            stream = stream[:at]
            break
    for at, event in enumerate(stream):
        if isinstance(event, e.SuggestionMade):
            open_from = at
        elif isinstance(event, ANSWERED):
            open_from = len(stream)
    return View.of(view.table.edition, view.viewer, stream[:open_from])


def entered(view: View) -> tuple[Heard, tuple[Entry, ...]]:
    """A notebook with all that a seat would have entered, and the entries."""
    heard, lines = heard_in(view).with_jottings(()), tuple(entries_of(view))
    for entry in lines:
        heard = added(heard, jotted(heard, entry))
    return heard, lines


def entries_of(view: View) -> Iterator[Entry]:
    """What a seat would have entered."""
    stream: Sequence[Event] = tuple(
        event for event in view.stream if not isinstance(event, e.PhaseBegan | e.AnswerSealed)
    )
    powers = view.table.edition.powers
    keepers = [keeper.name for keeper in view.table.edition.keepers]
    suspects: tuple[Card, ...] = ()
    asker, case, turn = Seat(0), Case(Card(0), Card(0), Card(0)), Seat(0)
    claims: dict[Seat, Case] = {}
    for at, event in enumerate(stream):
        after = stream[at + 1] if at + 1 < len(stream) else None
        match event:
            case e.GameStarted():
                suspects = event.suspects
            case e.TurnBegan(seat):
                turn = seat
            case e.SuggestionMade(seat, named):
                asker, case = seat, named
            case e.SuggestionRefuted(by, _, _):
                yield n.Question(asker, case, by, _card(after))
            case e.SuggestionStood():
                yield n.Question(asker, case)
            case e.SuggestionBlocked(by, _):
                yield n.Question(asker, case, blocked=by)
            case e.CardPassed(by, to):
                yield n.Passed(by, to, _card(after))
            case e.KeeperPlayed(seat, keeper) if keepers[keeper] == "spy":
                yield n.Spied(seat, _card(after))
            case e.PowerUsed(seat) if powers[suspects[seat]] == "spy":
                yield n.Spied(seat, _card(after))
            case e.PowerUsed(seat) if powers[suspects[seat]] == "glimpse":
                yield n.Glimpsed(seat, _card(after))
            case e.CaseClaimed(seat, claim) | e.CaseWritten(seat, claim):
                claims[seat] = claim
            case e.AccusationFailed(seat):
                yield n.Wrong(seat, claims.get(seat))
            case e.SeatOut(seat, because) if because != "accused":
                yield n.Left(seat)
            case e.SeatDied(seat, hand):
                yield n.Died(seat, hand)
            case e.CardOpened(seat, card):
                yield n.Open(seat, card)
            case e.NobodyHolds(card):
                yield n.Missing(turn, card)
            case e.PoolLooked(seat):
                yield n.Looked(seat, None, _cards(after))
            case e.RoomCardLooked(seat, room):
                yield n.Looked(seat, room, _cards(after))
            case _:
                pass


def _card(event: Event | None) -> Card | None:
    """The card that one saw with it."""
    return event.card if isinstance(event, e.CardShown | e.CardSpied | e.CardGlimpsed) else None


def _cards(event: Event | None) -> Cards | None:
    if isinstance(event, e.RoomCardSeen):
        return cards_of((event.card,))
    return event.cards if isinstance(event, e.PoolSeen) else None
