"""What comes to a browser, and what stands on its page, is no more than its owner may know.

Every card has a random label, so that no text can hold one by chance. What a viewer may know is
read from the record of the game when it is over, by the rules (`tests.leaks.entitled`).
"""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from itertools import takewhile
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from lenoir.core import events as e
from lenoir.core.cards import Card, Case, each
from lenoir.core.edition import Edition
from lenoir.core.events import Event
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.editions.loader import read_edition
from lenoir.record.codec import decode_event
from tests.browser.ear import Ear
from tests.browser.hosting import PATIENCE, come_in, deal, make_table
from tests.browser.player import Player, play_on
from tests.browser.serving import serving
from tests.browser.visitor import Visitor
from tests.leaks.entitled import Entitlement
from tests.leaks.places import ENVELOPE, POOL, Place, hand, room

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
KINDS = ("suspects", "weapons", "rooms")

# Where all cards stand, known or not; and the board, where guests and weapons stand for all to see.
FACTS = """() => {
    const copy = document.body.cloneNode(true);
    const lists = ".ground, .notebook, .picker, .destinations, select, script, noscript, .second";
    for (const list of copy.querySelectorAll(lists)) list.remove();
    return copy.outerHTML;
}"""


def labelled(folder: Path) -> Edition:
    """The classic edition with a random label for every card."""
    text = files("lenoir.editions").joinpath("classic.toml").read_text("utf-8")
    cards = msgspec.toml.decode(text)
    for key, names in ((k, n) for kind in KINDS for k, n in cards[kind].items()):
        canary = f"x{token_hex(8)}"
        for word in (key, names["fr"], names["en"]):
            text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", canary, text)
    (folder / "labelled.toml").write_text(text, "utf-8")
    return read_edition("labelled", text)


class Watcher(Player):
    """Somebody at the table of whose browser everything is kept."""

    def __init__(self, page: Page, viewer: Viewer, chance: int) -> None:
        super().__init__(page, chance)
        self.viewer, self.ear, self.pages = viewer, Ear(page), list[str]()

    def act(self) -> bool:
        """Keep the page as it stands, then act."""
        facts: str = self.page.evaluate(FACTS)
        if (not self.pages or self.pages[-1] != facts) and not any(map(_ends, self.ear.frames)):
            self.pages.append(facts)
        return super().act()

    def before_the_end(self) -> Iterator[str]:
        """The frames until everything is open to all."""
        return takewhile(lambda frame: not _ends(frame), self.ear.frames)


def _ends(frame: str) -> bool:
    """Whether it opens everything to all."""
    return '"GameEnded"' in frame or '"Over"' in frame


def test_frames_and_pages_hold_no_card_that_their_owner_may_not_know(
    browser: Browser, tmp_path: Path
) -> None:
    """C-15"""
    found, troubles = overheard_at(browser, tmp_path, "tests.browser.hasty")
    assert found == []
    assert troubles == []


def test_a_card_that_everybody_is_shown_is_noticed(browser: Browser, tmp_path: Path) -> None:
    """C-15; in a few games nothing is shown that the others do not learn anyway."""
    for attempt in range(4):
        (tmp_path / f"{attempt}").mkdir()
        found, _ = overheard_at(browser, tmp_path / f"{attempt}", "tests.browser.leaky")
        if any("CardShown" in leak for leak in found):
            return
    pytest.fail("nobody has noticed a card")


def overheard_at(browser: Browser, data: Path, module: str) -> tuple[list[str], list[str]]:
    """What leaks in a game at a server, and what else went wrong."""
    edition = labelled(data)
    with serving(data, module=module, LENOIR_EDITIONS=str(data)) as address:
        visitor = Visitor(browser, address)
        found = overheard(visitor, edition)
        visitor.leave()
    return found, visitor.troubles


