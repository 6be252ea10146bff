"""On every screen there is room for what matters, and the board stays where it is."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import PATIENCE, come_in, make_table
from tests.browser.player import Player, WithFingers, play_until
from tests.browser.visitor import Visitor

LYING = [(844, 390), (640, 400), (932, 430)]
SIX = ["notebook"] * 5
NAME = "Adélaïde de Longueville"


def box(page: Page, what: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something on the screen."""
    found = page.locator(what).first.bounding_box()
    assert found is not None, what
    left, top = found["x"], found["y"]
    return left, top, left + found["width"], top + found["height"]


class Measuring(WithFingers):
    """Notes where the board is, and what is asked, before every decision."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, 5)
        self.asked, self.places = set[tuple[bool, bool]](), set[tuple[float, ...]]()

    def measure(self) -> None:
        """Where the board is now."""
        self.places.add(box(self.page, "main .board .stage"))

    def _decide(self, seen: dict[str, Any]) -> bool:
        if not seen["rows"]:  # a case is named in its place
            self.asked.add((bool(seen["cards"]), bool(seen["lit"])))
            self.measure()
        return super()._decide(seen)


def test_on_a_phone_the_board_stays_where_it_is_whatever_is_asked(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844}, has_touch=True)
    make_table(page, "classic", ["random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = Measuring(page)
    player.measure()
    play_until(player, lambda: len(player.asked) > 1 and player.deeds > 11)
    assert len(player.places) == 1


SIZES = [(1280, 800), (1920, 1080), (390, 844)]
ROWS = """() => {
    const inside = document.querySelector(".notebook .scroll").getBoundingClientRect();
    const rows = [...document.querySelectorAll(".notebook tbody tr")];
    return rows.map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= inside.top - 1 && bottom <= inside.bottom + 1).length;
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("edition", "rows"), [("classic", 21), ("detectives", 24)])
def test_all_rows_of_the_notebook_are_in_sight_while_a_case_is_named(
    visitor: Visitor, edition: str, rows: int, width: int, height: int
) -> None:
    page = visitor.page("fr-FR", viewport={"width": width, "height": height})
    make_table(page, edition, ["random", "random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = Player(page, 5)
    play_until(player, lambda: bool(player.look()["rows"]))
    if width < 900:
        page.locator(".tabs .notebook").click()
    expect(page.locator(".notebook tbody tr")).to_have_count(rows)
    assert page.evaluate(ROWS) == rows
    small = page.locator(".notebook th[scope=row]").evaluate_all(
        "(all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"
    )
    assert small >= 12
    if width > 900:
        assert box(page, ".picks")[2] <= box(page, ".book")[0] + 1
        assert box(page, ".hand ul")[3] <= height


def test_whose_turn_is_read_stands_above_it(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844}, has_touch=True)
    make_table(page, "classic", ["random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = WithFingers(page, 5)
    play_until(player, lambda: player.deeds > 11)
    page.locator(".tabs .story").tap()
    story = page.locator(".panel ol")
    for way in (1, 0.7, 0.4):
        story.evaluate("(story, way) => story.scrollTo(0, way * story.scrollHeight)", way)
        above = story.evaluate(
            "(story) => [...story.querySelectorAll('h3')].map((head) => "
            "head.getBoundingClientRect().top - story.getBoundingClientRect().top)"
        )
        assert any(-15 < top <= 20 for top in above), above


@pytest.mark.parametrize(("width", "height"), LYING)
def test_a_phone_that_lies_has_the_board_beside_what_is_asked(
    visitor: Visitor, width: int, height: int
) -> None:
    page = visitor.page(viewport={"width": width, "height": height}, has_touch=True)
    make_table(page, "classic", SIX, name=NAME)
    expect(page.locator(".deciding.asked, .deciding .waiting")).to_be_visible(timeout=PATIENCE)
    left, top, right, bottom = box(page, "main .board .stage")
    assert bottom - top > 0.8 * height
    assert (left >= 0, top >= 0, bottom <= height) == (True, True, True)
    asked = box(page, ".deciding")
    assert asked[0] >= right
    assert asked[2] <= width
    for button in page.locator(".deciding .buttons button").all():
        found = button.bounding_box()
        assert found is not None
        assert found["y"] + found["height"] <= height


@pytest.mark.parametrize("width", [1280, 1500])
def test_no_name_of_six_players_is_cut_in_the_notebook(visitor: Visitor, width: int) -> None:
    page = visitor.page("fr-FR", viewport={"width": width, "height": 844})
    make_table(page, "classic", SIX, name=NAME)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    names = page.locator(".notebook thead .name")
    expect(names).to_have_count(7)
    heads = page.locator(".notebook thead th").all()
    assert all(head.get_attribute("title") for head in heads), "who is meant by a mark"
    for name in names.all():
        if name.evaluate("(it) => getComputedStyle(it).clipPath !== 'none'"):
            continue  # where a name would break, the mark stands for it
        cut = name.evaluate(
            "(it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1"
        )
        assert not cut, name.inner_text()


def test_bots_have_a_sign_beside_the_board_and_in_the_notebook(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844}, has_touch=True)
    make_table(page, "classic", ["random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.locator(".tabs .notebook").tap()
    for where in (".players li", "thead .seat"):
        expect(page.locator(where)).to_have_count(3)
        expect(page.locator(where).filter(has=page.locator(".guest .bot"))).to_have_count(2)


def test_a_game_under_way_is_one_touch_from_home(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844}, has_touch=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    page.get_by_role("button", name="Normal").tap()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    table = page.url
    page.goto("/")
    go_on = page.get_by_role("link", name="Go on with your game")
    expect(go_on).to_be_in_viewport(ratio=1)
    go_on.tap()
    expect(page).to_have_url(table)


def test_whoever_only_looks_on_is_not_told_to_seat_bots(visitor: Visitor) -> None:
    host, guest, other = visitor.page(), visitor.page(), visitor.page()
    links = make_table(host, "classic", ["invited", "invited", "notebook"])
    expect(host.locator("#missing")).to_contain_text("seat bots")
    come_in(guest, links, "Bob")
    expect(guest.locator("#missing")).to_contain_text("wait for the host")
    other.goto(links.watch)
    expect(other.locator("#missing")).to_contain_text("The game begins when it is taken")


@pytest.mark.parametrize("typed", ["-5", "2.5", "10000"])
def test_a_limit_that_makes_no_sense_is_not_taken_and_says_so(visitor: Visitor, typed: str) -> None:
    page = visitor.page()
    page.goto("/create")
    page.locator("main details summary").click()
    field = page.locator("input[id$=-turn_limit]")
    field.fill(typed)
    field.blur()
    expect(page.locator(".number [role=alert]")).to_contain_text("A whole number from 0")
    expect(field).to_have_value("0")
    field.fill("40")
    field.blur()
    expect(page.locator(".number [role=alert]")).to_have_text("")
    expect(field).to_have_value("40")
