"""The doors to the review of a seat: for those who sat there, once the game is over."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromQuery

from lenoir.core.cards import Card, Case
from lenoir.core.edition import Language
from lenoir.core.seats import Seat
from lenoir.play.logs.ports import GameId
from lenoir.play.refusal import Refusal
from lenoir.play.tables.table_view import TableView
from lenoir.server.desk import Desk, TheDesk
from lenoir.server.doorstep import AnyRequest, TheVisitor, Visitor
from lenoir.server.kept.afterwards import asked_game, finished_game, view_of
from lenoir.server.kept.keeping import response
from lenoir.server.kept.kept_answers import KeptAnswer
from lenoir.telling.hindsight import Hindsight
from lenoir.thinking.reviewing import SeatOf
from lenoir.wire import Choices

FIRST: Final = -1
"""The first seat of one's own."""


@get("/api/tables/{table:str}/hindsight", summary="The review of your seat")
async def hindsight(
    request: AnyRequest,
    desk: TheDesk,
    visitor: TheVisitor,
    seat: FromQuery[int] = FIRST,
    game: FromQuery[str] = "",
    than: FromQuery[float] = -1.0,
    language: FromQuery[Language] = "en",
) -> Response[Hindsight]:
    """What a seat asked, told, could know and did, judged by what it could see.

    It is filled in as it is worked out: with `than` the answer waits until there is more of it.
    Only once the game is over, and for those who sat there; without a `seat` it is their first.
    """
    asked, seen, seat = await _own(desk, visitor, seat, game)
    key = ("hindsight", asked, seen.names if asked == seen.game else (), seat, language)
    answer = desk.kept.get(key)
    if answer is None:
        own = await _seat(desk, visitor, asked, seen, seat, language)
        written = await desk.reviews.seat(own, than, visitor.group)
        body = written.body
        answer = desk.kept.put(key, body) if written.is_whole else KeptAnswer.of(body)
    return response(request, answer, MediaType.JSON)


@get("/api/tables/{table:str}/choices", summary="What could be asked at a moment of a review")
async def choices(
    desk: TheDesk,
    visitor: TheVisitor,
    seat: FromQuery[int],
    moment: FromQuery[int],
    game: FromQuery[str] = "",
    case: FromQuery[str] = "",
    language: FromQuery[Language] = "en",
) -> Choices:
    """The question that is tried, that of the game, the best and Lenoir's, with all answers.

    `case` is three numbers of cards with commas between them.
    """
    asked, seen, seat = await _own(desk, visitor, seat, game)
    own = await _seat(desk, visitor, asked, seen, seat, language)
    return Choices(await desk.reviews.choices(own, moment, _case(case), visitor.group))


async def _own(
    desk: Desk, visitor: Visitor, seat: int, game: str
) -> tuple[GameId, TableView, Seat]:
    """A game in which somebody had this seat."""
    asked, seen = await asked_game(desk, visitor, game)
    own = await desk.house.tables.own_seats(visitor.table, visitor.key, asked)
    found = own[0] if seat == FIRST and own else Seat(seat)
    if found not in own:
        raise Refusal("not_seated")
    return asked, seen, found


async def _seat(
    desk: Desk, visitor: Visitor, game: GameId, seen: TableView, seat: Seat, language: Language
) -> SeatOf:
    """What they saw there; only once the game is over."""
    finished = await finished_game(desk, visitor, game, seen)
    view = await view_of(desk, finished, seat)
    unjudged = await desk.house.referee.unjudged(game, seat)
    return SeatOf(game, language, finished.names, view, unjudged)


def _case(text: str) -> Case | None:
    """The case in an address; nothing if there is none."""
    if not text:
        return None
    cards = text.split(",")
    if len(cards) != 3 or not all(card.isdecimal() and len(card) < 4 for card in cards):
        raise Refusal("no_such_number")
    return Case(*(Card(int(card)) for card in cards))


HINDSIGHT: Final = (hindsight, choices)
