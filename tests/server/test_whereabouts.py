"""Who asks whom: hosts, origins, proxies, and paths that can be written in one way only."""

import asyncio
import json
from urllib.parse import urlsplit

import pytest

from lenoir.server.guarding.allowances import Allowances
from lenoir.server.guarding.guard import Scope, is_plain
from lenoir.server.guarding.whereabouts import Whereabouts, neighbourhood, whereabouts
from tests.server.frames import HANDSHAKE
from tests.server.raw import JSON, request
from tests.server.serving import a_server

OPENING = b'{"edition": "classic", "chairs": 3, "name": "Ada"}'


def asking(
    client: str = "203.0.113.7", kind: str = "http", scheme: str = "http", **headers: str
) -> Scope:
    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": kind, "scheme": scheme, "client": (client, 1), "headers": given}


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "lenoir.localhost", "127.0.0.1:8000"),
        *("[::1]:8000", "192.168.1.20:8000", "cards.example", "cards.example:443"),
        *("cards.example.", "page.example"),
    ],
)
def test_a_server_goes_by_its_names_and_by_any_address_in_figures(host: str) -> None:
    ours = Whereabouts(["https://page.example"], ["cards.example"])
    assert ours.is_ours(asking(host=host))
    assert ours.is_ours(asking()), "what looks after a server may speak HTTP 1.0"


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "127.0.0.1.evil.example", "cards.example.evil.example", "localhost@evil"),
        *("evil.example:8000", "cards.example,evil.example", "[evil]", "cards.example:x", "/", "*"),
        *("", ":8000"),
    ],
)
def test_a_server_goes_by_no_other_name(host: str) -> None:
    assert not Whereabouts([], ["cards.example"]).is_ours(asking(host=host))
    assert Whereabouts([], ["*"]).is_ours(asking(host="evil.example"))


async def test_a_name_that_suddenly_leads_here_reaches_nothing() -> None:
    """DNS rebinding: for a browser that page and this server are then one origin.

    Planted: a guard that compares origin and host with one another only.
    """
    headers = {**JSON, "Host": "evil.example", "Origin": "http://evil.example"}
    async with a_server() as server:
        for method, path, body in (("POST", "/api/tables", OPENING), ("GET", "/api/tables", b"")):
            answer = await request(server.url, method, path, body, headers)
            assert (answer.status, json.loads(answer.body)["code"]) == (421, "wrong_host")
        french = await request(
            server.url, "GET", "/", headers={"Host": "evil.example", "Accept-Language": "fr"}
        )
        assert "--hosts" in json.loads(french.body)["title"]


@pytest.mark.parametrize(
    ("origin", "scheme", "is_ours"),
    [
        ("http://localhost", "http", True),
        ("http://localhost", "ws", True),
        ("https://localhost", "http", False),
        ("http://localhost", "https", False),
        ("https://localhost", "wss", True),
        ("http://localhost:81", "http", False),
        ("https://page.example", "http", True),
        ("http://page.example", "http", False),
        ("null", "http", False),
        ("http://[", "http", False),
        ("http://", "http", False),
        ("//localhost", "http", False),
        ("http://localhost/path", "http", False),
        ("http://localhost\x00", "http", False),
        ("HTTP://LOCALHOST", "http", True),
    ],
)
def test_an_origin_is_ours_with_its_scheme(origin: str, scheme: str, is_ours: bool) -> None:
    ours = Whereabouts(["https://page.example"])
    assert ours.is_from_here(asking(scheme=scheme, host="localhost", origin=origin)) == is_ours


async def test_an_origin_that_is_none_is_refused_and_breaks_nothing() -> None:
    async with a_server() as server:
        for origin in (
            "http://[",
            "http://[::1",
            "\xff",
            "null",
            "http://a:b:c",
            "https://x:99999",
        ):
            headers = {**JSON, "Origin": origin}
            answer = await request(server.url, "POST", "/api/tables", OPENING, headers)
            assert answer.status == 403, origin


