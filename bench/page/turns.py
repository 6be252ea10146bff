"""How long a bot's turn takes on the screen at each speed: ``python -m bench.page.turns``.

A person plays against three bots in the browser, in real time and with a server as it is shipped:
a turn takes as long as the bots think and as the page shows what they do. Turns in which the person
was asked something are left out.
"""

import argparse
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.hosting import PATIENCE, make_table
from tests.browser.noted import SPEEDS
from tests.browser.player import NOTED, Player
from tests.browser.serving import serving
from tests.browser.visitor import Visitor

EDITIONS = ("miro", "classic", "detectives", "modern")
BOT = "lenoir"

# Whose turn begins is shown in the rail; what the person is asked, at the foot.
WATCH = (
    f"const NOTED = {NOTED!r};"
    + """
window.turns = [];
window.asked = [];
new MutationObserver(() => {
    const now = performance.now();
    const who = [...document.querySelectorAll(".players > li")].findIndex(
        (one) => one.matches(".turn"));
    if (who >= 0 && turns.at(-1)?.[1] !== who) turns.push([now, who]);
    if (document.querySelector(`.deciding.asked, ${NOTED}`)) asked.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
)


def seconds(page: Page) -> list[float]:
    """What each turn of a bot took in which nobody asked the person anything."""
    turns: list[tuple[float, int]] = page.evaluate("turns")
    asked: list[float] = page.evaluate("asked")
    return [
        (until - since) / 1000
        for (since, who), (until, _) in pairwise(turns)
        if who and not any(since <= when < until for when in asked)
    ]


def measured(browser: Browser, address: str, edition: str, lasts: float) -> dict[str, list[float]]:
    """Turns of a table at each speed, all at the same time."""
    visitor = Visitor(browser, address)
    players = dict[str, Player]()
    for speed in SPEEDS:
        page = visitor.page(speed=speed)
        page.add_init_script(WATCH)
        make_table(page, edition, [BOT] * 3)
        expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
        players[speed] = Player(page, 5)
    ends = monotonic() + lasts
    while monotonic() < ends:
        if not sum(player.act() for player in players.values()):
            players[SPEEDS[0]].page.wait_for_timeout(20)
    taken = {speed: seconds(player.page) for speed, player in players.items()}
    visitor.leave()
    return taken


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.page.turns", description=__doc__)
    parser.add_argument("editions", nargs="*", default=EDITIONS)
    parser.add_argument("--seconds", type=float, default=100, help="for which each is played")
    args = parser.parse_args()
    path = chromium()
    if path is None:
        raise SystemExit(MISSING)
    print(f"| edition | {' | '.join(SPEEDS)} |", "|---|--:|--:|--:|", sep="\n")
    with (
        TemporaryDirectory() as data,
        serving(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        for edition in args.editions:
            taken = measured(browser, address, edition, args.seconds)
            print(f"| `{edition}` | {' | '.join(map(_told, taken.values()))} |", flush=True)
        browser.close()


def _told(each: list[float]) -> str:
    low, _, high = quantiles(each, n=4) if len(each) > 1 else (0, 0, 0)
    return f"{median(each):.1f} s ({low:.1f} to {high:.1f}, {len(each)} turns)" if each else "none"


if __name__ == "__main__":
    main()
