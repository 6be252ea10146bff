"""``lenoir deduce``: what someone can know in a recorded game; or numbers for positions."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from lenoir.commands.printed.deduced import columns, show_sheet
from lenoir.commands.printed.deduced_data import as_data
from lenoir.commands.printed.reasons import show_reason
from lenoir.commands.replay import names_in, viewer_called
from lenoir.commands.typed.cards import card_called
from lenoir.commands.typed.paper import load
from lenoir.core.events import Event, GameEnded, GameStarted, TurnBegan
from lenoir.core.seats import SPECTATOR
from lenoir.core.view import View
from lenoir.core.visibility import seen_by
from lenoir.deduction.belief import Belief
from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.positions import Position, answered, as_answer, read_position
from lenoir.deduction.proving.explain import Explanation
from lenoir.editions.loader import load_edition
from lenoir.messages import BadInput, Messages
from lenoir.record.record import as_seen
from lenoir.telling.voice import Voice
from lenoir.telling.why import Why
from lenoir.terminal.screen import Screen


def run(args: Namespace, say: Messages) -> int:
    """Answer positions, or show what a seat can know in a recorded game."""
    if (args.file is None) == (args.states is None):
        raise BadInput(say("record-or-states"))
    if args.states is None:
        _show_record(args, say)
    elif (args.seat, args.turn, args.why) != (None, None, None):
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
            LOADER.hurry()  # the first answer comes at once, the others fast


def _lines(file: str, say: Messages) -> Iterable[bytes]:
    """The lines of a file, or of what comes in."""
    if file == "-":
        return sys.stdin.buffer
    try:
        return Path(file).read_bytes().splitlines()
    except FileNotFoundError:
        raise BadInput(say("no-such-file", file=file)) from None
    except IsADirectoryError:
        raise BadInput(say("is-a-folder", file=file)) from None
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
    card = None if args.why is None else card_called(args.why, voice)
    if args.json:
        print(as_data(view, card))
        return
    screen, belief = Screen(), Belief.of(view)
    show_sheet(screen, voice, view, belief)
    if card is not None:
        why = Why(voice, view, Explanation.of(belief.knowledge))
        places = tuple(place for place, _ in columns(voice, view))
        screen.heading(say("why-heading", card=voice.card(card)))
        for reason in why.about(card, places):
            show_reason(screen, reason, say)


def _until(events: Sequence[Event], turn: int | None, say: Messages) -> Sequence[Event]:
    """What happened up to the end of a turn; by default, before the envelope is opened for all."""
    began = [at for at, event in enumerate(events) if isinstance(event, TurnBegan)]
    if turn is None:
        ends = (at for at, event in enumerate(events) if isinstance(event, GameEnded))
        return events[: next(ends, len(events))]
    if not 0 <= turn <= len(began):
        raise BadInput(say("bad-turn", turns=len(began)))
    return events[: [*began, len(events)][turn]]
