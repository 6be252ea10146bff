"""``lenoir review``: a game that is over, looked at again from one seat or from all."""

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from lenoir.commands.printed.reviewed import show_open, show_review, show_table
from lenoir.commands.printed.reviewed_data import as_data
from lenoir.commands.replay import names_in, viewer_called
from lenoir.commands.typed.paper import load, reason
from lenoir.core.cards import Card, Case
from lenoir.core.events import GameStarted
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.messages import BadInput, Messages
from lenoir.record.heard import from_record
from lenoir.record.record import Record, as_seen
from lenoir.record.verify import verify
from lenoir.review.moments import MomentReview
from lenoir.review.seat import SeatReview, seat_review
from lenoir.telling.review import ReviewTeller
from lenoir.telling.review_card import svg
from lenoir.telling.voice import Voice
from lenoir.telling.words import matching
from lenoir.terminal.screen import Closed, Screen


def run(args: Namespace, say: Messages) -> int:
    """Review one game, or sum up many."""
    files = list(_files(args.files))
    if len(files) == 1 and not Path(args.files[0]).is_dir():
        _one(files[0], args, say)
        return 0
    if args.moment or args.try_again or args.open or args.card:
        raise BadInput(say("review-one-game"))
    reviewed = [(file, *_reviewed(file, args, say)) for file in files]
    if args.json:
        for file, record, voice, reviews in reviewed:
            print(json.dumps(as_data(file, record, voice, reviews), ensure_ascii=False))
    else:
        show_table(Screen(), say, [(voice, reviews) for _, _, voice, reviews in reviewed])
    return 0


def _files(named: Sequence[str]) -> Iterator[str]:
    """The records named, and those in the folders named."""
    for name in named:
        path = Path(name)
        if name != "-" and path.is_dir():
            yield from sorted(map(str, path.glob("*.jsonl")))
        else:
            yield name


def _one(file: str, args: Namespace, say: Messages) -> None:
    record, voice, reviews = _reviewed(file, args, say)
    if (args.moment or args.try_again or args.card) and len(reviews) != 1:
        seats = ", ".join(voice.edition.deck.ids[suspect] for suspect in voice.suspects)
        raise BadInput(say("review-which-seat", seats=seats))
    if args.open and record.header.kind != "full":
        raise BadInput(say("review-not-full"))
    if args.json:
        print(json.dumps(as_data(file, record, voice, reviews), ensure_ascii=False))
        return
    screen = Screen()
    for view, review in reviews:
        teller = ReviewTeller(voice, view, review)
        if args.try_again:
            _try(screen, teller, args.moment or 1)
        elif args.moment:
            _show_moment(screen, teller, args.moment)
        else:
            show_review(screen, teller)
    if args.open:
        show_open(screen, voice, record)
    if args.card:
        _write_card(args.card, voice, reviews[0][1], say)


Reviewed = tuple[Record, Voice, list[tuple[View, SeatReview]]]


def _reviewed(file: str, args: Namespace, say: Messages) -> Reviewed:
    """A record, and the reviews of the seats asked for."""
    record = load(file, say)
    if not record.is_over and record.header.kind != "heard":  # a notebook has no end to wait for
        raise BadInput(say("review-unfinished", file=file))
    if record.header.kind == "full":
        wrong = verify(record).wrong
        if wrong is not None:
            why = say("place-event", n=wrong.line - 1, reason=reason(wrong.code, wrong.params, say))
            raise BadInput(say("review-wrong", file=file, reason=why))
    edition, started = load_edition(record.header.edition), record.events[0]
    assert isinstance(started, GameStarted), "a record begins with the start"
    voice = Voice(say, edition, started.suspects, (*names_in(record, len(started.suspects)),))
    own = record.header.kind in ("seat", "heard")
    seats = [record.header.seat] if own else [*range(len(voice.suspects))]
    if args.seat is not None:
        seats = [viewer_called(args.seat, voice, record)]
    if SPECTATOR in seats or record.header.kind == "public":
        names = ", ".join(edition.deck.ids[suspect] for suspect in voice.suspects)
        raise BadInput(say("review-which-seat", seats=names))
    views = [_view(record, Seat(seat)) for seat in seats if seat is not None]
    return record, voice, [(view, seat_review(view)) for view in views]


def _view(record: Record, seat: Seat) -> View:
    edition = load_edition(record.header.edition)
    if record.header.kind == "heard":
        return from_record(record, edition).view
    seen = as_seen(record, seat) if record.header.kind == "full" else record
    return View.of(edition, seat, seen.events)


def _moment(teller: ReviewTeller, number: int) -> MomentReview:
    moments = teller.review.moments
    if not 1 <= number <= len(moments):
        raise BadInput(teller.say("review-no-moment", n=number, most=len(moments)))
    return moments[number - 1]


def _show_moment(screen: Screen, teller: ReviewTeller, number: int) -> None:
    moment = _moment(teller, number)
    screen.say(teller.moment(moment), style="bold")
    for choice, answers in teller.details(moment):
        screen.write()
        screen.say(choice)
        for answer in answers:
            screen.say(answer, indent="  ", hang="    ")


def _try(screen: Screen, teller: ReviewTeller, number: int) -> None:
    """Ask first, and tell only then."""
    moment = _moment(teller, number)
    choices = [one.choices for one in teller.review.questions if one.number == moment.number]
    if not choices or moment.kind not in ("lost", "idle", "find"):
        raise BadInput(teller.say("review-no-question", n=number))
    rooms = sorted({case.room for case, _ in choices[0]})
    room = teller.voice.card(rooms[0])
    try:
        typed = screen.read(teller.say("review-try", rooms=len(rooms), room=room) + " ")
        while (case := _case(typed, teller.voice, rooms)) is None:
            typed = screen.read(teller.say("review-try-again", rooms=len(rooms)) + " ")
    except Closed:
        return
    screen.say(teller.tried(moment, case), style="bold")
    _show_moment(screen, teller, number)


def _case(typed: str, voice: Voice, rooms: Sequence[Card]) -> Case | None:
    """The case that was typed; where only one room can be named, it goes without saying."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    if len(rooms) == 1 and len(parts) == 2:
        parts.append(voice.edition.deck.ids[rooms[0]])
    if len(parts) != 3:
        return None
    suspects, weapons, _ = voice.edition.deck.kinds
    found = []
    for part, kind in zip(parts, (suspects, weapons, rooms), strict=True):
        cards = [Card(card) for card in kind]
        which = matching(part, [voice.typed_card(card) for card in cards])
        if len(which) != 1:
            return None
        found.append(cards[which[0]])
    return Case(*found)


def _write_card(name: str, voice: Voice, review: SeatReview, say: Messages) -> None:
    path = Path(name)
    if path.suffix != ".svg":
        raise BadInput(say("review-card-suffix", file=name))
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(svg(voice, review, len(voice.suspects)))
    except FileExistsError:
        raise BadInput(say("review-card-exists", file=name)) from None
    except OSError as error:
        raise BadInput(say("cannot-write", file=name, reason=error.strerror or "")) from None
