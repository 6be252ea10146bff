"""axe-core, asked about a page as it stands, in both themes; and the sizes of what is to be touched."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
THEMES = ("light", "dark")

RUN = """async (rules) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    for (let n = 0; n < 60 && document.getAnimations().length; n += 1) await frame();
    const found = await axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`));
}"""

SMALL = """(least) => {
    const touched = "button, a[href], select, summary, input, [role=button]";
    return [...document.querySelectorAll(touched)].flatMap((one) => {
        const what = one.closest("label") ?? one;
        const { width, height } = what.getBoundingClientRect();
        const seen = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!seen || width < 2 || (width >= least && height >= least)) return [];
        if (getComputedStyle(one).display === "inline" && one.matches("p a")) return [];
        return [`${Math.round(width)}×${Math.round(height)}: ${what.outerHTML.slice(0, 120)}`];
    });
}"""


class Inspector:
    """Looks at one page after the other, and writes down what it finds, with the screen's name."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.seen: list[str] = []

    def look(self, page: Page, screen: str) -> None:
        """Every rule, in both themes."""
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(SOURCE.read_text("utf-8") + "; void 0")
        self.seen.append(screen)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            found: list[str] = page.evaluate(RUN, RULES)
            self.found += [f"{screen}, {theme}: {trouble}" for trouble in found]
        self.found += [f"{screen}: too small: {small}" for small in too_small(page)]


def too_small(page: Page, least: int = 24) -> list[Any]:
    """What is to be touched, but smaller than a fingertip needs."""
    found: list[Any] = page.evaluate(SMALL, least)
    return found
