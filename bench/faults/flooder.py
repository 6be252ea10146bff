"""One who floods a server, from an address of their own: `bench.faults.flood` starts it.

`python -m bench.faults.flooder KIND URL SECONDS` prints how often it got which answer.
"""

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client.eyes import Eyes
from lenoir.core.actions import Accuse, Action, Resign
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.play.games.dice import Seeded
from tests.server.frames import HANDSHAKE, frame

ADDRESS: Final = "127.0.0.2"
AT_ONCE: Final = 50
"""Connections that ask and wait for the answer."""
HALF: Final = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Long: "
IN_CHUNKS: Final = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
)
OPENING: Final = {"edition": "classic", "chairs": 3, "name": "Eve"}
FALLEN: Final = (OSError, EOFError, asyncio.IncompleteReadError, ValueError)


class Flooder:
    """Asks as fast as it can, until it is over."""

    def __init__(self, url: str, seconds: float) -> None:
        where = urlsplit(url)
        self._host, self._port = str(where.hostname), int(where.port or 80)
        self.until = monotonic() + seconds
        self.seconds = seconds
        self.counts: Counter[str] = Counter()
        self.cookies: dict[str, str] = {}

    def begins(self) -> None:
        """From now on it counts."""
        print("begins", flush=True)
        self.until = monotonic() + self.seconds

    @property
    def is_on(self) -> bool:
        """Whether it goes on."""
        return monotonic() < self.until

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from that address."""
        return await asyncio.open_connection(self._host, self._port, local_addr=(ADDRESS, 0))

    async def asked(
        self, line: tuple[asyncio.StreamReader, asyncio.StreamWriter], asking: bytes
    ) -> tuple[int, bytes]:
        """One request on a line, and its answer."""
        reader, writer = line
        writer.write(asking)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status, size = int(head.split()[1]), 0
        for field in head.split("\r\n"):
            name, _, value = field.partition(":")
            if name == "content-length" and status != 304:
                size = int(value)
            if name == "set-cookie":
                key, _, rest = value.strip().partition("=")
                self.cookies[key] = rest.partition(";")[0]
        return status, await reader.readexactly(size)

    def request(self, method: str, path: str, body: object = None) -> bytes:
        """A request as bytes."""
        data = b"" if body is None else json.dumps(body).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookies}\r\n"
        if data:
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        return head.encode() + b"\r\n" + data

    async def once(self, method: str, path: str, body: object = None) -> dict[str, str]:
        """A request on a line of its own, which has to succeed."""
        line = await self.line()
        try:
            # Names of cookies are small letters in `asked`; keys are not, so they are read here.
            reader, writer = line
            writer.write(self.request(method, path, body))
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            size = 0
            for field in head.split("\r\n"):
                name, _, value = field.partition(":")
                if name.lower() == "content-length":
                    size = int(value)
                if name.lower() == "set-cookie":
                    key, _, rest = value.strip().partition("=")
                    self.cookies[key] = rest.partition(";")[0]
            data = await reader.readexactly(size)
            assert head.split()[1].startswith("2"), (head, data)
            return json.loads(data) if data else {}
        finally:
            line[1].close()

    async def again_and_again(self, made: Callable[[int], bytes], at_once: int = AT_ONCE) -> None:
        """The same on many lines, each asking as soon as it has an answer."""

        async def one(number: int) -> None:
            while self.is_on:
                with suppress(*FALLEN):
                    line = await self.line()
                    try:
                        while self.is_on:
                            async with asyncio.timeout(20):
                                status, _ = await self.asked(line, made(number))
                            self.counts[str(status)] += 1
                            number += at_once
                    finally:
                        line[1].close()
                await asyncio.sleep(0.001)

        await asyncio.gather(*(one(number) for number in range(at_once)))

    # A table of one's own

    async def table(self, people: int = 1) -> tuple[str, list[str], dict[str, str]]:
        """A table, the cookies of its people, and what the host was told."""
        opened = await self.once("POST", "/api/tables", OPENING)
        name, keys = f"lenoir-{opened['table']}", []
        keys.append(self.cookies.pop(name))
        for guest in ("Mal", "Kim")[: people - 1]:
            body = {"invite": opened["invite"], "name": guest}
            await self.once("POST", f"/api/tables/{opened['table']}/join", body)
            keys.append(self.cookies.pop(name))
        self.cookies[name] = keys[0]
        return opened["table"], keys, opened

    async def socket(self, table: str, key: str) -> ClientConnection:
        """A socket at a table."""
        self.cookies[f"lenoir-{table}"] = key
        ticket = await self.once("POST", f"/api/tables/{table}/ticket")
        address = f"ws://{self._host}:{self._port}/api/socket"
        line = await connect(address, compression=None, max_size=2**23, local_addr=(ADDRESS, 0))
        await line.send(json.dumps({"type": "enter", **ticket}))
        return line

    async def a_game(self, moves: int, is_over: bool) -> tuple[str, str, dict[str, str]]:
        """A game of many moves, over or not: table, game, and what the host was told."""
        table, keys, opened = await self.table(3)
        wish = {"cmd_id": "start", "wish": {"type": "Start"}}
        view = await self.once("POST", f"/api/tables/{table}/wish", wish)
        game = str(view["game"])
        async with AsyncExitStack() as stack:
            lines = []
            for seat, key in enumerate(keys):
                line = await self.socket(table, key)
                stack.push_async_callback(line.close)
                lines.append((line, Eyes(game, Seat(seat))))
            await _played(lines, moves)
            if is_over:
                for seat, (line, _) in enumerate(lines):
                    act = wire.Act(f"enough{seat}", 0, Resign(Seat(seat)))
                    await line.send(_text(act))
                await asyncio.sleep(1)
        self.cookies[f"lenoir-{table}"] = keys[0]
        return table, game, opened


def _text(message: wire.ToServer) -> str:
    import msgspec

    return msgspec.json.encode(message).decode()


async def _played(lines: list[tuple[ClientConnection, Eyes]], moves: int) -> None:
    import msgspec

    decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
    made = 0
    done = asyncio.Event()

    async def sit(line: ClientConnection, eyes: Eyes) -> None:
        nonlocal made
        await line.send(_text(eyes.resume))
        while not done.is_set():
            message = decoder.decode(await line.recv())
            if isinstance(message, wire.NewsMessage) and message.viewer == eyes.viewer:
                eyes.take(message)
                prompt = eyes.prompt
                if eyes.is_up_to_date and prompt is not None and prompt.seat == eyes.viewer:
                    made += 1
                    if made > moves or eyes.is_over:
                        done.set()
                        return
                    await asyncio.sleep(0.03)
                    act = wire.Act(f"m{prompt.id}", prompt.id, a_move(eyes.view, prompt.id))
                    await line.send(_text(act))

    tasks = [asyncio.create_task(sit(*line)) for line in lines]
    with suppress(TimeoutError):
        async with asyncio.timeout(60):
            await done.wait()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def a_move(view: View, seed: object) -> Action:
    """Something legal that does not end the game, if there is such a thing."""
    for number in range(20):
        action = RandomPlayer().decide(view, Seeded(f"{seed}-{number}"))
        if not isinstance(action, Accuse):
            return action
    return action


# The floods


async def replays(flood: Flooder) -> None:
    """Every moment of a game that is over, with everybody's eyes."""
    table, game, _ = await flood.a_game(150, is_over=True)
    flood.begins()
    path = f"/api/tables/{table}/replay?game={game}"
    await flood.again_and_again(
        lambda n: flood.request("GET", f"{path}&viewer={n % 4 - 1}&at={n // 4 % 300}")
    )


