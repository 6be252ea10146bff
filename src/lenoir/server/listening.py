"""Running: the web server underneath, with our limits."""

import asyncio
import sys
from typing import Final, NamedTuple

import uvicorn
from uvicorn import Config

from lenoir.seeing.logs import LOG
from lenoir.server.guarding.doorway import LET_IN, QUEUE
from lenoir.server.guarding.guard import Guard
from lenoir.wire import FRAME_AT_MOST

KNOWN: Final = ("0.54.",)
"""Versions of the web server that `short_way`, `patient_http` and `doorway` know from inside."""
GRACE: Final = 10
"""Seconds for requests under way when the server stops; sockets are closed with 1012 at once."""


class Parts(NamedTuple):
    """What the web server is made of: by name its own parts, which any version has."""

    http: type[asyncio.Protocol] | str = "h11"
    ws: type[asyncio.Protocol] | str = "websockets-sansio"
    loop: str = "auto"
    backlog: int = QUEUE


def parts() -> Parts:
    """Our own parts, if the web server is one that they know from inside; else its plain ones.

    So a new web server breaks nothing. It costs speed, and the limits on connections, on slow
    requests, and on pings and late bytes: a proxy has to set them. Those on requests stay.
    """
    if not uvicorn.__version__.startswith(KNOWN):
        LOG.warning("unknown web server", extra={"facts": {"uvicorn": uvicorn.__version__}})
        return Parts()
    from lenoir.server.guarding.patient_http import PatientHttp
    from lenoir.server.sockets.short_way import WebSocket

    if sys.platform == "win32":
        return Parts(PatientHttp, WebSocket)
    return Parts(PatientHttp, WebSocket, "lenoir.server.guarding.doorway:new_loop", LET_IN)


def settings(app: Guard | str, host: str, port: int, workers: int = 1) -> Config:
    """How the web server runs: nothing compressed, nothing logged by itself, no name given.

    The application, or where what makes it is found: each worker makes its own.
    """
    http, ws, loop, backlog = parts()
    return Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        host=host,
        port=port,
        http=http,
        backlog=backlog,
        loop=loop,
        proxy_headers=False,  # the guard believes proxies, by a setting of ours
        ws=ws,
        ws_max_size=FRAME_AT_MOST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        access_log=False,
        server_header=False,
        log_config=None,
        lifespan="on",
    )
