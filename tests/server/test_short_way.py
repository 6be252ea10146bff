"""The short way out of a web socket: one piece a turn, in order, and never past a full line."""

import asyncio
from collections.abc import Awaitable, Callable

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from lenoir.server.guard import Receive, Scope, Send
from lenoir.server.short_way import SHORT_WAY, Put, WebSocket

App = Callable[[Put, Callable[[str], Awaitable[None]]], Awaitable[None]]


class Wire(asyncio.Transport):
    """A transport that keeps what was written, piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Keep it."""
        self.pieces.append(bytes(data))

    def close(self) -> None:
        """Hang up."""
        self.is_closed = True

    def is_closing(self) -> bool:
        """Whether somebody has hung up."""
        return self.is_closed

    def pause_reading(self) -> None:
        """Nothing is read here."""

    def resume_reading(self) -> None:
        """Nothing is read here."""


async def spoken(says: App) -> tuple[Wire, WebSocket, ClientProtocol]:
    """A web socket whose application says something once it is open."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})

        async def slowly(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        await says(scope["extensions"][SHORT_WAY], slowly)
        await asyncio.Event().wait()

    config = Config(app, ws_ping_interval=None, ws_per_message_deflate=False, log_config=None)
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


async def test_what_is_said_in_one_turn_leaves_in_one_piece() -> None:
    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        assert put(b"ack")
        assert put("café".encode())

    line, _, client = await spoken(says)
    assert [texts(client, piece) for piece in line.pieces] == [["ack", "café"]]


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
    await asyncio.sleep(0)
    assert [texts(client, piece) for piece in line.pieces] == [["in time"]]


async def test_nothing_is_written_once_somebody_has_hung_up() -> None:
    ways: list[Put] = []

    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        ways.append(put)

    line, _, _ = await spoken(says)
    assert ways[0](b"on its way")
    line.close()
    assert not ways[0](b"too late")
    await asyncio.sleep(0)
    assert line.pieces == []


async def test_who_cannot_be_written_to_does_not_stand_in_the_way_of_others() -> None:
    ways: list[Put] = []

    async def says(put: Put, slowly: Callable[[str], Awaitable[None]]) -> None:
        ways.append(put)

    class Broken(Wire):
        def write(self, data: bytes | bytearray | memoryview) -> None:
            raise OSError("broken")

    line, protocol, _ = await spoken(says)
    other, _, client = await spoken(says)
    protocol.transport = Broken()
    heard: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, told: heard.append(told["message"]))
    assert [way(b"news") for way in ways] == [True, True]
    await asyncio.sleep(0)
    assert heard == ["a socket cannot write"]
    assert [texts(client, piece) for piece in other.pieces] == [["news"]]
    assert line.pieces == []
