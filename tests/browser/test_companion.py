"""The notebook beside a real box: four taps a line, exact, and without a network."""

from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lenoir.companion.entries import Question
from lenoir.editions.loader import load_edition
from tests.browser.axe import Inspector, too_small
from tests.browser.notetaker import PATIENCE, Notetaker
from tests.browser.serving import serving
from tests.browser.visitor import Visitor
from tests.companion.converting import entered, to_enter
from tests.record.test_heard import views_of_a_game

PHONE: dict[str, Any] = {
    "reduced_motion": "reduce",
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
LINES = 14


def a_notetaker(page: Page, key: str, players: int, seed: int = 1) -> Notetaker:
    """At the second seat of a game that really was played."""
    view = to_enter(list(views_of_a_game(load_edition(key), players, seed))[1])
    return Notetaker(page, entered(view)[0])


def begun(page: Page, key: str = "classic", players: int = 4) -> Notetaker:
    page.goto("/")
    page.get_by_role("link", name="I have the box").tap()
    notes = a_notetaker(page, key, players)
    notes.set_up()
    return notes


@pytest.mark.parametrize(("key", "players"), [("classic", 4), ("detectives", 3)])
def test_a_whole_game_entered_by_taps_gives_the_exact_sheet(
    visitor: Visitor, key: str, players: int
) -> None:
    page = visitor.page(**PHONE)
    page.goto("/notebook")
    view = to_enter(list(views_of_a_game(load_edition(key), players, 1))[1])
    heard, lines = entered(view)
    notes = Notetaker(page, heard.with_jottings(heard.jottings[:LINES]))
    assert notes.set_up() <= 16
    for entry in lines[:LINES]:
        notes.enter(entry)
    questions = [
        taps for taps, line in zip(notes.taps, lines, strict=False) if isinstance(line, Question)
    ]
    assert min(questions) == 4
    assert mean(questions) <= 4.6
    assert notes.sheet() == notes.exact()
    assert not visitor.troubles


def test_what_was_entered_survives_a_reload_and_can_be_undone(visitor: Visitor) -> None:
    page = visitor.page(**PHONE)
    begun(page)
    for card in (0, 6):
        page.locator(".pad .tile").nth(card).tap()
    page.reload()
    expect(page.locator(".pad .tile[aria-pressed=true]")).to_have_count(2, timeout=PATIENCE)
    page.locator(".pad .tile").nth(12).tap()
    page.locator(".dock .answer").last.tap()
    expect(page.locator(".entering .said")).to_contain_text("Nobody shows a card")
    page.reload()
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".entering .said")).to_contain_text("Undone: line 1")
    page.get_by_role("button", name="Redo").tap()
    expect(page.locator(".entering .said")).to_contain_text("Done again: line 1")


@pytest.fixture
def mortal(browser: Browser, tmp_path: Path) -> Iterator[tuple[Visitor, Any]]:
    """A visitor of a server that can be ended."""
    serving_it = serving(tmp_path)
    visitor = Visitor(browser, serving_it.__enter__())
    yield visitor, serving_it
    visitor.leave()


def test_it_works_when_there_is_no_server_any_more(mortal: tuple[Visitor, Any]) -> None:
    visitor, server = mortal
    page = visitor.page(**PHONE)
    page.goto("/notebook")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    server.__exit__(None, None, None)
    page.reload()
    notes = a_notetaker(page, "classic", 3)
    notes.set_up()
    for card in (0, 6, 12):
        page.locator(".pad .tile").nth(card).tap()
    page.locator(".dock .answer").last.tap()
    page.locator("nav .sheet").tap()
    expect(page.locator("[role=grid]")).to_be_visible(timeout=PATIENCE)
    page.locator("td.envelope button").first.tap()
    page.locator("td.envelope button").first.tap()
    expect(page.locator("dialog[open] h2")).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(page.locator(".dock")).to_be_visible(timeout=PATIENCE)


def test_no_hand_ever_leaves_the_page(visitor: Visitor) -> None:
    page = visitor.page(**PHONE)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(f"{request.method} {request.url}"))
    begun(page)
    sent.clear()
    for card in (0, 6, 12):
        page.locator(".pad .tile").nth(card).tap()
    page.locator(".dock .answer").last.tap()
    page.locator("nav .sheet").tap()
    page.wait_for_timeout(500)
    assert not [one for one in sent if "/assets/" not in one]


def test_lines_that_clash_are_mended_with_one_tap(visitor: Visitor) -> None:
    """Nobody showed a card, although one holds one that was named."""
    page = visitor.page(**PHONE)
    notes = begun(page)
    page.locator(".player").nth(1).tap()
    for kind in notes.deck.kinds:
        held = [card for card in kind if notes.heard.hand >> card & 1]
        page.locator(".pad .tile").nth(held[0] if held else kind[0]).tap()
    nobody = page.locator(".dock .answer").last
    expect(nobody).to_contain_text("you have", timeout=PATIENCE)
    nobody.tap()
    expect(page.get_by_role("alert")).to_contain_text("cannot all be true", timeout=PATIENCE)
    page.locator(".mend button").first.tap()
    expect(page.locator(".clash")).to_have_count(0, timeout=PATIENCE)


def test_it_is_there_for_everybody(visitor: Visitor) -> None:
    page = visitor.page(bypass_csp=True, **PHONE)
    inspector = Inspector()
    page.goto("/notebook")
    expect(page.locator("h1")).to_be_visible(timeout=PATIENCE)
    inspector.look(page, "setting up")
    begun(page)
    for card in (0, 6, 12):
        page.locator(".pad .tile").nth(card).tap()
    inspector.look(page, "entering")
    assert not too_small(page)
    page.locator(".dock .answer").last.tap()
    for tab in ("sheet", "log", "advice"):
        page.locator(f"nav .{tab}").tap()
        page.wait_for_timeout(400)
        inspector.look(page, tab)
    assert not inspector.found, "\n".join(inspector.found)