async def stories(flood: Flooder) -> None:
    """Sixty watchers ask for the whole story, and again."""
    table, game, opened = await flood.a_game(150, is_over=False)
    flood.begins()
    ask = json.dumps({"type": "watch", "game": game, "viewer": -1, "language": "fr", "seq": 0})

    async def one() -> None:
        while flood.is_on:
            with suppress(*FALLEN, WebSocketException, AssertionError, TimeoutError):
                line = await flood.socket(table, opened["watch"])
                try:
                    while flood.is_on:
                        await line.send(ask)
                        for _ in range(3):
                            async with asyncio.timeout(5):
                                data = await line.recv()
                            flood.counts["stories"] += '"story"' in data[:20]
                finally:
                    await line.close()
                    flood.counts[str(line.close_code)] += 1
            await asyncio.sleep(0.1)

    await asyncio.gather(*(one() for _ in range(60)))


async def halves(flood: Flooder) -> None:
    """A thousand and more connections that never finish a request."""
    flood.begins()

    async def one() -> None:
        while flood.is_on:
            try:
                reader, writer = await flood.line()
                writer.write(HALF)
                async with asyncio.timeout(max(0.1, flood.until - monotonic())):
                    answer = await reader.read(64)
                flood.counts[answer[9:12].decode() or "closed"] += 1
                writer.close()
            except FALLEN:
                flood.counts["hung up on"] += 1
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(1200)), return_exceptions=True)


