"""An ear at a page: every frame and every answer that came in, word for word."""

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Page, Response, WebSocket


class Ear:
    """Listens from the moment it is put there."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self._answers: list[Response] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _response(self, response: Response) -> None:
        if "/api/" in response.url:
            self._answers.append(response)

    def answers(self) -> Iterator[tuple[str, str]]:
        """The path and the body of each answer that the browser still has."""
        for response in self._answers:
            try:
                yield response.url.partition("/api/")[2], response.text()
            except Error:
                continue

    def words(self) -> set[str]:
        """Every string that the server has said."""
        said: set[str] = set()
        for text in [*self.frames, *(body for _, body in self.answers())]:
            said.update(_strings(_parsed(text)))
        return said


def _parsed(text: str) -> Any:  # noqa: ANN401 - whatever there is
    try:
        return json.loads(text)
    except ValueError:
        return None


def _strings(found: Any) -> Iterator[str]:  # noqa: ANN401
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for value in found.values():
            yield from _strings(value)
    elif isinstance(found, list):
        for value in found:
            yield from _strings(value)
