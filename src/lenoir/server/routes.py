"""The doors over HTTP: each checks nothing itself, asks the house, and hands on its answer."""

import gzip
from functools import cache
from hmac import compare_digest
from typing import Final, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from lenoir.core.cards import Card
from lenoir.core.edition import LANGUAGES, Language
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.deduction.facts import Place
from lenoir.editions.loader import edition_keys
from lenoir.play.games.answers import Refused
from lenoir.play.logs.ports import LogId
from lenoir.play.logs.shelf import Stop
from lenoir.play.people.keys import key_of, new_key
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import Opened, Opening
from lenoir.play.talk.notes import Notebook
from lenoir.record import codec
from lenoir.record.record import Record
from lenoir.server.cookies import cookie_of, device_cookie, key_in
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.doorstep import (
    AnyRequest,
    Turned,
    changing_key,
    granted,
    group_at,
    is_heavy,
    shown_key,
    table_called,
    tried,
)
from lenoir.server.guarding.allowances import AN_HOUR, Rate
from lenoir.server.guarding.bouncer import word_in
from lenoir.server.guarding.guard import Scope
from lenoir.server.kept.afterwards import AFTERWARDS, asked_game
from lenoir.server.kept.keeping import response
from lenoir.server.seeing.metrics import MEDIA_TYPE
from lenoir.server.sockets.connection import teller_in
from lenoir.telling.deduced import Deduced
from lenoir.telling.first_case import FirstCase, first_case
from lenoir.telling.readings import HowWePlay, how_we_play
from lenoir.telling.sheets import Catalogue, catalogue
from lenoir.telling.why import Reason
from lenoir.wire import (
    Claim,
    Found,
    Join,
    Listed,
    Offered,
    Offering,
    Pencilling,
    Reported,
    Reporting,
    Spectate,
    Ticket,
    Wishing,
)

REPORTS: Final = Rate(20, AN_HOUR)
"""Of one household."""
JSON_LINES: Final = "application/jsonl"
DOWNLOAD: Final = {"content-disposition": 'attachment; filename="lenoir.jsonl"'}


@post("/api/tables", status_code=HTTP_201_CREATED, summary="Open a table")
async def open_table(
    data: JSONBody[Opening], request: AnyRequest, desk: TheDesk
) -> Response[Opened]:
    """A new table, or the same again for the same word; the cookie makes this device its host's."""
    group = group_at(request)
    if not desk.limits.allows(
        ("openings", group), Rate(desk.allowances.openings_per_address, AN_HOUR)
    ):
        raise TooManyRequestsException
    key = _device_key(desk, "open", data.device)
    opened = granted(await desk.house.tables.open(data, key, desk.household(group)))
    mine = cookie_of(request, opened.table, key)
    return Response(opened, cookies=[mine, *await _known(request, desk, opened.table, 0)])


@get("/api/tables", summary="Tables with a free chair for strangers")
async def listed(desk: TheDesk) -> Listed:
    """At most fifty, the latest first."""
    return Listed(granted(await desk.house.tables.listed()))


@get("/api/codes/{code:str}", summary="Find a table by its short code")
async def find(code: FromPath[str], request: AnyRequest, desk: TheDesk) -> Found:
    """The code is also an invitation. Wrong ones are counted."""
    return Found(await tried(request, desk, code, lambda: desk.house.tables.find(code)))


@get("/api/tables/{table:str}", summary="Look at a table")
async def look(table: FromPath[str], request: AnyRequest, desk: TheDesk) -> TableView:
    """For its people and those who look on."""
    found = table_called(table)
    key = shown_key(request, found)
    return granted(await desk.asked(found, lambda: desk.house.tables.view(found, key)))


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK, summary="Take a chair")
async def join(
    table: FromPath[str], data: JSONBody[Join], request: AnyRequest, desk: TheDesk
) -> Response[TableView]:
    """Who has a seat here already keeps it, and takes no other."""
    found = table_called(table)
    key = await _own_key(request, desk, found, data.device)
    tables, body = desk.house.tables, data

    async def joining() -> TableView | Refused:
        return await desk.asked(
            found, lambda: tables.join(found, body.invite, key, body.name, body.chair)
        )

    joined = await tried(request, desk, body.invite, joining)
    mine = cookie_of(request, found, key)
    return Response(joined, cookies=[mine, *await _known(request, desk, found, joined.you)])


