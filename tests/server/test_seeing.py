"""What whoever runs a server sees: routes, times, and why nothing could be stored."""

import asyncio
import json
import logging
import signal
from pathlib import Path

import msgspec
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from lenoir import compose, wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Hung, Playing, ServerRefused
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import LogId
from lenoir.seeing.metrics import Metrics
from lenoir.seeing.ready import KEPT
from lenoir.seeing.traces import traces_of
from lenoir.seeing.watched import watched_store
from lenoir.server.app import guarded
from lenoir.server.desk import desk_of
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.seeing.lines import lines_of
from tests.server.inside import asked
from tests.server.processes import Serving
from tests.server.raw import closed_with, request
from tests.server.serving import KEY, a_server
from tests.server.tables import a_game, an_opening
from tests.server.test_serve import until_ready


async def test_a_log_line_names_the_door_and_not_the_table(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO)
    async with a_server() as server:
        table = await a_game(server)
        await request(server.url, "GET", f"/api/codes/{table.opened.code}")
        await request(server.url, "GET", f"/api/tables/{table.id}")
        await request(server.url, "GET", f"/{table.id}/nowhere.txt")
    told = [line for line in lines_of(caplog) if line.get("text") == "request"]
    assert {line["route"] for line in told} >= {
        "/api/tables",
        "/api/tables/{table}/join",
        "/api/tables/{table}/wish",
        "/api/codes/{code}",
        "none",
    }
    assert all({"method", "status", "ms"} <= set(line) for line in told)
    assert [line["refused"] for line in told if line["status"] == 403] == ["not_seated"]
    whole = json.dumps(lines_of(caplog))
    assert not [word for word in (table.id, table.opened.code, "Ada", "nowhere") if word in whole]


async def test_a_server_that_cannot_store_is_not_ready_and_says_why(
    caplog: pytest.LogCaptureFixture,
) -> None:
    faulty = Faulty(MemoryStore())
    async with a_server(faulty) as server:
        assert (await request(server.url, "GET", "/readyz")).status == 200
        faulty.fails = "spend"
        await asyncio.sleep(KEPT)
        answer = await request(server.url, "GET", "/readyz")
        assert (answer.status, json.loads(answer.body)["code"]) == (503, "try_again")
        assert (await request(server.url, "GET", "/healthz")).status == 200
    assert [line["reason"] for line in lines_of(caplog) if line["text"] == "not ready"] == ["spend"]


async def test_newcomers_are_told_to_come_back_while_nothing_can_be_stored() -> None:
    """Their ticket is good: 4401 would say that it was not."""
    faulty = Faulty(MemoryStore())
    async with a_server(faulty) as server:
        table = await a_game(server)
        faulty.fails = "spend"
        with pytest.raises(Hung) as hung:
            async with table.host.enter(table.id) as socket:
                await socket.receive()
        assert (hung.value.code, hung.value.is_final) == (wire.TRY_AGAIN, False)
        faulty.fails = ""
        async with table.host.enter(table.id) as socket:
            assert isinstance(await socket.receive(), wire.TableMessage)


async def test_a_table_that_cannot_be_read_now_sends_nobody_away() -> None:
    faulty = Faulty(MemoryStore())
    async with a_server(faulty) as server:
        table = await a_game(server)
        _, data = await table.host.ask("POST", f"/api/tables/{table.id}/ticket")
        server.house.register.logs.drop(LogId(table.id))
        faulty.fails = "load"
        with pytest.raises(ServerRefused) as refused:
            await table.host.listed()
        assert refused.value.code == "try_again", "an empty list would be untrue"
        enter = msgspec.json.encode({"type": "enter", **msgspec.json.decode(data)}).decode()
        assert await closed_with(server.url, enter) == wire.TRY_AGAIN


WORD = {"Authorization": "Bearer word"}


async def test_times_of_answers_and_news_are_counted() -> None:
    async with a_server(metrics_token="word") as server:
        table = await a_game(server)
        players = [
            Playing(d, table.id, RandomPlayer, Seeded(n)) for n, d in enumerate(table.devices)
        ]
        await asyncio.gather(*(player.run() for player in players))
        page = (await request(server.url, "GET", "/metrics", headers=WORD)).body.decode()
    counts = dict(line.rsplit(" ", 1) for line in page.splitlines() if "_seconds_count" in line)
    assert float(counts["lenoir_ack_seconds_count"]) >= sum(player.acks for player in players)
    assert float(counts["lenoir_telling_seconds_count"]) > 10


async def healthy_answers(url: str) -> float:
    """How many the metrics tell of."""
    page = (await request(url, "GET", "/metrics", headers=WORD)).body.decode()
    mine = 'lenoir_requests_total{route="/healthz",status="200"} '
    return sum(
        float(line.removeprefix(mine)) for line in page.splitlines() if line.startswith(mine)
    )


async def test_two_workers_tell_the_totals_of_both(tmp_path: Path) -> None:
    """Each answers some of the requests; any of them knows of all."""
    server = Serving(tmp_path, "--workers", "2", LENOIR_METRICS_TOKEN="word")
    await server.start()
    try:
        await until_ready(Device(server.url))
        for _ in range(40):
            assert (await request(server.url, "GET", "/healthz")).status == 200
        async with asyncio.timeout(60):  # a request is counted when its answer has gone out
            while await healthy_answers(server.url) < 40:
                await asyncio.sleep(0.05)
        assert {await healthy_answers(server.url) for _ in range(10)} == {40}
    finally:
        await server.end(signal.SIGINT)


async def test_a_trace_has_routes_and_no_names(caplog: pytest.LogCaptureFixture) -> None:
    exported = InMemorySpanExporter()
    traces = traces_of({"OTEL_TRACES_EXPORTER": "otlp"}, exported)
    store = watched_store(MemoryStore(), Metrics(), traces)
    desk = desk_of(compose.house(store, Alone()), KEY, Metrics(), traces)
    app = guarded(lambda: desk, traces=traces)
    body = msgspec.json.encode(an_opening())
    opened = json.loads((await asked(app, "POST", "/api/tables", body)).body)
    await asked(app, "GET", f"/api/codes/{opened['code']}")
    spans = exported.get_finished_spans()
    names = [span.name for span in spans]
    assert {"POST /api/tables", "GET /api/codes/{code}", "store create"} <= set(names)
    inner = next(span for span in spans if span.name == "store create")
    outer = next(span for span in spans if span.name == "POST /api/tables")
    assert inner.parent is not None
    assert inner.parent.span_id == outer.context.span_id
    told = "".join(span.to_json() for span in spans)
    words = (opened["table"], opened["code"], opened["invite"], "Ada", "adas-word")
    assert not [word for word in words if word in told]
