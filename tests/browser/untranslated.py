"""What stands on a page in the made-up language, but is no message of ours."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page

# Letters on the marks of guests and names on the plan are drawings, a code is spelt in two halves.
TEXTS = """() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const around = walker.currentNode.parentElement;
        const drawn = "svg.guest, svg .badge, svg .letter, .ground svg, .code strong";
        if (!around.closest(`script, noscript, style, kbd, code, ${drawn}`)) {
            found.push(walker.currentNode.data);
        }
    }
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"]) {
        const all = document.querySelectorAll(`[${name}]`);
        for (const one of all) found.push(one.getAttribute(name));
    }
    return [...new Set(found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean))];
}"""

MESSAGE = re.compile("⟦[^⟦⟧]*⟧")
APART = re.compile(r"\s+[·—–]\s+|^[●✓✗?–—·+\-]\s+")


def texts_of(page: Page) -> set[str]:
    """Everything to be read or heard on a page now."""
    return set(page.evaluate(TEXTS))


def untranslated(texts: Iterable[str], said: set[str]) -> list[str]:
    """The texts that are neither messages nor what the server or somebody has said."""
    said = {_bare(" ".join(text.split())) for text in said} | {"lenoir", "l"}
    lines = {line.partition(" ")[2] for line in said if re.match(r"(\d+\.)+ ", line)}

    def is_known(text: str) -> bool:
        part = _bare(text)
        return not re.search(r"[^\W\d_]", part) or part in said or part in lines

    found = []
    for text in texts:
        while text != (outer := MESSAGE.sub("", text)):
            text = outer
        if not is_known(text) and not all(map(is_known, APART.split(text))):
            found.append(text)
    return sorted(found)


def _bare(text: str) -> str:
    """Without what makes a sentence of a phrase."""
    return text.strip(" ·—–●:,.").lower()
