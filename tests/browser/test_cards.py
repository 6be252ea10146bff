"""The cards that say what one may do can be read: on their page, in the hand, in the rail."""

from playwright.sync_api import expect

from tests.browser.hosting import PATIENCE, make_table
from tests.browser.visitor import Visitor


def test_powers_and_keepers_can_be_read_before_and_during_a_game(visitor: Visitor) -> None:
    """D-34: a power is known to all; D-16: 16 keepers of eight kinds, 8 clocks."""
    page = visitor.page(reduced_motion="reduce")
    make_table(page, "detectives", ["invited", "notebook"])
    page.locator("main li.mine .deeds button[aria-expanded]").click()
    expect(page.locator("fieldset .power")).to_have_count(6)
    page.goto("/cards/detectives")
    expect(page.locator("main .power.whole")).to_have_count(6, timeout=PATIENCE)
    expect(page.locator("main .personality.whole")).to_have_count(6)
    expect(page.locator("main .keeper.whole")).to_have_count(8)
    copies = page.locator("main section", has=page.locator(".keeper")).locator("small")
    counted = [text.split()[0].replace("one", "1") for text in copies.all_inner_texts()]
    assert sum(map(int, counted)) == 16
    make_table(page, "detectives", ["notebook", "notebook"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.locator(".rail li button").last.click()
    expect(page.locator("dialog[open] .power.whole .text")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".frame > .hand li").last.locator(".power")).to_be_visible()


def test_clue_cards_are_listed_once_each(visitor: Visitor) -> None:
    page = visitor.page(reduced_motion="reduce")
    page.goto("/cards/modern")
    expect(page.locator("main .clue.whole")).to_have_count(9, timeout=PATIENCE)
    page.locator("main a[href='/rules/modern']").click()
    page.locator("main a[href='/cards/modern']").click()
    expect(page.locator("main .clue.whole")).to_have_count(9)
