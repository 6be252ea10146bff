"""Tables at `lenoir serve`, over its doors and its socket.

Every seat has a socket and follows as a page does (`watch`: words, scenes and what changes in
them), or as a program does (`resume`: events). Of every message the prompt is read. The events
are decoded and folded once a table, from the messages of its first seat: in `classic` that and
the hands that were dealt are all one needs to know what is legal. So the client stays cheap, and
the moves are random legal ones, accusations left out, in a game without an end.
"""

import asyncio
import re
import sys
from collections.abc import Iterable
from http.client import HTTPConnection
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.server.line import Hear, Line, opened
from bench.server.load import SEATS, Table
from bench.server.process import Serving
from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client.eyes import Eyes
from lenoir.core.events import Event
from lenoir.core.fold import PUBLIC_FOLDS
from lenoir.core.private import Private
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.table_view import TableView
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.tables.wishes import Pledge, Reveal, Start
from lenoir.record.fairness import pledge_of
from lenoir.settings import LIMITS, variable

ROOT: Final = Path(__file__).parents[2]
LISTENS: Final = re.compile(rb"Lenoir listens at http://[^:]+:(\d+)/")
OPENING: Final = NewTable("classic", SEATS, "Ada", {"turn_limit": 0})
T = TypeVar("T")
Follows: TypeAlias = Literal["watch", "resume"]

MESSAGES: Final = 1_000_000
"""In twenty seconds: a limit that is counted, and never reached. Usually it is a hundred, with
which one table could not make more than thirty moves a second."""


class _Head(Struct):
    """What is read of every message."""

    type: str
    prompt: Prompt | None = None


_heads: Final = msgspec.json.Decoder(_Head)
_news: Final = msgspec.json.Decoder(wire.NewsMessage)
_stories: Final = msgspec.json.Decoder(wire.StoryMessage)
_moves: Final = msgspec.json.Decoder(wire.MovedMessage)
_tables: Final = msgspec.json.Decoder(wire.TableMessage)
_encode: Final = msgspec.json.Encoder().encode


METRICS: Final = "bench"
ALONE: Final = {
    variable("metrics_token"): METRICS,
    variable("limit_messages_per_person"): f"{MESSAGES}",
    **{variable(f"limit_{name}"): "0" for name in LIMITS if name.endswith("_per_address")},
}
"""All players have one address here, so none is limited by it."""


async def serving(data: Path, *arguments: str) -> Serving:
    """`lenoir serve` over a SQLite file in a folder."""
    command = (sys.executable, "-m", "lenoir", "serve", "--port", "0", "--data", str(data))
    return await Serving.start((*command, *arguments, "--lang", "en"), LISTENS, ROOT, ALONE)


class _Began(NamedTuple):
    """A table that has been started, and what its devices come with."""

    table: str
    game: str
    tickets: list[str]
    cookie: str
    """Of the first seat."""


