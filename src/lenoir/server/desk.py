"""The desk: what all doors of a server share."""

import hmac
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeAlias

from litestar.di import NamedDependency

from lenoir.compose import House
from lenoir.server.caretaker import Caretaker
from lenoir.server.limits import Limits
from lenoir.server.metrics import Metrics
from lenoir.server.tickets import Tickets


@dataclass
class Desk:
    """A house, and who guards its doors."""

    house: House
    tickets: Tickets
    caretaker: Caretaker
    metrics: Metrics
    limits: Limits = field(default_factory=Limits)


TheDesk: TypeAlias = NamedDependency[Desk]
"""What a door asks for as ``desk``."""


def desk_of(house: House, key: bytes, metrics: Metrics) -> Desk:
    """A desk; the secret of its tickets comes from the key of the house."""
    secret = hmac.digest(key, b"lenoir tickets", sha256)
    return Desk(house, Tickets(secret), Caretaker(house.attendance), metrics)
