"""Prints what the server names with the shell of the page: run by the test of a third language."""

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lenoir.server.guarding.guard import Message, Receive, Scope, Send
from lenoir.server.page import Page


async def named_with_the_shell(language: str) -> str:
    """The link that comes with a small page which has words in this language."""
    sent: list[Message] = []

    async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
        raise AssertionError("the page answers for itself")

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    with TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "assets").mkdir()
        (folder / "index.html").write_bytes(b"<!doctype html>")
        (folder / "assets" / f"{language}-1a2b.js").write_bytes(b"export default {}")
        page = Page(elsewhere, folder)
        liked = [(b"accept-language", f"{language}-XX, en;q=0.5".encode())]
        scope = {"type": "http", "method": "GET", "path": "/", "headers": liked}
        await page(scope, receive, send)
    return str(dict(sent[0]["headers"]).get(b"link", b"").decode())


if __name__ == "__main__":
    print(asyncio.run(named_with_the_shell(sys.argv[1])))