@post(
    "/api/tables/{table:str}/claim", status_code=HTTP_200_OK, summary="Use a link that works once"
)
async def claim(
    table: FromPath[str], data: JSONBody[Claim], request: AnyRequest, desk: TheDesk
) -> Response[TableView]:
    """Bring another device, or take over a chair."""
    found = table_called(table)
    key = await _own_key(request, desk, found, data.device)
    tables = desk.house.tables

    async def claiming() -> TableView | Refused:
        return await desk.asked(found, lambda: tables.claim(found, data.offer, key, data.name))

    claimed = await tried(request, desk, data.offer, claiming)
    mine = cookie_of(request, found, key)
    return Response(claimed, cookies=[mine, *await _known(request, desk, found, claimed.you)])


async def _known(
    request: AnyRequest, desk: Desk, table: LogId, person: int | None
) -> tuple[Cookie, ...]:
    """Note from where somebody has come, as digests; a device that has no word gets one."""
    word = word_in(cast("Scope", request.scope))
    cookies = () if word else (device_cookie(request, word := new_key()),)
    if person is not None:
        address = desk.bouncer.address(group_at(request))
        await desk.house.callers.note(table, person, (address, desk.bouncer.device(word)))
    return cookies


async def _own_key(request: AnyRequest, desk: Desk, table: LogId, device: str) -> str:
    """The key of who sits here; for everybody else that of their device, or a new one."""
    key = key_in(request, table)
    session = await desk.asked(table, lambda: desk.house.tables.session(table, key))
    if not isinstance(session, Refused):
        return key
    return _device_key(desk, table, device)


def _device_key(desk: Desk, place: str, device: str) -> str:
    """The key of a device by its word, or a new one if it has none."""
    if not device:
        return new_key()
    try:
        return key_of(desk.devices, place, device)
    except Stop as stop:
        raise Turned(stop.refused) from None


@post("/api/tables/{table:str}/spectate", status_code=HTTP_200_OK, summary="Look on")
async def spectate(
    table: FromPath[str], data: JSONBody[Spectate], request: AnyRequest, desk: TheDesk
) -> Response[TableView]:
    """With the key of the link for that; who sits here keeps their seat."""
    found = table_called(table)
    tables, key = desk.house.tables, key_in(request, found)

    async def looking() -> TableView | Refused:
        return await desk.asked(found, lambda: tables.view(found, data.watch))

    view = await tried(request, desk, data.watch, looking)
    session = await desk.asked(found, lambda: tables.session(found, key))
    if isinstance(session, Refused):
        return Response(view, cookies=[cookie_of(request, found, data.watch)])
    return Response(view)


@post(
    "/api/tables/{table:str}/offer", status_code=HTTP_200_OK, summary="Make a link that works once"
)
async def offer(
    table: FromPath[str], data: JSONBody[Offering], request: AnyRequest, desk: TheDesk
) -> Offered:
    """For another device, or for whoever takes over a chair."""
    found = table_called(table)
    key = changing_key(request, desk, found)
    offering = await desk.asked(found, lambda: desk.house.tables.offer(found, key, data.chair))
    return Offered(granted(offering))


@post("/api/tables/{table:str}/wish", status_code=HTTP_200_OK, summary="Ask something of the table")
async def wish(
    table: FromPath[str], data: JSONBody[Wishing], request: AnyRequest, desk: TheDesk
) -> TableView:
    """Start, leave, seat a bot, park, have a rematch and so on; done once for each name."""
    found = table_called(table)
    key = changing_key(request, desk, found)
    tables = desk.house.tables
    view = await desk.asked(found, lambda: tables.wish(found, key, data.cmd_id, data.wish))
    desk.caretaker.nudge(found)
    if isinstance(view, TableView) and view.is_mixing:
        desk.caretaker.tend(found)
    return granted(view)


