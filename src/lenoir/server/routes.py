"""The doors over HTTP: each checks nothing itself, asks the house, and hands on its answer."""

from hmac import compare_digest
from typing import Final, cast

from litestar import MediaType, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from lenoir.core.cards import Card
from lenoir.core.edition import Language
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.deduction.facts import Place
from lenoir.play.logs.ports import TableId
from lenoir.play.people.keys import key_of, new_key
from lenoir.play.refusal import Refusal
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.talk.notes import Notebook
from lenoir.record import codec
from lenoir.record.record import Record
from lenoir.seeing.metrics import MEDIA_TYPE
from lenoir.server.cookies import cookie_of, device_cookie, key_in
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.doorstep import (
    AnyRequest,
    TheGroup,
    TheTable,
    TheVisitor,
    Visitor,
    is_heavy,
    not_banned,
    refuse_banned,
    tried,
)
from lenoir.server.guarding.allowances import AN_HOUR, Rate
from lenoir.server.guarding.bouncer import word_in
from lenoir.server.guarding.guard import Scope
from lenoir.server.kept.afterwards import AFTERWARDS, asked_game
from lenoir.server.kept.hindsight import HINDSIGHT
from lenoir.server.kept.keeping import response
from lenoir.server.public import PUBLIC
from lenoir.telling.deduced import Deduced
from lenoir.telling.learned import Learned
from lenoir.telling.why import Grounds
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
    ScreenFound,
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
    data: JSONBody[NewTable], request: AnyRequest, desk: TheDesk, group: TheGroup
) -> Response[Opened]:
    """A new table, or the same again for the same word; the cookie makes this device its host's."""
    openings = Rate(desk.allowances.openings_per_address, AN_HOUR)
    if not desk.limits.grants("openings", group, openings):
        raise TooManyRequestsException
    key = _device_key(desk, "open", data.device)
    opened = await desk.house.tables.open(data, key, desk.household(group))
    host = Visitor(opened.table, key, group)
    return Response(opened, cookies=await _known(request, desk, host, 0))


@get("/api/tables", summary="Tables with a free chair for strangers")
async def listed(desk: TheDesk) -> Listed:
    """At most fifty, the latest first."""
    return Listed(await desk.house.tables.listed())


@get("/api/codes/{code:str}", summary="Find a table by its short code")
async def find(code: FromPath[str], desk: TheDesk, group: TheGroup) -> Found:
    """The code is also an invitation. Wrong ones are counted."""
    with tried(desk, group, code):
        return Found(await desk.house.tables.find(code))


@get("/api/screens/{code:str}", summary="Find a table by the code for its screen")
async def screen(code: FromPath[str], desk: TheDesk, group: TheGroup) -> ScreenFound:
    """It can be typed on a television, and opens no seat. Wrong ones are counted."""
    with tried(desk, group, code):
        return ScreenFound(*await desk.house.tables.screen(code))


@get("/api/tables/{table:str}", summary="Look at a table")
async def look(desk: TheDesk, visitor: TheVisitor) -> TableView:
    """For its people and those who look on."""
    return await desk.house.tables.view(visitor.table, visitor.key)


@post("/api/tables/{table:str}/join", status_code=HTTP_200_OK, summary="Take a chair")
async def join(
    data: JSONBody[Join], request: AnyRequest, desk: TheDesk, found: TheTable, group: TheGroup
) -> Response[TableView]:
    """Somebody who has a seat here already keeps it, and takes no other."""
    joins = Rate(desk.allowances.joins_per_address, AN_HOUR)
    if not desk.limits.grants(f"joins {found}", group, joins):
        raise TooManyRequestsException  # so nobody uses up the room at a table
    key = await _own_key(request, desk, found, data.device)
    with tried(desk, group, data.invite):
        view = await desk.house.tables.join(found, data.invite, key, data.name, data.chair)
    return Response(view, cookies=await _known(request, desk, Visitor(found, key, group), view.you))


@post(
    "/api/tables/{table:str}/claim", status_code=HTTP_200_OK, summary="Use a link that works once"
)
async def claim(
    data: JSONBody[Claim], request: AnyRequest, desk: TheDesk, found: TheTable, group: TheGroup
) -> Response[TableView]:
    """Bring another device, or take over a chair."""
    key = await _own_key(request, desk, found, data.device)
    with tried(desk, group, data.offer):
        view = await desk.house.tables.claim(
            found, data.offer, key, data.name, lambda by: refuse_banned(desk, found, by)
        )
    return Response(view, cookies=await _known(request, desk, Visitor(found, key, group), view.you))


