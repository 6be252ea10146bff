"""A game that one person plays and another looks on at, on clocks that only move when told to."""

from typing import Any

from playwright.sync_api import Page, expect

from lenoir.core.events import Event
from lenoir.record.files import read_record
from tests.browser.following import Follower
from tests.browser.hosting import PATIENCE, deal, make_table
from tests.browser.noted import SPEEDS
from tests.browser.player import Player
from tests.browser.visitor import Visitor

STEP = 2500
"""Longer than anything has the screen, so that nobody answers before it has had its time."""
AS_LONG = 3
"""After so many decisions of the player, both choose another speed."""
DESK: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 390, "height": 844}}


class NeverEnded(AssertionError):
    """The game is over, or waits for nobody, and a page does not say so."""


class Followed:
    """A game of one person against bots, and somebody who looks on from a phone."""

    def __init__(self, visitor: Visitor, edition: str, *, turns: int) -> None:
        self.player = Follower(visitor.page(speed=SPEEDS[0], **DESK), SPEEDS[0])
        self.onlooker = Follower(visitor.page(speed=SPEEDS[0], **PHONE), SPEEDS[0])
        chairs = ["invited", "notebook", "notebook"]
        links = make_table(self.player.page, edition, chairs, turns=turns)
        self.onlooker.page.set_default_timeout(PATIENCE)
        self.onlooker.page.goto(links.watch)
        expect(self.onlooker.page.locator(".starting")).to_be_visible()
        self._table = links.table

    def play(self) -> tuple[Event, ...]:
        """To the end, until both have seen it, at all speeds in turn; what the record holds."""
        self.player.page.locator(".starting button:not(.chief)").click()
        deal(self.player.page, self.onlooker.page)
        both = (self.player, self.onlooker)
        for one in both:
            one.stop_the_clock()
        # Whoever has lost patience accuses on a guess, and is out or has won.
        person, chosen = Player(self.player.page, 5, patience=3 * AS_LONG), 1
        for _ in range(500):
            for one in both:
                one.wait(STEP)
            if any(one.is_busy for one in both):
                continue
            if person.deeds >= chosen * AS_LONG and person.may_begin:
                for one in both:
                    one.choose(SPEEDS[chosen % len(SPEEDS)])
                chosen += 1
            if not person.act() and all(one.page.locator(".end").count() for one in both):
                return record_of(self.player.page, self._table)
        raise NeverEnded(f"{person.look()}, busy: {[one.is_busy for one in both]}")


def record_of(page: Page, table: str) -> tuple[Event, ...]:
    """All that happened in a game that is over."""
    fetched = "(from) => fetch(from).then((answer) => answer.text())"
    text: str = page.evaluate(fetched, f"/api/tables/{table}/record")
    return read_record(text.encode()).events
