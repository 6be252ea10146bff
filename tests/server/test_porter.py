"""Connections that are half there, do not read or are too many: each has an end, over a real port.

Planted: without `begin` in the guard every long request is cut off; without `heard` the second half
request of a connection is never late; without `go` an address that went away stays counted.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple
from urllib.parse import urlsplit

import h11
import pytest

from lenoir import wire
from lenoir.seeing.logs import is_ours
from lenoir.server.guarding import guard, porter
from lenoir.server.guarding.allowances import Allowances
from lenoir.server.guarding.porter import Porter
from lenoir.server.guarding.whereabouts import AROUND
from lenoir.server.sockets import connection
from lenoir.server.sockets.short_way import WebSocket
from tests.server.frames import HANDSHAKE, frame
from tests.server.raw import closed_with, request
from tests.server.serving import Served, a_server
from tests.server.tables import a_game

FLOODER = "127.0.0.2"
"""Another address of this machine: no proxy of ours."""


class Raw(NamedTuple):
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def said(self) -> bytes:
        """All that comes until the other side hangs up."""
        with suppress(ConnectionError):
            async with asyncio.timeout(20):
                return await self.reader.read()
        return b""


@asynccontextmanager
async def a_line(server: Served, first: bytes = b"", address: str = FLOODER) -> AsyncIterator[Raw]:
    """A connection from some address that has sent something."""
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(
        where.hostname, where.port, local_addr=(address, 0)
    )
    writer.write(first)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines of a part of a second."""
    for name, seconds in (
        *(("HEAD_WITHIN", 0.4), ("IDLE", 0.6), ("UNREAD", 1.0), ("LOOKS", 0.02), ("LINGER", 0.3)),
    ):
        monkeypatch.setattr(porter, name, seconds)
    monkeypatch.setattr(porter, "ROUND", 2)
    monkeypatch.setattr(guard, "BODY_WITHIN", 0.5)
    monkeypatch.setattr(connection, "ENTER_WITHIN", 0.5)


HALF = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Long: "
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("first", [HALF, HANDSHAKE[:60]], ids=["a request", "a socket"])
async def test_half_a_head_is_told_that_it_is_too_slow(first: bytes) -> None:
    async with a_server() as server:
        assert (await request(server.url, "GET", "/healthz")).status == 200
        async with a_line(server, first) as line:
            answer = await line.said()
        assert answer.startswith(b"HTTP/1.1 408 Request Timeout")
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert told["code"] == "too_slow"
        assert " · " in told["title"], "in both languages: nobody has said which"


@pytest.mark.usefixtures("hurry")
async def test_a_head_that_drips_gets_no_more_time() -> None:
    async with a_server() as server:
        assert (await request(server.url, "GET", "/healthz")).status == 200
        async with a_line(server, HALF) as line:
            with suppress(ConnectionError, TimeoutError):
                async with asyncio.timeout(5):
                    while not line.reader.at_eof():
                        line.writer.write(b"a")
                        await asyncio.sleep(0.05)
                        if line.reader._buffer:  # type: ignore[attr-defined]
                            break
            assert (await line.said()).startswith(b"HTTP/1.1 408")


@pytest.mark.usefixtures("hurry")
async def test_the_second_half_request_of_a_connection_has_an_end_too() -> None:
    async with a_server() as server, a_line(server, WHOLE) as line:
        head = await line.reader.readuntil(b"\r\n\r\nok")
        assert head.startswith(b"HTTP/1.1 200")
        line.writer.write(HALF)
        assert (await line.said()).startswith(b"HTTP/1.1 408")


@pytest.mark.usefixtures("hurry")
async def test_who_says_nothing_is_forgotten() -> None:
    async with a_server() as server:
        assert (await request(server.url, "GET", "/healthz")).status == 200
        async with a_line(server) as line:
            assert await line.said() == b""


@pytest.mark.usefixtures("hurry")
async def test_a_body_that_drips_is_too_slow() -> None:
    async with a_server() as server:
        head = (
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
            b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
        )
        async with a_line(server, head) as line:
            answer = await line.said()
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too_slow"' in answer
        assert server.house.referee.logs.rest(0) == 0


@pytest.mark.usefixtures("hurry")
async def test_a_socket_that_shows_no_ticket_is_closed() -> None:
    async with a_server() as server:
        async with asyncio.timeout(10):
            assert await closed_with(server.url) == wire.BAD_TICKET


