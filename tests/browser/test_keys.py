"""One key leads to every part of the table, from the first moment on."""

import pytest
from playwright.sync_api import expect

from tests.browser.hosting import PATIENCE, make_table
from tests.browser.visitor import Visitor


@pytest.mark.parametrize("width", [1280, 1920])
def test_keys_lead_to_every_part_and_the_focus_stays_there(visitor: Visitor, width: int) -> None:
    page = visitor.page(viewport={"width": width, "height": 1000}, reduced_motion="reduce")
    make_table(page, "classic", ["notebook", "notebook"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("n")
    expect(page.locator(".notebook :focus")).to_have_count(1)
    page.locator(".notebook :focus").evaluate("(it) => it.blur()")
    page.keyboard.press("t")
    expect(page.locator(".talk :focus")).to_have_count(1)
    page.wait_for_timeout(300)
    expect(page.locator(".talk :focus")).to_have_count(1)
    held = page.locator(".tabs [aria-current=true]:visible, .line > [aria-pressed=true]:visible")
    expect(held).to_have_count(1)
    expect(held).to_contain_text("Talk")
    page.locator(".keys").click()
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
