"""Requests and frames as bytes: for what no honest client would send."""

import asyncio
from collections.abc import Mapping
from email.message import Message
from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

JSON = {"Content-Type": "application/json"}


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: Message
    body: bytes


async def request(
    url: str, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = JSON
) -> Answer:
    """A request as it is told."""
    return await asyncio.to_thread(_request, url, method, path, body, headers)


def _request(url: str, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
    line = HTTPConnection(urlsplit(url).netloc, timeout=20)
    try:
        line.request(method, path, body or None, dict(headers))
        answer = line.getresponse()
        return Answer(answer.status, answer.headers, answer.read())
    finally:
        line.close()


async def closed_with(url: str, *frames: str | bytes) -> int:
    """The code with which a socket is closed after some frames."""
    async with connect(f"ws{url.removeprefix('http')}/api/socket", compression=None) as line:
        try:
            for frame in frames:
                await line.send(frame)
            async with asyncio.timeout(20):
                while True:
                    await line.recv()
        except ConnectionClosed as closed:
            return 1006 if closed.rcvd is None else closed.rcvd.code
