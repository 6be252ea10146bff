"""``lenoir replay``: a recorded game told again, turn by turn."""

from argparse import Namespace
from collections.abc import Iterator, Sequence

from lenoir.commands.typed.paper import load
from lenoir.core.cards import Card
from lenoir.core.edition import Edition
from lenoir.core.events import Event, GameStarted, TurnBegan
from lenoir.core.seats import SPECTATOR, Viewer
from lenoir.core.view import View
from lenoir.core.visibility import seen_by
from lenoir.editions.loader import load_edition
from lenoir.messages import BadInput, Messages
from lenoir.record.codec import encode_event
from lenoir.record.record import Record, as_seen
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice
from lenoir.telling.words import matching, simple
from lenoir.terminal.legend import draw_table
from lenoir.terminal.news import show_news
from lenoir.terminal.screen import Closed, Screen


def run(args: Namespace, say: Messages) -> int:
    """Tell the game, or print its events."""
    record = load(args.file, say)
    edition = load_edition(record.header.edition)
    started = record.events[0]
    assert isinstance(started, GameStarted), "a record begins with the start"
    names = tuple(names_in(record, len(started.suspects)))
    voice = Voice(say, edition, started.suspects, names)
    viewer = SPECTATOR if record.header.seat is None else record.header.seat
    if args.seat is not None:
        viewer = viewer_called(args.seat, voice, record)
        record = as_seen(record, viewer) if record.header.kind == "full" else record
    if args.json:
        for event in record.events:
            print(encode_event(event).decode())
        return 0
    screen = Screen()
    teller = TurnTeller(
        screen, Story(voice, viewer), edition, stops=screen.is_live and not args.all
    )
    try:
        teller.tell(record.events, by_sentence=args.step)
    except Closed:
        return 0
    if not record.is_over:
        screen.say(say("unfinished-record"), style="dim")
    return 0


class TurnTeller:
    """Tells events a turn at a time, and knows where everything stands."""

    def __init__(self, screen: Screen, story: Story, edition: Edition, stops: bool) -> None:
        self.screen, self.story, self.stops = screen, story, stops
        self.view = View.of(edition, SPECTATOR)

    def tell(self, events: Sequence[Event], by_sentence: bool) -> None:
        """Turn by turn, or event by event."""
        for turn in _turns(events):
            self._head(turn[0])
            parts = [(event,) for event in turn] if by_sentence else [turn]
            for part in parts:
                show_news(self.screen, self.story, part)
                self.view = self.view.then(seen_by(SPECTATOR, part))
                if self.stops and any(any(self.story.tell(event)) for event in part):
                    self._wait()

    def _head(self, event: Event) -> None:
        if isinstance(event, TurnBegan):
            voice = self.story.voice
            who, number = voice.seat(event.seat), self.view.table.turns + 1
            self.screen.heading(voice.say("turn-heading", n=number, who=who))

    def _wait(self) -> None:
        while True:
            typed = simple(self.screen.read(self.story.voice.say("replay-next") + " > "))
            if typed == "b":
                draw_table(self.screen, self.story.voice, self.view.table)
            elif typed == "q":
                raise Closed
            else:
                return


def _turns(events: Sequence[Event]) -> Iterator[tuple[Event, ...]]:
    """The deal, then each turn with all that happened in it."""
    turn: list[Event] = []
    for event in events:
        if isinstance(event, TurnBegan) and turn:
            yield tuple(turn)
            turn = []
        turn.append(event)
    yield tuple(turn)


def names_in(record: Record, seats: int) -> Iterator[str]:
    """The players' names, as far as the record gives them without a gap."""
    for seat in range(seats):
        name = record.header.tags.get(f"Name{seat}")
        if name is None:
            return
        yield name


def viewer_called(typed: str, voice: Voice, record: Record) -> Viewer:
    """Whose eyes to see with: a suspect, a number, or the spectator's."""
    seats = range(len(voice.suspects))
    known = [voice.typed_card(Card(suspect)) for suspect in voice.suspects]
    if typed == "spectator":
        return SPECTATOR
    if typed.isdecimal() and int(typed) in seats:
        viewer = Viewer(int(typed))
    elif len(found := matching(typed, known)) == 1:
        viewer = Viewer(found[0])
    else:
        ids = voice.edition.deck.ids
        names = ", ".join(f"{seat} {ids[voice.suspects[seat]]}" for seat in seats)
        raise BadInput(voice.say("no-such-seat", seat=typed, seats=names))
    if record.header.kind != "full" and viewer != record.header.seat:
        raise BadInput(voice.say("not-in-record"))
    return viewer