async def _known(
    request: AnyRequest, desk: Desk, visitor: Visitor, person: int | None
) -> list[Cookie]:
    """The cookies of who has come. From where is noted as digests; each device has a word."""
    word = word_in(cast("Scope", request.scope))
    cookies = [cookie_of(request, visitor.table, visitor.key)]
    if not word:
        cookies.append(device_cookie(request, word := new_key()))
    if person is not None:
        digests = (desk.bouncer.address(visitor.group), desk.bouncer.device(word))
        await desk.house.callers.note(visitor.table, person, digests)
    return cookies


async def _own_key(request: AnyRequest, desk: Desk, table: TableId, device: str) -> str:
    """The key of who sits here; for everybody else that of their device, or a new one."""
    key = key_in(request, table)
    if not await _sits(desk, table, key):
        key = _device_key(desk, table, device)
    await not_banned(desk, table, key)
    return key


async def _sits(desk: Desk, table: TableId, key: str) -> bool:
    try:
        await desk.house.tables.session(table, key)
    except Refusal:
        return False
    return True


def _device_key(desk: Desk, place: str, device: str) -> str:
    """The key of a device by its word, or a new one if it has none."""
    return key_of(desk.devices, place, device) if device else new_key()


@post("/api/tables/{table:str}/spectate", status_code=HTTP_200_OK, summary="Look on")
async def spectate(
    data: JSONBody[Spectate], request: AnyRequest, desk: TheDesk, found: TheTable, group: TheGroup
) -> Response[TableView]:
    """With the key of the link for that; somebody who sits here keeps their seat."""
    with tried(desk, group, data.watch):
        view = await desk.house.tables.view(found, data.watch)
    if await _sits(desk, found, key_in(request, found)):
        return Response(view)
    return Response(view, cookies=[cookie_of(request, found, data.watch)])


@post("/api/tables/{table:str}/offer", status_code=HTTP_200_OK, summary="Make a link")
async def offer(data: JSONBody[Offering], desk: TheDesk, changing: TheVisitor) -> Offered:
    """For another device, for whoever takes over a chair, or to look on."""
    tables, table, key = desk.house.tables, changing.table, changing.key
    if data.watch:
        return Offered(await tables.watch_link(table, key))
    return Offered(await tables.offer(table, key, data.chair))


@post("/api/tables/{table:str}/wish", status_code=HTTP_200_OK, summary="Ask something of the table")
async def wish(data: JSONBody[Wishing], desk: TheDesk, changing: TheVisitor) -> TableView:
    """Start, leave, seat a bot, park, have a rematch and so on; done once for each name."""
    table, tables = changing.table, desk.house.tables
    try:
        view = await tables.wish(table, changing.key, data.cmd_id, data.wish)
    finally:
        desk.caretaker.nudge(table)
    if view.is_mixing:
        desk.caretaker.tend(table)
    return view


@post(
    "/api/tables/{table:str}/ticket", status_code=HTTP_200_OK, summary="Get a ticket for a socket"
)
async def ticket(desk: TheDesk, visitor: TheVisitor) -> Ticket:
    """It is the first message of the socket at /api/socket."""
    await desk.house.tables.view(visitor.table, visitor.key)
    return Ticket(desk.tickets.new(visitor.table, visitor.key))


@get("/api/tables/{table:str}/record", summary="Download the record of a game")
async def record(
    request: AnyRequest,
    desk: TheDesk,
    visitor: TheVisitor,
    seat: FromQuery[int] = SPECTATOR,
    game: FromQuery[str] = "",
) -> Response[bytes]:
    """All of it once the game is over; before that what your seat, or a spectator, has seen.

    `game` is one of the past games of the table.
    """
    asked, view = await asked_game(desk, visitor, game)
    is_last, referee = asked == view.game, desk.house.referee

    async def encoded(record: Record) -> bytes:
        return b"".join(await desk.heavy.done(visitor.group, codec.lines(record)))

    if is_last:
        await desk.house.tables.door(visitor.table, visitor.key, Seat(seat))
    kept = desk.kept.get(("record", asked))
    if kept is None:
        is_heavy(desk, visitor)
        try:
            whole = await referee.record(asked)
        except Refusal as refusal:
            if not is_last or refusal.code != "not_over":
                raise
            own = await referee.record(asked, Seat(seat))
            return Response(await encoded(own), media_type=JSON_LINES, headers=DOWNLOAD)
        kept = desk.kept.put(("record", asked), await encoded(whole))
    return response(request, kept, JSON_LINES, **DOWNLOAD)


