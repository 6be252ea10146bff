"""Allowances: every limit of a server with its usual value, as settings and for one worker.

`docs/operate.md` has them in a table, with the reasons.
"""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from lenoir.settings import variable

A_BREATH: Final = 5.0
A_MOMENT: Final = 20.0
AN_HOUR: Final = 3600.0
"""Spans of time that rates are counted over, in seconds."""


class Rate(Struct, frozen=True):
    """A number of times within some seconds, all at once or spread out; 0 is no limit."""

    times: int
    within: float = A_MOMENT

    @property
    def each(self) -> float:
        """Seconds until one of them is granted again."""
        return self.within / self.times

    def for_many(self, households: int) -> "Rate":
        """The rate for several households together: as much for each as it has alone."""
        return Rate(self.times * households, self.within)


class Allowances(Struct, frozen=True, kw_only=True):
    """What is granted at most; 0 is no limit. Addresses of version 6 are counted by their /64.

    All of a /48 together have sixteen times as much of what is limited by address and time.
    """

    connections: int = 10_000
    """Connections of all kinds."""
    connections_per_address: int = 200
    waiting: int = 1000
    """Requests of all that wait for their turn."""
    sockets_per_address: int = 100
    waiting_per_address: int = 50
    """Sockets that have not shown a ticket yet."""
    sockets_per_person: int = 5
    """Of one person to one table."""
    watchers_per_table: int = 100
    """Sockets of those who look on."""
    messages_per_person: int = 100
    """Messages over sockets in twenty seconds."""
    messages_per_watcher: int = 50
    reads_per_address: int = 400
    """Requests that change nothing, in five seconds: all at once, they are felt by others."""
    changes_per_address: int = 400
    """Requests that may change something, in twenty seconds."""
    heavy_per_address: int = 200
    """Long stories, replays, records, reviews and deductions worked out in twenty seconds."""
    heavy_per_table: int = 400
    openings_per_address: int = 60
    """Tables opened in an hour."""
    joins_per_address: int = 30
    """How often somebody comes to one table, in an hour."""
    listed_per_address: int = 2
    """Tables of one address in the list for strangers."""
    guesses_per_address: int = 30
    """Wrong codes and links in an hour."""
    guesses: int = 3600
    """Those of all addresses together."""

    def shared(self, by: int) -> "Allowances":
        """The part of one worker, where ``by`` of them share the house; none gets less than one."""
        parts = {name: -(-value // by) for name, value in asdict(self).items()}
        own = {name: getattr(self, name) for name in OF_ONE}
        return Allowances(**{**parts, **own})


OF_ONE: Final = (
    *("sockets_per_person", "watchers_per_table", "messages_per_person", "messages_per_watcher"),
    *("heavy_per_table", "listed_per_address"),
)
"""Not divided among workers: what a person or a table may do is little, and all their sockets may
be at one worker. The list for strangers is read from the store, which all share."""


USUAL: Final = Allowances()


class BadLimit(ValueError):
    """A limit that is no number: the variable, and what it says."""


def allowances(environment: Mapping[str, str]) -> Allowances:
    """As the environment sets them, for one worker of it."""
    given = {}
    for name in asdict(USUAL):
        text = environment.get(variable(f"limit_{name}"))
        if text:
            given[name] = _number(f"limit_{name}", text)
    workers = environment.get(variable("workers")) or "1"
    servers = environment.get(variable("servers")) or "1"
    return Allowances(**given).shared(
        max(1, _number("workers", workers)) * max(1, _number("servers", servers))
    )


def _number(key: str, text: str) -> int:
    if not text.isdecimal():
        raise BadLimit(variable(key), text)
    return int(text)
