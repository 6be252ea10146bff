"""The first case is played to its end with the keyboard and a finger's worth of buttons."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import PATIENCE
from tests.browser.visitor import Visitor


def choose(page: Page, *names: str) -> None:
    """Press some buttons, one after the other; cells of the notebook are named after cards too."""
    offered = page.locator(".line, .picks, .acts, .hand")
    for name in names:
        offered.get_by_role("button", name=name).first.press("Enter")


def note(page: Page) -> None:
    """Mark the cells that are asked for, and go on."""
    cells = page.locator("button.wanted")
    while cells.count():
        cells.first.click()
    choose(page, "Go on")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_first_case_is_won_by_whoever_follows_it(visitor: Visitor, width: int) -> None:
    page = visitor.page()
    page.set_viewport_size({"width": width, "height": 844})
    page.goto("/learn")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("A crime in the manor")
    choose(page, "Go on", "Stay where you are")
    expect(page.get_by_role("status").first).to_contain_text("roll the dice")
    choose(page, "Roll the dice", "Lounge")
    choose(page, "Make a suggestion…", "Reverend Green", "Candlestick", "Suggest this")
    expect(title).to_have_text("A card, for your eyes only")
    note(page)
    note(page)
    choose(page, "Show Mrs White")
    note(page)
    choose(page, "Go on", "Take the secret passage")
    choose(page, "Make a suggestion…", "Professor Plum", "Candlestick", "Suggest this")
    note(page)
    choose(page, "Accuse…", "Professor Plum", "Candlestick", "Conservatory", "Accuse")
    page.locator(".picker .chief").click()
    expect(title).to_have_text("Case closed")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
