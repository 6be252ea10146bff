"""The application asked without a network, every byte that leaves kept."""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

from litestar import Litestar

from lenoir.server.guarding.guard import Guard, Message, Scope
from lenoir.server.sockets.socket import SHORT_WAY

FAR_AWAY = ("203.0.113.7", 4711)
"""An address that is not this machine's."""


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes
    raw: bytes = b""
    """As it came over a line, if it did."""

    def header(self, name: bytes) -> bytes:
        """The first of the headers by that name, empty if there is none."""
        return next((value for key, value in self.headers if key == name), b"")

    @property
    def whole(self) -> bytes:
        """All of it, as it goes over a line."""
        if self.raw:
            return self.raw
        head = b"".join(b"%b: %b\r\n" % header for header in self.headers)
        return b"%d\r\n%b\r\n%b" % (self.status, head, self.body)


def _scope(kind: str, path: str, headers: Mapping[str, str], client: tuple[str, int]) -> Scope:
    path, _, query = path.partition("?")
    given = {"host": "localhost", **{name.lower(): value for name, value in headers.items()}}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": client,
        "server": ("localhost", 80),
        "subprotocols": [],
        "state": {},
    }


async def asked(
    app: Guard,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Mapping[str, str] | None = None,
    client: tuple[str, int] = FAR_AWAY,
) -> Answer:
    """A request, and its answer."""
    given = {"content-type": "application/json", "content-length": str(len(body))} if body else {}
    scope = _scope("http", path, {**given, **(headers or {})}, client)
    scope["method"] = method
    parts: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        parts.append(message)

    await app(scope, receive, send)
    start, rest = parts[0], parts[1:]
    whole = b"".join(part.get("body", b"") for part in rest)
    return Answer(start["status"], tuple(start["headers"]), whole)


class Line:
    """A socket; what has come is kept until it is taken.

    The short way out is blocked for every third message: both ways have to tell the same.
    """

    def __init__(
        self,
        app: Guard,
        headers: Mapping[str, str] | None = None,
        client: tuple[str, int] = FAR_AWAY,
    ) -> None:
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._came: list[bytes] = []
        self.closed: int | None = None
        self._tried = 0
        self._in.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", "/api/socket", headers or {}, client)
        scope["extensions"] = {SHORT_WAY: self._put}
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: Guard, scope: Scope) -> None:
        await app(scope, self._in.get, self._sent)
        if self.closed is None:
            self.closed = 1000

    def _put(self, data: bytes) -> bool:
        self._tried += 1
        if self.closed is not None or self._tried % 3 == 0:
            return False
        self._came.append(data)
        return True

    async def _sent(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._came.append(message["text"].encode())
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            self._came.append(b"closed with %d" % self.closed)

    def send(self, data: bytes | str) -> None:
        """Send a text or bytes."""
        kind = "text" if isinstance(data, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: data})

    def taken(self) -> list[bytes]:
        """What has come since last asked."""
        came, self._came = self._came, []
        return came

    async def hang_up(self) -> None:
        """Hang up; an error of the application comes out here."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def settled() -> None:
    """Until everybody waits for something from outside."""
    loop: Any = asyncio.get_running_loop()
    await asyncio.sleep(0)
    while loop._ready:
        await asyncio.sleep(0)


def routes_of(app: Litestar) -> set[str]:
    """Every door of an application and its socket, as ``METHOD /path``."""
    found = set()
    for route in app.routes:
        methods = getattr(route, "methods", ()) or ("SOCKET",)
        found |= {f"{method} {route.path_format}" for method in methods if method != "OPTIONS"}
    return found
