"""An evening: a screen in the middle of the room, and phones as hands."""

import os
import re
from pathlib import Path
from typing import Any, get_args

from playwright.sync_api import Browser, Page, expect

from lenoir.core.events import PrivateEvent
from tests.browser.axe import Inspector
from tests.browser.ear import Ear
from tests.browser.hosting import PATIENCE, come_in, deal, make_table
from tests.browser.player import Player, play_on, play_until
from tests.browser.serving import started
from tests.browser.visitor import Visitor

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, **CALM}
TELEVISION: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}, **CALM}
PICTURES = os.environ.get("PICTURES", "")
PRIVATE = {kind.__name__ for kind in get_args(PrivateEvent)}


def picture(page: Page, name: str) -> None:
    """If somebody wants to look."""
    if PICTURES:
        page.wait_for_timeout(400)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def screen_code(page: Page, table: str) -> str:
    """As the people at the table are told it."""
    found: str = page.evaluate(
        "(table) => fetch(`/api/tables/${table}`).then((a) => a.json()).then((v) => v.screen)",
        table,
    )
    return found


def private_in(frames: list[str]) -> set[str]:
    """Kinds of events that only some may see, in what came before a game was over."""
    found: set[str] = set()
    for frame in frames:
        if '"EverythingOpened"' in frame:
            continue
        kinds = set(re.findall(r'"type":\s*"(\w+)"', frame))
        found |= kinds & PRIVATE
    return found


def test_a_screen_and_three_phones_play_two_editions_in_one_evening(
    browser: Browser, tmp_path: Path
) -> None:
    """C-15, R5: one phone reloads, one leaves and comes back, and the server is killed once."""
    process, address = started(tmp_path, module="tests.browser.hasty")
    visitor = Visitor(browser, address)
    visitor.expect("WebSocket|ERR_|Failed to load|failed:")
    try:
        phones = [visitor.page(language, **PHONE) for language in ("fr-FR", "en-GB", "fr-FR")]
        ada, ben, chloe = phones
        screen = visitor.page("en-GB", **TELEVISION)
        ear = Ear(screen)
        links = make_table(ada, "classic", ["invited", "invited"], turns=6)
        screen.goto("/screen")
        screen.locator("input").fill(screen_code(ada, links.table))
        screen.keyboard.press("Enter")
        expect(screen.get_by_text("2 chairs are still free.")).to_be_visible(timeout=PATIENCE)
        picture(screen, "screen-gathering")
        inspector = Inspector()
        inspector.look(screen, "gathering")
        for page, name in ((ben, "Ben"), (chloe, "Chloé")):
            come_in(page, links, name)
        expect(screen.locator("li strong")).to_have_text(["Ada", "Ben", "Chloé"], timeout=PATIENCE)
        deal(*phones)
        board = screen.locator(".board svg").first
        expect(board).to_be_visible(timeout=PATIENCE)
        players = [Player(page, number) for number, page in enumerate(phones)]
        play_until(
            players[0], lambda: screen.locator("[data-inquiry]").count() > 0 or _moved(players)
        )
        picture(screen, "screen-watching")
        inspector.look(screen, "watching")
        ben.reload()
        chloe.goto("/")
        process.kill()
        process.wait()
        port = int(address.rpartition(":")[2])
        process, _ = started(tmp_path, module="tests.browser.hasty", port=port)
        chloe.goto(f"/table/{links.table}")
        for page in phones:
            expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
        play_on(players)
        expect(screen.locator(".end")).to_be_visible(timeout=PATIENCE)
        picture(screen, "screen-end")
        inspector.look(screen, "end")
        another_edition(ada, "modern")
        for page in (ben, chloe):
            back_to_the_lobby(page)
        expect(screen.get_by_text("Everybody is here.")).to_be_visible(timeout=PATIENCE)
        deal(*phones)
        expect(screen.locator(".board svg").first).to_be_visible(timeout=PATIENCE)
        play_on([Player(page, number + 5) for number, page in enumerate(phones)])
        expect(screen.locator(".end")).to_be_visible(timeout=PATIENCE)
        assert private_in(ear.frames) == set()
        assert inspector.found == []
    finally:
        visitor.leave()
        process.kill()
        process.wait()
    assert visitor.troubles == []


def another_edition(host: Page, edition: str) -> None:
    """The host plays again, and changes the edition before the deal."""
    host.locator(".end .deeds .chief").click()
    expect(host.locator(".starting")).to_be_visible(timeout=PATIENCE)
    host.locator("main details summary").last.click()
    host.locator("main details select").first.select_option(edition)


def back_to_the_lobby(page: Page) -> None:
    """Whoever is still at the end of the last game goes on when they like."""
    again = page.locator(".end .deeds .chief")
    expect(again.or_(page.locator(".starting")).first).to_be_visible(timeout=PATIENCE)
    if again.count():
        again.click()
    expect(page.locator(".starting")).to_be_visible(timeout=PATIENCE)


def _moved(players: list[Player]) -> bool:
    for player in players[1:]:
        player.act()
    return sum(player.deeds for player in players) > 12
