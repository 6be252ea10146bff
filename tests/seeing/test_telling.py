"""Logs, metrics and traces by themselves: trouble is told of, and telling it holds up nobody."""

import asyncio
import json
import logging
import os
import time

import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from lenoir.play.games.answers import Command
from lenoir.play.logs.ports import Unavailable
from lenoir.seeing.logs import LINES_AT_MOST, SELDOM, AsJson, LogThread, Seldom
from lenoir.seeing.metrics import Metrics, measured
from lenoir.seeing.ready import KEPT, Readiness
from lenoir.seeing.traces import NO_TRACES, traces_of
from lenoir.seeing.watched import watched_store
from lenoir.store.memory import MemoryStore
from tests.play.faulty import Faulty
from tests.play.games import a_referee, a_wish, chance, dealt
from tests.play.refusing import refused
from tests.seeing.lines import lines_of


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

    monkeypatch.setattr("lenoir.seeing.ready.WITHIN", 0.01)
    assert not await Readiness(Hanging()).is_ready()


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
