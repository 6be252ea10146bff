"""What a screen looks like in figures: rows in sight, panels that overlap, text that is cut."""

from itertools import combinations
from typing import Any, NamedTuple

from playwright.sync_api import Page


class Size(NamedTuple):
    """Of a window."""

    width: int
    height: int

    @property
    def is_small(self) -> bool:
        """Whether board and notebook are behind tabs."""
        return self.width <= 960 or self.height <= 512

    def __str__(self) -> str:
        return f"{self.width}×{self.height}"


LARGE = (Size(1280, 800), Size(1920, 1080))
BETWEEN = (Size(1366, 768), Size(1440, 900))
PHONE, LYING = Size(390, 844), Size(844, 390)
DOUBLED = Size(640, 400)
"""1280×800 at 200 %."""

LETTERS, ON_CARDS = 11, 9.4
"""The least size of text, and of the name on a card, in pixels."""

LOOK = """() => {
    const all = (where) => [...document.querySelectorAll(where)]
        .filter((one) => one.checkVisibility());
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className}`
        .replaceAll(/ ?svelte-\\w+/g, "") + ` “${one.innerText?.slice(0, 40)}”`;
    const box = (one) => one.getBoundingClientRect();
    const isRead = (one) => {
        if (one.closest("svg, .lines")) return false;
        for (let it = one; it; it = it.parentElement)
            if (getComputedStyle(it).clipPath !== "none") return false;
        return true;
    };
    const texts = all("main *").filter((one) => isRead(one)
        && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
    // Text is cut if a box that hides what does not fit ends before the text does.
    const isCut = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const own = range.getBoundingClientRect();
        for (let it = one; it && it !== document.body; it = it.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(it), inside = box(it);
            const hides = (how) => how === "hidden" || how === "clip";
            if (hides(overflowX) && (own.right > inside.right + 2 || own.left < inside.left - 2))
                return true;
            if (hides(overflowY) && (own.bottom > inside.bottom + 3 || own.top < inside.top - 3))
                return true;
            // What scrolls shows the rest when it is asked to.
            if (/auto|scroll/.test(overflowX + overflowY)) return false;
        }
        return false;
    };
    // A name may reach into the margin of its card, but no further; in a fan both are turned.
    const isTooWide = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const wide = [...range.getClientRects()].map(({ width }) => width);
        const turned = one.closest(".hand") ? 3 : 1;
        return Math.max(...wide) > one.parentElement.offsetWidth + turned;
    };
    const parts = ["rail", "board", "line", "hand", "book", "picks", "acts", "tabs"]
        .map((part) => [part, all(`.frame > .${part}, .frame > .side > .${part}`)[0]])
        .filter(([, one]) => one && box(one).width && box(one).height)
        .map(([part, one]) => [part, box(one)])
        .map(([part, { left, top, right, bottom }]) => [part, [left, top, right, bottom]]);
    const scroll = all(".notebook .scroll")[0];
    const seen = all(".notebook tbody tr").map(box).filter(({ top, bottom }) =>
        top >= box(scroll).top - 1 && bottom <= Math.min(box(scroll).bottom, innerHeight) + 1);
    return {
        parts: Object.fromEntries(parts),
        wide: document.documentElement.scrollWidth > innerWidth,
        rows: seen.length,
        height: seen.length ? Math.round(seen[0].height) : 0,
        cut: [...new Set(texts.filter(isCut).map(name))],
        overhang: [...new Set(all(".card > .name").filter(isTooWide).map(name))],
        letters: texts.map((one) => [parseFloat(getComputedStyle(one).fontSize), name(one),
            one.closest(".face, .card") !== null]),
        cards: all(".frame > .hand .face, .frame > .hand .card").map(box)
            .filter(({ top, height }) => top + height / 2 < innerHeight).length,
    };
}"""

GROWS = {"picks", "acts", "line", "board"}
"""What may cover one another: a sheet and many choices grow over the board and its line."""


def look(page: Page, size: Size) -> dict[str, Any]:
    """The screen in a window of some size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_timeout(50)
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def flaws(found: dict[str, Any], size: Size) -> list[str]:
    """What is wrong with a screen."""
    parts: dict[str, list[float]] = found["parts"]
    wrong = ["wider than the window"] if found["wide"] else []
    for one, other in combinations(parts, 2):
        may = {one, other} <= GROWS or (size.is_small and "picks" in (one, other))
        if not may and _shared(parts[one], parts[other]) > 4:
            wrong.append(f"{one} and {other} overlap")
    for part, (left, top, right, bottom) in parts.items():
        if left < -1 or top < -1 or right > size.width + 1 or bottom > size.height + 1:
            wrong.append(f"{part} leaves the window")
    wrong += [f"cut: {text}" for text in found["cut"]]
    wrong += [f"wider than its card: {text}" for text in found["overhang"]]
    for letters, text, is_on_card in found["letters"]:
        if letters < (ON_CARDS if is_on_card else LETTERS):
            wrong.append(f"{letters} px: {text}")
    return [f"{size}: {flaw}" for flaw in wrong]


def _shared(one: list[float], other: list[float]) -> float:
    """How many square pixels two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(0, wide) * max(0, high)
