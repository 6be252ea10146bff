"""What is measured of the page: bytes, the way to the first move, moves of others, frames."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import mean, median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from bench.page.air import Air
from tests.browser.hosting import PATIENCE, come_in, deal, make_table
from tests.browser.player import Player
from tests.browser.serving import serving

Figures = Iterator[tuple[str, str]]

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
SLOWER = 4
"""How many times slower the processor is."""

# Notes every frame that the page gets, from when to when a token walks, and the first second of
# every inquiry, in which it rises and its cards are dealt.
FRAMES = """() => {
    globalThis.beats = [];
    globalThis.walks = [];
    globalThis.inquiries = [];
    new MutationObserver(() => {
        const now = performance.now();
        if (!document.querySelector(".inquiry") || now < inquiries.at(-1)?.[1]) return;
        const number = document.querySelector(".inquiry").dataset.inquiry;
        if (inquiries.at(-1)?.[2] !== number) inquiries.push([now, now + 1000, number]);
    }).observe(document.body, { childList: true, subtree: true });
    const note = (now) => { beats.push(now); requestAnimationFrame(note); };
    requestAnimationFrame(note);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const walk = animate.apply(this, how);
        if (this.classList.contains("token")) {
            const now = () => performance.now();
            walk.ready.then(now).then((from) => walk.finished.then(now)
                .then((to) => walks.push([from, to]))).catch(() => undefined);
        }
        return walk;
    };
}"""


@contextmanager
def a_house(browser: Browser) -> Iterator[str]:
    """A server of its own."""
    with TemporaryDirectory() as data, serving(Path(data), module="tests.browser.hasty") as address:
        yield address


class Scales:
    """Weighs what comes over the network, as it came."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.parts: dict[str, int] = {}
        self._paths: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._named)
        session.on("Network.loadingFinished", self._weighed)

    def _named(self, event: dict[str, Any]) -> None:
        self._paths[event["requestId"]] = event["response"]["url"].split("/", 3)[3]

    def _weighed(self, event: dict[str, Any]) -> None:
        path = self._paths.get(event["requestId"], "?")
        self.bytes += event["encodedDataLength"]
        self.parts[path] = self.parts.get(path, 0) + event["encodedDataLength"]


def first_loads(browser: Browser, moves: int) -> Figures:
    """Home, then a game dealt from there, each counted from an empty cache."""
    with a_house(browser) as address:
        context = browser.new_context(base_url=address, service_workers="block")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        scales = Scales(page)
        page.goto("/")
        expect(page.locator("main .play")).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield "home, first load, over the wire", f"{scales.bytes / 1000:.1f} kB"
        page.locator("main .play").click()
        page.get_by_role("button", name="Normal").click()
        expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        yield "home and a table, first load, over the wire", f"{scales.bytes / 1000:.1f} kB"
        for kind, ends in (("scripts", ".js"), ("styles", ".css"), ("fonts", ".woff2")):
            weight = sum(many for path, many in scales.parts.items() if path.endswith(ends))
            yield f"… of which {kind}", f"{weight / 1000:.1f} kB"
        data = sum(many for path, many in scales.parts.items() if path.startswith("api/"))
        yield "… of which editions and other answers", f"{data / 1000:.1f} kB"
        context.close()


