"""Guests are told apart without colours, and a finger need not hit a square exactly."""

from base64 import b64encode
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.hosting import PATIENCE, make_table
from tests.browser.player import WithFingers
from tests.browser.visitor import Visitor

WIDTH, HEIGHT = 48, 60

GREYS = """async ([picture, width, height]) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(width, height).getContext("2d");
    pen.drawImage(bitmap, 0, 0, width, height);
    const { data } = pen.getImageData(0, 0, width, height);
    return Array.from({ length: width * height }, (_, n) =>
        Math.round(0.2126 * data[4 * n] + 0.7152 * data[4 * n + 1] + 0.0722 * data[4 * n + 2]));
}"""

# A place 10 px beside a lit square, where no other lit place is as near.
BESIDE = """() => {
    const lit = [...document.querySelectorAll(".board [data-space].lit")]
        .map((one) => one.getBoundingClientRect());
    const away = (box, x, y) => Math.hypot(
        Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0));
    for (const box of lit.filter(({ width }) => width < 24)) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        for (const [dx, dy] of [[10, 0], [-10, 0], [0, 10], [0, -10]]) {
            const near = lit.filter((other) => away(other, x + dx, y + dy) < 8);
            if (near.length === 1 && away(box, x + dx, y + dy) > 1) return [x + dx, y + dy];
        }
    }
    return null;
}"""


def greys(page: Page, mark: Locator, width: int = WIDTH, height: int = HEIGHT) -> list[int]:
    """A mark as a photocopier sees it."""
    picture = b64encode(mark.screenshot()).decode()
    found: list[int] = page.evaluate(GREYS, [picture, width, height])
    return found


def unlike(one: list[int], other: list[int]) -> float:
    """The share of points that clearly differ."""
    return sum(abs(a - b) > 48 for a, b in zip(one, other, strict=True)) / len(one)


CAST = ("rose", "moutarde", "leblanc", "olive", "pervenche", "violet", "orchidee")
SMALL = 28
ALIKE = 0.84
"""Of the points that either of two heads covers, both cover less; shoulders are much alike."""

# Every head as black as a shadow, each in a square of 28 px, and nothing else on the page.
SHADOWS = """([cast, size]) => {
    const make = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
    document.querySelector("#app").replaceChildren(...cast.map((guest) => {
        const [svg, use] = [make("svg"), make("use")];
        svg.setAttribute("viewBox", "0 0 24 24");
        Object.assign(svg.style, { width: `${size}px`, filter: "brightness(0)" });
        use.setAttribute("href", `#head-${guest}`);
        svg.append(use);
        return svg;
    }));
    document.body.style.background = "white";
}"""


def in_common(one: list[int], other: list[int]) -> float:
    """How much of two silhouettes is the same."""
    dark = [(a < 128, b < 128) for a, b in zip(one, other, strict=True)]
    return sum(a and b for a, b in dark) / sum(a or b for a, b in dark)


def test_seven_heads_of_28_pixels_are_told_apart_by_silhouette_alone(visitor: Visitor) -> None:
    page = visitor.page(reduced_motion="reduce")
    page.goto("/help")
    expect(page.locator("#head-rose")).to_be_attached(timeout=PATIENCE)
    page.evaluate(SHADOWS, [CAST, SMALL])
    heads = page.locator("#app svg")
    seen = dict(zip(CAST, (greys(page, heads.nth(n), SMALL, SMALL) for n in range(7)), strict=True))
    overlaps = {pair: in_common(seen[pair[0]], seen[pair[1]]) for pair in combinations(CAST, 2)}
    assert max(overlaps.values()) < ALIKE, overlaps
    assert in_common(seen["rose"], seen["rose"]) == 1


def test_guests_are_told_apart_in_grey_by_their_letters_and_by_their_shapes(
    visitor: Visitor,
) -> None:
    page = visitor.page(device_scale_factor=3, reduced_motion="reduce")
    page.goto("/help")
    marks = page.locator(".guests svg.guest")
    expect(marks).to_have_count(6)
    expect(page.locator("#head-rose")).to_be_attached(timeout=PATIENCE)
    letters = marks.locator("text").all_text_contents()
    assert len(set(letters)) == 6
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        seen = [greys(page, marks.nth(n)) for n in range(6)]
        for one, other in combinations(seen, 2):
            assert unlike(one, other) > 0.08
        # By the outline alone: all in one colour, and without letters.
        page.evaluate(
            """() => document.querySelectorAll(".guests svg.guest").forEach((mark) => {
                mark.style.setProperty("--own", "#555555");
                mark.querySelector("text").style.display = "none";
            })"""
        )
        shapes = [greys(page, marks.nth(n)) for n in range(6)]
        for one, other in combinations(shapes, 2):
            assert unlike(one, other) > 0.03
        assert unlike(shapes[0], greys(page, marks.nth(0))) == 0
        page.reload()
        expect(marks).to_have_count(6)
        expect(page.locator("#head-rose")).to_be_attached(timeout=PATIENCE)


def test_a_tap_ten_pixels_off_still_finds_the_square(visitor: Visitor) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
    page = visitor.page(viewport={"width": 390, "height": 844}, **phone)
    make_table(page, "classic", ["random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = WithFingers(page, 41)
    beside = None
    for _ in range(2000):
        # The board makes room for the list of places: one looks until it lies still.
        before, beside = beside, page.evaluate(BESIDE)
        if beside and beside == before:
            break
        if beside or not player.act():
            page.wait_for_timeout(200)
    assert beside, "no lit square stands free"
    question = page.locator(".deciding h2").inner_text()
    page.touchscreen.tap(*beside)
    expect(page.locator(".deciding h2")).not_to_have_text(question, timeout=PATIENCE)