async def _poured(flood: Flooder, head: bytes, piece: bytes) -> None:
    """Forty connections that begin well and go on with as much as is taken from them."""
    flood.begins()

    async def one() -> None:
        while flood.is_on:
            with suppress(*FALLEN):
                _, writer = await flood.line()
                writer.write(head)
                flood.counts["connections"] += 1
                while flood.is_on and not writer.transport.is_closing():
                    writer.write(piece)
                    await writer.drain()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(40)), return_exceptions=True)


async def chunks(flood: Flooder) -> None:
    """Bodies in chunks of one byte."""
    await _poured(flood, IN_CHUNKS, b"1\r\n \r\n" * 10_000)


async def scraps(flood: Flooder) -> None:
    """Parts of messages that have no end and nothing in them, before any ticket."""
    await _poured(flood, HANDSHAKE + frame(b"{", last=False), frame(b"", 0, last=False) * 10_000)


async def codes(flood: Flooder) -> None:
    """Short codes, one after the other."""
    flood.begins()
    await flood.again_and_again(lambda n: flood.request("GET", f"/api/codes/{n:08}"))


async def openings(flood: Flooder) -> None:
    """Tables that nobody wants."""
    flood.begins()
    await flood.again_and_again(lambda n: flood.request("POST", "/api/tables", OPENING))


async def _at_a_table(flood: Flooder, made: Callable[[str, int], bytes]) -> None:
    table, _, _ = await flood.table()
    flood.begins()
    await flood.again_and_again(lambda n: made(table, n))


async def wishes(flood: Flooder) -> None:
    """Changes of one's own table."""

    def made(table: str, n: int) -> bytes:
        wish = {"cmd_id": f"w{n}", "wish": {"type": "SetTable", "pace": 30 + n % 60}}
        return flood.request("POST", f"/api/tables/{table}/wish", wish)

    await _at_a_table(flood, made)


async def notes(flood: Flooder) -> None:
    """Lines in one's own notebook."""
    table, _, _ = await flood.a_game(0, is_over=False)
    flood.begins()

    def made(n: int) -> bytes:
        note = {"type": "note", "card": None, "text": f"hmm {n}"}
        body = {"seat": 0, "cmd_id": f"n{n}", "changes": [note]}
        return flood.request("POST", f"/api/tables/{table}/notes", body)

    await flood.again_and_again(made)


async def tickets(flood: Flooder) -> None:
    """Tickets that nobody uses."""
    await _at_a_table(flood, lambda table, n: flood.request("POST", f"/api/tables/{table}/ticket"))


async def bodies(flood: Flooder) -> None:
    """Bodies as long as they may be, that make no sense."""
    flood.begins()
    big = {"name": "x" * 15_000}
    await flood.again_and_again(lambda n: flood.request("POST", "/api/tables", big))


async def headers(flood: Flooder) -> None:
    """Requests with as many headers as their head has room for."""
    flood.begins()
    whole = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 4_000 + b"\r\n"
    await flood.again_and_again(lambda n: whole)


async def chat(flood: Flooder) -> None:
    """The same word again and again."""
    table, keys, _ = await flood.table()
    flood.begins()
    number = 0
    while flood.is_on:
        with suppress(*FALLEN, WebSocketException, AssertionError):
            line = await flood.socket(table, keys[0])
            reading = asyncio.create_task(_read(line))
            try:
                while flood.is_on:
                    number += 1
                    say = {"type": "say", "cmd_id": f"s{number}", "phrase": "hello"}
                    await line.send(json.dumps(say))
                    flood.counts["said"] += 1
            finally:
                reading.cancel()
                await line.close()
                flood.counts[str(line.close_code)] += 1
        await asyncio.sleep(0.05)


