"""Requests of those who have hung up: nobody works for them. Those who wait are not too many."""

import asyncio
import socket
from urllib.parse import urlsplit

import pytest

from lenoir.server.guarding.allowances import Allowances
from lenoir.server.guarding.doorway import LET_IN
from lenoir.server.guarding.each_turn import EachTurn
from lenoir.server.guarding.guard import Guard, Message, Receive, Scope, Send
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.measured import Measured
from lenoir.server.guarding.porter import AT_ONCE
from lenoir.server.guarding.whereabouts import Whereabouts
from tests.server.raw import request
from tests.server.serving import Served, a_server
from tests.server.test_porter import FLOODER, a_line
from tests.server.test_pressing import a_request, nothing_more

ASK = b"GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n"


def abandoned(server: Served, address: str) -> None:
    """Ask three times and hang up, before the server can do anything."""
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port), 20, (address, 0)) as line:
        line.sendall(3 * ASK)


async def test_what_was_asked_for_and_abandoned_is_not_even_parsed(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Four hundred addresses that hung up at once once kept everybody waiting for five seconds.

    Planted: a server that reads whatever came, and serves it to nobody.
    """
    caplog.set_level("INFO")
    parsed: list[bytes] = []
    read = Measured.receive_data

    def noted(reader: Measured, data: bytes) -> None:
        parsed.append(data)
        read(reader, data)

    monkeypatch.setattr(Measured, "receive_data", noted)
    async with a_server() as server:
        for number in range(LET_IN):
            abandoned(server, f"127.1.0.{number + 1}")
        assert (await request(server.url, "GET", "/healthz")).status == 200
    assert len(parsed) == 1
    assert [record.message for record in caplog.records].count("request") == 1


async def test_who_hangs_up_while_a_request_waits_for_its_turn_is_not_served(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It has been parsed by then, and nothing more is read. Planted: going on with it."""
    caplog.set_level("INFO")
    waits, may_go_on = asyncio.Event(), asyncio.Event()
    take = EachTurn.take

    async def slowly(turns: EachTurn, whose: str) -> None:
        if whose == FLOODER:
            waits.set()
            await may_go_on.wait()
        await take(turns, whose)

    monkeypatch.setattr(EachTurn, "take", slowly)
    async with a_server() as server, asyncio.timeout(20):
        async with a_line(server, 3 * ASK):
            await waits.wait()
        may_go_on.set()
        while not (said := [each for each in caplog.records if each.name == "lenoir.server"]):
            await asyncio.sleep(0.01)
    assert [each.message for each in said] == ["turned away"]
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_who_hangs_up_within_a_body_is_not_said_to_be_slow(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Planted: taking it for a body that is late (408)."""
    caplog.set_level("INFO")
    half = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
    async with a_server() as server, asyncio.timeout(20):
        async with a_line(server, half):
            await request(server.url, "GET", "/healthz")
        while not (said := [each for each in caplog.records if each.message == "turned away"]):
            await asyncio.sleep(0.01)
    assert [vars(each)["facts"]["why"] for each in said] == ["hung up before being served"]
    assert [each.message for each in caplog.records].count("request") == 1


async def test_only_so_many_requests_wait_and_the_others_are_told_at_once() -> None:
    """From as many addresses as there are requests. Planted: a queue without an end."""
    served: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        served.append(scope["client"][0])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    refused: list[dict[bytes, bytes]] = []

    async def noted(message: Message) -> None:
        if message.get("status") == 503:
            refused.append(dict(message["headers"]))

    limits = Limits()
    most = Allowances(waiting=10)
    guard = Guard(app, Whereabouts(), most, lambda: limits, lambda route, status: None)
    crowd = [guard(a_request(f"127.0.1.{each}"), nothing_more, noted) for each in range(100)]
    await asyncio.gather(*crowd)
    assert len(served) == AT_ONCE + 10
    assert len(refused) == 100 - len(served)
    assert all(each[b"retry-after"] and each[b"connection"] == b"close" for each in refused)
    await guard(a_request("127.0.0.3"), nothing_more, noted)
    assert served[-1] == "127.0.0.3", "and a moment later anybody is served again"
