"""Every kind of question, in windows of every size: all rows in sight, nothing cut or covered."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import PATIENCE, make_table
from tests.browser.layout import BETWEEN, DOUBLED, LARGE, LYING, PHONE, Size, flaws, look
from tests.browser.player import Player, play_until
from tests.browser.visitor import Visitor

ROWS = {"miro": 21, "classic": 21, "detectives": 24, "modern": 21}
CALM: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}


class Surveyor(Player):
    """Measures every kind of question before answering the first of it."""

    def __init__(self, page: Page, rows: int) -> None:
        super().__init__(page, 5)
        self.kinds, self.flaws = set[str](), list[str]()
        self._rows = rows

    def act(self) -> bool:
        """Measure, then act."""
        seen = self.look()
        if seen["asked"] or seen["shown"]:
            phase = self.page.locator(".deciding").get_attribute("data-phase")
            more = [what for what in ("rows", "cards", "shown", "targets", "sure") if seen[what]]
            kind = " ".join([str(phase), *more])
            if kind not in self.kinds:
                self.kinds.add(kind)
                self.measure(kind)
        return super().act()

    @property
    def has_named(self) -> bool:
        """Whether a case was to be named."""
        return any("rows" in kind for kind in self.kinds)

    def measure(self, kind: str, more: tuple[Size, ...] = ()) -> None:
        """At all sizes; on a small one the notebook is looked at too."""
        page, found = self.page, list[str]()
        for size in (*LARGE, *more, PHONE, LYING, DOUBLED):
            screen = look(page, size)
            found += flaws(screen, size)
            if not screen["cards"] and "picks" not in screen["parts"]:
                found.append(f"{size}: no card of the hand is in sight")
            if size.is_small:
                page.locator(".tabs .notebook").click()
                screen = look(page, size)
                found += flaws(screen, size)
                page.locator(".tabs .board").click()
            if size in (*LARGE, *more, PHONE) and screen["rows"] != self._rows:
                found.append(f"{size}: {screen['rows']} rows in sight")
        page.set_viewport_size(CALM["viewport"])
        self.flaws += [f"{kind}: {flaw}" for flaw in found]


NAME = "Anne-Charlotte Desmarets"
"""As long as a name may be."""


@pytest.mark.parametrize("edition", ROWS)
def test_every_question_has_room_in_windows_of_all_sizes(visitor: Visitor, edition: str) -> None:
    page = visitor.page("fr-FR", **CALM)
    make_table(page, edition, ["notebook"] * 3, name=NAME)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = Surveyor(page, ROWS[edition])
    play_until(player, lambda: (player.deeds > 15 and player.has_named) or player.look()["over"])
    assert {kind.partition(" ")[0] for kind in player.kinds} >= {"Starting", "Moving"}
    assert player.has_named
    assert not player.flaws, "\n".join(player.flaws)


CROWDS = [("detectives", 6), ("modern", 5), ("miro", 2)]
"""Six and five in the rail, and two with nine cards each."""


@pytest.mark.parametrize(("edition", "players"), CROWDS)
def test_there_is_room_for_more_players_and_for_hands_of_nine_cards(
    visitor: Visitor, edition: str, players: int
) -> None:
    page = visitor.page("fr-FR", **CALM)
    make_table(page, edition, ["notebook"] * (players - 1), name=NAME)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = Player(page, 5)
    play_until(player, lambda: player.may_begin)
    expect(page.locator(".players > li")).to_have_count(players)
    surveyor = Surveyor(page, ROWS[edition])
    surveyor.measure("Starting", BETWEEN)
    for size in (*LARGE, *BETWEEN):
        page.set_viewport_size({"width": size.width, "height": size.height})
        assert page.locator(".players").evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
    assert not surveyor.flaws, "\n".join(surveyor.flaws)
