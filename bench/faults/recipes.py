"""Play through a proxy while its servers are replaced: ``python -m bench.faults.recipes nginx``.

Two ``lenoir serve`` over one PostgreSQL stand behind nginx or Caddy, with TLS by a certificate made
for this run, configured by the files in ``deploy/`` (other ports, names and paths put in). Two
processes of ``lenoir join`` and a script play over ``wss``; meanwhile each server in turn is asked
to stop, as for an upgrade, and started again. Every acknowledged move must be in the record, which
must verify.
"""

import argparse
import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from lenoir import wire
from lenoir.bots.players import one_player
from lenoir.client import Device, Playing, Socket, link_to
from lenoir.compose import key_in, opened_store
from lenoir.core.actions import Action
from lenoir.core.rng import Rng
from lenoir.core.view import View
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Start
from lenoir.record import codec
from lenoir.record.verify import verify
from tests.server.processes import ROOT, Serving, lenoir
from tests.server.strangers import until_seated
from tests.server.test_serve import until_ready
from tests.store.places import InPostgres
from tests.store.postgres_server import server

DEPLOY = ROOT / "deploy"
NAME = "localhost"


class Slow:
    """A bot that takes its time, so that servers can be replaced meanwhile."""

    def __init__(self) -> None:
        self._bot = one_player("novice").bot()

    def decide(self, view: View, rng: Rng) -> Action:
        """After a moment."""
        time.sleep(0.8)
        return self._bot.decide(view, rng)


class Noting(Playing):
    """Keeps a list of its own of what was acknowledged."""

    def __init__(self, device: Device, table: str) -> None:
        super().__init__(device, table, Slow, Seeded(1))
        self.noted: set[int] = set()

    async def _hear(self, socket: Socket, message: wire.FromServer) -> None:
        if isinstance(message, wire.Ack):
            self.noted.add(message.prompt_id)
        await super()._hear(socket, message)


