"""Pictures of every screen, to be looked at: ``python -m tests.browser.pictures /tmp/pictures``."""

import argparse
import sys
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.by_hand import by_hand
from tests.browser.hosting import PATIENCE, make_table
from tests.browser.player import Player, play_on

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LANGUAGES = {"en": "en-GB", "fr": "fr-FR"}
THEMES = ("light", "dark")
EDITIONS = ("classic", "detectives", "miro", "modern")


class Painter:
    """Takes one page through everything, and pictures of it in both themes."""

    def __init__(self, page: Page, folder: Path, name: str) -> None:
        self._page, self._folder, self._name = page, folder, name

    def take(self, what: str) -> None:
        """One picture a theme."""
        for theme in THEMES:
            self._page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            self._page.wait_for_timeout(300)
            self._page.screenshot(path=self._folder / f"{what}-{self._name}-{theme}.png")


def around(page: Page, painter: Painter) -> None:
    """Home and the lobby."""
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    painter.take("home")
    make_table(page, "classic", ["invited", "lenoir", "notebook"])
    painter.take("lobby")


class Posing(Player):
    """Stands still for a picture before deciding."""

    def __init__(self, page: Page, painter: Painter) -> None:
        super().__init__(page, 5)
        self._painter = painter
        self._wanted = {"suggestion": "rows", "refutation": "cards"}
        self._is_proved = False

    def _decide(self, seen: dict[str, Any]) -> bool:
        for what in [what for what, sign in self._wanted.items() if seen[sign]]:
            if what != "suggestion" or all(row["chosen"] for row in seen["rows"]):
                self._painter.take(what)
                del self._wanted[what]
        if self.deeds >= 20 and not self._is_proved:
            proof(self.page, self._painter)
            self._is_proved = True
        return super()._decide(seen)


def whole_game(page: Page, painter: Painter) -> None:
    """A game of the classic edition, with everything that is asked in it."""
    make_table(page, "classic", ["notebook", "notebook"], turns=24)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    play_on([Posing(page, painter)])
    page.wait_for_timeout(3000)
    painter.take("end")
    page.locator(".end a[href^='/replay/']").click()
    expect(page.locator(".replay")).to_be_visible()
    page.keyboard.press("End")
    page.wait_for_timeout(500)
    painter.take("replay")


def proof(page: Page, painter: Painter) -> None:
    """The notebook, and why something in it is so."""
    tab = page.locator(".tabs .notebook")
    if tab.is_visible():
        tab.click()
    page.locator("td.envelope button:has(svg)").first.click()
    painter.take("notebook")
    page.locator(".bar .why").click()
    expect(page.locator("dialog[open] ol li").first).to_be_visible()
    painter.take("proof")
    page.locator("dialog[open] .chief").click()
    board = page.locator(".tabs .board")
    if board.is_visible():
        board.click()


def boards(page: Page, painter: Painter) -> None:
    """Every board after some moves."""
    for edition in EDITIONS:
        make_table(page, edition, ["notebook", "notebook", "notebook"], assistance="all")
        expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
        player = Player(page, 3)
        for _ in range(2000):
            seen = player.look()
            if seen["over"] or (player.deeds >= 7 and seen["asked"] and not seen["rows"]):
                break
            if not player.act():
                page.wait_for_timeout(20)
        painter.take(f"board-{edition}")


def paint(browser: Browser, address: str, folder: Path) -> None:
    """All of it, for each size and language."""
    for (size, (width, height)), (short, language) in product(SIZES.items(), LANGUAGES.items()):
        more: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
        context = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **more,
        )
        page = context.new_page()
        painter = Painter(page, folder, f"{size}-{short}")
        for part in (around, whole_game, boards):
            part(page, painter)
            print(f"{size} {short}: {part.__name__}", file=sys.stderr)
        context.close()


def main() -> None:
    """Into `docs/pictures`, or the folder that is named."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.pictures", description=__doc__)
    parser.add_argument(
        "folder", type=Path, nargs="?", default=FOLDER, help="docs/pictures if none"
    )
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    with by_hand() as (browser, address):
        paint(browser, address, folder)


if __name__ == "__main__":
    main()
