"""Public events that carry something of what is hidden: a count, a digest, a length, a flag."""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, cast

from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.cards import cards_of
from lenoir.core.events import Event, PhaseBegan
from lenoir.core.phases import Refuting
from lenoir.core.seats import Seat
from lenoir.rules.now import Now
from tests.leaks.planted.retold import retold


def refuting_says_how_many(now: Now, event: Event) -> Iterator[Event]:
    """The question carries how many of the named cards are in the hand."""
    match event:
        case PhaseBegan(Refuting(seat)):
            held = now.hand(seat) & cards_of(now.table.case or ())
            yield note(held.bit_count())
        case _:
            pass
    yield event


def turn_carries_a_digest(now: Now, event: Event) -> Iterator[Event]:
    """Every turn begins with a hash of the whole state, as an ETag would."""
    yield event
    if isinstance(event, e.TurnBegan):
        yield note(digest(now.state.truth))


def start_carries_a_digest(now: Now, event: Event) -> Iterator[Event]:
    """The first event has a hash of the deal, unsalted."""
    first = now.told[0] if now.told else event
    if isinstance(event, e.EnvelopeSealed) and isinstance(first, e.GameStarted):
        now.told[0] = replace(first, edition=f"{first.edition} {digest(event)}")
    yield event


def longer_by_card(now: Now, event: Event) -> Iterator[Event]:
    """What follows a card is the longer the higher the card."""
    yield event
    if isinstance(event, e.CardShown):
        yield note("x" * event.card)


def more_where_there_was_a_choice(now: Now, event: Event) -> Iterator[Event]:
    """One more event when the refuter could have shown another card."""
    yield event
    match event:
        case e.SuggestionRefuted(by, _, case):
            if (now.hand(by) & cards_of(case)).bit_count() > 1:
                yield e.Declined(by)
        case _:
            pass


def how_many_were_right(now: Now, event: Event) -> Iterator[Event]:
    """A sigh for each card that a wrong accuser had right."""
    yield event
    if isinstance(event, e.AccusationFailed):
        for told in tuple(now.told):
            if isinstance(told, e.CaseClaimed | e.CaseWritten):
                right = sum(card in now.state.solution for card in told.case)
                yield from (e.Declined(event.seat) for _ in range(right))


def note(text: object) -> Event:
    """A public event that nothing follows from, with something written on it."""
    return e.Declined(cast(Seat, str(text)))


def digest(value: object) -> str:
    """Eight digits are plenty: there are only 324 envelopes."""
    return sha256(repr(value).encode()).hexdigest()[:8]


LEAKS: Final = {
    "the question says how many cards the hand has": retold(refuting_says_how_many),
    "a turn begins with a digest of the state": retold(turn_carries_a_digest),
    "the game starts with a digest of the deal": retold(start_carries_a_digest),
    "what follows a card is longer for some cards": retold(longer_by_card),
    "one more event where there was a choice": retold(more_where_there_was_a_choice),
    "a wrong accusation tells how many cards were right": retold(how_many_were_right),
}
