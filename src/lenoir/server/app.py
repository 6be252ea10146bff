"""The application: doors over HTTP and one socket around a house."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from typing import Final, TypeAlias

import msgspec
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from lenoir import __version__
from lenoir.compose import House
from lenoir.core.edition import Language
from lenoir.office.retention import KEEP_ALL, Retention, kept_clean
from lenoir.play.refusal import Refusal
from lenoir.seeing.logs import LOG
from lenoir.seeing.metrics import Metrics, measured
from lenoir.seeing.traces import NO_TRACES, Traces
from lenoir.server.admin_page import AdminPage
from lenoir.server.desk import Desk, desk_of
from lenoir.server.doorstep import DOORSTEP, AnyRequest
from lenoir.server.guarding.allowances import USUAL, Allowances
from lenoir.server.guarding.guard import REFUSED, Guard, Receive, Scope, Send, header_of
from lenoir.server.guarding.porter import Porter
from lenoir.server.guarding.regulars import is_regular
from lenoir.server.guarding.whereabouts import Whereabouts
from lenoir.server.page import Page
from lenoir.server.problems import MEDIA_TYPE, asked_language, body_of, problem, status_of
from lenoir.server.public import make_ready
from lenoir.server.routes import ROUTES
from lenoir.server.sockets.socket import socket_door
from lenoir.server.strict import Malformed, decoded
from lenoir.wire import BODY_AT_MOST, SENT_AWAY

REST_EVERY: Final = 60.0
OpenHouse: TypeAlias = AbstractAsyncContextManager[House]
Lifespan: TypeAlias = Callable[[Litestar], AbstractAsyncContextManager[None]]


def application(
    opening: OpenHouse,
    key: bytes,
    whereabouts: Whereabouts | None = None,
    allowances: Allowances = USUAL,
    metrics: Metrics | None = None,
    metrics_token: str = "",
    traces: Traces = NO_TRACES,
    rules: Retention = KEEP_ALL,
    is_ready_first: bool = False,
) -> Guard:
    """Everything, ready for a web server; the house is opened when that starts.

    What is the same for everybody is worked out then, or else when somebody first asks for it:
    all others wait meanwhile.
    """
    desks: list[Desk] = []

    def the_desk() -> Desk:
        return desks[0]

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        if is_ready_first:
            make_ready()
            assert app.openapi_schema
        async with opening as house:
            desk = desk_of(house, key, metrics or Metrics(), traces, allowances, metrics_token)
            desks.append(desk)
            house.register.showing.at_most = allowances.listed_per_address
            forever = (
                house.keep_up(),
                _rest(desk),
                measured(desk.metrics),
                kept_clean(house.store, rules),
                desk.bouncer.watch(),
            )
            tasks = [asyncio.create_task(each) for each in forever]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await desk.caretaker.stop()
                desk.deducing.close()
                desk.reviews.close()
                desk.volumes.close()

    return guarded(the_desk, whereabouts, allowances, [lifespan], traces)


def guarded(
    the_desk: Callable[[], Desk],
    whereabouts: Whereabouts | None = None,
    allowances: Allowances = USUAL,
    lifespan: Sequence[Lifespan] = (),
    traces: Traces = NO_TRACES,
) -> Guard:
    """The doors and the socket around a desk, with the guard before them."""
    page = AdminPage(Page(web_app(the_desk, lifespan)), the_desk)

    async def doors(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path", "").startswith("/api/") and the_desk().bouncer.is_banned(scope):
            await _not_let_in(scope, receive, send)
        elif scope["type"] == "websocket":
            await socket_door(the_desk(), scope, receive, send)
        else:
            await page(scope, receive, send)

    believed = whereabouts or Whereabouts()

    def refused(why: str) -> None:
        the_desk().metrics.refused.labels(why).inc()

    return Guard(
        doors,
        believed,
        allowances,
        lambda: the_desk().limits,
        lambda route, status: the_desk().metrics.requests.labels(route, str(status)).inc(),
        Porter(
            allowances,
            believed.trusts,
            count=refused,
            is_regular=lambda group: is_regular(the_desk().limits, group),
        ),
        traces,
    )


def web_app(the_desk: Callable[[], Desk], lifespan: Sequence[Lifespan] = ()) -> Litestar:
    """The doors over HTTP, without the guard before them."""
    return Litestar(
        ROUTES,
        dependencies={"desk": Provide(the_desk, sync_to_thread=False), **DOORSTEP},
        lifespan=lifespan,
        before_request=_strict,
        exception_handlers={
            Refusal: _refused,
            Malformed: _malformed,
            HTTPException: _turned_away,
            Exception: _broken,
        },
        request_max_body_size=BODY_AT_MOST,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            "Lenoir",
            __version__,
            path="/api/schema",
            # The other pages of Litestar would load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )


async def _not_let_in(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell banned visitors that they are; a page asks for a ticket first, so it is told, too."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": SENT_AWAY})
        return
    scope[REFUSED] = "banned"
    told = problem("banned", 403, asked_language(header_of(scope, b"accept-language")))
    headers = [(b"content-type", MEDIA_TYPE.encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(told)})


async def _rest(desk: Desk) -> None:
    """For ever: let go of what nobody asks for."""
    while True:
        desk.metrics.games.set(desk.house.rest())
        await asyncio.sleep(REST_EVERY)


async def _strict(request: AnyRequest) -> None:
    """A body is of the type its door asks for, exactly: Litestar alone would take "3" for 3."""
    wanted = request.route_handler.parsed_fn_signature.parameters.get("data")
    body = await request.body()
    if wanted is not None:
        decoded(_decoder(wanted.annotation), body)
    elif body:
        raise Malformed("no body is asked for")


@cache
def _decoder(kind: type[object]) -> msgspec.json.Decoder[object]:
    return msgspec.json.Decoder(kind)


def _refused(request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    code = refusal.code
    request.scope[REFUSED] = code  # type: ignore[typeddict-unknown-key]
    told = problem(code, status_of(code), _language(request))
    headers = {"retry-after": "1"} if code == "try_again" else {}
    return Response(
        msgspec.json.encode(told), status_code=told.status, media_type=MEDIA_TYPE, headers=headers
    )


def _malformed(request: AnyRequest, _: Malformed) -> Response[bytes]:
    return _by_status(request, 400)


def _turned_away(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    return _by_status(request, error.status_code)


def _broken(request: AnyRequest, error: Exception) -> Response[bytes]:
    LOG.error("broken", exc_info=error)
    return _by_status(request, 500)


def _by_status(request: AnyRequest, status: int) -> Response[bytes]:
    body = body_of(status, _language(request))
    return Response(body, status_code=status, media_type=MEDIA_TYPE)


def _language(request: AnyRequest) -> Language:
    return asked_language(request.headers.get("accept-language", ""))
