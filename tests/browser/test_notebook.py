"""The notebook in pencil: what one writes is there at once, whatever one has looked at before."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.hosting import PATIENCE, make_table
from tests.browser.player import Player, play_until
from tests.browser.visitor import Visitor

PHONE: dict[str, Any] = {
    "reduced_motion": "reduce",
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


def test_a_mark_is_seen_at_once_after_the_story_was_read(visitor: Visitor) -> None:
    page = visitor.page(**PHONE)
    make_table(page, "classic", ["random", "random"], assistance="none")
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    for tab in ("notebook", "story", "notebook", "talk", "notebook"):
        page.locator(f".tabs .{tab}").tap()
        where = ".book" if tab == "notebook" else ".panel"
        expect(page.locator(f"{where} .{tab}").first).to_be_visible()
    cell = page.locator("td.envelope button").nth(2)
    yes, no = page.locator(".bar .signs button").nth(0), page.locator(".bar .signs button").nth(1)
    cell.tap()
    expect(cell.locator("svg")).to_have_count(0)
    yes.tap()
    expect(yes).to_have_attribute("aria-pressed", "true")
    expect(cell.locator("svg")).to_have_count(1)
    cell.tap()
    expect(no).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.locator(".tabs .notebook").tap()
    expect(marked(page.locator("td.envelope"))).to_have_count(1)


def test_what_the_signs_mean_is_in_sight_when_it_is_opened(visitor: Visitor) -> None:
    page = visitor.page(**PHONE)
    make_table(page, "classic", ["random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.locator(".tabs .notebook").tap()
    page.locator("td.envelope button").nth(2).tap()
    legend = page.locator(".notebook details")
    legend.locator("summary").tap()
    for part in (legend.locator("summary"), legend.locator("p")):
        expect(part).to_be_in_viewport(ratio=1)
        part.click(trial=True)


def test_who_names_a_case_reads_the_notebook_meanwhile_and_finds_it_as_it_was(
    visitor: Visitor,
) -> None:
    page = visitor.page(**PHONE)
    make_table(page, "classic", ["random", "random"])
    player = Player(page)
    play_until(player, lambda: player.may_begin)
    page.get_by_role("button", name="Accuse…").tap()
    card = page.locator(".picker button[aria-pressed]").nth(1)
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.locator(".tabs .notebook").tap()
    expect(page.locator(".picker")).to_be_hidden()
    sheet = page.locator(".book .notebook").bounding_box()
    assert sheet is not None
    assert sheet["height"] > 844 / 2
    page.get_by_role("button", name="Back to the board").tap()
    expect(card).to_have_attribute("aria-pressed", "true")


def marked(cells: Locator) -> Locator:
    """Those in which something is pencilled."""
    return cells.filter(has=cells.page.locator("button svg"))
