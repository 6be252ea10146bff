"""True and public, but nobody's business: the engine says more than the rules let it."""

from collections.abc import Iterator
from typing import Final

from lenoir.core import events as e
from lenoir.core.cards import each
from lenoir.core.events import Event
from lenoir.core.keepers import each_keeper
from lenoir.rules.now import Now
from tests.leaks.planted.retold import retold


def dead_keepers(now: Now, event: Event) -> Iterator[Event]:
    """With the dead's hand their keepers are turned over too (against D-17)."""
    if isinstance(event, e.SeatDied):
        for keeper in tuple(each_keeper(now.state.keepers(event.seat))):
            yield e.KeeperPlayed(event.seat, keeper)
    yield event


def room_or_envelope(now: Now, event: Event) -> Iterator[Event]:
    """When a card is called for and lies in a room, nothing is said (against T-14)."""
    in_rooms = dict(now.state.truth.in_rooms).values()
    if not (isinstance(event, e.NobodyHolds) and event.card in in_rooms):
        yield event


def the_others_answer_too(now: Now, event: Event) -> Iterator[Event]:
    """After a card was shown the later seats still say "none" (against C-7)."""
    yield event
    if isinstance(event, e.SuggestionRefuted):
        order = now.table.seats_after(event.to)
        for seat in order[order.index(event.by) + 1 :]:
            if not any(card in event.case for card in each(now.hand(seat))):
                yield e.CannotRefute(seat, event.case)


def all_that_fit(now: Now, event: Event) -> Iterator[Event]:
    """The suggester is shown every named card of the hand (against C-7)."""
    yield event
    if isinstance(event, e.CardShown) and now.table.case is not None:
        for card in each(now.hand(event.by)):
            if card in now.table.case and card != event.card:
                yield e.CardShown(event.by, event.to, card)


def the_out_lay_open(now: Now, event: Event) -> Iterator[Event]:
    """Who is out lays a card open (against C-8)."""
    yield event
    if isinstance(event, e.SeatOut):
        yield e.CardOpened(event.seat, max(each(now.hand(event.seat))))


LEAKS: Final = {
    "the dead's keepers are turned over": retold(dead_keepers),
    "a card in a room is told from one in the envelope": retold(room_or_envelope),
    "after a card was shown the others still answer": retold(the_others_answer_too),
    "the suggester is shown every card that fits": retold(all_that_fit),
    "who is out lays a card open": retold(the_out_lay_open),
}
