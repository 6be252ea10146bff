"""Cookies: the key of a device at one table, which no script can read and no other table gets."""

import re
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from lenoir.play.logs.ports import TableId
from lenoir.play.people.keys import KEY

TABLE: Final = re.compile(r"t-[A-Za-z0-9_-]{22}")
A_QUARTER: Final = 90 * 86_400


DEVICE: Final = "lenoir-device"
"""The cookie by which a device is known at all tables: for bans, and for nothing else."""


def device_cookie(request: Request[Any, Any, Any], word: str) -> Cookie:
    """The cookie that keeps the word of a device."""
    return Cookie(
        DEVICE,
        path="/api",
        value=word,
        max_age=A_QUARTER,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="strict",
    )


def named(table: TableId) -> str:
    """The name of a table's cookie."""
    return f"lenoir-{table}"


def key_in(request: Request[Any, Any, Any], table: TableId) -> str:
    """The key somebody has for a table; an empty one if they have none."""
    key = request.cookies.get(named(table), "")
    return key if KEY.fullmatch(key) else ""


def cookie_of(request: Request[Any, Any, Any], table: TableId, key: str) -> Cookie:
    """The cookie that keeps a key: for this table's requests, from our own pages."""
    return Cookie(
        named(table),
        path=f"/api/tables/{table}",
        value=key,
        max_age=A_QUARTER,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="strict",
    )