@get("/api/tables/{table:str}/notes", summary="Read the notebook of your seat")
async def notes(desk: TheDesk, visitor: TheVisitor, seat: FromQuery[int]) -> Notebook:
    """What is pencilled in during the game under way, or the last one."""
    return await desk.house.notes.notebook(visitor.table, visitor.key, Seat(seat))


@post(
    "/api/tables/{table:str}/notes",
    status_code=HTTP_200_OK,
    summary="Write into the notebook of your seat",
)
async def pencil(data: JSONBody[Pencilling], desk: TheDesk, changing: TheVisitor) -> Notebook:
    """Some changes at once; done once for each name."""
    return await desk.house.notes.pencil(
        changing.table, changing.key, data.seat, data.cmd_id, data.changes
    )


@post("/api/tables/{table:str}/report", status_code=HTTP_200_OK, summary="Report somebody")
async def report(data: JSONBody[Reporting], desk: TheDesk, visitor: TheVisitor) -> Reported:
    """To whoever runs the server, once for each person and reason."""
    if not desk.limits.grants("reports", visitor.group, REPORTS):
        raise TooManyRequestsException
    table, key = visitor.table, visitor.key
    await desk.house.reports.report(table, key, data.person, data.reason, data.text)
    return Reported(data.person, data.reason)


@get("/api/tables/{table:str}/knowledge", summary="All that follows from what your seat has seen")
async def knowledge(desk: TheDesk, visitor: TheVisitor, seat: FromQuery[int]) -> Deduced:
    """Only if the table allows that; with odds, if it allows them too."""
    is_heavy(desk, visitor)
    table, key, group = visitor.table, visitor.key, visitor.group
    return await desk.deducing.sheet(table, key, Seat(seat), group)


@get("/api/tables/{table:str}/learned", summary="What has become certain for your seat, and why")
async def what_was_learned(
    desk: TheDesk,
    visitor: TheVisitor,
    seat: FromQuery[int],
    since: FromQuery[int],
    language: FromQuery[Language] = "en",
) -> Learned:
    """Since a number of its stream, a line each; only if the table allows that."""
    is_heavy(desk, visitor)
    table, key, group = visitor.table, visitor.key, visitor.group
    return await desk.deducing.learned(table, key, Seat(seat), (since, language), group)


@get("/api/tables/{table:str}/why", summary="Why a card must be at a place or cannot be")
async def why(
    desk: TheDesk,
    visitor: TheVisitor,
    seat: FromQuery[int],
    card: FromQuery[int],
    place: FromQuery[int],
    language: FromQuery[Language] = "en",
) -> Grounds:
    """A proof from what your seat has seen; or what would settle it, if it is open."""
    is_heavy(desk, visitor)
    cell = (Card(card), Place(place), language)
    table, key, group = visitor.table, visitor.key, visitor.group
    return await desk.deducing.why(table, key, Seat(seat), cell, group)


# For whoever runs the server


@get("/healthz", media_type=MediaType.TEXT, summary="Whether the process lives")
async def healthz() -> str:
    """Answer “ok” as long as the process runs, whatever the state of the store."""
    return "ok"


@get("/readyz", media_type=MediaType.TEXT, summary="Whether moves can be stored")
async def readyz(desk: TheDesk) -> str:
    """503 while nothing can be stored: it tries to, at most once a second."""
    if not await desk.ready.is_ready():
        raise Refusal("try_again")
    return "ok"


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, desk: TheDesk) -> Response[bytes]:
    """Only for who has the word for them: a proxy may make anybody look like this machine."""
    word, shown = desk.metrics_token, request.headers.get("authorization", "")
    if not word or not compare_digest(shown.encode(), f"Bearer {word}".encode()):
        raise Refusal("no_such_game")
    desk.metrics.tended.set(desk.caretaker.tables)
    return Response(desk.metrics.page(), media_type=MEDIA_TYPE)


ROUTES: Final = (
    *(
        open_table,
        listed,
        find,
        screen,
        look,
        join,
        claim,
        spectate,
        offer,
        wish,
        ticket,
        record,
        *AFTERWARDS,
        *HINDSIGHT,
        notes,
        pencil,
        report,
        knowledge,
        what_was_learned,
        why,
        *PUBLIC,
    ),
    *(healthz, readyz, metrics),
)
