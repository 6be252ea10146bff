"""What whoever runs a server sees: routes, times, and why nothing could be stored."""

import asyncio
import json
import logging
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from lenoir import compose, wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Hung, Playing, ServerRefused
from lenoir.play.games.answers import Command
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import LogId, Unavailable
from lenoir.server.app import guarded, measured
from lenoir.server.desk import desk_of
from lenoir.server.seeing.logs import LINES_AT_MOST, SELDOM, AsJson, LogThread, Seldom
from lenoir.server.seeing.metrics import Metrics
from lenoir.server.seeing.ready import KEPT, Readiness
from lenoir.server.seeing.traces import NO_TRACES, traces_of
from lenoir.server.seeing.watched import watched_store
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.play.games import a_referee, a_wish, chance, dealt
from tests.play.refusing import refused
from tests.server.inside import asked
from tests.server.processes import Serving
from tests.server.raw import closed_with, request
from tests.server.serving import KEY, a_server
from tests.server.tables import a_game, an_opening
from tests.server.test_serve import until_ready


def lines_of(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    return [json.loads(AsJson().format(record)) for record in caplog.records]


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


async def test_a_refusal_of_the_store_is_said_aloud_with_its_reason(
    caplog: pytest.LogCaptureFixture,
) -> None:
    faulty, metrics = Faulty(MemoryStore()), Metrics()
    referee = a_referee(watched_store(faulty, metrics))
    game = await dealt(referee)
    faulty.fails = "before"
    wish = await a_wish(referee, game, chance())
    assert wish is not None
    for _ in range(3):
        command = Command("mine", wish[0].id, wish[1])
        assert await refused(referee.act(game, wish[0].seat, command)) == "try_again"
    told = [line for line in lines_of(caplog) if line["text"] == "storage refused"]
    assert [(line["operation"], line["reason"]) for line in told] == [("append", "before")]
    page = metrics.page().decode()
    assert 'lenoir_storage_refusals_total{operation="append",reason="before"}' in page
    assert 'lenoir_storage_seconds_count{operation="create"} 1.0' in page
    assert game not in page + json.dumps(lines_of(caplog))


def test_trouble_that_lasts_is_told_again_with_how_often_it_came(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now = 0.0
    aloud = Seldom(lambda: now)
    for _ in range(5):
        aloud.error("storage refused", reason="FullError")
    aloud.error("storage refused", reason="IOError")
    now = SELDOM
    aloud.error("storage refused", reason="FullError")
    assert [(line["reason"], line["times"]) for line in lines_of(caplog)] == [
        ("FullError", 1),
        ("IOError", 1),
        ("FullError", 5),
    ]


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


async def test_asking_often_does_not_write_often() -> None:
    now, written = 0.0, []

    class Counting(MemoryStore):
        async def spend(self, name: str, until: int) -> bool:
            written.append(name)
            return await super().spend(name, until)

    ready = Readiness(Counting(), lambda: now)
    assert all(await asyncio.gather(*(ready.is_ready() for _ in range(50))))
    assert len(written) == 1
    now = KEPT
    assert await ready.is_ready()
    assert len(set(written)) == 2


async def test_a_store_that_does_not_answer_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Hanging(MemoryStore):
        async def spend(self, name: str, until: int) -> bool:
            await asyncio.sleep(3600)
            return True

    monkeypatch.setattr("lenoir.server.seeing.ready.WITHIN", 0.01)
    assert not await Readiness(Hanging()).is_ready()


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


async def test_a_loop_that_is_held_up_shows() -> None:
    metrics = Metrics()
    measuring = asyncio.create_task(measured(metrics, every=0.01))
    await asyncio.sleep(0.03)
    time.sleep(0.3)
    await asyncio.sleep(0.03)
    measuring.cancel()
    buckets = [
        line for line in metrics.page().decode().splitlines() if "lag_seconds_bucket" in line
    ]
    below = next(line for line in buckets if 'le="0.25"' in line)
    every = next(line for line in buckets if 'le="+Inf"' in line)
    assert float(below.split()[-1]) < float(every.split()[-1])


async def test_two_workers_tell_the_totals_of_both(tmp_path: Path) -> None:
    """Each answers some of the requests; any of them knows of all."""
    server = Serving(tmp_path, "--workers", "2", LENOIR_METRICS_TOKEN="word")
    await server.start()
    try:
        await until_ready(Device(server.url))
        for _ in range(40):
            assert (await request(server.url, "GET", "/healthz")).status == 200
        counts = set()
        for _ in range(10):
            page = (await request(server.url, "GET", "/metrics", headers=WORD)).body.decode()
            mine = 'lenoir_requests_total{route="/healthz",status="200"} '
            counts.add(next(line for line in page.splitlines() if line.startswith(mine)))
        assert counts == {f"{mine}40.0"}
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


async def test_a_failed_span_tells_the_kind_of_an_error_and_not_its_text() -> None:
    exported = InMemorySpanExporter()
    traces = traces_of({"OTEL_EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1"}, exported)
    with pytest.raises(Unavailable), traces.span("store load"):
        raise Unavailable("the envelope has card 7")
    (span,) = exported.get_finished_spans()
    assert "Unavailable" in span.to_json()
    assert "card 7" not in span.to_json()


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"OTEL_TRACES_EXPORTER": "none"},
        {"OTEL_TRACES_EXPORTER": "otlp", "OTEL_SDK_DISABLED": "true"},
    ],
)
def test_without_a_wish_there_are_no_traces(environment: dict[str, str]) -> None:
    assert traces_of(environment) is NO_TRACES


def test_a_log_that_nobody_reads_holds_up_nobody() -> None:
    """Planted: writing where it is said, which waits for whoever reads there."""
    reader, writer = os.pipe()
    text = "x" * 200
    with os.fdopen(writer, "w") as stream:
        beside = LogThread(stream)
        beside.setFormatter(AsJson())
        record = logging.makeLogRecord({"msg": text, "name": "lenoir.server"})
        # Some fit into the pipe, others are being written, and others wait: no more than that.
        said, most = b"", 2 * LINES_AT_MOST + 1000
        for _ in range(most + 500):
            beside.emit(record)
        while b"lines lost" not in said[-200:]:
            said += os.read(reader, 2**20)
        os.close(reader)
    *lines, last = (json.loads(line) for line in said.decode().splitlines())
    assert {line["text"] for line in lines} == {text}
    assert len(lines) + last["times"] == most + 500
    assert last["times"] >= 500
