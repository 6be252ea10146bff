"""Metrics: totals for whoever runs the server. They name no table, no seat and no time of day.

Several workers of one command share a folder (`PROMETHEUS_MULTIPROC_DIR`, which ``lenoir serve``
sets): each writes its own files there, and whichever worker is asked answers for all of them.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MEDIA_TYPE: Final = "text/plain; version=0.0.4"
"""The web framework adds that it is UTF-8."""
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable with the folder that the workers share."""

MEASURED_EVERY: Final = 0.5
"""Seconds between two measurements."""

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Seconds that histograms tell apart."""
OPERATIONS: Final = (
    *("create", "load", "append", "answered", "lengths", "find", "listed", "spend"),
    "care",
)


class Metrics:
    """What is counted at one worker."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # they are times of day
        self._all = every = CollectorRegistry()
        self.requests = Counter(
            "lenoir_requests", "Requests answered", ["route", "status"], registry=every
        )
        self.commands = Counter("lenoir_commands", "Commands by answer", ["answer"], registry=every)
        self.done = self.commands.labels("done")
        self.sockets = _gauge("lenoir_sockets", "Open sockets", every)
        self.tended = _gauge("lenoir_tables", "Tables somebody is connected to", every)
        self.games = _gauge("lenoir_games", "Games in memory", every)
        self.bots = Counter("lenoir_bot_decisions", "Bots asked", ["outcome"], registry=every)
        self.storage_refused = Counter(
            "lenoir_storage_refusals",
            "What the store could not do, and why",
            ["operation", "reason"],
            registry=every,
        )
        self.waiting_storage = _gauge("lenoir_storage_queue", "Asked of the store, not done", every)
        self.waiting_bots = _gauge("lenoir_bot_queue", "Decisions that wait for a process", every)
        self.acks = Histogram(
            "lenoir_ack_seconds", "From a command to its answer", registry=every, buckets=FAST
        )
        self.telling = Histogram(
            "lenoir_telling_seconds",
            "From a stored move to the line of somebody who follows",
            registry=every,
            buckets=FAST,
        )
        self.thinking = Histogram(
            "lenoir_bot_seconds", "From asking a bot to its answer", registry=every, buckets=SLOW
        )
        self.lag = Histogram(
            "lenoir_loop_lag_seconds",
            "How late the event loop comes to what is due",
            registry=every,
            buckets=FAST,
        )
        storage = Histogram(
            "lenoir_storage_seconds",
            "From asking the store to its answer",
            ["operation"],
            registry=every,
            buckets=FAST,
        )
        self.storage = {name: storage.labels(name) for name in OPERATIONS}
        self.samples: list[Callable[[], None]] = []
        """What sets a gauge to how things stand, twice a second."""

        self.refused = Counter(
            "lenoir_refused", "Refused or ended by the porter", ["why"], registry=every
        )

    def page(self) -> bytes:
        """All of them as Prometheus reads them: of all workers of this command."""
        folder = os.environ.get(SHARED)
        if not folder:
            return generate_latest(self._all)
        _forget_the_dead(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


async def measured(metrics: Metrics, every: float = MEASURED_EVERY) -> None:
    """For ever: how late this loop comes to what is due, and what waits."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        metrics.lag.observe(max(0.0, loop.time() - due))
        for sample in metrics.samples:
            sample()


def _gauge(name: str, text: str, registry: CollectorRegistry) -> Gauge:
    """How many there are now: at all workers that live, together."""
    return Gauge(name, text, registry=registry, multiprocess_mode="livesum")


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed has open sockets no more; what it counted still counts."""
    for file in folder.glob("gauge_live*_*.db"):
        process = file.stem.rpartition("_")[2]
        if process.isdecimal() and not _lives(int(process)):
            with suppress(FileNotFoundError):
                mark_process_dead(int(process), str(folder))  # type: ignore[no-untyped-call]


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