def free_port() -> int:
    """A port nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    cert, key = folder / "cert.pem", folder / "key.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", str(key), "-out", str(cert)),
        ],
        check=True,
        capture_output=True,
    )
    return cert, key


def nginx(folder: Path, port: int, servers: list[int]) -> list[str]:
    """The command for nginx, with its recipe."""
    cert, key = certified(folder)
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("server 127.0.0.1:8000", f"server 127.0.0.1:{servers[0]}"),
        ("# server 127.0.0.1:8001", f"server 127.0.0.1:{servers[1]}"),
        ("listen 80;", f"listen 127.0.0.1:{free_port()};"),
        ("    listen [::]:80;\n", ""),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("lenoir.example;", f"{NAME};"),
        ("/etc/letsencrypt/live/lenoir.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/lenoir.example/privkey.pem", str(key)),
    ):
        assert old in text, old
        text = text.replace(old, new)
    (folder / "lenoir.conf").write_text(text)
    places = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nuser root;\n"
        f"events {{}}\nhttp {{ access_log off;\n{places}include {folder}/lenoir.conf; }}\n"
    )
    subprocess.run(["nginx", "-t", "-c", str(folder / "nginx.conf")], check=True)
    return ["nginx", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, servers: list[int]) -> list[str]:
    """The command for Caddy, with its recipe."""
    cert, key = certified(folder)
    text = (DEPLOY / "Caddyfile").read_text()
    for old, new in (
        ("lenoir.example {", f"https://{NAME}:{port} {{\n\ttls {cert} {key}"),
        ("reverse_proxy 127.0.0.1:8000", f"reverse_proxy 127.0.0.1:{servers[0]}"),
        ("# to 127.0.0.1:8001", f"to 127.0.0.1:{servers[1]}"),
    ):
        assert old in text, old
        text = text.replace(old, new)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    subprocess.run(["caddy", "validate", *command[2:]], check=True, capture_output=True)
    return command


@contextmanager
def running(command: list[str], folder: Path) -> Iterator[None]:
    """A proxy, from its start to its end."""
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen(command, env=home, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


async def played(which: str, folder: Path, database: str, rounds: int) -> str:
    """A game during which every server is replaced so often; what is to be told of it."""
    data = folder / "data"
    servers = [
        Serving(
            data,
            LENOIR_DATABASE_URL=database,
            LENOIR_HOSTS=NAME,
            LENOIR_SERVERS="2",
            LENOIR_PROXIES="127.0.0.1",
        )
        for _ in range(2)
    ]
    ports = [int((await each.start()).rpartition(":")[2]) for each in servers]
    for each in servers:
        await until_ready(Device(each.url))
    port, replaced, bots = free_port(), 0, []
    make = {"nginx": nginx, "caddy": caddy}[which]
    command = make(folder, port, ports)
    os.environ["SSL_CERT_FILE"] = str(folder / "cert.pem")
    url = f"https://{NAME}:{port}"
    try:
        with running(command, folder):
            host = Device(url)
            await until_ready(host)
            opened = await host.open(NewTable("classic", 3, "Ada", {"turn_limit": 40}))
            assert all("Secure" in line for line in await cookies(url)), "TLS is known inside"
            link = link_to(url, opened.table, "join", opened.invite)
            for _ in range(2):
                bots.append(await lenoir("join", link, "--bot", "novice"))
            await until_seated(host, opened.table, 3)
            await host.wish(opened.table, Start())
            playing = Noting(host, opened.table)
            game = asyncio.create_task(playing.run())
            async with asyncio.timeout(600):
                for _ in range(rounds):
                    for each in servers:
                        if game.done():
                            break
                        await asyncio.sleep(0.3)
                        assert await each.end(signal.SIGINT) == 0, each.said[-500:]
                        await each.start()
                        await until_ready(Device(each.url))
                        replaced += 1
                await game
                for bot in bots:
                    _, said = await bot.communicate()
                    assert bot.returncode == 0, said.decode()
            record = codec.decode(await host.record(opened.table))
            view = await host.look(opened.table)
        async with opened_store(database, key_in(data)) as (store, _):
            log = await store.load(view.game)
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
        for each in servers:
            await each.end(signal.SIGINT)
    assert log is not None
    lost = [at for at in playing.noted if not log.entries[at].cmd_id.startswith("0/")]
    assert not lost, f"acknowledged, and not stored: {lost}"
    found = verify(record, opened.commitment)
    assert found.wrong is None, found
    return (
        f"{which}: a game over {url.partition(':')[0]} and wss, servers replaced {replaced} times, "
        f"{len(playing.noted)} moves of one of three players acknowledged, 0 lost; it verifies"
    )


async def cookies(url: str) -> list[str]:
    """The cookies that somebody gets who opens a table."""
    from urllib.request import Request, urlopen

    def ask() -> list[str]:
        body = b'{"edition": "classic", "chairs": 3, "name": "Zoe"}'
        headers = {"Content-Type": "application/json"}
        with urlopen(Request(f"{url}/api/tables", body, headers)) as answer:
            return list(answer.headers.get_all("Set-Cookie"))

    return await asyncio.to_thread(ask)


def main() -> None:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("proxy", choices=("nginx", "caddy"), nargs="+")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    for which in args.proxy:
        if shutil.which(which) is None:
            sys.exit(f"{which} is not installed")
        with tempfile.TemporaryDirectory(prefix="lenoir-recipe-") as place:
            folder = Path(place)
            folder.chmod(0o755)
            with server(folder / "postgres") as url, suppress(KeyboardInterrupt):
                print(asyncio.run(one(which, folder, url, args.rounds)), flush=True)


async def one(which: str, folder: Path, url: str, rounds: int) -> str:
    """With a database of its own."""
    return await played(which, folder, await InPostgres(url).url(), rounds)


if __name__ == "__main__":
    main()
