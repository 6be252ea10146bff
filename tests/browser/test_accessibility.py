"""No rule of WCAG 2.2 AA that a machine can check is broken on any screen, in either theme."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import SOURCE, Inspector, too_small
from tests.browser.chromium import must_be_there
from tests.browser.hosting import make_table
from tests.browser.player import WithFingers, play_on, play_until
from tests.browser.visitor import Visitor

CALM: dict[str, Any] = {"reduced_motion": "reduce", "bypass_csp": True}
PHONE: dict[str, Any] = {
    **CALM,
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.fixture
def inspector() -> Inspector:
    """With axe-core at hand, which comes with what the page is built with."""
    if not SOURCE.is_file() and not must_be_there():
        pytest.skip("axe-core is not in web/node_modules: make page")
    return Inspector()


def test_the_screens_around_a_game(visitor: Visitor, inspector: Inspector) -> None:
    page = visitor.page("fr-FR", **CALM)
    for place in ("/", "/create", "/help", "/settings", "/learn", "/cards/detectives", "/nowhere"):
        page.goto(place)
        expect(page.locator("h1")).to_be_visible()
        if place == "/create":
            page.locator("details summary").click()
        inspector.look(page, place)
    page.goto("/")
    page.locator("header .gear").click()
    expect(page.locator("dialog[open] input").first).to_be_visible()
    inspector.look(page, "gear")
    links = make_table(page, "classic", ["invited", "invited", "lenoir"])
    inspector.look(page, "lobby")
    guest = visitor.page("en-GB", **PHONE)
    guest.goto(links.join)
    expect(guest.locator("main form")).to_be_visible()
    inspector.look(guest, "door")
    visitor.expect("403")
    guest.wait_for_load_state("networkidle")
    guest.goto(f"/table/{links.table}")
    guest.wait_for_load_state("networkidle")
    guest.reload()
    expect(guest.locator("main .card")).to_be_visible()
    inspector.look(guest, "closed door")
    assert not inspector.found, "\n".join(inspector.found)


def test_the_screens_of_a_game(visitor: Visitor, inspector: Inspector) -> None:
    page = visitor.page("en-GB", **PHONE)
    make_table(page, "classic", ["random", "random"], turns=90)
    expect(page.locator(".game")).to_be_visible()
    inspector.look(page, "the table")
    player = Inspected(page, inspector)
    play_until(player, lambda: player.wanted <= {"refuting", "sure"} and player.may_begin)
    the_rest_of_the_table(page, inspector)
    player.patience = 0  # and accuses
    play_on([player])
    assert player.wanted <= {"refuting"}
    inspector.look(page, "end")
    page.locator(".end a[href^='/replay/']").click()
    expect(page.locator(".replay")).to_be_visible()
    inspector.look(page, "replay")
    assert not inspector.found, "\n".join(inspector.found)


class Inspected(WithFingers):
    """Every kind of screen is inspected once, before anything is decided there."""

    def __init__(self, page: Page, inspector: Inspector) -> None:
        super().__init__(page, 11)
        self.wanted = {"own turn", "walking", "naming a case", "case named", "refuting", "sure"}
        self._inspector = inspector

    def _decide(self, seen: dict[str, Any]) -> bool:
        screen = screen_of(seen)
        if screen in self.wanted:
            self._inspector.look(self.page, screen)
            self.wanted.remove(screen)
        return super()._decide(seen)


def screen_of(seen: dict[str, Any]) -> str:
    """What is being asked, by what there is to press."""
    if seen["sure"]:
        return "sure"
    if seen["rows"]:
        return "case named" if all(row["chosen"] for row in seen["rows"]) else "naming a case"
    if seen["cards"]:
        return "refuting"
    return "walking" if seen["lit"] or seen["rooms"] else "own turn"


def the_rest_of_the_table(page: Page, inspector: Inspector) -> None:
    """Notebook with a proof, story, talk, menu and the list of commands."""
    page.locator(".tabs .notebook").tap()
    page.locator("td.envelope button:has(svg)").first.tap()
    inspector.look(page, "notebook")
    page.locator(".bar .why").tap()
    expect(page.locator("dialog[open] ol li").first).to_be_visible()
    inspector.look(page, "proof")
    page.locator("dialog[open] .chief").tap()
    for tab in ("story", "talk"):
        page.locator(f".tabs .{tab}").tap()
        expect(page.locator(f".panel .{tab}").first).to_be_visible()
        inspector.look(page, tab)
    page.locator(".brand .more").tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    inspector.look(page, "menu")
    page.locator("dialog[open] .chief").tap()
    page.locator(".tabs .board").tap()
    page.keyboard.press("?")
    expect(page.locator("dialog[open] kbd").first).to_be_visible()
    inspector.look(page, "commands")
    page.locator("dialog[open] .chief").tap()


def test_a_mistake_is_found(visitor: Visitor, inspector: Inspector) -> None:
    page = visitor.page(**CALM)
    page.goto("/help")
    expect(page.locator("h1")).to_be_visible()
    page.evaluate(
        """() => {
            const small = document.createElement("button");
            Object.assign(small.style, { width: "12px", height: "12px", padding: 0, minHeight: 0 });
            document.querySelector("main").append(small);
        }"""
    )
    inspector.look(page, "help")
    assert {trouble.split(": ")[1] for trouble in inspector.found} >= {"button-name", "too small"}
    assert len(too_small(page)) == 1
