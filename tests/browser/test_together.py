"""Who sits with others has asked them, and what concerns others is voted on."""

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.axe import Inspector
from tests.browser.hosting import PATIENCE, Links, come_in, deal, make_table
from tests.browser.visitor import Visitor

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, **CALM}
PICTURES = os.environ.get("PICTURES", "")
"""A folder for pictures of what is tested here."""


def picture(page: Page, name: str) -> None:
    """If somebody wants to look."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def wish(page: Page, links: Links, wanted: dict[str, object]) -> None:
    """What has no button that is worth finding here."""
    page.evaluate(
        """([table, wish]) => fetch(`/api/tables/${table}/wish`, {
            method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({cmd_id: crypto.randomUUID(), wish}),
        })""",
        [links.table, wanted],
    )


def seats(page: Page, links: Links) -> list[int]:
    """Those whose cards a device sees."""
    found: list[int] = page.evaluate(
        "(table) => fetch(`/api/tables/${table}`).then((a) => a.json()).then((v) => v.seats)",
        links.table,
    )
    return found


def hand(page: Page) -> set[str]:
    """One's own cards."""
    expect(page.locator(".hand .name").first).to_be_visible(timeout=PATIENCE)
    return set(page.locator(".hand .name").all_inner_texts())


def test_somebody_joins_a_team_when_those_on_the_chair_let_them_in(visitor: Visitor) -> None:
    """R11"""
    inspector = Inspector()
    ada, bruno, cleo = visitor.page(**CALM), visitor.page(**PHONE), visitor.page("fr-FR", **PHONE)
    links = make_table(ada, "modern", ["invited"])
    come_in(bruno, links, "Bruno")
    expect(ada.locator("main ol > li")).to_contain_text(["Ada", "Bruno"], timeout=PATIENCE)
    wish(ada, links, {"type": "SetTable", "options": {"teams": True}})
    expect(bruno.get_by_text("have changed: options")).to_be_visible(timeout=PATIENCE)
    bruno.get_by_role("button", name="Noted").click()
    come_in(cleo, links, "Cléo")
    expect(cleo.get_by_text("Vous n’avez pas encore de chaise")).to_be_visible(timeout=PATIENCE)
    cleo.get_by_role("button", name="Demander à partager cette chaise — Bruno").click()
    expect(cleo.get_by_text("Vous demandez une place")).to_be_visible(timeout=PATIENCE)
    expect(ada.get_by_text("Cléo asks to share")).to_be_visible(timeout=PATIENCE)
    expect(ada.get_by_role("button", name="Let in")).to_have_count(0)
    expect(bruno.get_by_role("button", name="Let in")).to_be_visible(timeout=PATIENCE)
    for page, name in ((ada, "lobby-ada"), (bruno, "lobby-bruno"), (cleo, "lobby-cleo")):
        picture(page, name)
        inspector.look(page, name)
    assert inspector.found == []
    bruno.get_by_role("button", name="Let in").press("Enter")
    for page in (ada, bruno, cleo):
        expect(page.locator("main ol > li").nth(1)).to_contain_text(
            "Bruno & Cléo", timeout=PATIENCE
        )
    expect(ada.get_by_text("Cléo shares a chair with Bruno")).to_be_visible(timeout=PATIENCE)
    picture(ada, "lobby-told")
    deal(ada, bruno, cleo)
    assert [seats(page, links) for page in (ada, bruno, cleo)] == [[0], [1], [1]]
    assert len(hand(bruno)) == len(hand(cleo))
    assert not hand(ada) & hand(bruno)


def test_a_clock_is_voted_on_during_a_game(visitor: Visitor) -> None:
    """R12"""
    inspector = Inspector()
    ada, bruno, cleo = visitor.page(**CALM), visitor.page(**PHONE), visitor.page("fr-FR", **CALM)
    links = make_table(ada, "classic", ["invited", "invited"])
    come_in(bruno, links, "Bruno")
    come_in(cleo, links, "Cléo")
    deal(ada, bruno, cleo)
    bruno.get_by_role("button", name="More").click()
    bruno.get_by_text("Propose a change").click()
    picture(bruno, "menu-bruno")
    bruno.get_by_label("Time for a decision").select_option("60")
    bruno.get_by_role("button", name="Propose — Time for a decision").press("Enter")
    for page, name in ((ada, "vote-ada"), (bruno, "vote-bruno"), (cleo, "vote-cleo")):
        expect(page.locator(".vote")).to_contain_text("60 s", timeout=PATIENCE)
        picture(page, name)
    inspector.look(ada, "a vote")
    inspector.look(bruno, "a vote on a phone")
    assert inspector.found == []
    ada.get_by_role("button", name="Agree").press("Enter")
    expect(ada.locator(".vote")).to_contain_text("Still to agree: Cléo", timeout=PATIENCE)
    cleo.get_by_role("button", name="Accepter").click()
    for page in (ada, bruno, cleo):
        expect(page.locator(".vote")).to_have_count(0, timeout=PATIENCE)
    expect(cleo.get_by_text("temps par décision")).to_be_visible(timeout=PATIENCE)
    picture(ada, "voted-ada")
    picture(bruno, "voted-bruno")
    ada.get_by_role("button", name="Noted").click()
    expect(ada.get_by_text("have changed")).to_have_count(0)
    ada.reload()
    expect(ada.locator(".game")).to_be_visible(timeout=PATIENCE)
    expect(ada.get_by_text("have changed")).to_have_count(0)