@pytest.mark.usefixtures("hurry")
async def test_a_request_that_takes_long_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_server() as server:
        store = server.house.store
        listed = store.listed

        async def slowly(at_most: int) -> object:
            await asyncio.sleep(1.5)
            return await listed(at_most)

        monkeypatch.setattr(store, "listed", slowly)
        assert (await request(server.url, "GET", "/api/tables")).status == 200


@pytest.mark.usefixtures("hurry")
async def test_a_socket_at_a_table_is_left_alone() -> None:
    async with a_server() as server:
        table = await a_game(server)
        async with table.host.enter(table.id) as socket:
            await asyncio.sleep(1.5)
            await socket.send(wire.Say("hello", "hello"))
            async with asyncio.timeout(5):
                while not isinstance(await socket.receive(), wire.Ack):
                    pass


@pytest.mark.usefixtures("hurry")
async def test_who_does_not_read_what_they_asked_for_is_cut_off() -> None:
    """The catalogue is far longer than all that fits on the way."""
    async with a_server() as server:
        ask = b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with a_line(server) as line:
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            with suppress(ConnectionError):
                async with asyncio.timeout(15):
                    while not line.writer.transport.is_closing():
                        line.writer.write(ask)
                        await line.writer.drain()
                        await asyncio.sleep(0.01)
            assert line.writer.transport.is_closing()


async def test_an_address_has_so_many_connections_and_others_have_theirs() -> None:
    async with a_server(allowances=Allowances(connections_per_address=3)) as server:
        async with a_line(server, HALF), a_line(server, HALF), a_line(server, HALF):
            async with a_line(server, WHOLE) as fourth:
                answer = await fourth.said()
            assert answer.startswith(b"HTTP/1.1 429 Too Many Requests")
            assert b'"code":"too_many"' in answer
            async with a_line(server, WHOLE, "127.0.0.3") as other:
                assert await other.reader.readuntil(b"\r\n\r\nok")
            assert (await request(server.url, "GET", "/healthz")).status == 200
        await asyncio.sleep(0.1)
        async with a_line(server, WHOLE) as again:
            assert (await again.reader.readuntil(b"\r\n\r\nok")).startswith(b"HTTP/1.1 200")


async def test_when_all_are_taken_newcomers_are_told_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with (
        a_server(allowances=Allowances(connections=2)) as server,
        a_line(server, HALF),
        a_line(server, HALF, "127.0.0.3"),
    ):
        for _ in range(3):
            async with a_line(server, WHOLE, "127.0.0.4") as late:
                answer = await late.said()
            assert answer.startswith(b"HTTP/1.1 503 Service Unavailable")
            assert b'"code":"busy"' in answer
    told = [record for record in caplog.records if record.message == "turned away"]
    assert len(told) == 1, "seldom"


async def test_sockets_of_one_address_are_counted_however_they_came() -> None:
    async with a_server(allowances=Allowances(sockets_per_address=2)) as server:
        table = await a_game(server)
        async with table.host.enter(table.id) as one, table.devices[1].enter(table.id) as two:
            await one.receive()
            await two.receive()
            ticket = json.loads((await table.host.ask("POST", f"/api/tables/{table.id}/ticket"))[1])
            enter = json.dumps({"type": "enter", **ticket})
            assert await closed_with(server.url, enter) == wire.TOO_MANY