def overheard(visitor: Visitor, edition: Edition) -> list[str]:
    """Two people and a bot play, one looks on, one has no business here: what leaks to whom."""
    ada, zoe, onlooker, outsider = (visitor.page(**CALM) for _ in range(4))
    watchers = [
        Watcher(ada, Seat(0), 31),
        Watcher(zoe, Seat(1), 32),
        Watcher(onlooker, SPECTATOR, 33),
    ]
    stranger = Ear(outsider)
    chairs = ["invited", "notebook"]
    links = make_table(ada, edition.key, chairs, turns=18, assistance="shown")
    come_in(zoe, links, "Zoé")
    onlooker.goto(links.watch)
    deal(ada, zoe, onlooker)
    visitor.expect("403")
    outsider.goto(f"/table/{links.table}")
    expect(outsider.locator("main .card")).to_be_visible(timeout=PATIENCE)
    play_on(watchers)
    log = the_log(ada, links.table)
    found = [leak for watcher in watchers for leak in leaks_to(watcher, edition, log)]
    bodies = [body for path, body in stranger.answers() if path != "catalogue"]
    for text in [outsider.content(), *stranger.frames, *bodies]:
        found += [f"an outsider reads {label}" for label in edition.deck.ids if label in text]
    return found


def the_log(page: Page, table: str) -> list[Event]:
    """The whole game, now that it is over."""
    lines: str = page.evaluate(
        "(table) => fetch(`/api/tables/${table}/record`).then((a) => a.text())", table
    )
    return [decode_event(line.encode()) for line in lines.splitlines()[1:] if line]


def leaks_to(watcher: Watcher, edition: Edition, log: list[Event]) -> Iterator[str]:
    """Claims about cards which are not his to know, and labels that nobody has told him."""
    may = Entitlement(edition, watcher.viewer)
    named: set[Card] = set()
    for number, event in enumerate(log):
        if isinstance(event, e.GameEnded):
            break
        may.learn(number, event)
        named |= set(_named(event))
    frames = list(watcher.before_the_end())
    assert len(frames) > 10
    assert watcher.pages
    for frame in map(json.loads, frames):
        for what, card, place in claims_in(frame):
            if may.at.get(card) != place:
                yield f"{watcher.viewer} is told by {what}: {edition.deck.ids[card]} at {place}"
    deck = edition.deck
    playing = next(event.suspects for event in log if isinstance(event, e.GameStarted))
    known = {deck.ids[card] for card in {*may.at, *named}} | set(deck.rooms)
    known |= {deck.ids[Card(suspect)] for suspect in playing}
    for text in [*frames, *watcher.pages]:
        for label in deck.ids:
            before, found, after = text.partition(label)
            if found and label not in known:
                yield f"{watcher.viewer} reads {label} in …{before[-200:]}{found}{after[:100]}…"


def _named(event: Event) -> Iterator[Card]:
    """The cards that somebody has said aloud."""
    case = getattr(event, "case", None)
    if isinstance(event, e.SuggestionMade | e.AccusationMade) and isinstance(case, Case):
        yield from case


def claims_in(frame: dict[str, Any]) -> Iterator[tuple[str, Card, Place]]:
    """Where cards are, as a frame has it."""
    if frame["type"] in ("story", "moved"):
        for told in frame["told"]:
            found = told["event"] if frame["type"] == "story" else told[0]
            event = decode_event(json.dumps(found).encode())
            match event:
                case e.CardShown(by=by, card=card):
                    yield "CardShown", card, hand(by)
                case e.HandDealt(seat=seat, cards=cards):
                    yield from (("HandDealt", card, hand(seat)) for card in each(cards))
                case e.EnvelopeSealed(case=case) | e.EnvelopeSeen(case=case):
                    yield from (("envelope", card, ENVELOPE) for card in case)
                case _:
                    pass
    if frame["type"] in ("scene", "moved"):
        scene = frame.get("scene") or {**frame.get("table", {}), **frame.get("you", {})}
        own = scene.get("own", {})
        for seats in (own.get("held", ()), scene.get("opened", ())):
            for number, cards in enumerate(seats):
                yield from (("held", Card(card), hand(Seat(number))) for card in cards)
        place = hand(Seat(frame["viewer"])) if frame["viewer"] >= 0 else ENVELOPE
        yield from (("hand", Card(card), place) for card in own.get("hand", ()))
        yield from (("pool", Card(card), POOL) for card in own.get("pool", ()))
        yield from (("room", Card(card), room(space)) for space, card in own.get("in_rooms", ()))
        yield from (("envelope", Card(card), ENVELOPE) for card in own.get("envelope") or ())
