"""``lenoir deduce``: the deals that agree with what someone knows, as a sheet or as numbers."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from heapq import nlargest
from pathlib import Path
from time import perf_counter

import msgspec

from lenoir.core.cards import Card
from lenoir.core.events import Event, GameEnded, GameStarted, TurnBegan
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.core.visibility import seen_by
from lenoir.deduction.facts import ENVELOPE, POOL, Place, in_room
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.positions import Position, answered, as_answer, read_position
from lenoir.editions.loader import load_edition
from lenoir.messages import BadInput, Messages
from lenoir.record.record import as_seen
from lenoir.tui.board import token_code
from lenoir.tui.notebook import TITLES
from lenoir.tui.paper import load
from lenoir.tui.replay import names_in, viewer_called
from lenoir.tui.screen import Screen
from lenoir.tui.voice import Voice

SURE, IMPOSSIBLE = "●", "·"
BEST = 5
"""How many cases are listed."""


def run(args: Namespace, say: Messages) -> int:
    """Answer positions, or show what a seat can know in a recorded game."""
    if (args.file is None) == (args.states is None):
        raise BadInput(say("record-or-states"))
    if args.states is None:
        _show_record(args, say)
    elif args.seat is not None or args.turn is not None:
        raise BadInput(say("only-with-record"))
    else:
        _answer_states(args.states, say)
    return 0


# Positions


def _answer_states(file: str, say: Messages) -> None:
    for number, line in enumerate(_lines(file, say), start=1):
        if line.strip():
            position = _position(line, file, number, say)
            began = perf_counter()
            try:
                counts = answered(position)
            except ValueError:
                raise BadInput(say("position-bad-fact", file=file, line=number)) from None
            micros = round((perf_counter() - began) * 1_000_000)
            print(json.dumps({**as_answer(position, counts), "micros": micros}), flush=True)


def _lines(file: str, say: Messages) -> Iterable[bytes]:
    """The lines of a file, or of what comes in."""
    if file == "-":
        return sys.stdin.buffer
    try:
        return Path(file).read_bytes().splitlines()
    except FileNotFoundError:
        raise BadInput(say("no-such-file", file=file)) from None
    except OSError as error:
        raise BadInput(say("cannot-read", file=file, reason=error.strerror or "")) from None


def _position(line: bytes, file: str, number: int, say: Messages) -> Position:
    try:
        position = read_position(line)
        _ = position.layout
    except msgspec.ValidationError as error:
        field = str(error).rpartition("`")[0].rpartition("`")[2]
        raise BadInput(say("position-bad-field", file=file, line=number, field=field)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput(say("position-no-json", file=file, line=number)) from None
    except ValueError:
        raise BadInput(say("position-bad-layout", file=file, line=number)) from None
    return position


# A record


def _show_record(args: Namespace, say: Messages) -> None:
    record = load(args.file, say)
    edition, started = load_edition(record.header.edition), record.events[0]
    assert isinstance(started, GameStarted), "a record begins with the start"
    names = tuple(names_in(record, len(started.suspects)))
    voice = Voice(say, edition, started.suspects, names)
    viewer = SPECTATOR if record.header.seat is None else record.header.seat
    if args.seat is not None:
        viewer = viewer_called(args.seat, voice, record)
    if record.header.kind == "full":
        record = as_seen(record, viewer)
    events = _until(record.events, args.turn, say)
    view = View.of(edition, viewer).then(seen_by(viewer, events))
    show_sheet(Screen(), voice, view)


def _until(events: Sequence[Event], turn: int | None, say: Messages) -> Sequence[Event]:
    """What happened up to the end of a turn; by default, before the envelope is opened for all."""
    began = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
    if turn is None:
        ends = (at for at, event in enumerate(events) if isinstance(event, GameEnded))
        return events[: next(ends, len(events))]
    if not 0 <= turn <= len(began):
        raise BadInput(say("bad-turn", turns=len(began)))
    return events[: [*began, len(events)][turn]]


def show_sheet(screen: Screen, voice: Voice, view: View) -> None:
    """A row for each card, a column for each place, then the number of deals and the best cases."""
    say, known = voice.say, Knowledge.of(view)
    who = say("deduce-spectator") if view.viewer == SPECTATOR else voice.seat(view.viewer)
    screen.heading(say("deduce-heading", who=who, turn=view.table.turns))
    wide = max(len(voice.card(Card(n))) for n in range(len(voice.edition.deck)))
    columns = dict(_columns(voice, view))
    screen.write(f"  {'':{wide}}  " + " ".join(f"{head:>3}" for head in columns.values()))
    for title, kind in zip(TITLES, voice.edition.deck.kinds, strict=True):
        screen.write(f"  {say(title)}", "dim")
        for card in map(Card, kind):
            cells = (f"{_cell(known.share(card, place)):>3}" for place in columns)
            screen.write(f"  {voice.card(card):{wide}}  " + " ".join(cells))
    screen.write(f"  {say('deduce-legend')}", "dim")
    screen.say(say("deduce-deals", n=known.deals), indent="  ")
    screen.heading(say("deduce-cases"))
    for case in nlargest(BEST, known.envelopes, key=known.envelopes.__getitem__):
        share = _cell(Fraction(known.envelopes[case], known.deals)).replace(SURE, "100")
        screen.write("  " + say("deduce-case", share=f"{share:>3}", case=voice.case(case)))


def _columns(voice: Voice, view: View) -> Iterator[tuple[Place, str]]:
    """The places, and how they are headed."""
    table = view.table
    for seat in table.seats:
        yield Place(seat), token_code(voice, table.token_of(Seat(seat)))
    if table.pool_size and voice.edition.pool is not None:
        yield POOL, voice.place(voice.edition.pool)[:3]
    for room in table.in_rooms:
        yield in_room(room), voice.place(room).split()[-1][:3]
    yield ENVELOPE, voice.say("deduce-envelope")


def _cell(share: Fraction) -> str:
    """What is not certain never looks as if it were."""
    if share in (0, 1):
        return SURE if share else IMPOSSIBLE
    return str(min(99, max(1, round(100 * share))))
