"""The desk: what all doors of a server share."""

import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, TypeAlias, TypeVar

from litestar.di import NamedDependency

from lenoir.compose import House
from lenoir.play.answers import Refused
from lenoir.play.ports import LogId
from lenoir.server.caretaker import Caretaker
from lenoir.server.deducing import Deducing
from lenoir.server.limits import Limits
from lenoir.server.metrics import Metrics
from lenoir.server.ready import Readiness
from lenoir.server.reviewing import Reviews
from lenoir.server.tickets import Tickets
from lenoir.server.traces import NO_TRACES, Traces

CERTAIN: Final = (
    "try_again",
    "full",
    "no_assistance",
    "too_long",
    "stale",
    "illegal",
    "not_asked",
    "reused",
    "over",
    "bad_key",
)
"""Refusals that nothing another worker has stored would change."""

SECRETS: Final = ("tickets", "devices")

T = TypeVar("T")


@dataclass
class Desk:
    """A house, and who guards its doors."""

    house: House
    tickets: Tickets
    caretaker: Caretaker
    metrics: Metrics
    deducing: Deducing
    devices: bytes
    """The secret from which devices that name themselves get their keys."""
    limits: Limits = field(default_factory=Limits)
    reviews: Reviews = field(default_factory=Reviews)
    traces: Traces = NO_TRACES
    ready: Readiness = field(init=False)

    def __post_init__(self) -> None:
        self.ready = Readiness(self.house.store)

    async def asked(self, table: LogId, ask: Callable[[], Awaitable[T | Refused]]) -> T | Refused:
        """What the house answers. Before it refuses, it reads what other workers have stored."""
        answer = await ask()
        if type(answer) is Refused and answer.code not in CERTAIN:
            await self.house.catch_up(table)
            answer = await ask()
        return answer


TheDesk: TypeAlias = NamedDependency[Desk]
"""What a door asks for as ``desk``."""


def desk_of(house: House, key: bytes, metrics: Metrics, traces: Traces = NO_TRACES) -> Desk:
    """A desk; its secrets come from the key of the house."""
    secret, devices = (hmac.digest(key, f"lenoir {use}".encode(), sha256) for use in SECRETS)
    tickets = Tickets(secret, house.store.spend)
    deducing = Deducing(house.tables, house.referee)
    caretaker = Caretaker(house.attendance)
    return Desk(house, tickets, caretaker, metrics, deducing, devices, traces=traces)
