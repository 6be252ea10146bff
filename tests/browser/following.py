"""Somebody who sits beside a page and writes down what it shows, and when."""

import json

from playwright.sync_api import Page, WebSocketRoute

from lenoir.core.events import Event
from lenoir.core.seats import Viewer
from tests.browser.noted import SPEEDS, Notes, Shown

# Something is on the screen if it is the topmost thing where its middle is. The unseen log of
# screen readers only has to be there for them. Times are those of the page's own, virtual, clock.
WATCH = """
// What is animated begins elsewhere, in real time; here everything is at once where it stays.
const still = new CSSStyleSheet();
still.replaceSync("* { animation: none !important; transition: none !important }");
document.adoptedStyleSheets = [still];
window.shown = { line: {}, log: {}, inquiry: {} };
window.moves = [];
window.covered = {};
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
    const is = over !== null && (one.contains(over) || over.contains(one) && kind === "inquiry");
    const called = `${kind} ${one.dataset[places[kind][1]]}`;
    if (!is) covered[called] = over && over.outerHTML.slice(0, 120);
    return is;
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


class Follower:
    """Sits beside one page from its beginning, with a clock of their own."""

    def __init__(self, page: Page, speed: str) -> None:
        self.page = page
        self._speeds = [(0, speed)]
        page.clock.install()
        page.add_init_script(WATCH)
        self.began: int | None = None
        """How much of the story was there when the table was first shown."""
        page.route_web_socket("**/api/socket", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            found = json.loads(message)
            if self.began is None and found["type"] == "scene":
                self.began = found["scene"]["seq"]
            socket.send(message)

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

    @property
    def is_busy(self) -> bool:
        """Whether something is still to be shown, or an inquiry stays for a while."""
        return bool(self.page.evaluate("!!document.querySelector('.news .hurry, .inquiry .time')"))

    def notes(self) -> Notes:
        """What was written down."""
        assert self.began is not None
        found = self.page.evaluate("shown")
        line, log, inquiry = (
            {int(number): Shown(*when) for number, when in found[kind].items()}
            for kind in ("line", "log", "inquiry")
        )
        moves = self.page.evaluate("moves")
        return Notes(line, log, inquiry, moves, self._speeds, self.began, self._stopped)

    def troubles(self, events: tuple[Event, ...], viewer: Viewer) -> list[str]:
        """What of a record was not shown, not in its order or not for its time; and what hid it."""
        found = self.notes().troubles(events, viewer)
        covered: dict[str, str] = self.page.evaluate("covered")
        return [*found, *(f"{it} was under {what}" for it, what in covered.items() if found)]