@post(
    "/api/tables/{table:str}/ticket", status_code=HTTP_200_OK, summary="Get a ticket for a socket"
)
async def ticket(table: FromPath[str], request: AnyRequest, desk: TheDesk) -> Ticket:
    """It is the first message of the socket at /api/socket."""
    found = table_called(table)
    key = shown_key(request, found)
    granted(await desk.asked(found, lambda: desk.house.tables.view(found, key)))
    return Ticket(desk.tickets.new(found, key))


@get("/api/tables/{table:str}/record", summary="Download the record of a game")
async def record(
    table: FromPath[str],
    request: AnyRequest,
    desk: TheDesk,
    seat: FromQuery[int] = SPECTATOR,
    game: FromQuery[str] = "",
) -> Response[bytes]:
    """All of it once the game is over; before that what an own seat, or a spectator, has seen.

    `game` is one of the past games of the table.
    """
    asked, view = await asked_game(request, desk, table, game)
    key, house = shown_key(request, view.table), desk.house

    async def encoded(record: Record) -> bytes:
        return b"".join(await desk.heavy.done(group_at(request), codec.lines(record)))

    if asked == view.game:
        found = view.table
        granted(await desk.asked(found, lambda: house.tables.door(found, key, Seat(seat))))
    kept = desk.kept.get(("record", asked))
    if kept is None:
        is_heavy(request, desk, view.table)
        whole = await house.referee.record(asked)
        if asked == view.game and whole == Refused("not_over"):
            own = granted(await house.referee.record(asked, Seat(seat)))
            return Response(await encoded(own), media_type=JSON_LINES, headers=DOWNLOAD)
        kept = desk.kept.put(("record", asked), await encoded(granted(whole)))
    return response(request, kept, JSON_LINES, **DOWNLOAD)


@get("/api/tables/{table:str}/notes", summary="Read the notebook of an own seat")
async def notes(
    table: FromPath[str], request: AnyRequest, desk: TheDesk, seat: FromQuery[int]
) -> Notebook:
    """What is pencilled in during the game under way, or the last one."""
    found = table_called(table)
    key, books = shown_key(request, found), desk.house.notes
    book = await desk.asked(found, lambda: books.notebook(found, key, Seat(seat)))
    return granted(book)


@post(
    "/api/tables/{table:str}/notes",
    status_code=HTTP_200_OK,
    summary="Write into the notebook of an own seat",
)
async def pencil(
    table: FromPath[str], data: JSONBody[Pencilling], request: AnyRequest, desk: TheDesk
) -> Notebook:
    """Some changes at once; done once for each name."""
    found = table_called(table)
    key, books, body = changing_key(request, desk, found), desk.house.notes, data
    book = await desk.asked(
        found, lambda: books.pencil(found, key, body.seat, body.cmd_id, body.changes)
    )
    return granted(book)


@post("/api/tables/{table:str}/report", status_code=HTTP_200_OK, summary="Report somebody")
async def report(
    table: FromPath[str], data: JSONBody[Reporting], request: AnyRequest, desk: TheDesk
) -> Reported:
    """To whoever runs the server, once for each person and reason."""
    found = table_called(table)
    key = shown_key(request, found)
    if not desk.limits.allows(("reports", group_at(request)), REPORTS):
        raise TooManyRequestsException
    reports, body = desk.house.reports, data
    granted(
        await desk.asked(
            found, lambda: reports.report(found, key, body.person, body.reason, body.text)
        )
    )
    return Reported(data.person, data.reason)


@get("/api/tables/{table:str}/knowledge", summary="All that follows from what an own seat has seen")
async def knowledge(
    table: FromPath[str], request: AnyRequest, desk: TheDesk, seat: FromQuery[int]
) -> Deduced:
    """Only if the table allows that; with odds, if it allows them too."""
    found = table_called(table)
    key, deducing, group = shown_key(request, found), desk.deducing, group_at(request)
    is_heavy(request, desk, found)
    return granted(await desk.asked(found, lambda: deducing.sheet(found, key, Seat(seat), group)))


