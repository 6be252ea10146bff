"""A game that one person plays and another looks on at, on clocks that only move when told to.

``python -m tests.browser.followed`` plays some of every edition, and prints what was not shown.
"""

import argparse
from collections import Counter
from typing import Any

from playwright.sync_api import Page, expect

from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.record.files import read_record
from tests.browser.by_hand import by_hand
from tests.browser.following import Follower
from tests.browser.hosting import PATIENCE, deal, make_table
from tests.browser.noted import SPEEDS
from tests.browser.player import Player
from tests.browser.visitor import Visitor

EDITIONS = ("miro", "classic", "detectives", "modern")

STEP = 2500
"""Longer than anything has the screen, so that nobody answers before it has had its time."""
AS_LONG = 3
"""Decisions of the player after which both choose another speed."""
DESK: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"reduced_motion": "reduce", "viewport": {"width": 390, "height": 844}}


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
            if person.look()["shown"]:  # noting it would end its time
                self.player.wait(STEP)
            if person.deeds >= chosen * AS_LONG and person.may_begin:
                for one in both:
                    one.choose(SPEEDS[chosen % len(SPEEDS)])
                chosen += 1
            if not person.act() and all(one.page.locator(".end").count() for one in both):
                return record_of(self.player.page, self._table)
        busy = [one.is_busy for one in both]
        raise AssertionError(f"the game never ended: {person.look()}, busy: {busy}")

    def troubles(self, events: tuple[Event, ...]) -> list[str]:
        """What of the record was not on both screens, not in its order or not for its time."""
        return [
            *(f"player: {it}" for it in self.player.troubles(events, Seat(0))),
            *(f"onlooker: {it}" for it in self.onlooker.troubles(events, SPECTATOR)),
        ]


def record_of(page: Page, table: str) -> tuple[Event, ...]:
    """All that happened in a game that is over."""
    fetched = "(from) => fetch(from).then((answer) => answer.text())"
    text: str = page.evaluate(fetched, f"/api/tables/{table}/record")
    return read_record(text.encode()).events


def main() -> None:
    """What happened in some games, and what of it was not shown as it should be."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.followed", description=__doc__)
    parser.add_argument("editions", nargs="*", default=EDITIONS)
    parser.add_argument("--games", type=int, default=2, help="of each edition")
    parser.add_argument("--turns", type=int, default=40, help="after which a game ends")
    args = parser.parse_args()
    with by_hand() as (browser, address):
        for edition in args.editions:
            for _ in range(args.games):
                visitor = Visitor(browser, address)
                game = Followed(visitor, edition, turns=args.turns)
                events = game.play()
                troubles = game.troubles(events)
                visitor.leave()
                kinds = Counter(type(event).__name__ for event in events)
                print(f"{edition}: {', '.join(f'{many} {it}' for it, many in kinds.items())}")
                for trouble in (*troubles, *visitor.troubles):
                    print(f"{edition}: {trouble}", flush=True)


if __name__ == "__main__":
    main()
