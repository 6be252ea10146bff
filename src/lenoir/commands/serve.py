"""``lenoir serve``: a server, and where to find it."""

import asyncio
import os
import socket
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, MutableMapping
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory
from typing import Final

from uvicorn import Server
from uvicorn.supervisors import Multiprocess

from lenoir.commands.browse import open_page
from lenoir.commands.typed.places import edition_called
from lenoir.compose import CannotOpen, key_in, migrate
from lenoir.editions.loader import edition_keys
from lenoir.messages import BadInput, Messages
from lenoir.office.retention import Retention
from lenoir.seeing.metrics import SHARED
from lenoir.server.guarding.allowances import BadLimit, allowances
from lenoir.server.guarding.whereabouts import networks
from lenoir.server.listening import settings
from lenoir.server.worker import retention_of
from lenoir.settings import DATABASE, data_folder, database, is_on, take, variable

PORT: Final = 8000
PORTS: Final = range(65536)
NEXT: Final = 20
EVERYWHERE: Final = ("0.0.0.0", "::")
HERE: Final = ("127.0.0.1", "localhost", "::1")


def run(args: Namespace, say: Messages) -> int:
    """Serve until somebody stops it."""
    take(vars(args), os.environ)  # the workers read it there
    (host, port), workers = address(say), _workers(say)
    kept_for(say)
    _check_settings(say)
    for key in edition_keys():
        edition_called(key, say)  # one that cannot be played is told before anybody comes
    _prepare(say)
    found = listener(host, port, say, os.environ)
    port = found.getsockname()[1]
    _tell(host, port, say)
    if _browses(os.environ):  # a browser that comes before the server is ready waits for it
        open_page(own_url(host, port), os.environ)
    config = settings("lenoir.server.worker:from_environment", host, port, workers)
    try:
        if workers == 1:
            Server(config).run([found])
        else:
            with _counting_together(os.environ):
                Multiprocess(config, [found]).run()
    except KeyboardInterrupt:
        pass
    finally:
        found.close()
    print(say("serve-stopped"), file=sys.stderr)
    return 0


@contextmanager
def _counting_together(environment: MutableMapping[str, str]) -> Iterator[None]:
    """A folder in which the workers count, so that each can tell the totals of all."""
    with TemporaryDirectory(prefix="lenoir-metrics-") as folder:
        environment.setdefault(SHARED, folder)
        yield


def address(say: Messages) -> tuple[str, int]:
    """Where to listen."""
    host = os.environ.get(variable("host")) or HERE[0]
    port = os.environ.get(variable("port")) or str(PORT)
    if not port.isdecimal() or int(port) not in PORTS:
        raise BadInput(say("serve-bad-port", port=port))
    return host, int(port)


def kept_for(say: Messages) -> Retention:
    """For how many days what is kept."""
    try:
        return retention_of(os.environ)
    except ValueError as error:
        raise BadInput(say("serve-days", setting=str(error).replace("_", "-"))) from None


def _workers(say: Messages) -> int:
    text = os.environ.get(variable("workers")) or "1"
    if not text.isdecimal() or int(text) < 1:
        raise BadInput(say("serve-workers"))
    return int(text)


def _check_settings(say: Messages) -> None:
    """What the workers would choke on is told before there are any."""
    try:
        allowances(os.environ)
    except BadLimit as bad:
        name, value = bad.args
        raise BadInput(say("serve-bad-limit", name=name, value=value)) from None
    for proxy in (os.environ.get(variable("proxies")) or "").split():
        try:
            networks(proxy)
        except ValueError:
            raise BadInput(say("serve-bad-proxy", proxy=proxy)) from None


def _prepare(say: Messages) -> None:
    """The data folder with its key, and the database brought up to date."""
    folder = data_folder(os.environ)
    if folder.exists() and not folder.is_dir():
        raise BadInput(say("no-folder", folder=str(folder)))
    try:
        key = key_in(folder)
        asyncio.run(migrate(database(os.environ), key))
    except (CannotOpen, OSError) as error:
        raise BadInput(say("serve-cannot-open", why=str(error))) from None


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens; `OSError` says why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=2048)


def _listening(host: str, port: int, say: Messages) -> socket.socket:
    try:
        return bound(host, port)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadInput(say("serve-cannot-listen", host=host, port=str(port), why=why)) from None


def _browses(environment: Mapping[str, str]) -> bool:
    return is_on(environment.get(variable("browser"), ""))


def listener(host: str, port: int, say: Messages, environment: Mapping[str, str]) -> socket.socket:
    """At this port; who chose none and wants a page gets the next one that is free."""
    if _browses(environment) and not environment.get(variable("port")):
        for other in range(port, port + NEXT):
            with suppress(BadInput):
                found = _listening(host, other, say)
                if other != port:
                    taken = say("serve-port-taken", taken=str(port), port=str(other))
                    print(taken, file=sys.stderr)
                return found
    return _listening(host, port, say)


def own_url(host: str, port: int) -> str:
    """The address for somebody at this machine."""
    shown = HERE[0] if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _tell(host: str, port: int, say: Messages) -> None:
    """Where it listens, whom it lets in, and where the games are."""
    lines = [say("serve-listens", url=own_url(host, port))]
    if host in EVERYWHERE:
        lines.append(say("serve-share", url=f"http://{_own_address()}:{port}/"))
    elif host in HERE:
        lines.append(say("serve-alone"))
    place = "PostgreSQL" if os.environ.get(DATABASE) else database(os.environ)
    lines += [say("serve-data", place=place), say("serve-stop")]
    print("\n".join(lines), file=sys.stderr, flush=True)


def _own_address() -> str:
    """The address of this machine on its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HERE[0]
        return str(probe.getsockname()[0])