@get("/api/tables/{table:str}/why", summary="Why a card must be at a place or cannot be")
async def why(
    table: FromPath[str],
    request: AnyRequest,
    desk: TheDesk,
    seat: FromQuery[int],
    card: FromQuery[int],
    place: FromQuery[int],
    language: FromQuery[Language] = "en",
) -> Reason:
    """A proof from what an own seat has seen; or what would settle it, if it is open."""
    found = table_called(table)
    key, deducing, group = shown_key(request, found), desk.deducing, group_at(request)
    is_heavy(request, desk, found)
    cell = (Card(card), Place(place), language)
    return granted(
        await desk.asked(found, lambda: deducing.why(found, key, Seat(seat), cell, group))
    )


@get("/api/catalogue", summary="All editions and bots", media_type=MediaType.JSON)
async def whole_catalogue(request: AnyRequest) -> Response[Catalogue]:
    """What can be played, in both languages: boards, cards, options, bots.

    It hides nothing and is the same for everybody, so it alone is compressed.
    """
    plain, packed = _catalogue()
    if "gzip" in request.headers.get("accept-encoding", ""):
        return _as_json(packed, {"content-encoding": "gzip", "vary": "Accept-Encoding"})
    return _as_json(plain, {"vary": "Accept-Encoding"})


def _as_json(data: bytes, headers: dict[str, str]) -> Response[Catalogue]:
    """Bytes that were encoded before, under the type they stand for."""
    return Response(data, media_type=MediaType.JSON, headers=headers)  # type: ignore[arg-type]


@cache
def _catalogue() -> tuple[bytes, bytes]:
    """As it is, and compressed."""
    data = msgspec.json.encode(catalogue())
    return data, gzip.compress(data, mtime=0)


@get("/api/first-case", summary="A game to learn by")
async def the_first_case(language: FromQuery[Language] = "en") -> Response[FirstCase]:
    """The same for everybody: scene by scene, with what the learner does in each."""
    return Response(_first_case(language), media_type=MediaType.JSON)  # type: ignore[arg-type]


@cache
def _first_case(language: Language) -> bytes:
    return msgspec.json.encode(first_case(language))


def make_ready() -> None:
    """Work out what is the same for everybody, before anybody has to wait for it."""
    _catalogue()
    for language in LANGUAGES:
        _first_case(language)
        teller_in(language)


@get("/api/readings", summary="How an edition’s rulebook is read")
async def readings(edition: FromQuery[str]) -> HowWePlay:
    """Where it is silent or disputed: what was chosen and why, and which house rules change it."""
    if edition not in edition_keys():
        raise NotFoundException
    return how_we_play(edition)


# For whoever runs the server


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the process lives")
async def healthz() -> str:
    """Always."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, summary="Whether moves can be stored")
async def readyz(desk: TheDesk) -> str:
    """503 while nothing can be stored: it tries to, at most once a second."""
    if not await desk.ready.is_ready():
        raise Turned(Refused("try_again"))
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, desk: TheDesk) -> Response[bytes]:
    """Only for who has the word for them: a proxy may make anybody look like this machine."""
    word, shown = desk.metrics_token, request.headers.get("authorization", "")
    if not word or not compare_digest(shown.encode(), f"Bearer {word}".encode()):
        raise Turned(Refused("no_such_game"))
    desk.metrics.tended.set(desk.caretaker.tables)
    return Response(desk.metrics.page(), media_type=MEDIA_TYPE)


ROUTES: Final = (
    *(
        open_table,
        listed,
        find,
        look,
        join,
        claim,
        spectate,
        offer,
        wish,
        ticket,
        record,
        *AFTERWARDS,
        notes,
        pencil,
        report,
        knowledge,
        why,
        whole_catalogue,
        readings,
        the_first_case,
    ),
    *(healthz, readyz, metrics),
)
