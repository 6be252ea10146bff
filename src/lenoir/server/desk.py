"""The desk: what all doors of a server share."""

import hmac
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, TypeAlias

from litestar.di import NamedDependency

from lenoir.compose import House
from lenoir.seeing.metrics import Metrics
from lenoir.seeing.ready import Readiness
from lenoir.seeing.traces import NO_TRACES, Traces
from lenoir.server.guarding.allowances import USUAL, Allowances
from lenoir.server.guarding.bouncer import Bouncer
from lenoir.server.guarding.each_turn import EachTurn
from lenoir.server.guarding.guessing import Guessing
from lenoir.server.guarding.heavy import Heavy
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.porter import AT_ONCE
from lenoir.server.kept.kept_answers import KeptAnswers
from lenoir.server.kept.tales import Tales
from lenoir.server.sockets.caretaker import Caretaker
from lenoir.server.sockets.showing import Criers
from lenoir.server.tickets import Tickets
from lenoir.thinking.deducing import Deducing
from lenoir.thinking.reviewing import Reviews
from lenoir.thinking.volumes import Volumes

SECRETS: Final = ("tickets", "devices", "households")


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
    households: bytes
    """The secret that makes a word of an address, from which nobody else finds the address."""
    limits: Limits = field(default_factory=Limits)
    reviews: Reviews = field(default_factory=Reviews)
    volumes: Volumes = field(default_factory=Volumes)
    traces: Traces = NO_TRACES
    allowances: Allowances = USUAL
    metrics_token: str = ""
    """The word by which metrics are told; without one they are told to nobody."""
    ready: Readiness = field(init=False)
    bouncer: Bouncer = field(init=False)

    heavy: Heavy = field(init=False)
    tales: Tales = field(init=False)
    listening: EachTurn = field(default_factory=lambda: EachTurn(AT_ONCE))
    """Whose turn it is to have a message over a socket heard."""
    criers: Criers = field(default_factory=Criers)
    kept: KeptAnswers = field(default_factory=KeptAnswers)

    def __post_init__(self) -> None:
        self.ready = Readiness(self.house.store)
        self.heavy = Heavy(self.limits, self.allowances)
        self.tales = Tales(self.heavy)
        self.bouncer = Bouncer(self.house.bans, self.households)

    @property
    def guessing(self) -> Guessing:
        """Who may try a code."""
        return Guessing(self.limits, self.allowances)

    def household(self, group: str) -> str:
        """What is stored of the address from which a table was opened."""
        return hmac.digest(self.households, group.encode(), sha256)[:12].hex()


def households_of(key: bytes) -> bytes:
    """The secret that makes a word of an address."""
    return hmac.digest(key, f"lenoir {SECRETS[2]}".encode(), sha256)


TheDesk: TypeAlias = NamedDependency[Desk]
"""What a door asks for as ``desk``."""


def desk_of(
    house: House,
    key: bytes,
    metrics: Metrics,
    traces: Traces = NO_TRACES,
    allowances: Allowances = USUAL,
    metrics_token: str = "",
) -> Desk:
    """A desk; its secrets come from the key of the house."""
    secret, devices, households = (
        hmac.digest(key, f"lenoir {use}".encode(), sha256) for use in SECRETS
    )
    tickets = Tickets(secret, house.store.spend)
    deducing = Deducing(house.tables, house.referee)
    return Desk(
        house,
        tickets,
        Caretaker(house.attendance),
        metrics,
        deducing,
        devices,
        households,
        traces=traces,
        allowances=allowances,
        metrics_token=metrics_token,
    )
