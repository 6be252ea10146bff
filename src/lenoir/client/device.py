"""A device at a server: it opens, finds and joins tables, and keeps its keys."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException, HTTPResponse
from secrets import token_urlsafe
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from lenoir import wire
from lenoir.client.minding import Doubt, Receipts, next_step
from lenoir.client.socket import Socket
from lenoir.play.tables.table_view import Notice, TableView
from lenoir.play.tables.tables import NewTable, Opened
from lenoir.play.tables.wishes import Pledge, Wish
from lenoir.record.receipt import Receipt

WITHIN: Final = 20.0
"""Seconds to wait for an answer over HTTP."""
STEPS_AT_MOST: Final = 4
"""A pledge, a nonce, and what came of it: no server makes a device go round in circles."""

T = TypeVar("T")


class ServerRefused(Exception):
    """The server has refused; the text is in the language asked for."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(problem.title)
        self.code, self.status = problem.code, problem.status


class Unreachable(Exception):
    """There is nobody at the address, or not one of ours."""


class Device:
    """A device at one server: it keeps the cookies that are its keys, and its receipts."""

    def __init__(self, server: str, language: str = "en", receipts: Receipts | None = None) -> None:
        self.server = server.rstrip("/")
        self.receipts = receipts or Receipts()
        self.doubts: dict[str, Doubt] = {}
        """Games in which the server said what cannot be true: they got no nonce of this device."""
        self._language = language
        self.cookies: dict[str, str] = {}
        self._words: dict[str, str] = {}

    # Tables

    async def open(self, opening: NewTable) -> Opened:
        """Open a table; this device is its host's. Tried again after no answer, it is the same.

        The device pledges a nonce for the first game.
        """
        wanted, opened = msgspec.json.encode(opening).decode(), None
        word = opening.device or self._words.pop(wanted, "") or token_urlsafe(16)
        try:
            body = replace(opening, device=word)
            opened = await self._asked(Opened, "POST", "/api/tables", body)
        finally:
            if opened is None:
                self._words[wanted] = word
        receipt = Receipt(opened.game, opened.commitment)
        self.receipts.keep(receipt)
        receipt = replace(receipt, nonce=token_urlsafe(32))
        self.receipts.keep(receipt)
        with suppress(ServerRefused, Unreachable):  # whatever is seen of the table makes up for it
            await self._wished(opened.table, Pledge(receipt.pledge))
        return opened

    async def listed(self) -> tuple[Notice, ...]:
        """Tables with a free chair for strangers."""
        return (await self._asked(wire.Listed, "GET", "/api/tables")).tables

    async def find(self, code: str) -> str:
        """The table with a short code."""
        return (await self._asked(wire.Found, "GET", f"/api/codes/{code}")).table

    async def look(self, table: str) -> TableView:
        """A table as it stands."""
        return await self.mind(await self._asked(TableView, "GET", f"/api/tables/{table}"))

    async def join(self, table: str, invite: str, name: str, chair: int | None = None) -> TableView:
        """Take a chair."""
        body = wire.Join(invite, name, chair, self._word(table))
        view = await self._asked(TableView, "POST", f"/api/tables/{table}/join", body)
        return await self.mind(self._in(view))

    async def offer(self, table: str, chair: int | None = None) -> str:
        """A link that works once."""
        path, body = f"/api/tables/{table}/offer", wire.Offering(chair)
        return (await self._asked(wire.Offered, "POST", path, body)).offer

    async def watch_link(self, table: str) -> str:
        """The key of a link to look on with."""
        path, body = f"/api/tables/{table}/offer", wire.Offering(watch=True)
        return (await self._asked(wire.Offered, "POST", path, body)).offer

    async def claim(self, table: str, offer: str, name: str = "") -> TableView:
        """Use such a link."""
        path, body = f"/api/tables/{table}/claim", wire.Claim(offer, name, self._word(table))
        return await self.mind(self._in(await self._asked(TableView, "POST", path, body)))

    def _word(self, what: str) -> str:
        """The word by which a table knows this device again, until an answer has come."""
        return self._words.setdefault(what, token_urlsafe(16))

    def _in(self, view: TableView) -> TableView:
        self._words.pop(view.table, None)
        return view

    async def spectate(self, table: str, watch: str) -> TableView:
        """Look on."""
        path = f"/api/tables/{table}/spectate"
        return await self.mind(await self._asked(TableView, "POST", path, wire.Spectate(watch)))

    async def wish(self, table: str, wish: Wish, cmd_id: str = "") -> TableView:
        """Ask something of a table, once for each name."""
        return await self.mind(await self._wished(table, wish, cmd_id))

    async def _wished(self, table: str, wish: Wish, cmd_id: str = "") -> TableView:
        body = wire.Wishing(cmd_id or token_urlsafe(12), wish)
        return await self._asked(TableView, "POST", f"/api/tables/{table}/wish", body)

    async def mind(self, view: TableView) -> TableView:
        """Do this device's part in the mix: whoever sees a table any other way hands it in here.

        What is noted is in ``receipts`` before anything is given away. If what the server says
        cannot be true, nothing more is, and ``doubts`` has why.
        """
        for _ in range(STEPS_AT_MOST):
            step = next_step(self.receipts.of(view.game), view)
            if step.doubt is not None:
                self.doubts.setdefault(view.game, step.doubt)
            if step.receipt is not None:
                self.receipts.keep(step.receipt)
            if step.wish is None:
                break
            try:
                view = await self._wished(view.table, step.wish)
            except (ServerRefused, Unreachable):
                break  # the next sight of the table makes up for it, or the receipt tells
        return view

    async def record(self, table: str, seat: int = -1, game: str = "") -> bytes:
        """The record of a game: all of it at the end, until then what one has seen."""
        _, data = await self.ask("GET", f"/api/tables/{table}/record?seat={seat}&game={game}")
        return data

    @asynccontextmanager
    async def enter(self, table: str, heard: int = 0) -> AsyncIterator[Socket]:
        """A socket at a table."""
        ticket = await self._asked(wire.Ticket, "POST", f"/api/tables/{table}/ticket")
        address = f"ws{self.server.removeprefix('http')}/api/socket"
        try:
            line = await connect(address, compression=None, max_size=2**22)
        except (OSError, InvalidHandshake, TimeoutError) as error:
            raise Unreachable(self.server) from error
        try:
            socket = Socket(line)
            await socket.send(wire.Enter(ticket.ticket, heard))
            yield socket
        finally:
            await line.close()

    # Requests

    async def _asked(self, kind: type[T], method: str, path: str, body: object = None) -> T:
        _, data = await self.ask(method, path, b"" if body is None else msgspec.json.encode(body))
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.MsgspecError as error:
            raise Unreachable(self.server) from error

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """A request, and its status and body; `ServerRefused` if it was refused."""
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        request = Request(f"{self.server}{path}", body or None, method=method)
        request.add_header("Accept-Language", self._language)
        if body:
            request.add_header("Content-Type", "application/json")
        if self.cookies:
            request.add_header("Cookie", "; ".join(f"{k}={v}" for k, v in self.cookies.items()))
        try:
            with urlopen(request, timeout=WITHIN) as answer:
                self._keep(answer)
                return answer.status, answer.read()
        except HTTPError as error:
            with error:
                raise _problem(_rest(error), self.server) from None
        except (URLError, OSError, HTTPException) as error:  # nobody there, or gone in the middle
            raise Unreachable(self.server) from error

    def _keep(self, answer: HTTPResponse) -> None:
        for line in answer.headers.get_all("Set-Cookie") or ():
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value.strip('"')


def _rest(error: HTTPError) -> bytes:
    """What a refusal says, if it came whole."""
    try:
        return error.read()
    except (OSError, HTTPException):
        return b""


def _problem(data: bytes, server: str) -> Exception:
    try:
        return ServerRefused(msgspec.json.decode(data, type=wire.Problem))
    except msgspec.MsgspecError:
        return Unreachable(server)
