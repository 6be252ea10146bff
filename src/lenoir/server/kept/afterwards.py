"""The doors to a game that is over: for everybody at its table nothing is hidden any more."""

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromQuery
from msgspec import Struct

from lenoir.bots.catalogue import BUILT_IN
from lenoir.bots.players import offered
from lenoir.core.edition import Language
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.play.logs.ports import GameId, LogId
from lenoir.play.refusal import Refusal
from lenoir.play.tables.sitting import PLAIN
from lenoir.play.tables.table_view import TableView
from lenoir.review.uncertainty import Review
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.doorstep import (
    AnyRequest,
    TheGroup,
    TheTable,
    TheVisitor,
    Visitor,
    is_heavy,
    tried,
)
from lenoir.server.kept.keeping import response
from lenoir.server.sockets.connection import teller_in
from lenoir.telling.replay import replaying
from lenoir.telling.scene import Teller
from lenoir.wire import Replay

NOT_INDEXED: Final = {"vary": "Accept-Language, Authorization", "x_robots_tag": "noindex, nofollow"}
"""For what strangers see: it depends on their key alone, and no search engine may list it."""

_encode: Final = msgspec.json.Encoder().encode


class Finished(Struct, frozen=True):
    """A game that is over, and what its seats are called."""

    game: GameId
    names: tuple[str, ...]


@get("/api/tables/{table:str}/replay", summary="See a game again with anybody's eyes")
async def replay(
    request: AnyRequest,
    desk: TheDesk,
    visitor: TheVisitor,
    viewer: FromQuery[int] = SPECTATOR,
    game: FromQuery[str] = "",
    at: FromQuery[int | None] = None,
    language: FromQuery[Language] = "en",
) -> Response[Replay]:
    """The whole story and the last scene; with `at` the scene after that many events.

    `viewer` is any seat, or -1 for what everybody saw. Only once the game is over.
    """
    asked, seen = await asked_game(desk, visitor, game)
    key = ("replay", asked, seen.names if asked == seen.game else (), viewer, at, language)
    kept = desk.kept.get(key)
    if kept is None:
        finished = await finished_game(desk, visitor, asked, seen)
        told = await _replay(desk, visitor.group, finished, viewer, at, teller_in(language))
        kept = desk.kept.put(key, _encode(told))
    return response(request, kept, MediaType.JSON)


@get("/api/tables/{table:str}/published", summary="See a published game again")
async def published(
    request: AnyRequest,
    desk: TheDesk,
    found: TheTable,
    group: TheGroup,
    viewer: FromQuery[int] = SPECTATOR,
    at: FromQuery[int | None] = None,
    language: FromQuery[Language] = "en",
) -> Response[Replay]:
    """As `replay`, for anybody who shows the key of its link: `Authorization: Bearer KEY`.

    Nobody is named who has not agreed to it. A key that shows nothing, or nothing any more, is
    refused (``no_such_replay``).
    """
    link = request.headers.get("authorization", "").removeprefix("Bearer ")
    with tried(desk, group, link):
        game, names = await desk.house.tables.published(found, link)
    key = ("published", game, names, viewer, at, language)
    kept = desk.kept.get(key)
    if kept is None:
        is_heavy(desk, Visitor(found, link, group))
        await desk.house.referee.tags(game)  # once more: refused unless it is over
        teller = teller_to_strangers(language)
        told = await _replay(desk, group, Finished(game, names), viewer, at, teller)
        kept = desk.kept.put(key, _encode(told))
    return response(request, kept, MediaType.JSON, **NOT_INDEXED)


@cache
def teller_to_strangers(language: Language) -> Teller:
    """One for each language: whoever opens a published game has no part in it."""
    return Teller(language, addresses=False)


async def _replay(
    desk: Desk, group: str, finished: Finished, viewer: int, at: int | None, teller: Teller
) -> Replay:
    view = await view_of(desk, finished, viewer)
    length, names = len(view.stream), finished.names
    if at is not None and not 0 <= at <= length:
        raise Refusal("no_such_number")
    if at is None:
        key = (finished.game, Seat(viewer), teller.language, names)
        then, story = view, await desk.tales.told(group, key, view, teller, 0)
    else:
        first = View.of(view.table.edition, view.viewer)
        then = [first, *await desk.heavy.done(group, replaying(view, at))][-1]
        story = tuple(teller.story(then, names, max(at - 1, 0)))
    return Replay(
        finished.game,
        view.table.edition.key,
        Seat(viewer),
        tuple(map(teller.voice(view, names).seat, view.table.seats)),
        length,
        story,
        teller.scene(then, names),
    )


@get("/api/tables/{table:str}/review", summary="Who knew what when")
async def review(
    request: AnyRequest, desk: TheDesk, visitor: TheVisitor, game: FromQuery[str] = ""
) -> Response[Review]:
    """How much was open for each seat after each turn. Only once the game is over."""
    asked, seen = await asked_game(desk, visitor, game)
    kept = desk.kept.get(("review", asked))
    if kept is None:
        finished = await finished_game(desk, visitor, asked, seen)
        seats = range(len(finished.names))
        views = [await view_of(desk, finished, seat) for seat in seats]
        counted = await desk.reviews.of(finished.game, views, visitor.group)
        kept = desk.kept.put(("review", asked), _encode(counted))
    return response(request, kept, MediaType.JSON)


async def asked_game(desk: Desk, visitor: Visitor, game: str) -> tuple[GameId, TableView]:
    """The table's game or one of its past ones, for those who have a place at the table."""
    seen = await desk.house.tables.view(visitor.table, visitor.key)
    asked = game or seen.game
    if asked != seen.game and asked not in seen.past:
        raise Refusal("no_such_game")
    return GameId(LogId(asked)), seen


async def finished_game(desk: Desk, visitor: Visitor, game: GameId, seen: TableView) -> Finished:
    """A game that is over, to be worked on: so it counts as heavy."""
    is_heavy(desk, visitor)
    referee = desk.house.referee
    tags = await referee.tags(game)
    if game == seen.game:
        return Finished(game, seen.names)
    view = await referee.view(game, SPECTATOR)
    return Finished(game, _named(tags, len(view.table.suspects)))


async def view_of(desk: Desk, finished: Finished, viewer: int) -> View:
    """What a seat has seen of it, or everybody (-1)."""
    if not SPECTATOR <= viewer < len(finished.names):
        raise Refusal("no_such_seat")
    return await desk.house.referee.view(finished.game, Seat(viewer))


_BOTS: Final = frozenset({*BUILT_IN, *offered(), PLAIN})


def _named(tags: Mapping[str, str], seats: int) -> tuple[str, ...]:
    """The people of a past game; bots are called by their guests."""
    names = (tags.get(f"Name{seat}", "") for seat in range(seats))
    return tuple("" if name in _BOTS else name for name in names)


AFTERWARDS: Final = (replay, published, review)