async def test_a_socket_that_is_not_let_in_is_no_error_of_the_server(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A page of elsewhere could once fill the log with errors."""
    async with a_server() as server:
        where = urlsplit(server.url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        writer.write(HANDSHAKE[:-2] + b"Origin: http://evil.example\r\n\r\n")
        async with asyncio.timeout(10):
            answer = await reader.read()
        writer.close()
        assert answer.startswith(b"HTTP/1.1 403")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


PROXY = "10.0.0.1"


@pytest.mark.parametrize(
    ("client", "forwarded", "found"),
    [
        (PROXY, "203.0.113.7", "203.0.113.7"),
        (PROXY, "198.51.100.1, 203.0.113.7", "203.0.113.7"),
        (PROXY, "203.0.113.7, 10.0.0.2", "203.0.113.7"),
        (PROXY, "2001:db8::1", "2001:db8::1"),
        (PROXY, "203.0.113.7:50123", "203.0.113.7"),
        (PROXY, "[2001:db8::1]:50123", "2001:db8::1"),
        (PROXY, "nonsense", PROXY),
        (PROXY, "[nonsense]:1", PROXY),
        (PROXY, "198.51.100.1, nonsense", PROXY),
        (PROXY, "", PROXY),
        (PROXY, "10.0.0.3, 10.0.0.2", "10.0.0.3"),
        ("::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"),
        ("203.0.113.9", "203.0.113.7", "203.0.113.9"),
    ],
)
def test_a_proxy_of_ours_is_believed_and_nobody_else(
    client: str, forwarded: str, found: str
) -> None:
    """Planted: the first address of the header, which anybody can write, in place of the last."""
    scope = asking(client, x_forwarded_for=forwarded, x_forwarded_proto="https")
    Whereabouts(proxies=["10.0.0.0/24"]).settle(scope)
    assert scope["client"][0] == found
    assert scope["scheme"] == ("http" if client == "203.0.113.9" else "https")


def test_behind_tls_the_scheme_is_what_the_proxy_says() -> None:
    ours = Whereabouts(hosts=["cards.example"], proxies=[PROXY])
    for kind, scheme in (("http", "https"), ("websocket", "wss")):
        for client, is_ours in ((PROXY, True), ("203.0.113.7", False)):
            scope = asking(
                client,
                kind,
                "http" if kind == "http" else "ws",
                host="cards.example",
                origin="https://cards.example",
                x_forwarded_proto="https",
            )
            ours.settle(scope)
            assert ours.is_from_here(scope) == is_ours
            assert (scope["scheme"] == scheme) == is_ours


def test_the_settings_say_whom_to_believe() -> None:
    ours = whereabouts(
        {
            "LENOIR_HOST": "house.example",
            "LENOIR_HOSTS": "cards.example",
            "LENOIR_ORIGINS": "https://page.example",
            "LENOIR_PROXIES": "10.0.0.0/8 ::1",
        }
    )
    for host in ("house.example", "cards.example", "page.example"):
        assert ours.is_ours(asking(host=host))
    assert [ours.trusts(one) for one in ("10.1.2.3", "::1", "127.0.0.1")] == [True, True, False]
    assert whereabouts({}).trusts("127.0.0.1"), "this machine, if nothing is said"


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_a_household_is_an_address_or_a_network_of_version_6(address: str, group: str) -> None:
    assert neighbourhood(address) == group


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        *(("/", True), ("/table/t-1", True), ("/table/t-1/", True), ("/api/tables", True)),
        *(("/api/codes/AB CD", True), ("/api//tables", False), ("//api/tables", False)),
        *(("/api/./tables", False), ("/api/x/../tables", False), ("/api/tables/", False)),
        *(("/api/..", False), ("api/tables", False), ("", False), ("*", False)),
    ],
)
def test_a_path_is_written_in_one_way(path: str, plain: bool) -> None:
    assert is_plain(path) == plain


async def test_who_asks_too_often_waits_for_a_refusal_and_others_do_not() -> None:
    """A flood of refusals would be a flood, too: who waits for one cannot ask meanwhile."""
    limited = Allowances(reads_per_address=3)
    through = {"X-Forwarded-For": "203.0.113.7"}
    async with a_server(allowances=limited) as server:
        statuses = [
            (await request(server.url, "GET", "/api/tables", headers=through)).status
            for _ in range(4)
        ]
        assert statuses == [200, 200, 200, 429]
        other = {"X-Forwarded-For": "203.0.113.8"}
        assert (await request(server.url, "GET", "/api/tables", headers=other)).status == 200


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {"Host": "evil.example"}, 421),
        ("POST", "/api/tables", {"Origin": "http://evil.example"}, 403),
        ("GET", "/api//tables", {}, 404),
    ],
)
async def test_who_is_refused_for_anything_else_is_counted_as_well(
    method: str, path: str, headers: dict[str, str], status: int
) -> None:
    """Such requests once cost the server as much as others and had no limit."""
    limited = Allowances(reads_per_address=3, changes_per_address=3)
    through = {**headers, "X-Forwarded-For": "203.0.113.7"}
    async with a_server(allowances=limited) as server:
        statuses = [
            (await request(server.url, method, path, headers=through)).status for _ in range(4)
        ]
    assert statuses == [status, status, status, 429]


async def test_metrics_are_for_who_has_the_word() -> None:
    """A proxy without X-Forwarded-For makes everybody look like this machine."""
    word = {"Authorization": "Bearer sesame"}
    async with a_server(metrics_token="sesame") as server:
        for headers in ({}, {"Authorization": "Bearer other"}, {"Authorization": "sesame"}):
            assert (await request(server.url, "GET", "/metrics", headers=headers)).status == 404
        told = await request(server.url, "GET", "/metrics", headers=word)
        assert told.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert b"lenoir_sockets 0.0" in told.body
        assert b"_created" not in told.body, "no times of day"
    async with a_server() as server:
        shut = [word, {"Authorization": "Bearer "}]
        for headers in shut:
            assert (await request(server.url, "GET", "/metrics", headers=headers)).status == 404