async def _read(line: ClientConnection) -> None:
    with suppress(WebSocketException):
        async for _ in line:
            pass


async def readers(flood: Flooder) -> None:
    """Who asks for much and does not read it."""
    flood.begins()
    ask = flood.request("GET", "/api/catalogue")

    async def one() -> None:
        while flood.is_on:
            with suppress(*FALLEN):
                _, writer = await flood.line()
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                try:
                    while flood.is_on and not writer.transport.is_closing():
                        writer.write(ask)
                        flood.counts["asked"] += 1
                        async with asyncio.timeout(max(0.1, flood.until - monotonic())):
                            await writer.drain()
                        await asyncio.sleep(0.01)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(100)), return_exceptions=True)


async def unread(flood: Flooder) -> None:
    """A hundred and fifty who ask for files of the page, many at a time, and read nothing."""
    line = await flood.line()
    _, shell = await flood.asked(line, flood.request("GET", "/"))
    line[1].close()
    files = re.findall(r"/assets/[^\"]+", shell.decode()) or ["/"]
    asks = b"".join(flood.request("GET", path) for path in files) * 20
    flood.begins()

    async def one() -> None:
        while flood.is_on:
            with suppress(*FALLEN):
                _, writer = await flood.line()
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                flood.counts["connections"] += 1
                try:
                    while flood.is_on and not writer.transport.is_closing():
                        writer.write(asks)
                        async with asyncio.timeout(max(0.1, flood.until - monotonic())):
                            await writer.drain()
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.01)

    await asyncio.gather(*(one() for _ in range(150)), return_exceptions=True)


async def messages(flood: Flooder) -> None:
    """A hundred sockets at tables of one's own, each with as many messages as it may send."""
    lines: list[ClientConnection] = []
    for _ in range(20):
        table, keys, _ = await flood.table()
        lines += [await flood.socket(table, keys[0]) for _ in range(4)]
    reading = [asyncio.create_task(_read(line)) for line in lines]
    flood.begins()
    number = 0
    while flood.is_on:
        for line in lines:
            number += 1
            act = {"type": "act", "cmd_id": f"a{number}", "prompt_id": 1}
            act["action"] = {"type": "Resign", "seat": 0}
            with suppress(WebSocketException):
                await line.send(json.dumps(act))
                flood.counts["sent"] += 1
        await asyncio.sleep(0.8)
    for task in reading:
        task.cancel()


async def bots(flood: Flooder) -> None:
    """Forty tables where bots think, all of one address."""
    async with AsyncExitStack() as stack:
        for _ in range(40):
            table, keys, _ = await flood.table()
            for chair in (1, 2):
                seat = {"type": "SeatBot", "chair": chair, "bot": "lenoir"}
                wish = {"cmd_id": f"b{chair}", "wish": seat}
                await flood.once("POST", f"/api/tables/{table}/wish", wish)
            wish = {"cmd_id": "start", "wish": {"type": "Start"}}
            await flood.once("POST", f"/api/tables/{table}/wish", wish)
            line = await flood.socket(table, keys[0])
            stack.push_async_callback(line.close)
            reading = asyncio.create_task(_read(line))
            stack.callback(reading.cancel)
            flood.counts["tables"] += 1
        flood.begins()
        await asyncio.sleep(flood.seconds)


FLOODS: Final[dict[str, Callable[[Flooder], Awaitable[None]]]] = {
    "replays": replays,
    "stories from the start": stories,
    "half requests": halves,
    "chunks of one byte": chunks,
    "parts of messages": scraps,
    "codes": codes,
    "openings": openings,
    "wishes": wishes,
    "chat": chat,
    "notes": notes,
    "tickets": tickets,
    "big bodies": bodies,
    "many headers": headers,
    "readers who do not read": readers,
    "page files nobody reads": unread,
    "messages at once": messages,
    "bots": bots,
}


async def main() -> None:
    """The flood that was asked for."""
    kind, url, seconds = sys.argv[1:4]
    flood = Flooder(url, float(seconds))
    await FLOODS[kind](flood)
    print(json.dumps(dict(flood.counts.most_common(6))), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
