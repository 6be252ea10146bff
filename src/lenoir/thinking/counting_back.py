"""What goes on in the process that counts games back: streams of seats in, reviews out.

It keeps the reviews it has begun, so that each piece goes on where the last one ended, and that a
moment can be looked into at once.
"""

import contextlib
import os
from functools import lru_cache
from hashlib import sha256
from itertools import count
from time import monotonic
from typing import Final

import msgspec
from msgspec import Raw, Struct

from lenoir.core.cards import Case
from lenoir.core.edition import Language
from lenoir.core.events import Event
from lenoir.core.recent import Recent
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction.counting.loading import LOADER
from lenoir.editions.loader import load_edition
from lenoir.messages import messages_in
from lenoir.review.moments import MomentReview
from lenoir.review.seat import SeatWalk
from lenoir.review.uncertainty import review_of
from lenoir.telling.hindsight import hindsight
from lenoir.telling.review import QUESTIONS, ReviewTeller
from lenoir.telling.voice import Voice

PIECE: Final = 0.4
"""Seconds after which what is known so far is told."""
WALKS: Final = 16
"""Reviews that are kept."""


class GameAsked(Struct, frozen=True, tag="game"):
    """Who knew what when, in a whole game."""

    edition: str
    streams: tuple[tuple[Event, ...], ...]


class SeatAsked(Struct, frozen=True, tag="seat"):
    """The next piece of a seat's review; with a moment, the questions that could be asked there."""

    edition: str
    seat: Seat
    language: Language
    names: tuple[str, ...]
    unjudged: tuple[int, ...]
    stream: Raw
    moment: int | None = None
    tried: Case | None = None


_asked: Final[msgspec.json.Decoder[GameAsked | SeatAsked]] = msgspec.json.Decoder(
    GameAsked | SeatAsked
)
_events: Final = msgspec.json.Decoder(tuple[Event, ...])
_encode: Final = msgspec.json.Encoder().encode
_walks: Recent[bytes, tuple[View, SeatWalk]] = Recent(WALKS)


def answer(data: bytes) -> bytes:
    """What is asked, as JSON."""
    _give_way()
    asked = _asked.decode(data)
    if isinstance(asked, SeatAsked):
        return _piece(asked) if asked.moment is None else _choices(asked, asked.moment)
    edition, seats = load_edition(asked.edition), map(Seat, count())
    views = [View.of(edition, next(seats), stream) for stream in asked.streams]
    return _encode(review_of(views))


def _piece(asked: SeatAsked) -> bytes:
    view, walk = _walk(asked)
    if walk.progress:  # the first piece is waited for
        LOADER.hurry()
    until = monotonic() + PIECE
    while not walk.is_done:
        walk.go_on()
        if monotonic() > until:
            break
    return _encode(hindsight(_teller(asked, view, walk), walk.progress))


def _choices(asked: SeatAsked, number: int) -> bytes:
    """Nothing, if there is no such question."""
    view, walk = _walk(asked)
    while not walk.is_done:
        walk.go_on()
    teller = _teller(asked, view, walk)
    moment = next((one for one in teller.review.moments if _is(one, number)), None)
    if moment is None:
        return b"[]"
    question = next(one for one in teller.review.questions if one.number == number)
    if asked.tried is not None and asked.tried not in dict(question.choices):
        return b"[]"
    return _encode(tuple(teller.choices(moment, asked.tried)))


def _is(moment: MomentReview, number: int) -> bool:
    return moment.number == number and moment.kind in QUESTIONS


def _walk(asked: SeatAsked) -> tuple[View, SeatWalk]:
    stream = bytes(asked.stream)
    about = f"{asked.edition} {asked.seat} {asked.unjudged} ".encode()
    name = sha256(about + stream).digest()
    begun = _walks.get(name)
    if begun is None:
        view = View.of(load_edition(asked.edition), asked.seat, _events.decode(stream))
        begun = view, SeatWalk(view, frozenset(asked.unjudged))
        _walks.put(name, begun)
    return begun


def _teller(asked: SeatAsked, view: View, walk: SeatWalk) -> ReviewTeller:
    table = view.table
    voice = Voice(messages_in(asked.language), table.edition, table.suspects, asked.names)
    return ReviewTeller(voice, view, walk.so_far())


@lru_cache
def _give_way() -> None:
    """Once: everything else on the machine goes first."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(10)
