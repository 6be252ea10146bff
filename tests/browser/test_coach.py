"""The coach, where a table has agreed to odds: it counts in the browser and takes no step."""

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Inspector
from tests.browser.hosting import PATIENCE, make_table
from tests.browser.player import Player, play_until
from tests.browser.visitor import Visitor

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, **CALM}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, **CALM}
TURN = ".deciding.asked:is([data-phase=Moving], [data-phase=Suggesting])"
PICTURES = os.environ.get("PICTURES", "")


def picture(page: Page, name: str) -> None:
    """If somebody wants to look."""
    if PICTURES:
        page.wait_for_timeout(400)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize(("language", "size"), [("en-GB", DESKTOP), ("fr-FR", PHONE)])
def test_the_coach_says_what_to_ask_and_what_would_follow_and_asks_the_server_nothing(
    visitor: Visitor, language: str, size: dict[str, Any]
) -> None:
    page = visitor.page(language, **size)
    make_table(page, "classic", ["notebook", "notebook"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player, inspector = Player(page, 3), Inspector()
    play_until(player, lambda: page.locator(f"{TURN} .coach").count() > 0)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitor.expect("ERR_FAILED")
    page.route("**/api/**", lambda route: route.abort())
    page.locator(".deciding .coach").click()
    ideas = page.locator("dialog .idea")
    expect(ideas.first).to_be_visible(timeout=PATIENCE)
    assert ideas.first.locator("li").count() >= 2
    # After a move the notebook asks for its marks, whether there is a coach or not.
    told = [url for url in asked if "/api/" in url and not url.endswith("/knowledge?seat=0")]
    assert not told, "what one holds stays on the device"
    page.unroute_all()
    inspector.look(page, "coach")
    picture(page, f"coach-{language}")
    page.locator("dialog form button").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert inspector.found == []
    what_if(page, inspector, language)


def what_if(page: Page, inspector: Inspector, language: str) -> None:
    """A card is supposed to be in the envelope: the sheet is tinted until one goes back."""
    if page.locator(".tabs .notebook:visible").count():
        page.locator(".tabs .notebook").click()
    cells = page.locator("td.envelope button")
    blank = page.locator("td.envelope button:not(:has(svg))").first
    expect(blank).to_be_visible(timeout=PATIENCE)
    blank.click()
    page.locator(".bar .why").click()
    page.locator("dialog .whatif button").first.click(timeout=PATIENCE)
    expect(page.locator(".notebook.supposing [role=status] b").first).to_be_visible(
        timeout=PATIENCE
    )
    there = page.locator(".supposing td.envelope svg.there").count()
    assert there >= 1
    picture(page, f"suppose-{language}")
    inspector.look(page, "supposing")
    page.locator(".notebook.supposing div[role=status] button").click()
    expect(page.locator(".supposing")).to_have_count(0)
    assert page.locator("td.envelope svg.there").count() < there
    assert cells.count() == 21
    assert inspector.found == []


def test_where_the_table_has_not_agreed_to_odds_there_is_no_coach(visitor: Visitor) -> None:
    page = visitor.page(**DESKTOP)
    make_table(page, "classic", ["notebook", "notebook"], assistance="all")
    player = Player(page, 3)
    play_until(player, lambda: page.locator(TURN).count() > 0)
    expect(page.locator(".deciding .coach")).to_have_count(0)
