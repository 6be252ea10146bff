"""From the form to the deal, as people do it: a table is made, links are opened, cards are dealt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Page, expect

EDITIONS = ("classic", "detectives", "miro", "modern")
ASSISTANCE = ("none", "shown", "all", "odds")
PATIENCE = 60_000


@dataclass(frozen=True)
class Links:
    """What the host hands on."""

    table: str
    join: str
    watch: str


def name_oneself(page: Page, name: str) -> None:
    """Into the field for it, wherever that is on this screen."""
    page.locator("input[autocomplete=nickname]").first.fill(name)


def make_table(
    page: Page,
    edition: str,
    chairs: Sequence[str],
    *,
    name: str = "Ada",
    turns: int = 0,
    assistance: str = "odds",
) -> Links:
    """Fill in the form: `chairs` are who sits beside the host, `invited` or the name of a bot."""
    page.set_default_timeout(PATIENCE)
    page.goto("/create")
    titles = {"classic": 0, "detectives": 0, "miro": 0, "modern": 0}
    keys: list[str] = page.evaluate(
        "fetch('/api/catalogue').then((a) => a.json()).then((c) => c.editions.map((e) => e.key))"
    )
    assert set(titles) <= set(keys)
    page.locator("input[name=edition]").nth(keys.index(edition)).check(force=True)
    name_oneself(page, name)
    many = page.locator(".two fieldset label", has_text=re.compile(rf"^\s*{len(chairs) + 1}\s*$"))
    many.click()
    for number, who in enumerate(chairs):
        value = who if who == "invited" else f"bot/{who}"
        page.locator("main ol select").nth(number).select_option(value)
    manners = page.locator("main section").nth(2).locator("fieldset").nth(1)
    manners.locator("label").nth(ASSISTANCE.index(assistance)).click()
    if turns:
        page.locator("main details summary").click()
        field = page.locator("input[id$=-turn_limit]")
        field.fill(str(turns))
        field.blur()
    page.locator("main .last .chief").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    if "invited" not in chairs:
        return Links(table, "", "")
    shown = page.locator(".second .link input")
    expect(shown).to_have_count(2)
    return Links(table, shown.nth(0).input_value(), shown.nth(1).input_value())


def come_in(page: Page, links: Links, name: str) -> None:
    """Through the door, with the link that one was sent."""
    page.set_default_timeout(PATIENCE)
    page.goto(links.join)
    name_oneself(page, name)
    page.locator("main form .chief").click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator(".starting")).to_be_visible()


def deal(page: Page, *others: Page) -> None:
    """The host deals, and everybody sees the board."""
    page.locator(".starting .chief:not(:disabled)").click()
    for one in (page, *others):
        expect(one.locator(".game")).to_be_visible(timeout=PATIENCE)
