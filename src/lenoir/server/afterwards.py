"""The doors to a game that is over: for everybody at its table nothing is hidden any more."""

from typing import Final

from litestar import get
from litestar.params import FromPath, FromQuery
from msgspec import Struct

from lenoir.bots.catalogue import BUILT_IN
from lenoir.core.edition import Language
from lenoir.core.events import GameStarted
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.play.answers import Refused
from lenoir.play.players import offered
from lenoir.play.ports import LogId
from lenoir.play.sitting import PLAIN
from lenoir.record.record import Record
from lenoir.review.uncertainty import Review
from lenoir.server.connection import teller_in
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.doorstep import AnyRequest, Turned, granted, shown_key, table_called
from lenoir.telling.replay import replayed
from lenoir.wire import Replay


class _Finished(Struct, frozen=True):
    """A game that is over, and what its seats are called."""

    game: LogId
    record: Record
    names: tuple[str, ...]


@get("/api/tables/{table:str}/replay", summary="See a game again with anybody's eyes")
async def replay(
    table: FromPath[str],
    request: AnyRequest,
    desk: TheDesk,
    viewer: FromQuery[int] = SPECTATOR,
    game: FromQuery[str] = "",
    at: FromQuery[int | None] = None,
    language: FromQuery[Language] = "en",
) -> Replay:
    """The whole story and the last scene; with `at` the scene after so many events.

    `viewer` is any seat, or -1 for what everybody saw. Only once the game is over.
    """
    finished = await _finished(request, desk, table, game)
    view = await _seen(desk, finished, viewer)
    length, names = len(view.stream), finished.names
    if at is not None and not 0 <= at <= length:
        raise Turned(Refused("no_such_number"))
    then = view if at is None else replayed(view, at)
    teller = teller_in(language)
    first = 0 if at is None else max(at - 1, 0)
    return Replay(
        finished.game,
        view.table.edition.key,
        Seat(viewer),
        tuple(map(teller.voice(view, names).seat, view.table.seats)),
        length,
        tuple(teller.story(then, names, first)),
        teller.scene(then, names),
    )


@get("/api/tables/{table:str}/review", summary="Who knew what when")
async def review(
    table: FromPath[str], request: AnyRequest, desk: TheDesk, game: FromQuery[str] = ""
) -> Review:
    """How much was open for each seat after each turn. Only once the game is over."""
    finished = await _finished(request, desk, table, game)
    seats = range(len(finished.names))
    views = [await _seen(desk, finished, seat) for seat in seats]
    return granted(await desk.reviews.of(finished.game, views))


async def _finished(request: AnyRequest, desk: Desk, table: str, game: str) -> _Finished:
    """The table's game or one of its past ones, for those who have a place at the table."""
    found = table_called(table)
    key, house = shown_key(request, found), desk.house
    seen = granted(await desk.asked(found, lambda: house.tables.view(found, key)))
    if seen.you is not None and not seen.seats:
        raise Turned(Refused("not_seated"))  # who asks for a place sees no game
    asked = game or seen.game
    if asked != seen.game and asked not in seen.past:
        raise Turned(Refused("no_such_game"))
    record = granted(await house.referee.record(LogId(asked)))
    names = seen.names if asked == seen.game else _named(record)
    return _Finished(LogId(asked), record, names)


async def _seen(desk: Desk, finished: _Finished, viewer: int) -> View:
    if not SPECTATOR <= viewer < len(finished.names):
        raise Turned(Refused("no_such_seat"))
    return granted(await desk.house.referee.view(finished.game, Seat(viewer)))


_BOTS: Final = frozenset({*BUILT_IN, *offered(), PLAIN})


def _named(record: Record) -> tuple[str, ...]:
    """The people of a past game; bots are called by their guests."""
    started, tags = record.events[0], record.header.tags
    assert isinstance(started, GameStarted), "a record begins with the start"
    names = (tags.get(f"Name{seat}", "") for seat in range(len(started.suspects)))
    return tuple("" if name in _BOTS else name for name in names)


AFTERWARDS: Final = (replay, review)
