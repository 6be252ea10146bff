"""A person before the page, who plays by what is to be seen and pressed there alone."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Error, Locator, Page

from lenoir.core.edition import Language
from lenoir.messages import Messages

LANGUAGES: tuple[Language, ...] = ("en", "fr")
ROLL = tuple(Messages(to)("choose-roll", n=dice) for to in LANGUAGES for dice in (1, 2))
ACCUSE = tuple(Messages(language)("choose-accuse") for language in LANGUAGES)

NOTED = ".finding .chief, .inquiry .noted"
"""What one has found out is held up until one has noted it."""
IN_VAIN = 2
"""Somebody may be faster, or an inquiry lie before it; after that something stands in the way."""
CARDS = ".hand .shows:not(:disabled), .picks .cards button:not(:disabled)"
BUTTONS = ".deciding > .buttons [data-choice]:not(.room):not(:disabled)"
ROOMS = ".deciding .buttons button.room"

LOOK = """() => {
    const all = (where) => [...document.querySelectorAll(where)];
    const offered = (where) => all(where).map((button) => button.innerText.trim());
    const open = ":not(:disabled)";
    return {
        over: all(".end").length > 0,
        curtain: all(".curtain .chief").length > 0,
        asked: all(".deciding.asked").length > 0,
        told: all(".told button").length > 0,
        shown: all(".finding .chief, .inquiry .noted").length > 0,
        sure: all("#sure-text").length > 0,
        ready: all(`#sure-text ~ .buttons .chief${open}`).length > 0,
        rows: all(".picker fieldset").map((row) => ({
            chosen: row.querySelectorAll("[aria-pressed=true]").length > 0,
            cards: row.querySelectorAll("button").length,
            unknown: [...row.querySelectorAll("button")].flatMap(
                (card, n) => (card.classList.contains("known") ? [] : [n])),
        })),
        cards: offered(`.hand .shows${open}, .picks .cards button${open}`),
        chiefs: offered(`.deciding > .buttons button.chief${open}`),
        buttons: offered(`.deciding > .buttons [data-choice]:not(.room)${open}`),
        plays: all(".hand .plays[aria-pressed=true]").length ? 0 : all(".hand .plays").length,
        targets: all("[data-token]").length,
        rooms: offered(".deciding .buttons button.room"),
        lit: all(".board [data-space].lit:not(.room)").length,
        certain: all("td.envelope").flatMap(
            (cell, n) => (cell.querySelector("svg.there") ? [n] : [])),
    };
}"""


class Player:
    """Decides at random, not foolishly; accuses when the notebook is certain, or out of boredom."""

    def __init__(self, page: Page, chance: int = 0, patience: int = 1000) -> None:
        self.page = page
        self.deeds = 0
        self._random, self.patience = Random(chance), patience
        self._accuses = False
        self._in_vain = 0
        self._seen: dict[str, Any] | None = None
        page.set_default_timeout(60_000)

    def look(self) -> dict[str, Any]:
        """What there is to see."""
        if self._seen is not None:
            return self._seen
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    @contextmanager
    def one_look(self) -> Iterator[None]:
        """For a while only what is seen now counts, though the page goes on."""
        self._seen = self.look()
        try:
            yield
        finally:
            self._seen = None

    @property
    def is_over(self) -> bool:
        return bool(self.look()["over"])

    @property
    def may_begin(self) -> bool:
        """At the beginning of their own turn, when everybody waits; and nothing is held up."""
        seen = self.look()
        return not seen["shown"] and any(label in ROLL for label in seen["chiefs"])

    def act(self) -> bool:
        """Do one thing, if anything is asked or was shown; whether something was done."""
        seen = self.look()
        if seen["over"] or not (seen["asked"] or seen["shown"]):
            return False
        try:
            done = self._note(seen) or self._decide(seen)
        except Error as error:
            # What was there a moment ago is gone: somebody else was faster.
            self._in_vain += 1
            is_late = "Timeout" in str(error) or "not attached" in str(error)
            if not is_late or self._in_vain > IN_VAIN:
                raise
            self._clear_the_view()
            return False
        self._in_vain = 0
        self.deeds += done and not (seen["shown"] or seen["told"])
        return done

    def _note(self, seen: dict[str, Any]) -> bool:
        """What one has found out, and what the table is told, which may lie before the board."""
        if seen["shown"]:
            return self.press(NOTED)
        return seen["told"] and self.press(".told button")

    def _clear_the_view(self) -> None:
        """An inquiry may lie over the board for a while, and longer under a pointer."""
        self.page.evaluate("document.querySelector('.inquiry .tool:last-child')?.click()")

    def _decide(self, seen: dict[str, Any]) -> bool:
        if seen["sure"]:
            return seen["ready"] and self.press("#sure-text ~ .buttons .chief")
        if seen["rows"]:
            return self._name_a_case(seen["rows"], seen["certain"])
        if seen["cards"]:
            return self.press(CARDS, self._any(seen["cards"]))
        if seen["targets"]:
            return self.press("[data-token]", self._random.randrange(seen["targets"]))
        accusing = [n for n, label in enumerate(seen["buttons"]) if label in ACCUSE]
        if accusing and (len(seen["certain"]) == 3 or self.deeds >= self.patience):
            self._accuses = True
            return self.press(BUTTONS, accusing[0])
        self._accuses = False
        if seen["chiefs"]:
            return self.press(".deciding > .buttons button.chief:not(:disabled)")
        if seen["rooms"]:
            return self.press(ROOMS, self._any(seen["rooms"]))
        if seen["plays"] and self._random.random() < 0.4:
            return self.press(".hand .plays", self._random.randrange(seen["plays"]))
        others = [label for label in seen["buttons"] if label not in ACCUSE]
        if seen["lit"] and (not others or self._random.random() < 0.8):
            return self.walk(seen["lit"])
        if others:
            # By what it says: by number it could be “Accuse…” a moment later.
            label = self._random.choice(others).splitlines()[-1].strip()
            return self.press(f"{BUTTONS}:has-text({json.dumps(label, ensure_ascii=False)})")
        if seen["plays"]:
            return self.press(".hand .plays", self._random.randrange(seen["plays"]))
        return False

    def _name_a_case(self, rows: list[dict[str, Any]], certain: list[int]) -> bool:
        first = 0
        for number, row in enumerate(rows):
            if not row["chosen"]:
                known = [card - first for card in certain if first <= card < first + row["cards"]]
                sensible = row["unknown"] or range(row["cards"])
                card = known[0] if self._accuses and known else self._random.choice(sensible)
                fieldset = f".picker fieldset >> nth={number}"
                return self.press(f"{fieldset} >> button", card)
            first += row["cards"]
        return self.press(".picker > .buttons .chief:not(:disabled)")

    def _any(self, offered: Sequence[str]) -> int:
        return self._random.randrange(len(offered))

    # With what one presses.

    def press(self, where: str, number: int = 0) -> bool:
        """Press a button."""
        self.reach(self.page.locator(where).nth(number))
        return True

    def reach(self, what: Locator) -> None:
        """With the mouse."""
        what.click(timeout=5000)

    def walk(self, many: int) -> bool:
        """Go to one of the lit squares of the board."""
        squares = self.page.locator(".board [data-space].lit:not(.room)")
        self.reach(squares.nth(self._random.randrange(many)))
        return True


class WithFingers(Player):
    """Somebody with a phone."""

    def reach(self, what: Locator) -> None:
        """With a finger."""
        what.tap(timeout=5000)


class ByKeyboard(Player):
    """Somebody who touches neither mouse nor screen."""

    def press(self, where: str, number: int = 0) -> bool:
        """By the number of the choice, or from one to the next."""
        what = self.page.locator(where).nth(number)
        rank = what.evaluate(
            """(button) => [...document.querySelectorAll("[data-choice]:not(:disabled)")]
                .filter((one) => one.checkVisibility()).indexOf(button)""",
            timeout=5000,
        )
        if 0 <= rank < 9:
            self.page.keyboard.press(str(rank + 1))
        else:
            self.page.keyboard.press("d")
            tab_to(self.page, what)
            self.page.keyboard.press("Enter")
        return True

    def walk(self, many: int) -> bool:
        """Over the board with the arrows, until one stands where one may go."""
        self.page.keyboard.press("b")
        for _ in range(self._random.randrange(4)):
            self.page.keyboard.press(self._random.choice(ARROWS))
        for _ in range(100):
            if self.page.locator(".board .lit:not(.room):focus").count():
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press(self._random.choice(ARROWS))
        return False


def turn_to(page: Page, part: str) -> None:
    """To another part of the table: by its tab, or from the running line."""
    page.locator(f".tabs .{part}:visible, .line > button.{part}:visible").first.click()


ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def tab_to(page: Page, what: Locator, most: int = 150) -> None:
    """From one thing to the next, until one is there."""
    for _ in range(most):
        if what.evaluate("(one) => one === document.activeElement", timeout=5000):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way leads to {what} by keyboard")


def play_until(player: Player, holds: Callable[[], bool], *, most: int = 3000) -> None:
    """One plays until something holds; what comes between looking and acting is acted on later."""
    for _ in range(most):
        with player.one_look():
            if holds():
                return
            if player.is_over:
                break
            done = player.act()
        if not done:
            player.page.wait_for_timeout(20)
    seen = player.page.locator("main").inner_text()
    raise AssertionError(f"that never happened: {player.look()}, {seen}")


def play_on(players: Sequence[Player], *, most: int = 6000) -> None:
    """Until the game is over for everybody, or somebody has looked at the page so often."""
    for _ in range(most):
        if not sum(player.act() for player in players):
            if all(player.is_over for player in players):
                return
            players[0].page.wait_for_timeout(20)
    raise AssertionError(f"the game does not go on: {[player.look() for player in players]}")
