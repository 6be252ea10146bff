"""Links to share: the key is in the part that a browser keeps to itself."""

import re
from typing import Final, Literal, NamedTuple, TypeAlias
from urllib.parse import urlsplit

Purpose: TypeAlias = Literal["join", "watch", "claim"]
LINK: Final = re.compile(r"/(?:table/(t-[A-Za-z0-9_-]{22}))?")
FRAGMENT: Final = re.compile(r"(join|watch|claim)=([A-Za-z0-9_-]+)")


class BadLink(ValueError):
    """A link that leads to no table."""


class Link(NamedTuple):
    """Where a table is, and what its key is for."""

    server: str
    table: str
    """Empty where the key is a short code."""
    purpose: Purpose
    key: str


def link_to(server: str, table: str, purpose: Purpose, key: str) -> str:
    """A link to share."""
    return f"{server.rstrip('/')}/table/{table}#{purpose}={key}"


def link_parts(link: str) -> Link:
    """What a link says; `BadLink` if it is none of ours."""
    parts = urlsplit(link)
    table, key = LINK.fullmatch(parts.path or "/"), FRAGMENT.fullmatch(parts.fragment)
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or not key:
        raise BadLink(link)
    if not table[1] and key[1] != "join":
        raise BadLink(link)
    purpose: Purpose = "join" if key[1] == "join" else "watch" if key[1] == "watch" else "claim"
    return Link(f"{parts.scheme}://{parts.netloc}", table[1] or "", purpose, key[2])
