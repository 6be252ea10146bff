"""From the form to the deal, as people do it: a table, links, cards are dealt."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import tab_to

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
    page.locator("input[name=edition]").nth(editions(page).index(edition)).check(force=True)
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
    return links_on(page)


def editions(page: Page) -> list[str]:
    """In the order in which they stand on the page."""
    found: list[str] = page.evaluate(
        "fetch('/api/catalogue').then((a) => a.json()).then((c) => c.editions.map((e) => e.key))"
    )
    return found


def links_on(page: Page) -> Links:
    """What stands in the lobby to be handed on, if one is there."""
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator(".starting, .game")).to_be_visible(timeout=PATIENCE)
    shown = page.locator(".second .link input")
    if not shown.count():
        return Links(table, "", "")
    expect(shown).to_have_count(2)
    return Links(table, shown.nth(0).input_value(), shown.nth(1).input_value())


def make_table_by_keyboard(page: Page, edition: str, *, name: str, turns: int) -> Links:
    """The same from home on, for three with one bot, and not once with the mouse."""
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    tab_to(page, page.locator("main a[href='/create']").first)
    page.keyboard.press("Enter")
    radios = page.locator("input[name=edition]")
    expect(radios.first).to_be_attached()
    wanted = radios.nth(editions(page).index(edition))
    _turn_to(page, page.locator("input[name=edition]:checked"), wanted, "ArrowRight")
    field = page.locator("input[autocomplete=nickname]")
    tab_to(page, field)
    page.keyboard.type(name)
    three = page.locator(".two fieldset label", has_text=re.compile(r"^\s*3\s*$"))
    _turn_to(
        page, page.locator(".two fieldset input:checked"), three.locator("input"), "ArrowRight"
    )
    bot = page.locator("main ol select").nth(1)
    tab_to(page, bot)
    for _ in range(20):
        if bot.input_value() == "bot/notebook":
            break
        page.keyboard.press("ArrowUp")
    assert bot.input_value() == "bot/notebook"
    manners = page.locator("main section").nth(2).locator("fieldset").nth(1)
    odds = manners.locator("input").nth(ASSISTANCE.index("odds"))
    _turn_to(page, manners.locator("input:checked"), odds, "ArrowRight")
    tab_to(page, page.locator("main details summary"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator("input[id$=-turn_limit]"))
    page.keyboard.type(str(turns))
    tab_to(page, page.locator("main .last .chief"))
    page.keyboard.press("Enter")
    return links_on(page)


def _turn_to(page: Page, now: Locator, wanted: Locator, key: str) -> None:
    """Among radio buttons, one of which has the focus at a time."""
    tab_to(page, now)
    for _ in range(8):
        if wanted.is_checked():
            return
        page.keyboard.press(key)
    assert wanted.is_checked()


def come_in(page: Page, links: Links, name: str) -> None:
    """Through the door, with the link that one was sent."""
    page.set_default_timeout(PATIENCE)
    page.goto(links.join)
    name_oneself(page, name)
    page.locator("main form .chief").click()
    expect(page.locator("main h1")).to_be_visible()
    expect(page.locator(".starting")).to_be_visible()


def choose_guest(page: Page, suspect: int) -> None:
    """In the lobby, for oneself: the guests are numbered as their cards are."""
    mine = page.locator("li.mine")
    mine.locator(".deeds > button[aria-expanded]").click()
    mine.locator("input[type=radio]").nth(suspect).check(force=True)
    expect(mine.locator("label.held input").first).to_be_checked()


def deal(page: Page, *others: Page, by_keyboard: bool = False) -> None:
    """The host deals, and everybody sees the board."""
    button = page.locator(".starting .chief:not(:disabled)")
    if by_keyboard:
        expect(button).to_be_visible()
        tab_to(page, button)
        page.keyboard.press("Enter")
    else:
        button.click()
    for one in (page, *others):
        expect(one.locator(".game")).to_be_visible(timeout=PATIENCE)
