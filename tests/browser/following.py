"""Somebody who writes down what a page shows and when, beside what the server told it."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

TABLE = Path(__file__).parents[2] / "docs" / "following.md"

Tamper = Callable[[dict[str, Any]], bool]
"""Whether a line of the story gets through to the page."""

WATCH = """
window.shown = { line: {}, log: {}, inquiry: {} };
new MutationObserver(() => {
    const see = (kind, where, key) => {
        for (const one of document.querySelectorAll(where))
            if (one.dataset[key] && one.checkVisibility())
                shown[kind][one.dataset[key]] ??= Date.now();
    };
    see("line", ".news .lines p", "number");
    see("log", ".news [role=log] p", "number");
    see("inquiry", ".inquiry [data-line]", "line");
}).observe(document, { subtree: true, childList: true, attributes: true });
"""

IN_AN_INQUIRY = (
    "SuggestionMade",
    "CannotRefute",
    "SuggestionRefuted",
    "SuggestionBlocked",
    "SuggestionStood",
)


class Times(NamedTuple):
    """How long each event has the screen, as the documentation says."""

    by_speed: dict[str, dict[str, int]]

    def of(self, event: dict[str, Any], speed: str) -> int:
        """Milliseconds."""
        kind = event["type"]
        if kind == "TokenMoved":
            kind += " (walk)" if event["how"] == "walk" else " (other)"
        return self.by_speed[speed].get(kind, 0)


def stated() -> Times:
    """The table of the documentation."""
    speeds = ("slow", "normal", "fast")
    found: dict[str, dict[str, int]] = {speed: {} for speed in speeds}
    for line in TABLE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[2].isdigit():
            for name, speed in enumerate(speeds, 2):
                for kind in re.findall(r"`([^`]+)`", cells[1]):
                    found[speed][kind] = int(cells[name])
    return Times(found)


def spelled_out(number: int, spoken: list[Any]) -> dict[str, Any]:
    """A line of a move as those of a story are."""
    line = {"number": number, "text": "", "private": False}
    return line | dict(zip(("event", "text", "private"), spoken, strict=False))


class Follower:
    """Sits beside one page from its beginning, with a clock of their own."""

    def __init__(self, page: Page, speed: str, lets: Tamper = lambda line: True) -> None:
        self.page, self.speed = page, speed
        self._lets = lets
        self.told: dict[int, dict[str, Any]] = {}
        self.began: int | None = None
        """How much of the story was there when the table was first shown."""
        page.clock.install()
        page.add_init_script(WATCH)
        page.route_web_socket("**/api/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "story":
                for line in found["told"]:
                    self.told[line["number"]] = line
                if self.began is not None:
                    found["told"] = [line for line in found["told"] if self._lets(line)]
            elif found["type"] == "moved":
                lines = [spelled_out(*each) for each in enumerate(found["told"], found["seq"])]
                self.told |= {line["number"]: line for line in lines}
                let = [self._lets(line) for line in lines]
                found["told"] = [
                    short for short, may in zip(found["told"], let, strict=True) if may
                ]
            elif found["type"] == "scene" and self.began is None:
                self.began = found["scene"]["seq"]
            socket.send(json.dumps(found))

        server.on_message(heard)

    def stop_the_clock(self) -> None:
        """From now on time passes only when it is told to."""
        now: int = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(now / 1000 + 1)

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.page.clock.run_for(milliseconds)

    def missing(self) -> list[str]:
        """What was not shown, not in its order or not for its time."""
        return list(self._missing(stated()))

    def _missing(self, times: Times) -> Iterator[str]:
        shown: dict[str, dict[str, int]] = self.page.evaluate("shown")
        assert self.began is not None
        due = sorted(n for n, line in self.told.items() if n >= self.began and line["text"])
        for place in ("line", "log"):
            seen = {int(number): at for number, at in shown[place].items()}
            yield from (f"{place}: {self._line(n)} is missing" for n in due if n not in seen)
            there = [n for n in due if n in seen]
            for before, after in pairwise(there):
                time, least = seen[after] - seen[before], times.of(self.event(before), self.speed)
                if time < least:
                    yield f"{place}: {self._line(before)} had {time} ms, not {least}"
        for number in due:
            event = self.event(number)["type"]
            if event in IN_AN_INQUIRY and str(number) not in shown["inquiry"]:
                yield f"inquiry: {self._line(number)} is missing"

    def event(self, number: int) -> dict[str, Any]:
        """What a line of the story tells of."""
        event: dict[str, Any] = self.told[number]["event"]
        return event

    def _line(self, number: int) -> str:
        return f"{number} {self.event(number)['type']} “{self.told[number]['text']}”"