async def test_who_goes_on_sending_after_the_end_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Planted: without it all they send is read, and thrown away, until the library gives up."""
    made = WebSocket.connection_made

    def patiently(socket: WebSocket, transport: asyncio.BaseTransport) -> None:
        made(socket, transport)
        socket.close_timeout = 3600.0  # so that only we can have ended it

    monkeypatch.setattr(WebSocket, "connection_made", patiently)
    async with a_server(allowances=Allowances(messages_per_person=5)) as server:
        table = await a_game(server)
        ticket = json.loads((await table.host.ask("POST", f"/api/tables/{table.id}/ticket"))[1])
        async with a_line(server, HANDSHAKE) as line:
            await line.reader.readuntil(b"\r\n\r\n")
            line.writer.write(frame(json.dumps({"type": "enter", **ticket}).encode()))
            say = frame(b'{"type":"say","cmd_id":"a","phrase":"hello"}')
            with suppress(ConnectionError):
                async with asyncio.timeout(60):
                    while not line.writer.transport.is_closing():
                        line.writer.write(say * 20)
                        await line.writer.drain()
                        await asyncio.sleep(0)
        assert (await request(server.url, "GET", "/healthz")).status == 200


class Stuck(asyncio.Transport):
    """A transport whose other side does not read."""

    closed = aborted = False
    unsent = 5

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("2001:db8::1", 1) if name == "peername" else default

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def write(self, data: object) -> None:
        pass

    def can_write_eof(self) -> bool:
        return False

    def abort(self) -> None:
        self.closed = self.aborted = True


async def test_a_close_that_nobody_reads_is_cut_short() -> None:
    """The system itself would wait for ever, and so would the web server."""
    now = 0.0
    door, line = Porter(Allowances(), clock=lambda: now), Stuck()
    visit = door.come(line)
    assert visit is not None
    door.begin(visit)
    line.close()
    for seconds, is_gone in ((0.0, False), (porter.UNREAD, False), (porter.UNREAD + 1, True)):
        now = seconds
        door.look_at(visit)
        assert line.aborted == is_gone
    assert len(door) == 0


async def test_without_word_of_requests_nobody_is_late() -> None:
    """A web server that does not hand on its state would have every request cut off."""
    now = 0.0
    door, line = Porter(Allowances(), clock=lambda: now), Stuck()
    line.unsent = 0
    visit = door.come(line)
    assert visit is not None
    visit.heard()
    now = 1000.0
    door.look_at(visit)
    assert not line.closed


async def test_who_comes_and_goes_without_end_is_turned_away() -> None:
    """Each costs up to a millisecond; sixty at a time once tripled the time for every move.

    Planted: a porter who counts only those that are there.
    """
    now = 0.0
    door = Porter(Allowances(connections_per_address=10), clock=lambda: now)

    def came() -> bool:
        visit = door.come(Stuck())
        if visit is not None:
            door.go(visit)
        return visit is not None

    assert [came() for _ in range(30)] == [True] * 20 + [False] * 10

    class Stranger(Stuck):
        def get_extra_info(self, name: str, default: object = None) -> object:
            return ("192.0.2.1", 1) if name == "peername" else default

    assert door.come(Stranger()) is not None, "nobody else is turned away"
    now = 5.0
    assert came(), "and a moment later they are let in again"


async def test_who_comes_through_a_proxy_is_not_counted_with_the_others() -> None:
    door = Porter(Allowances(connections_per_address=1), is_proxy=lambda address: True)
    assert all(door.come(Stuck()) is not None for _ in range(30))


async def test_a_household_of_version_6_is_its_network() -> None:
    door = Porter(Allowances(connections_per_address=1))
    assert door.come(Stuck()) is not None

    class Neighbour(Stuck):
        def get_extra_info(self, name: str, default: object = None) -> object:
            return ("2001:db8::2:3", 1) if name == "peername" else default

    assert door.come(Neighbour()) is None


async def test_all_households_of_a_48_together_have_the_connections_of_sixteen() -> None:
    """Planted: counting by /64 alone; and not letting go of those around who have gone."""

    class From(Stuck):
        def __init__(self, number: int) -> None:
            super().__init__()
            self.address = f"2001:db8:7:{number:x}::1"

        def get_extra_info(self, name: str, default: object = None) -> object:
            return (self.address, 1) if name == "peername" else default

    now = 0.0
    door = Porter(Allowances(connections_per_address=1), clock=lambda: now)
    visits = [door.come(From(number)) for number in range(40)]
    inside = [visit for visit in visits if visit is not None]
    assert len(inside) == AROUND
    for visit in inside:
        door.go(visit)
    now = 60.0
    assert sum(door.come(From(number)) is not None for number in range(40)) == AROUND


CHUNKS = b"1\r\n{\r\n" * 16_000 + b"0\r\n\r\n"


@pytest.mark.parametrize(
    "head",
    [
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n",
        b"POST /api/tables HTTP/1.0\r\n",
    ],
    ids=["chunks", "a length and chunks", "chunks of an older time"],
)
async def test_a_body_in_chunks_is_refused_before_it_is_read(
    head: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifty such requests once held up every table for eight seconds of the processor.

    Planted: a reader that refuses them when all of it has come.
    """
    parts = 0
    read = h11.Connection.next_event

    def counted(reader: h11.Connection) -> object:
        nonlocal parts
        parts += 1
        return read(reader)

    monkeypatch.setattr(h11.Connection, "next_event", counted)
    async with a_server() as server:
        flood = head + b"Transfer-Encoding: chunked\r\n\r\n" + CHUNKS + WHOLE
        async with a_line(server, flood) as line:
            answer = await line.said()
        assert answer.startswith(b"HTTP/1.1 411 Length Required")
        assert answer.count(b"HTTP/1.1") == 1, "what follows is no request"
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert told["code"] == "no_length"
        assert " · " in told["title"]
        assert parts < 10
        assert server.house.referee.logs.rest(0) == 0


HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"


@pytest.mark.parametrize("end", [b"\r\n", b""], ids=["a whole head", "half a head"])
@pytest.mark.parametrize("line", [b"a:\r\n", b"a: b\n", b" folded\r\n"])
async def test_a_head_of_too_many_lines_is_refused_before_it_is_parsed(
    line: bytes, end: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty connections that sent such heads once made everybody else wait for two seconds.

    Planted: a reader that counts the headers of a request which it has parsed.
    """
    parsed = 0
    read = h11.Connection.next_event

    def counted(reader: h11.Connection) -> object:
        nonlocal parsed
        parsed += len(reader.trailing_data[0]) > 4_000
        return read(reader)

    monkeypatch.setattr(h11.Connection, "next_event", counted)
    async with a_server() as server:
        async with a_line(server, HEAD + b"a: b\r\n" + line * 2_500 + end) as line_:
            answer = await line_.said()
        assert answer.startswith(b"HTTP/1.1 431 Request Header Fields Too Large")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too_large"
        assert not parsed


async def test_many_requests_of_few_lines_may_come_in_one_piece() -> None:
    """Lines are counted for each of them."""
    async with a_server() as server:
        each = HEAD + b"a: b\r\n" * 90 + b"\r\n"
        async with a_line(server, each * 9 + HEAD + b"Connection: close\r\n\r\n") as line:
            assert (await line.said()).count(b"HTTP/1.1 200 OK") == 10


async def test_what_is_no_request_is_refused_like_everything_else() -> None:
    """And who has sent it does not stay."""
    async with a_server() as server:
        for nonsense in (b"\x16\x03\x01" + bytes(200), b"GET / HTTP/1.1\r\na: " + b"a" * 70_000):
            async with a_line(server, nonsense) as line:
                answer = await line.said()
            assert answer.startswith(b"HTTP/1.1 400 Bad Request")
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "malformed"
            assert b"retry-after" not in answer, "it would not be otherwise in a moment"


async def test_what_is_no_request_is_counted_and_writes_no_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Each once wrote a line into the log: whoever sent a lot of them filled the disk."""
    async with a_server() as server, a_line(server, bytes(200)) as line:
        await line.said()
    said = [record for record in caplog.records if record.name == "uvicorn.error"]
    assert said, "the web server has not changed its ways"
    assert not any(map(is_ours, said))


async def test_who_has_gone_before_being_turned_away_breaks_nothing() -> None:
    """A flooder who hangs up at once once wrote an error into the log each time."""

    class Gone(Stuck):
        def can_write_eof(self) -> bool:
            return True

        def write_eof(self) -> None:
            raise OSError(107, "not connected")

    door = Porter(Allowances(connections_per_address=1))
    assert door.come(Stuck()) is not None
    assert door.come(Gone()) is None


async def test_the_system_keeps_little_for_one_who_does_not_read() -> None:
    """Megabytes each, of memory that is everybody's: two hundred connections of one address.

    Planted: a porter who leaves it to the system.
    """
    line, other = socket.socketpair()

    class Real(Stuck):
        def get_extra_info(self, name: str, default: object = None) -> object:
            return line if name == "socket" else super().get_extra_info(name, default)

    with line, other:
        Porter(Allowances()).come(Real())
        assert line.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * porter.UNSENT_AT_MOST


async def test_who_asks_too_often_is_told_once_and_what_they_sent_ahead_is_dropped(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A hundred and fifty connections with requests in each once tripled everybody's waiting.

    Planted: answering every one of them; and a line of the log for each.
    """
    caplog.set_level("INFO")
    async with a_server(allowances=Allowances(reads_per_address=3)) as server:
        async with a_line(server, WHOLE * 50) as line:
            answer = await line.said()
        assert answer.count(b"HTTP/1.1 200") == 3
        assert answer.count(b"HTTP/1.1 429") == 1
        assert answer.endswith(b"}"), "and then it is over"
        async with a_line(server, WHOLE, "127.0.0.3") as other:
            assert await other.reader.readuntil(b"\r\n\r\nok")
    said = [record.message for record in caplog.records if record.name == "lenoir.server"]
    assert said.count("turned away") == 1
    assert said.count("request") == 4
