"""``lenoir serve``: a server, and where to find it."""

import asyncio
import os
import socket
import sys
from argparse import Namespace
from contextlib import suppress

from uvicorn import Server
from uvicorn.supervisors import Multiprocess

from lenoir.compose import CannotOpen, key_in, migrate
from lenoir.messages import BadInput, Messages
from lenoir.server.running import settings
from lenoir.server.worker import DATA, DATABASE, data_folder, database
from lenoir.tui.browse import open_page

PORT = 8000
PORTS = range(65536)
NEXT = 20
EVERYWHERE = ("0.0.0.0", "::")
HERE = ("127.0.0.1", "localhost", "::1")


def run(args: Namespace, say: Messages) -> int:
    """Serve until somebody stops it."""
    if args.workers < 1:
        raise BadInput(say("serve-workers"))
    host = args.host or os.environ.get("LENOIR_HOST") or HERE[0]
    if args.data:
        os.environ[DATA] = args.data  # the workers read it there
    _prepare(say)
    listener = _listener(host, args, say)
    port = listener.getsockname()[1]
    _tell(host, port, say)
    app = "lenoir.server.worker:from_environment"
    config = settings(app, host, port, args.workers)
    if args.open:  # a browser that comes before the server is ready waits for it
        open_page(_address(host, port), os.environ)
    try:
        if args.workers == 1:
            Server(config).run([listener])
        else:
            Multiprocess(config, [listener]).run()
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    print(say("serve-stopped"), file=sys.stderr)
    return 0


def _listener(host: str, args: Namespace, say: Messages) -> socket.socket:
    """At the port that was chosen; who chose none and opens a browser gets the next free one."""
    port = _port(args.port, say)
    if args.open and args.port is None and not os.environ.get("LENOIR_PORT"):
        for other in range(port, port + NEXT):
            with suppress(BadInput):
                listener = _listening(host, other, say)
                if other != port:
                    taken = say("serve-port-taken", taken=str(port), port=str(other))
                    print(taken, file=sys.stderr)
                return listener
    return _listening(host, port, say)


def _port(asked: int | None, say: Messages) -> int:
    text = os.environ.get("LENOIR_PORT") or str(PORT)
    port = asked if asked is not None else int(text) if text.isdecimal() else -1
    if port not in PORTS:
        raise BadInput(say("bad-port"))
    return port


def _prepare(say: Messages) -> None:
    """The data folder with its key, and the database brought up to date."""
    try:
        key = key_in(data_folder(os.environ))
        asyncio.run(migrate(database(os.environ), key))
    except (CannotOpen, OSError) as error:
        raise BadInput(say("serve-cannot-open", why=str(error))) from None


def _listening(host: str, port: int, say: Messages) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("serve-cannot-listen", host=host, port=str(port), why=why)) from None


def _tell(host: str, port: int, say: Messages) -> None:
    """Where it listens, whom it lets in, and where the games are."""
    lines = [say("serve-listens", url=_address(host, port))]
    if host in EVERYWHERE:
        lines.append(say("serve-share", url=f"http://{_own_address()}:{port}/"))
    elif host in HERE:
        lines.append(say("serve-alone"))
    place = "PostgreSQL" if os.environ.get(DATABASE) else database(os.environ)
    lines += [say("serve-data", place=place), say("serve-stop")]
    print("\n".join(lines), file=sys.stderr, flush=True)


def _address(host: str, port: int) -> str:
    """Where this machine finds its own server."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{HERE[0] if host in EVERYWHERE else shown}:{port}/"


def _own_address() -> str:
    """The address of this machine on its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE[0]
        return str(probe.getsockname()[0])
