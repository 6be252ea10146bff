"""The guard at the door: where a request comes from, how many come, what leaves with it."""

from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from time import monotonic
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from lenoir.server.limits import FOR_ADDRESSES
from lenoir.server.logs import LOG
from lenoir.server.problems import MEDIA_TYPE, asked_language, body_of
from lenoir.server.traces import NO_TRACES, Traces

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)
PRIVATE: Final = ((b"cache-control", b"no-store"), (b"vary", b"Accept-Language, Cookie"))
SAFE: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
REFUSED: Final = "lenoir.refused"
"""Where a door notes in the scope by which code it has refused."""


class Guard:
    """An ASGI application around another."""

    def __init__(
        self,
        app: App,
        origins: Iterable[str],
        allows: Callable[[str, int], bool],
        count: Callable[[str, int], None],
        traces: Traces = NO_TRACES,
    ) -> None:
        self._app, self._allows, self._count, self._traces = app, allows, count, traces
        self._origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket" and not self.is_from_here(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = monotonic()
        answer = _Answer(send)
        with self._traces.span("request") as span:
            await self._answered(scope, receive, answer)
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = route_of(scope, answer.status)
            span.tell(f"{method} {route}", method=method, route=route, status=answer.status)
        self._count(route, answer.status)
        spent = round(1000 * (monotonic() - began), 1)
        facts = {"method": method, "route": route, "status": answer.status, "ms": spent}
        if REFUSED in scope:
            facts["refused"] = scope[REFUSED]
        LOG.info("request", extra={"facts": facts})

    async def _answered(self, scope: Scope, receive: Receive, answer: "_Answer") -> None:
        if scope["method"] not in SAFE and not self.is_from_here(scope):
            await self._refuse(scope, answer, 403)
        elif _is_counted(scope) and not self._allows(address_of(scope), FOR_ADDRESSES):
            await self._refuse(scope, answer, 429)
        else:
            await self._app(scope, receive, answer)

    async def _refuse(self, scope: Scope, send: Send, status: int) -> None:
        accept = header_of(scope, b"accept-language")
        headers = [(b"content-type", MEDIA_TYPE.encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        body = body_of(status, asked_language(accept))
        await send({"type": "http.response.body", "body": body})

    def is_from_here(self, scope: Scope) -> bool:
        """Whether a page of ours asks, or no page at all: browsers say which it is."""
        origin = header_of(scope, b"origin")
        if not origin or origin in self._origins:
            return True
        return urlsplit(origin).netloc == header_of(scope, b"host") != ""


def _is_counted(scope: Scope) -> bool:
    """Whether it changes something, or tries a short code."""
    return scope["method"] not in SAFE or scope["path"].startswith("/api/codes/")


class _Answer:
    """Adds our headers to what is sent, and remembers the status.

    What does not say itself how long it may be kept, as the files of the page do, is private.
    """

    def __init__(self, send: Send) -> None:
        self._send, self.status = send, 500

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = list(message.get("headers", ()))
            is_public = any(name == b"cache-control" for name, _ in own)
            message["headers"] = [*own, *HEADERS, *(() if is_public else PRIVATE)]
        await self._send(message)


def route_of(scope: Scope, status: int) -> str:
    """The door as the application names it, never the path: that has the name of a table in it."""
    return str(scope.get("path_template") or ("page" if status < 400 else "none"))


def header_of(scope: Scope, name: bytes) -> str:
    """What a request says of something; nothing if it does not."""
    found = (value for key, value in scope["headers"] if key == name)
    return bytes(next(found, b"")).decode("latin-1")


def address_of(scope: Scope) -> str:
    """Where a request or a socket comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""
