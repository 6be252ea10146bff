"""Running: the web server underneath, with our limits."""

import asyncio
import sys
from typing import Final

import uvicorn
from uvicorn import Config

from lenoir.seeing.logs import LOG
from lenoir.server.guarding.doorway import LET_IN
from lenoir.server.guarding.guard import Guard
from lenoir.server.guarding.porter import PatientHttp
from lenoir.wire import FRAME_AT_MOST

KNOWN: Final = ("0.54.",)
"""The versions of the web server whose web socket `short_way` knows from inside."""
PLAIN: Final = "websockets-sansio"
"""The web server's own web socket, which any version has."""
LOOP: Final = "lenoir.server.guarding.doorway:new_loop"
GRACE: Final = 10
"""Seconds for requests under way when the server stops; sockets are closed with 1012 at once."""


def web_socket() -> type[asyncio.Protocol] | str:
    """The short way, if the web server is one that it knows; else the plain one, which is slower.

    So a new web server costs speed, and the limits on pings and late bytes, but breaks nothing.
    """
    if not uvicorn.__version__.startswith(KNOWN):
        LOG.warning("unknown web server", extra={"facts": {"uvicorn": uvicorn.__version__}})
        return PLAIN
    from lenoir.server.sockets.short_way import WebSocket  # of its inside

    return WebSocket


def settings(app: Guard | str, host: str, port: int, workers: int = 1) -> Config:
    """How the web server runs: nothing compressed, nothing logged by itself, no name given.

    The application, or where what makes it is found: each worker makes its own.
    """
    return Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        host=host,
        port=port,
        http=PatientHttp,
        backlog=LET_IN,
        loop="auto" if sys.platform == "win32" else LOOP,
        proxy_headers=False,  # the guard believes proxies, by a setting of ours
        ws=web_socket(),
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
