"""The guard at the door: who asks whom, how often and how long, and what leaves with the answer."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any, Final, TypeAlias

from lenoir.seeing.logs import LOG
from lenoir.seeing.traces import NO_TRACES, Traces
from lenoir.server.guarding.allowances import A_BREATH, Allowances, Rate
from lenoir.server.guarding.doorway import DoorwayLoop
from lenoir.server.guarding.each_turn import EachTurn
from lenoir.server.guarding.gone import has_gone
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.porter import AT_ONCE, CLOSED_WITHIN, PORTER, VISIT, Porter, Visit
from lenoir.server.guarding.regulars import is_regular
from lenoir.server.guarding.whereabouts import Whereabouts, neighbourhood
from lenoir.server.problems import BY_STATUS, MEDIA_TYPE, asked_language, body_of
from lenoir.wire import BODY_AT_MOST

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
DENIAL: Final = "websocket.http.response"
"""The extension of ASGI by which a socket that is not let in is told why."""

GONE: Final = 499
"""What is counted of whoever hung up before they were served: nobody is there to be told."""
SUMMED_UP: Final[dict[int | str, str]] = {
    429: "too many requests of one address",
    BY_STATUS[503]: "too many requests wait",
    GONE: "hung up before being served",
}
"""By status or code: a line of the log for each would let anybody fill the disk."""

BODY_WITHIN: Final = 15.0
"""Seconds for a body, from the end of its head."""
PAUSE: Final = 1.0
"""Seconds after which somebody who asks too often is refused: while they wait they cannot ask."""
PAUSING: Final = 1000
"""Those who wait like that; all others are refused at once."""


class Guard:
    """An ASGI application around another."""

    def __init__(
        self,
        app: App,
        whereabouts: Whereabouts,
        allowances: Allowances,
        limits: Callable[[], Limits],
        count: Callable[[str, int], None],
        porter: Porter | None = None,
        traces: Traces = NO_TRACES,
    ) -> None:
        self._app, self._whereabouts, self._limits = app, whereabouts, limits
        self._count, self._traces = count, traces
        self._porter = porter or Porter(allowances, whereabouts.trusts)
        self._reads = Rate(allowances.reads_per_address, A_BREATH)
        self._changes = Rate(allowances.changes_per_address)
        self._pausing, self._waiting_at_most = 0, allowances.waiting
        self._strangers, self._regulars = EachTurn(AT_ONCE), EachTurn(AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or one socket, or the life of the server."""
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[PORTER] = self._porter
            loop = asyncio.get_running_loop()
            if isinstance(loop, DoorwayLoop):
                loop.admits = self._porter.admits
            await self._app(scope, receive, send)
            return
        self._whereabouts.settle(scope)
        visit = scope.get("state", {}).pop(VISIT, None)
        if isinstance(visit, Visit):
            self._porter.begin(visit)
        is_socket = scope["type"] == "websocket"
        try:
            if is_socket:
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send, visit)
        finally:
            if isinstance(visit, Visit):
                visit.end(CLOSED_WITHIN) if is_socket else visit.end()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = self._objection(scope, is_change=True)
        if status is None:
            await self._app(scope, receive, send)
            return
        await receive()
        if DENIAL in scope.get("extensions", {}):
            await _refuse(scope, send, status, DENIAL)
        else:
            await send({"type": "websocket.close", "code": 4403})

    async def _request(
        self, scope: Scope, receive: Receive, send: Send, visit: Visit | None
    ) -> None:
        began = monotonic()
        answer = _Answer(send, self._pause)
        with self._traces.span("request") as span:
            await self._answered(scope, receive, answer, visit)
            method = scope["method"] if scope["method"] in METHODS else "other"
            route = route_of(scope, answer.status)
            span.tell(f"{method} {route}", method=method, route=route, status=answer.status)
        self._count(route, answer.status)
        why = SUMMED_UP.get(answer.status) or SUMMED_UP.get(scope.get(REFUSED, ""))
        if why:
            self._porter.refuse(why, group_of(scope))
            return
        spent = round(1000 * (monotonic() - began), 1)
        facts = {"method": method, "route": route, "status": answer.status, "ms": spent}
        if REFUSED in scope:
            facts["refused"] = scope[REFUSED]
        LOG.info("request", extra={"facts": facts})

    async def _answered(
        self, scope: Scope, receive: Receive, answer: "_Answer", visit: Visit | None
    ) -> None:
        status = self._objection(scope, is_change=scope["method"] not in SAFE)
        group = group_of(scope)
        # Whoever looks after the server asks from its own machine, or from that of a proxy.
        is_first = is_regular(self._limits(), group) or self._whereabouts.trusts(address_of(scope))
        turns = self._regulars if is_first else self._strangers
        if status is None and 0 < self._waiting_at_most <= turns.waiting:
            status = 503
        if status is None:
            await turns.take(group)
            if visit is not None and has_gone(visit.transport):
                visit.transport.abort()
                while (await receive())["type"] != "http.disconnect":
                    pass  # the web server knows it in a moment, and wants no answer then
                status = GONE
            else:
                status = await self._with_body(scope, receive, answer)
        if status == GONE:
            answer.status = GONE
        elif status is not None:
            scope[REFUSED] = BY_STATUS[status]
            await _refuse(scope, answer, status)

    def _objection(self, scope: Scope, is_change: bool) -> int | None:
        """The status with which it is refused, if it is."""
        kind, rate = ("changes", self._changes) if is_change else ("reads", self._reads)
        if not self._limits().grants(kind, group_of(scope), rate):
            return 429  # who is refused for anything else is counted as well
        if not is_plain(scope["path"]):
            return 404
        if not self._whereabouts.is_ours(scope):
            return 421
        return 403 if is_change and not self._whereabouts.is_from_here(scope) else None

    async def _pause(self) -> None:
        if self._pausing < PAUSING:
            self._pausing += 1
            try:
                await asyncio.sleep(PAUSE)
            finally:
                self._pausing -= 1

    async def _with_body(self, scope: Scope, receive: Receive, answer: "_Answer") -> int | None:
        """Hand on a request whose body has come whole; else the status with which it is refused."""
        body, more = bytearray(), True
        try:
            async with asyncio.timeout(BODY_WITHIN):
                while more:
                    message = await receive()
                    if message["type"] == "http.disconnect":
                        return GONE
                    body += message.get("body", b"")
                    more = message.get("more_body", False)
                    if len(body) > BODY_AT_MOST:
                        return 413
        except TimeoutError:
            return 408
        whole: list[Message] = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def given() -> Message:
            return whole.pop() if whole else await receive()

        await self._app(scope, given, answer)
        return None