def _slowed(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def playable(browser: Browser, moves: int) -> Figures:
    """A phone with a slow network and a slow processor, from nothing to the first button."""
    home, table = [], []
    with a_house(browser) as address, closing(Air(address)) as air:
        for _ in range(5):
            context = browser.new_context(base_url=air.address, service_workers="block", **PHONE)
            page = context.new_page()
            page.set_default_timeout(PATIENCE * 2)
            _slowed(page)
            page.add_init_script(READY)
            page.goto("/", wait_until="commit")
            page.locator("main .play").tap()
            page.get_by_role("button", name="Normal").tap()
            page.locator(".deciding h2").wait_for()
            page.wait_for_function("readyAt.table")
            at: dict[str, float] = page.evaluate("({ ...readyAt, tapped: tappedAt })")
            home.append(at["home"])
            table.append(at["table"] - at["tapped"])
            context.close()
    yield "home ready, slow 4G, processor 4 times slower", f"{median(home) / 1000:.1f} s"
    yield "from the button to the dealt table, the same", f"{median(table) / 1000:.1f} s"


READY = """
    const seen = { home: "main .play", table: ".deciding h2" };
    globalThis.readyAt = {};
    globalThis.tappedAt = 0;
    addEventListener("click", () => { tappedAt = performance.now(); }, true);
    new MutationObserver(() => {
        for (const [what, where] of Object.entries(seen)) {
            if (!document.querySelector(where)) continue;
            delete seen[what];
            requestAnimationFrame(() => { readyAt[what] = performance.now(); });
        }
    }).observe(document, { childList: true, subtree: true });
"""


def seen_by_the_other(browser: Browser, moves: int) -> Figures:
    """From the click of one to the sight of another, both clocks being the same machine's."""
    with a_house(browser) as address:
        pages = [_calm(browser, address).new_page() for _ in range(2)]
        ada, zoe = pages
        links = make_table(ada, "classic", ["invited", "notebook"], assistance="shown")
        come_in(zoe, links, "Zoé")
        deal(ada, zoe)
        for page in pages:
            page.evaluate(SEEN)
        players = [Player(page, n) for n, page in enumerate(pages)]
        took: list[float] = []
        for _ in range(400):
            if len(took) >= moves or any(player.is_over for player in players):
                break
            for mine, other in ((0, 1), (1, 0)):
                if players[mine].may_begin:
                    took.append(_one_roll(pages[mine], pages[other]))
            if not sum(player.act() for player in players):
                ada.wait_for_timeout(20)
        for page in pages:
            page.context.close()
    late = quantiles(took, n=20)[18] if len(took) > 1 else took[0]
    yield f"a roll on the other’s page, median of {len(took)}", f"{median(took):.0f} ms"
    yield "a roll on the other’s page, p95", f"{late:.0f} ms"


SEEN = """() => {
    globalThis.seenAt = 0;
    globalThis.clickedAt = 0;
    const now = () => performance.timeOrigin + performance.now();
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => { seenAt = now(); })
        .observe(document.querySelector(".news .lines"), changes);
    addEventListener("click", () => { clickedAt = now(); }, true);
}"""


def _one_roll(mine: Page, other: Page) -> float:
    other.evaluate("seenAt = 0")
    mine.locator(".deciding button.chief").first.click()
    for _ in range(1000):
        seen: float = other.evaluate("seenAt")
        if seen:
            clicked: float = mine.evaluate("clickedAt")
            return seen - clicked
        other.wait_for_timeout(5)
    raise AssertionError("the other never saw it")


def _calm(browser: Browser, address: str) -> BrowserContext:
    return browser.new_context(base_url=address, reduced_motion="reduce")


def frames(browser: Browser, moves: int) -> Figures:
    """While tokens walk and suggestions are shown on a phone with a slow processor."""
    with a_house(browser) as address:
        context = browser.new_context(base_url=address, **PHONE)
        page = context.new_page()
        make_table(page, "classic", ["random", "random"], assistance="shown")
        expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
        _slowed(page)
        page.evaluate(FRAMES)
        player = Player(page, 5)
        for _ in range(30 * moves):
            # Whoever looks at the page makes it work: nobody does so while a token walks.
            page.wait_for_timeout(1000 if player.act() else 200)
            if page.evaluate("walks.length") >= moves or player.is_over:
                break
        walks: list[tuple[float, float]] = page.evaluate("walks")
        inquiries: list[tuple[float, float, str]] = page.evaluate("inquiries")
        beats: list[float] = page.evaluate("beats")
        context.close()
    shown = [(began, ended) for began, ended, _ in inquiries]
    for what, spans in (
        (f"{len(walks)} tokens walk", walks),
        (f"{len(shown)} suggestions are shown", shown),
    ):
        gaps = _gaps(beats, spans)
        late = quantiles(gaps, n=20)[18]
        yield f"frames while {what}, 4 times slower, mean", _rate(mean(gaps))
        yield "… the slowest twentieth, one frame", f"{late:.0f} ms"


def _gaps(beats: list[float], spans: list[tuple[float, float]]) -> list[float]:
    """Milliseconds between two frames within one of some spans of time."""
    seen = [[beat for beat in beats if began <= beat <= ended] for began, ended in spans]
    return [after - before for span in seen for before, after in pairwise(span)]


def _rate(gap: float) -> str:
    return f"{1000 / gap:.0f} /s"
