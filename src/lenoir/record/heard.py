"""Heard: what somebody notes of a game played with a real box, and nothing else of it.

Nobody enters rolls and steps. What tells of cards makes a stream a third as long, and the same
follows from it. A line of the notebook is a *jotting*: whose turn it was, and what was heard.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core import events as e
from lenoir.core.cards import Card, Cards
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.options import Options
from lenoir.core.seats import SEATS_AT_MOST, Seat
from lenoir.core.view import View
from lenoir.record.errors import Nonsense
from lenoir.record.record import Record, record_of
from lenoir.record.values import NUMBER

UNSURE: Final = "Unsure"
"""The tag with the numbers of the jottings that somebody is not sure of."""

DEALING: Final = (e.GameStarted, e.CardsDealt, e.HandDealt)
SIGNS: Final = frozenset(
    {
        *(e.SuggestionMade, e.CannotRefute, e.SuggestionRefuted, e.SuggestionStood),
        *(e.SuggestionBlocked, e.CardPassed, e.CardShown, e.CardSpied, e.CardGlimpsed),
        *(e.AccusationMade, e.CaseClaimed, e.CaseWritten, e.EnvelopeSeen, e.AccusationFailed),
        *(e.SeatOut, e.CardWithheld, e.SeatChallenged, e.GameEnded, e.SeatDied),
        *(e.KeeperPlayed, e.PowerUsed, e.PoolLooked, e.PoolSeen, e.CardOpened, e.NobodyHolds),
        *(e.RoomCardLooked, e.RoomCardSeen, e.CardNoticed),
    }
)
"""What tells where a card is, or who has seen it."""
HEARD: Final = frozenset({*DEALING, e.TurnBegan, *SIGNS})


class Jotting(Struct, frozen=True):
    """One line: whose turn it was, and what was heard. Unsure ones are kept and not counted."""

    seat: Seat
    events: tuple[Event, ...]
    sure: bool = True

    def doubted(self, sure: bool = False) -> "Jotting":
        """The same line, of which one is sure or not."""
        return replace(self, sure=sure)


class Heard(Struct, frozen=True):
    """A notebook beside the box: the table, one's own hand, and a jotting a line."""

    edition: Edition
    me: Seat
    started: e.GameStarted
    dealt: e.CardsDealt
    hand: Cards
    jottings: tuple[Jotting, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def view(self) -> View:
        """What one knows by the jottings one is sure of; turn *n* is jotting *n*."""
        return View.of(self.edition, self.me, self.events(only_sure=True))

    def events(self, *, only_sure: bool = False) -> Iterator[Event]:
        """The whole stream. What is unsure leaves its turn, so that the numbers stay."""
        yield self.started
        yield self.dealt
        yield e.HandDealt(self.me, self.hand)
        for jotting in self.jottings:
            yield e.TurnBegan(jotting.seat)
            if jotting.sure or not only_sure:
                yield from jotting.events

    def with_jottings(self, jottings: Iterable[Jotting]) -> "Heard":
        """The same table with other lines."""
        return replace(self, jottings=tuple(jottings))


def beside_the_box(
    edition: Edition,
    options: Options,
    suspects: Sequence[Card],
    dealt: e.CardsDealt,
    me: Seat,
    hand: Cards,
    names: Sequence[str] = (),
) -> Heard:
    """An empty notebook. Where the weapons lie is not noted, so they lie in the first room."""
    nowhere = (edition.room_space(edition.deck.card(edition.deck.rooms[0])),)
    weapons = nowhere * len(edition.deck.weapons)
    started = e.GameStarted(edition.key, options, tuple(suspects), weapons)
    return Heard(edition, me, started, dealt, hand, (), tuple(names))


def heard_in(view: View, names: Sequence[str] = ()) -> Heard:
    """A seat's view of a whole game as it would have noted it: a jotting for each suggestion, and
    for each turn in which something else was heard."""
    return _noted(view, (jotting for jotting in _jottings(view) if jotting.events), names)


def _noted(view: View, jottings: Iterable[Jotting], names: Sequence[str]) -> Heard:
    deal = {type(event): event for event in view.stream if isinstance(event, DEALING)}
    started, dealt, hand = (deal[kind] for kind in DEALING)
    assert isinstance(started, e.GameStarted)
    assert isinstance(dealt, e.CardsDealt)
    assert isinstance(hand, e.HandDealt)
    known = (view.table.edition, hand.seat, started, dealt, hand.cards)
    return Heard(*known, tuple(jottings), tuple(names))


def _jottings(view: View) -> Iterator[Jotting]:
    seat: Seat | None = None
    signs: list[Event] = []
    for event in view.stream:
        if isinstance(event, e.TurnBegan) or (signs and isinstance(event, e.SuggestionMade)):
            if seat is not None:
                yield Jotting(seat, tuple(signs))
            signs = []
        if isinstance(event, e.TurnBegan):
            seat = event.seat
        elif type(event) in SIGNS:
            signs.append(event)
    if seat is not None:
        yield Jotting(seat, tuple(signs))


# A notebook on paper


def to_record(heard: Heard) -> Record:
    """A notebook as a record of its own kind, unsure lines and all."""
    unsure = [n for n, jotting in enumerate(heard.jottings, 1) if not jotting.sure]
    tags = {f"Name{seat}": name for seat, name in enumerate(heard.names) if name}
    if unsure:
        tags[UNSURE] = " ".join(map(str, unsure))
    record = record_of(View.of(heard.edition, heard.me, heard.events()), tags)
    return Record(replace(record.header, kind="heard"), record.events)


def from_record(record: Record, edition: Edition) -> Heard:
    """The notebook that a record of this kind holds; `Nonsense` if it is of another."""
    seat = record.header.seat
    if record.header.kind != "heard" or seat is None:
        raise Nonsense("not_a_notebook")
    tags = record.header.tags
    unsure = _numbers(tags.get(UNSURE, ""))
    names = tuple(tags.get(f"Name{at}", "") for at in range(SEATS_AT_MOST))
    view = View.of(edition, seat, record.events)
    heard = _noted(view, _jottings(view), names)
    if unsure and max(unsure) > len(heard.jottings):
        raise Nonsense("no_value", value=tags[UNSURE][:60], what="number")
    return heard.with_jottings(
        jotting.doubted(sure=number not in unsure)
        for number, jotting in enumerate(heard.jottings, 1)
    )


def _numbers(text: str) -> frozenset[int]:
    words = text.split()
    if not all(NUMBER.fullmatch(word) and int(word) for word in words):
        raise Nonsense("no_value", value=text[:60], what="number")
    return frozenset(map(int, words))
