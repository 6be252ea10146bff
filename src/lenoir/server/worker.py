"""A worker: the application as its environment describes it. Each process makes its own."""

import gc
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

from lenoir.compose import House, key_in, opened_house
from lenoir.office.retention import Retention
from lenoir.play.logs.ports import Store
from lenoir.seeing.logs import log_to_stderr
from lenoir.seeing.metrics import Metrics
from lenoir.seeing.traces import traces_of
from lenoir.seeing.watched import watched_store
from lenoir.server.app import application
from lenoir.server.guarding.allowances import allowances
from lenoir.server.guarding.files import raise_file_limit, within_files
from lenoir.server.guarding.guard import Guard
from lenoir.server.guarding.whereabouts import whereabouts
from lenoir.settings import data_folder, database, variable
from lenoir.thinking.bots import Bots

SELDOM: Final = (5_000, 5, 20)
"""How many new objects, and rounds, the garbage collector waits for: games leave it little."""


def from_environment() -> Guard:
    """Everything over the database of the environment, bots included."""
    log_to_stderr()
    gc.freeze()  # what was imported stays
    gc.set_threshold(*SELDOM)
    environment = os.environ
    key, metrics = key_in(data_folder(environment)), Metrics()
    traces = traces_of(environment)

    def watched(store: Store) -> Store:
        return watched_store(store, metrics, traces)

    @asynccontextmanager
    async def opening() -> AsyncIterator[House]:
        bots = Bots(
            count=lambda outcome: metrics.bots.labels(outcome).inc(), spent=metrics.thinking.observe
        )
        metrics.samples.append(lambda: metrics.waiting_bots.set(bots.waiting))
        try:
            async with opened_house(database(environment), key, bots, watched) as house:
                yield house
        finally:
            bots.close()

    raise_file_limit()
    return application(
        opening(),
        key,
        whereabouts(environment),
        within_files(allowances(environment)),
        metrics,
        environment.get(variable("metrics_token"), ""),
        traces,
        retention_of(environment),
        is_ready_first=True,
    )


def retention_of(environment: Mapping[str, str]) -> Retention:
    """For how many days what is kept; `ValueError` names a setting that is no such number."""
    usual, days = Retention(), {}
    for state in ("finished", "open", "running", "reports"):
        text = environment.get(variable(f"keep_{state}")) or f"{getattr(usual, state)}"
        if not text.isdecimal():
            raise ValueError(f"keep_{state}")
        days[state] = int(text)
    return Retention(**days)