class OurTable(Table):
    """A dealt game with its six seats connected."""

    def __init__(self, url: str, name: str, began: _Began, follows: Follows) -> None:
        super().__init__()
        self.game, self._began, self._follows = began.game, began, follows
        self._url, self._rng, self._bot = url, Seeded(name), RandomPlayer()
        self._ready = asyncio.Event()
        self._privates: list[Private] = [Private()] * SEATS
        self._view: View | None = None
        self._prompt = Prompt(0, Seat(0))
        self._dealt = 0

    async def sit_down(self) -> None:
        """Connect all seats, and wait for their hands."""
        for seat, ticket in enumerate(self._began.tickets):
            line = await opened(self._url, "/api/socket", self._ears(seat))
            line.send(_encode(wire.Enter(ticket)))
            if self._follows == "watch":
                line.send(_encode(wire.Watch(self.game, Seat(seat), "en")))
            else:
                line.send(_encode(wire.Resume(self.game, Seat(seat))))
            self.lines.append(line)
        async with asyncio.timeout(60):
            await self._ready.wait()

    def _ears(self, seat: int) -> Hear:
        eyes = Eyes(self.game, Seat(seat))

        def hear(_: Line, data: bytes) -> None:
            head = _heads.decode(data)
            if head.type == "ack":
                self.told()
            elif head.type == "news" and eyes.seq == 0:
                eyes.take(_news.decode(data))
                self._deal(seat, eyes)
            elif head.type == "moved" or head.type == "news":
                self._see(seat, head, data)
            elif head.type == "story":
                told = _stories.decode(data).told
                events = tuple(line.event for line in told)
                eyes.take(
                    wire.NewsMessage(self.game, eyes.viewer, told[0].number, events, None, True)
                )
            elif head.type == "scene":
                eyes.take(wire.NewsMessage(self.game, eyes.viewer, eyes.seq, (), head.prompt))
                self._deal(seat, eyes)
            elif head.type not in ("table", "heard"):
                self.failed(data.decode())

        return hear

    def _deal(self, seat: int, eyes: Eyes) -> None:
        self._privates[seat] = eyes.view.private
        if seat == 0:
            assert eyes.prompt is not None
            self._view, self._prompt = eyes.view, eyes.prompt
        self._dealt += 1
        if self._dealt == SEATS:
            self._ready.set()

    def _see(self, seat: int, head: _Head, data: bytes) -> None:
        assert head.prompt is not None, "a game without an end"
        if seat == 0:
            assert self._view is not None
            table = self._view.table
            for event in self._events(data):
                fold = PUBLIC_FOLDS.get(type(event))
                table = table if fold is None else fold(table, event)
            self._view, self._prompt = replace(self._view, table=table), head.prompt
        self.told()

    def _events(self, data: bytes) -> Iterable[Event]:
        if self._follows == "resume":
            return _news.decode(data).events
        return (one.event for one in _moves.decode(data).told)

    def send_move(self) -> int:
        """A random legal one; its sender is told that it is stored, and six what happened."""
        assert self._view is not None
        seat, number = self._prompt.seat, self._prompt.id
        view = replace(self._view, viewer=seat, private=self._privates[seat])
        action = self._bot.decide(view, self._rng)
        self.lines[seat].send(_encode(wire.Act(f"m{number}", number, action)))
        return SEATS + 1

    def pause(self) -> float:
        """Messages are not limited here."""
        return 0.0

    async def new_ticket(self, url: str) -> str:
        """A ticket of the first seat's device, at another start of the server."""

        def ask() -> str:
            with _Doors(url, 0) as doors:
                doors.cookies[0] = self._began.cookie
                return doors.ask(0, f"/{self._began.table}/ticket", None, wire.Ticket).ticket

        return await asyncio.to_thread(ask)


async def seated(url: str, number: int, follows: Follows = "watch") -> OurTable:
    """A table opened, joined by six devices, started, and all of them connected."""
    began = await asyncio.to_thread(_started, url, number)
    table = OurTable(url, f"table {number}", began, follows)
    await table.sit_down()
    return table


def _started(url: str, number: int) -> "_Began":
    """Every table comes from an address of its own, as through a proxy that says so."""
    with _Doors(url, number) as doors:
        table = doors.ask(0, "", OPENING, Opened)
        for seat in range(1, SEATS):
            join = wire.Join(table.invite, f"P{seat}")
            doors.ask(seat, f"/{table.table}/join", join, TableView)
        for seat in range(SEATS):
            pledge = Pledge(pledge_of(table.game, table.commitment, f"word-{seat}"))
            doors.ask(seat, f"/{table.table}/wish", wire.Wishing("pledge", pledge), TableView)
        view = doors.ask(0, f"/{table.table}/wish", wire.Wishing("start", Start()), TableView)
        for seat in range(SEATS):
            reveal = wire.Wishing("reveal", Reveal(f"word-{seat}"))
            view = doors.ask(seat, f"/{table.table}/wish", reveal, TableView)
        path = f"/{table.table}/ticket"
        tickets = [doors.ask(seat, path, None, wire.Ticket).ticket for seat in range(SEATS)]
        return _Began(table.table, view.game, tickets, doors.cookies[0])


class _Doors:
    """The doors of a server over one connection, for six devices with a cookie each."""

    def __init__(self, url: str, number: int) -> None:
        where = urlsplit(url)
        self._http = HTTPConnection(where.hostname or "", where.port, timeout=60)
        self._address = f"10.0.{number // 250}.{number % 250 + 1}"
        self.cookies = [""] * SEATS

    def __enter__(self) -> "_Doors":
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def ask(self, seat: int, path: str, body: Struct | None, kind: type[T]) -> T:
        """A request, and its answer."""
        headers = {"X-Forwarded-For": self._address, "Cookie": self.cookies[seat]}
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = b"" if body is None else _encode(body)
        self._http.request("POST", f"/api/tables{path}", data, headers)
        answer = self._http.getresponse()
        told = answer.read()
        if answer.status >= 400:
            raise RuntimeError(told.decode())
        cookie = answer.getheader("Set-Cookie")
        if cookie:
            self.cookies[seat] = cookie.partition(";")[0]
        return msgspec.json.decode(told, type=kind)
