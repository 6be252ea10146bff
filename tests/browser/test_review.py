"""A review on the page: three facts at the end, moments that ask first, and a card to share."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SOURCE, Inspector
from tests.browser.hosting import PATIENCE, make_table
from tests.browser.player import Player, play_on
from tests.browser.visitor import Visitor

TURNS = 12
NAMES = """async () => {
    const { editions } = await (await fetch("/api/catalogue")).json();
    const { suspects, weapons, rooms } = editions.find(({ key }) => key === "classic");
    return [...suspects, ...weapons, ...rooms].map(({ name }) => name.en);
}"""


def to_the_review(page: Page) -> None:
    """Against bots, to the end, and into the review."""
    make_table(page, "classic", ["novice", "novice"], turns=TURNS)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    play_on([Player(page, 5)])
    facts = page.locator(".end .facts")
    expect(facts.locator("p")).to_have_count(3, timeout=PATIENCE)
    facts.locator("a[href^='/review/']").click()
    expect(page.locator(".review h1")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".review progress")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_whoever_lost_a_game_looks_at_it_again(visitor: Visitor, size: tuple[int, int]) -> None:
    width, height = size
    page = visitor.page(
        viewport={"width": width, "height": height}, reduced_motion="reduce", bypass_csp=True
    )
    to_the_review(page)
    expect(page.locator(".bar .part").first).to_be_visible()
    inspector = Inspector() if SOURCE.is_file() else None
    if inspector:
        inspector.look(page, "review")
    moments = page.locator("button.moment")
    if moments.count():
        moments.first.click()
        article = page.locator("article")
        expect(article).to_be_visible()
        if article.locator(".asked").count():
            for row in range(3):
                card = article.locator(".asked fieldset").nth(row).locator("button").first
                if card.is_enabled():
                    card.click()
            article.locator(".asked .chief").click()
            expect(article.locator(".verdict")).to_be_visible(timeout=PATIENCE)
            expect(article.locator("li.best .answers li").first).to_be_visible()
        if inspector:
            inspector.look(page, "moment")
        page.keyboard.press("Escape")
        expect(article).to_have_count(0)
    share = page.locator("summary", has_text="Share")
    share.click()
    expect(page.locator("canvas")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as SVG").click()
    drawn = saved.value.path().read_text("utf-8")
    names = page.evaluate(NAMES)
    assert not [name for name in [*names, "Ada"] if name in drawn]
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    if inspector:
        assert not inspector.found, "\n".join(inspector.found)
