"""Whereabouts: where a request comes from and whom it asks, as far as either can be believed."""

import re
import socket
from collections.abc import Iterable, Mapping, MutableMapping
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from lenoir.settings import variable

Scope: TypeAlias = MutableMapping[str, Any]
Network: TypeAlias = IPv4Network | IPv6Network

THIS_MACHINE: Final = ("127.0.0.1", "::1")
ANY: Final = "*"
AROUND: Final = 16
"""As how many households all of one /48 of version 6 are counted together."""
HOPS: Final = 10
"""Proxies behind one another that are looked at; what stands further left is anybody's word."""
HOST: Final = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(?::\d{1,5})?")
"""A name or an address, and perhaps a port, in small letters."""
WITH_PORT: Final = re.compile(r"\[([^\]]+)\](?::\d+)?|([0-9.]+):\d+")
"""An address as some proxies write it down."""
PLAIN: Final = {"https": "https", "wss": "https"}


class Whereabouts:
    """What one server believes about who asks it."""

    def __init__(
        self,
        origins: Iterable[str] = (),
        hosts: Iterable[str] = (),
        proxies: Iterable[str] = THIS_MACHINE,
    ) -> None:
        self._origins = frozenset(origin.lower().rstrip("/") for origin in origins)
        named = {*(host.lower() for host in hosts), *map(_name_in, self._origins)}
        self._hosts = frozenset({*named, *own_names()})
        self._proxies = tuple(map(networks, proxies))

    def settle(self, scope: Scope) -> None:
        """Put the address and the scheme in their place that a proxy we trust has told.

        A proxy adds whom it has heard to the right. The first from there that is no proxy of ours
        is who asks; whatever stands left of it may be invented.
        """
        client = scope.get("client")
        if client is None or not self.trusts(str(client[0])):
            return
        named = _all(scope, b"x-forwarded-for").replace(" ", "").split(",")[-HOPS:]
        for address in map(_without_port, reversed(named)):
            if not _is_address(address):
                break
            scope["client"] = (address, 0)
            if not self.trusts(address):
                break
        told = _all(scope, b"x-forwarded-proto").rpartition(",")[2].strip().lower()
        if told in ("http", "https"):
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = told.replace("http", "ws") if is_socket else told

    def trusts(self, address: str) -> bool:
        """Whether this is the address of a proxy of ours."""
        return any(_lies_in(address, network) for network in self._proxies)

    def is_ours(self, scope: Scope) -> bool:
        """Whether it is us who is asked.

        A page of elsewhere whose name suddenly leads to this machine would be of the same origin
        for a browser (DNS rebinding). It cannot do that with an address in figures.
        """
        if all(name != b"host" for name, _ in scope["headers"]):
            return True  # only HTTP 1.0 leaves it out: whatever looks after the server, no browser
        found = HOST.fullmatch(_all(scope, b"host").lower())
        if found is None:
            return False
        name = found[1].rstrip(".")
        return (
            ANY in self._hosts
            or name in self._hosts
            or name.endswith(".localhost")
            or _is_address(name.strip("[]"))
        )

    def is_from_here(self, scope: Scope) -> bool:
        """Whether a page of ours asks, or no page at all: browsers say which it is."""
        origin = _all(scope, b"origin").lower()
        if not origin or origin in self._origins:
            return True
        scheme = PLAIN.get(scope.get("scheme", "http"), "http")
        return origin == f"{scheme}://{_all(scope, b'host').lower()}"


def whereabouts(environment: Mapping[str, str]) -> Whereabouts:
    """As the environment describes them; `ValueError` for a proxy that is no address."""

    def named(key: str) -> list[str]:
        return (environment.get(variable(key)) or "").split()

    hosts = [*named("hosts"), environment.get(variable("host")) or ""]
    return Whereabouts(named("origins"), hosts, named("proxies") or THIS_MACHINE)


@lru_cache
def networks(text: str) -> Network:
    """A network as somebody wrote it down; an address is a network of one."""
    return ip_network(text)


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """What is counted as one address: a household has a whole /64 of version 6."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(ip_network((found, 64), strict=False))
    return str(found)


@lru_cache(4096)
def circles(group: str) -> tuple[tuple[str, int], ...]:
    """A household, and around it the /48 of version 6, each with how many households it counts as.

    Somebody with a /56 has 256 networks of the size of a household, with a /48 65,536.
    """
    own = (group, 1)
    if not group.endswith("/64"):
        return (own,)
    return own, (str(ip_network(group).supernet(new_prefix=48)), AROUND)


def own_names() -> frozenset[str]:
    """What this machine calls itself: its addresses need not be named."""
    name = ""
    with suppress(OSError):
        name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local"} - {"", ".local"})


def _name_in(origin: str) -> str:
    """The name of whoever has an origin: where our pages may come from, we may be asked."""
    try:
        return urlsplit(origin).hostname or ""
    except ValueError:
        return ""


@lru_cache(4096)
def _lies_in(address: str, network: Network) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found) in network


def _without_port(text: str) -> str:
    found = WITH_PORT.fullmatch(text)
    return (found[1] or found[2]) if found else text


def _is_address(text: str) -> bool:
    try:
        ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return True


def _all(scope: Scope, name: bytes) -> str:
    """Everything said under a name: who says something twice is not believed half of it."""
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key == name)
