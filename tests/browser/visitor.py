"""Somebody with a browser, who notices everything that is not as it should be."""

import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

AT_SPEED = """
if (location.protocol.startsWith("http") && !localStorage.getItem("lenoir.settings"))
    localStorage.setItem("lenoir.settings", JSON.stringify({ speed: "%s" }));
"""


class Visitor:
    """Opens pages of one server, and remembers what went wrong in them."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self.address = browser, address
        self._contexts: list[BrowserContext] = []
        self._troubles: list[str] = []
        self._expected: list[str] = []
        self._under_way: set[Request] = set()
        self._left: set[Request] = set()
        self._is_leaving = False

    def page(self, language: str = "en-GB", *, speed: str = "skip", **more: Any) -> Page:  # noqa: ANN401 - too many to list
        """A new page of a new device; `more` is handed to Playwright's `new_context`.

        What others do is not waited for, unless a test is about how it is shown.
        """
        context = self._browser.new_context(base_url=self.address, locale=language, **more)
        self._contexts.append(context)
        context.add_init_script(AT_SPEED % speed)
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"error: {error.error}"))
        context.on("request", self._request)
        context.on("requestfinished", lambda request: self._under_way.discard(request))
        context.on("requestfailed", self._failed)
        context.on("response", self._response)
        return context.new_page()

    def expect(self, trouble: str) -> None:
        """A trouble that this test means to make, as a pattern."""
        self._expected.append(trouble)

    def leave(self) -> None:
        """Close everything; what a page still asks for meanwhile is given up with it."""
        self._is_leaving = True
        for context in self._contexts:
            context.close()

    @property
    def troubles(self) -> list[str]:
        """What went wrong, without what was expected."""
        return [
            trouble
            for trouble in self._troubles
            if not any(re.search(pattern, trouble) for pattern in self._expected)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        here = (f"{self.address}/", "data:", "blob:")
        if not request.url.startswith(here):
            self._note(f"elsewhere: {request.url}")
        if request.is_navigation_request():
            self._left |= {earlier for earlier in self._under_way if _same_page(earlier, request)}
        self._under_way.add(request)

    def _failed(self, request: Request) -> None:
        """A browser gives up what it still asks for when its reader goes elsewhere: no trouble."""
        self._under_way.discard(request)
        # A font or the drawings may be given up before the browser says where it goes instead.
        is_decor = request.resource_type == "font" or "/assets/sprite-" in request.url
        is_left = self._is_leaving or request in self._left or is_decor
        if not is_left or request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"status {response.status}: {response.url}")

    def _note(self, trouble: str) -> None:
        self._troubles.append(trouble)


def _same_page(earlier: Request, later: Request) -> bool:
    """A service worker belongs to none, and stays whatever page is open."""
    return not earlier.service_worker and earlier.frame == later.frame
