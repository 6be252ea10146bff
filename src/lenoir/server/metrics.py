"""Metrics: totals for whoever runs the server. They name no table, no seat and no time of day."""

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    disable_created_metrics,
    generate_latest,
)

MEDIA_TYPE: Final = "text/plain; version=0.0.4"
"""The web framework adds that it is UTF-8."""


class Metrics:
    """What is counted at one worker."""

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # they are times of day
        self._all = every = CollectorRegistry()
        self.requests = Counter("lenoir_requests", "Requests answered", ["status"], registry=every)
        self.commands = Counter("lenoir_commands", "Commands by answer", ["answer"], registry=every)
        self.done = self.commands.labels("done")
        self.sockets = Gauge("lenoir_sockets", "Open sockets", registry=every)
        self.tended = Gauge("lenoir_tables", "Tables somebody is connected to", registry=every)
        self.games = Gauge("lenoir_games", "Games in memory", registry=every)
        self.bots = Counter("lenoir_bot_decisions", "Bots asked", ["outcome"], registry=every)

    def page(self) -> bytes:
        """All of them as Prometheus reads them."""
        return generate_latest(self._all)