async def _refuse(scope: Scope, send: Send, status: int, kind: str = "http.response") -> None:
    body = body_of(status, asked_language(header_of(scope, b"accept-language")))
    headers = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    # The rest of it would be read as the next request; and whoever asks too often would have sent
    # the next ones already, each of which costs as much again.
    if status in (408, 413, 429, 503):
        headers.append((b"connection", b"close"))
    if status in (429, 503):
        headers.append((b"retry-after", b"5"))
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def is_plain(path: str) -> bool:
    """Whether there is one way to write a path: what is counted is then what is routed.

    It is the path as it was decoded. A router may take `/api//codes/` for `/api/codes/`.
    """
    if not path.startswith("/"):
        return False
    *parts, last = path[1:].split("/")
    if path.startswith("/api") and not last:
        return False
    return all(part not in ("", ".", "..") for part in parts) and last not in (".", "..")


class _Answer:
    """Adds our headers to what is sent, and remembers the status.

    What does not say itself how long it may be kept, as the files of the page do, is private.
    """

    def __init__(self, send: Send, pause: Callable[[], Awaitable[None]]) -> None:
        self._send, self._pause, self.status = send, pause, 500

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            if self.status == 429:
                await self._pause()
            own = list(message.get("headers", ()))
            named = {name for name, _ in own}
            ours = [each for each in HEADERS if each[0] not in named]
            message["headers"] = [*own, *ours, *(() if b"cache-control" in named else PRIVATE)]
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


def group_of(scope: Scope) -> str:
    """As whom all of one household are counted."""
    return neighbourhood(address_of(scope))
