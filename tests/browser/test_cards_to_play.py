"""Keepers and powers are played from the hand: take the card up, then say where or on whom."""

from playwright.sync_api import expect

from tests.browser.hosting import choose_guest, deal, make_table
from tests.browser.player import ROOMS, Player, play_until
from tests.browser.visitor import Visitor

LEBLANC = 2


def test_a_power_that_leads_somewhere_is_taken_up_laid_back_and_used(visitor: Visitor) -> None:
    """D-30, D-34"""
    page = visitor.page()
    make_table(page, "detectives", ["invited", "notebook"])
    choose_guest(page, LEBLANC)
    page.locator(".starting button:not(.chief)").click()
    deal(page)
    player = Player(page)
    play_until(player, lambda: player.may_begin)
    power = page.locator(".hand .plays").last
    expect(power).to_have_attribute("aria-pressed", "false")
    power.click()
    expect(power).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ROOMS, has_text="Pool")).to_be_visible()
    power.click()
    expect(power).to_have_attribute("aria-pressed", "false")
    expect(page.locator(ROOMS)).to_have_count(0)
    power.click()
    page.locator(ROOMS, has_text="Pool").click()
    expect(page.get_by_role("button", name="Accuse…")).to_be_visible()
    expect(page.locator(".hand .plays", has_text="instead of rolling")).to_have_count(0)
