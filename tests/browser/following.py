"""Somebody who writes down what a page shows and when, and compares it with the record."""

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from lenoir.core import events as e
from lenoir.core.events import Event
from lenoir.core.seats import Viewer
from lenoir.core.visibility import Seen, seen_by

TABLE = Path(__file__).parents[2] / "docs" / "following.md"

Tamper = Callable[[dict[str, Any]], dict[str, Any]]
"""What becomes of a message on its way from the server to the page."""

# Something is on the screen if it is the topmost thing where its middle is. The unseen log of
# screen readers only has to be there for them. Times are those of the page's own, virtual, clock.
WATCH = """
// What is animated begins elsewhere, in real time; here everything is at once where it stays.
const still = new CSSStyleSheet();
still.replaceSync("* { animation: none !important; transition: none !important }");
document.adoptedStyleSheets = [still];
window.shown = { line: {}, log: {}, inquiry: {} };
window.moves = [];
const stands = {};
const places = {
    line: [".news .lines p", "number"],
    log: [".news [role=log] p", "number"],
    inquiry: [".inquiry [data-line]", "line"],
};
function onScreen(one, kind) {
    if (kind === "log") return !one.closest("[aria-hidden=true]");
    const { left, top, width, height } = one.getBoundingClientRect();
    const over = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
    return over !== null && (one.contains(over) || over.contains(one) && kind === "inquiry");
}
new MutationObserver(() => {
    const now = Date.now();
    for (const [kind, [where, key]] of Object.entries(places)) {
        const there = new Set();
        for (const one of document.querySelectorAll(where)) {
            const number = one.dataset[key];
            if (number && onScreen(one, kind)) there.add(number);
        }
        for (const number of there) shown[kind][number] ??= [now, null];
        for (const [number, times] of Object.entries(shown[kind]))
            if (!there.has(number)) times[1] ??= now;
            else times[1] = null;
    }
    for (const { dataset: { piece, at } } of document.querySelectorAll(".piece[data-at]"))
        if (stands[piece] !== at) moves.push([now, Number(piece), Number((stands[piece] = at))]);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""

IN_AN_INQUIRY = (
    e.SuggestionMade,
    e.CannotRefute,
    e.SuggestionRefuted,
    e.SuggestionBlocked,
    e.SuggestionStood,
)


SPEEDS = ("slow", "normal", "fast")


class Times(NamedTuple):
    """How long each event has the screen, as the documentation says."""

    by_speed: dict[str, dict[str, int]]
    stays: dict[str, int]
    """How long an inquiry stays after its last answer, if no other begins."""

    def of(self, event: Event, speed: str) -> int:
        """Milliseconds; none for what appears with what comes after it."""
        kind = type(event).__name__
        if isinstance(event, e.TokenMoved):
            kind += " (walk)" if event.how == "walk" else " (other)"
        return self.by_speed[speed].get(kind, 0)


def stated() -> Times:
    """The table of the documentation."""
    found: dict[str, dict[str, int]] = {speed: {} for speed in SPEEDS}
    stays: dict[str, int] = {}
    for line in TABLE.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 5 and cells[2].isdigit():
            kinds = re.findall(r"`([^`]+)`", cells[1])
            for speed, cell in zip(SPEEDS, cells[2:], strict=True):
                found[speed].update(dict.fromkeys(kinds, int(cell)))
                if not kinds:
                    stays[speed] = int(cell)
    return Times(found, stays)


class Shown(NamedTuple):
    """From when to when something was on the screen; without an end, it still is."""

    since: int
    until: int | None


class Follower:
    """Sits beside one page from its beginning, with a clock of their own."""

    def __init__(self, page: Page, speed: str, tamper: Tamper | None = None) -> None:
        self.page = page
        self._speeds = [(0, speed)]
        """Since when the page shows how fast."""
        page.clock.install()
        page.add_init_script(WATCH)
        self._tamper = tamper
        self.began: int | None = None
        """How much of the story was there when the table was first shown."""
        page.route_web_socket("**/api/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            found = json.loads(message)
            if self.began is not None and self._tamper:
                found = self._tamper(found)
            elif self.began is None and found["type"] == "scene":
                self.began = found["scene"]["seq"]
            socket.send(json.dumps(found))

        server.on_message(heard)

    def stop_the_clock(self) -> None:
        """From now on time passes only when it is told to."""
        now: int = self.page.evaluate("Date.now()")
        self.page.clock.pause_at(now / 1000 + 1)
        self._stopped: int = self.page.evaluate("Date.now()")

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.page.clock.run_for(milliseconds)

    def choose(self, speed: str) -> None:
        """Another speed, in the menu of the game; nothing is still to be shown."""
        self.page.locator(".rail .more").click()
        choices = self.page.locator("dialog fieldset label")
        choices.nth(SPEEDS.index(speed)).click()
        self.page.keyboard.press("Escape")
        self._speeds.append((self.page.evaluate("Date.now()"), speed))

    def speed_at(self, when: int) -> str:
        """How fast things were shown at some moment."""
        return next(speed for since, speed in reversed(self._speeds) if since <= when)

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be shown, or an inquiry stays for a while."""
        return bool(self.page.evaluate("!!document.querySelector('.news .hurry, .inquiry .time')"))

    def troubles(self, events: tuple[Event, ...], viewer: Viewer) -> list[str]:
        """What of a record was not shown, not in its order or not for its time."""
        assert self.began is not None
        due = [seen for seen in seen_by(viewer, events) if seen.number >= self.began]
        found = self.page.evaluate("shown")
        shown = {
            kind: {int(number): Shown(*when) for number, when in found[kind].items()}
            for kind in found
        }
        times = stated()
        told = [it for it in due if times.of(it.event, "slow")]
        return [
            *(f"line: {trouble}" for trouble in self._told(told, shown["line"], times)),
            *(f"log: {trouble}" for trouble in self._told(told, shown["log"], times)),
            *(f"inquiry: {trouble}" for trouble in self._inquired(due, shown, times)),
            *(f"board: {trouble}" for trouble in self._moved(told, shown["line"])),
        ]

    def _told(self, due: list[Seen], shown: dict[int, Shown], times: Times) -> Iterator[str]:
        """Each line is there for its time, and nothing else is told before it is over."""
        yield from (f"{it} is missing" for it in due if it.number not in shown)
        due = [it for it in due if it.number in shown]
        for it, after in zip(due, [*due[1:], None], strict=True):
            since, until = shown[it.number]
            ends = [shown[after.number].since] if after else []
            ends += [] if until is None else [until]
            if since < self._stopped:
                continue  # the clock of the machine is not as exact
            least = times.of(it.event, self.speed_at(since))
            if ends and min(ends) - since < least:
                yield f"{it} had {min(ends) - since} ms, not {least}, before {after}"

    def _inquired(
        self, due: list[Seen], all_shown: dict[str, dict[int, Shown]], times: Times
    ) -> Iterator[str]:
        """The same for chips. An inquiry stays until the next one or the end takes its place."""
        shown = all_shown["inquiry"]
        asked = [it for it in due if isinstance(it.event, IN_AN_INQUIRY)]
        yield from (f"{it} is missing" for it in asked if it.number not in shown)
        end = [it for it in due if isinstance(it.event, e.GameEnded)]
        shown = shown | {it.number: all_shown["log"][it.number] for it in end}
        for it, after in pairwise([*(it for it in asked if it.number in shown), *end]):
            since, until = shown[it.number]
            lasted = shown[after.number].since - since
            least = times.of(it.event, self.speed_at(since))
            if lasted < least:
                yield f"{it} had {lasted} ms, not {least}, before {after}"
            if isinstance(after.event, e.SuggestionMade | e.GameEnded):
                least = min(lasted, times.stays[self.speed_at(since)])
            if until is not None and until - since < least:
                yield f"{it} was there for {until - since} ms, not {least}"

    def _moved(self, due: list[Seen], shown: dict[int, Shown]) -> Iterator[str]:
        """A token stands where the line says that it goes."""
        moves: list[tuple[int, int, int]] = self.page.evaluate("moves")
        for it in due:
            if isinstance(it.event, e.TokenMoved) and it.number in shown:
                until = shown[it.number].since
                stood = [
                    to for when, token, to in moves if token == it.event.token and when <= until
                ]
                if stood[-1:] != [it.event.to]:
                    yield f"{it}: it stands at {stood[-1:]}"
