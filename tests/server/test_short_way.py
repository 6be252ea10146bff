"""The short way of a web socket: at once, in order, never past a full line; and whole frames in."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from lenoir.server.guarding.guard import Receive, Scope, Send
from lenoir.server.sockets.scraps import SHORTEST, Scraps
from lenoir.server.sockets.short_way import PINGS_AT_MOST, SCRAPS_AT_MOST, Mail, WebSocket
from lenoir.server.sockets.socket import AS_IT_CAME, SHORT_WAY, Put
from lenoir.wire import FRAME_AT_MOST
from tests.server.frames import BYTES, CLOSE, PING, PONG, TEXT, frame

App = Callable[[Put, Callable[[str], Awaitable[None]]], Awaitable[None]]


class Wire(asyncio.Transport):
    """A transport that keeps what was written, piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.is_closed = self.is_paused = self.is_aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep it."""
        self.pieces.append(bytes(data))

    def close(self) -> None:
        """Hang up."""
        self.is_closed = True

    def abort(self) -> None:
        """Hang up at once."""
        self.is_closed = self.is_aborted = True

    def is_closing(self) -> bool:
        """Whether somebody has hung up."""
        return self.is_closed

    def pause_reading(self) -> None:
        """No more for now."""
        self.is_paused = True

    def resume_reading(self) -> None:
        """Go on."""
        self.is_paused = False


async def spoken(says: App) -> tuple[Wire, WebSocket, ClientProtocol]:
    """A web socket whose application says something once it is open."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})

        async def slowly(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        await says(scope["extensions"][SHORT_WAY], slowly)
        await asyncio.Event().wait()

    config = Config(
        app,
        ws_max_size=FRAME_AT_MOST,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_config=None,
    )
    config.load()
    line, protocol = Wire(), WebSocket(config, ServerState(), {})
    client = ClientProtocol(parse_uri("ws://here/api/socket"))
    client.send_request(client.connect())
    protocol.connection_made(line)
    protocol.data_received(b"".join(client.data_to_send()))
    for _ in range(10):
        await asyncio.sleep(0)
    client.receive_data(line.pieces.pop(0))
    client.events_received()
    return line, protocol, client


def texts(client: ClientProtocol, piece: bytes) -> list[str]:
    """The messages in a piece."""
    client.receive_data(piece)
    return [bytes(it.data).decode() for it in client.events_received() if isinstance(it, Frame)]


async def test_what_is_said_leaves_at_once() -> None:
    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        assert put(b"ack")
        assert put("café".encode())

    line, _, client = await spoken(says)
    assert [texts(client, piece) for piece in line.pieces] == [["ack"], ["café"]]


async def test_both_ways_keep_their_order() -> None:
    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        assert put(b"one")
        await slowly("two")
        assert put(b"three")

    line, _, client = await spoken(says)
    said = [text for piece in line.pieces for text in texts(client, piece)]
    assert said == ["one", "two", "three"]


async def test_nothing_goes_past_who_does_not_read() -> None:
    ways: list[Put] = []

    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        ways.append(put)

    line, protocol, client = await spoken(says)
    protocol.pause_writing()
    assert not ways[0](b"too much")
    protocol.resume_writing()
    assert ways[0](b"in time")
    assert [texts(client, piece) for piece in line.pieces] == [["in time"]]


async def test_nothing_is_written_once_somebody_has_hung_up() -> None:
    ways: list[Put] = []

    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        ways.append(put)

    line, _, _ = await spoken(says)
    line.close()
    assert not ways[0](b"too late")
    assert line.pieces == []


def said_by(client: ClientProtocol, *texts: str) -> list[bytes]:
    """The frames in which a client says something."""
    frames = []
    for text in texts:
        client.send_text(text.encode())
        frames += client.data_to_send()
    return frames


async def nothing(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
    """Say nothing."""


async def heard_by(protocol: WebSocket) -> list[object]:
    """What waits for the application, whichever way it came."""
    heard: list[object] = []
    while not protocol.queue.empty():
        message: Any = await protocol.queue.get()
        if AS_IT_CAME in message:
            message = {"type": message["type"], "text": message[AS_IT_CAME].decode()}
        heard.append(message)
    return heard


def words(*texts: str) -> list[object]:
    """Messages as the application gets them."""
    return [{"type": "websocket.receive", "text": text} for text in texts]


@pytest.mark.parametrize("text", ["", "café", "x" * 125, "x" * 126, "x" * FRAME_AT_MOST])
async def test_a_whole_frame_is_handed_on_without_a_stop(text: str) -> None:
    line, protocol, client = await spoken(nothing)
    protocol.data_received(*said_by(client, text))
    assert not line.is_paused
    assert await heard_by(protocol) == words(text)


async def test_frames_come_in_order_however_the_network_cuts_them() -> None:
    texts = [f"{n} {'é' * n}" for n in (1, 60, 70, 3)]
    whole = b"".join(said_by((await spoken(nothing))[2], *texts))
    for size in (1, 2, 5, 7, 64, 130, len(whole)):
        _, protocol, client = await spoken(nothing)
        protocol.data_received(*said_by(client, "first"))
        for at in range(0, len(whole), size):
            protocol.data_received(whole[at : at + size])
        protocol.data_received(*said_by(client, "last"))
        assert await heard_by(protocol) == words("first", *texts, "last")


async def test_a_frame_inside_a_frame_is_no_frame() -> None:
    _, protocol, client = await spoken(nothing)
    (inner,) = said_by(client, "forged")
    outer = bytes([0x81, 0x80 | len(inner)]) + bytes(4)
    protocol.data_received(outer)
    protocol.data_received(inner)
    assert await heard_by(protocol) != words("forged")


async def test_parts_of_a_message_are_put_together_with_a_pong_between_them() -> None:
    _, protocol, client = await spoken(nothing)
    client.send_text(b"in ", fin=False)
    client.send_pong(b"")
    client.send_continuation(b"parts", fin=True)
    for piece in (*client.data_to_send(), *said_by(client, "whole")):
        protocol.data_received(piece)
    assert await heard_by(protocol) == words("in parts", "whole")


async def test_who_sends_more_than_is_read_has_to_wait() -> None:
    line, protocol, client = await spoken(nothing)
    for said in said_by(client, "one", "two"):
        protocol.data_received(said)
    assert line.is_paused
    await protocol.receive()
    assert line.is_paused
    await protocol.receive()
    assert not line.is_paused


@pytest.mark.parametrize("frame", [b"\xff", b"x" * (FRAME_AT_MOST + 1)])
async def test_what_is_no_text_or_too_long_ends_the_connection(frame: bytes) -> None:
    line, protocol, client = await spoken(nothing)
    client.send_text(frame)
    protocol.data_received(*client.data_to_send())
    assert line.is_closed


async def test_who_waits_is_woken_by_what_comes_and_one_who_gives_up_takes_nothing() -> None:
    mail: Mail[str] = Mail()
    given_up = asyncio.create_task(mail.get())
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    waiting = asyncio.create_task(mail.get())
    await asyncio.sleep(0)
    mail.put_nowait("one")
    mail.put_nowait("two")
    assert [await waiting, await mail.get()] == ["one", "two"]
    assert mail.empty()


def pinged(client: ClientProtocol, protocol: WebSocket, times: int) -> None:
    for _ in range(times):
        client.send_ping(b"")
        protocol.data_received(b"".join(client.data_to_send()))


async def silent(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
    """Say nothing."""


async def test_who_pings_without_end_is_cut_off() -> None:
    """Each ping is answered at once: three who pinged made others wait for most of a second."""
    line, protocol, client = await spoken(silent)
    pinged(client, protocol, PINGS_AT_MOST)
    assert len(line.pieces) == PINGS_AT_MOST
    assert not line.is_aborted
    pinged(client, protocol, 1)
    assert line.is_aborted


async def test_who_pings_and_does_not_read_is_cut_off() -> None:
    """What was answered waited in memory: 37 MB for one socket, within four seconds."""
    line, protocol, client = await spoken(silent)
    protocol.pause_writing()
    pinged(client, protocol, 1)
    assert line.is_aborted
    assert not line.pieces


PIECE = frame(b"", 0, last=False)
"""A part of a message that adds nothing to it."""


@pytest.mark.parametrize(
    "scrap",
    [PIECE, frame(b"", PONG), frame(b"{}"), frame(b"x" * 20, BYTES)],
    ids=["parts without an end", "pongs", "next to nothing", "bytes"],
)
async def test_a_flood_of_frames_that_are_no_message_is_not_read(scrap: bytes) -> None:
    """Forty sockets without a ticket, each with parts of nothing, once stopped all for 3.8 s.

    Planted: counting what the library has parsed, which is too late.
    """
    line, protocol, _ = await spoken(silent)
    protocol.data_received(frame(b"{", last=False) if scrap == PIECE else frame(b"x" * SHORTEST))
    protocol.data_received(scrap * (16_000 // len(scrap)))
    assert line.is_aborted
    assert len(protocol.frames) <= 1
    assert protocol.queue.empty() or len(await heard_by(protocol)) == 1


async def test_messages_in_two_parts_each_are_let_through() -> None:
    line, protocol, client = await spoken(silent)
    for _ in range(SCRAPS_AT_MOST // 2):
        client.send_text(b"in ", fin=False)
        client.send_continuation(b"parts", fin=True)
        protocol.data_received(b"".join(client.data_to_send()))
    assert not line.is_aborted
    assert len(await heard_by(protocol)) == SCRAPS_AT_MOST // 2


async def test_frames_sent_before_the_answer_to_the_handshake_are_counted() -> None:
    line, protocol, _ = await spoken(silent)
    assert protocol.handshake_initiated
    protocol.conn.state = State.CONNECTING
    protocol.data_received(PIECE * (SCRAPS_AT_MOST + 1))
    assert line.is_aborted


def test_scraps_are_counted_however_the_network_cuts_them() -> None:
    stream = b"".join(
        (
            frame(b"x" * 16, TEXT),
            frame(b"x" * 15, TEXT),  # too short
            frame(b"y" * 200, TEXT, last=False),  # a part
            frame(b"z" * 70_000, 0),  # a part
            frame(b"", PING),
            frame(b"", PONG, masked=False),
            frame(b"x" * 126, TEXT),
            frame(b"\x03\xe8", CLOSE),
        )
    )
    for size in (1, 2, 3, 5, 7, 64, 1000, len(stream)):
        scraps = Scraps()
        pieces = (stream[at : at + size] for at in range(0, len(stream), size))
        assert sum(scraps.count(piece, 9) for piece in pieces) == 6


def test_who_has_sent_too_many_scraps_is_not_counted_to_the_end() -> None:
    """Counting all of a piece took more than half the time of such a flood.

    Planted: counting on.
    """
    assert Scraps().count(PIECE * 2_000, 5) == 6
