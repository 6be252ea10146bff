"""Somebody with a phone beside a real box, who taps what happens and counts the taps."""

import re
from collections.abc import Sequence
from time import perf_counter

from playwright.sync_api import Locator, Page, expect

from lenoir.companion import entries as n
from lenoir.companion.entries import Entry
from lenoir.core.cards import Card, Cards, each
from lenoir.core.seats import Seat
from lenoir.deduction.belief import Belief
from lenoir.deduction.facts import ENVELOPE, POOL, Place
from lenoir.messages import Messages
from lenoir.record.heard import Heard
from lenoir.telling.voice import Voice

PATIENCE = 30_000
TITLES = re.compile(
    r"^(Mr|Mrs|Miss|Mlle|Mme|M\.|Dr|Prof\.|Professor|Professeur|Colonel|Reverend|Docteur|Pr)[\s\u00a0]"
)


class Notetaker:
    """Enters a notebook on the page; seats go round from one's own."""

    def __init__(self, page: Page, heard: Heard) -> None:
        self.page, self.heard = page, heard
        self.deck, self.seats = heard.edition.deck, len(heard.started.suspects)
        self.voice = Voice(Messages("en"), heard.edition, heard.started.suspects)
        self.taps: list[int] = []
        self.waits: list[float] = []
        self._tapped = 0

    def tap(self, what: Locator) -> None:
        """One tap more."""
        self._tapped += 1
        what.tap(timeout=PATIENCE)

    def set_up(self) -> int:
        """Lay the table; how many taps it took."""
        started, dealt = self.heard.started, self.heard.dealt
        self.tap(self.page.get_by_role("button", name=self.voice.text("title"), exact=True))
        for seat in range(self.seats):
            suspect = started.suspects[(seat + self.heard.me) % self.seats]
            self.tap(self.page.locator(".guests button").nth(suspect))
        if dealt.in_rooms and self.seats > 2:
            self.tap(self.page.get_by_role("switch"))
        if started.options.honour:
            self.tap(self.page.get_by_role("switch"))
        if len(set(dealt.sizes)) > 1:
            first = (dealt.dealer + 1 - self.heard.me) % self.seats
            self.tap(self.page.locator(".firsts button").nth(first))
        for room in dealt.in_rooms:
            self.tap(self.page.locator("section .rooms button").nth(room))
        hand = self.page.locator("section").filter(has=self.page.locator(".now")).locator(".tile")
        for card in each(self.heard.hand):
            self.tap(hand.nth(card))
        expect(self.page.locator(".dock")).to_be_visible(timeout=PATIENCE)
        taps, self._tapped = self._tapped, 0
        return taps

    def enter(self, entry: Entry) -> None:
        """One line."""
        if isinstance(entry, n.Question) and entry.blocked is None:
            self._question(entry)
        else:
            self._more(entry)
        began = perf_counter()
        expect(self.page.locator(".strip .said")).not_to_contain_text("Tap three cards")
        self.waits.append(perf_counter() - began)
        self.taps.append(self._tapped)
        self._tapped = 0

    def _question(self, entry: n.Question) -> None:
        asker = self.seat(entry.seat)
        player = self.page.locator(".player").nth(asker)
        if player.get_attribute("aria-pressed") != "true":
            self.tap(player)
        for card in entry.case:
            self.tap(self.page.locator(".pad .tile").nth(card))
        self.tap(self._answer(entry))

    def _answer(self, entry: n.Question) -> Locator:
        if entry.by is None:
            return self.page.locator(".dock .answer").last
        who = self.called(entry.by)
        mine = [card for card in entry.case if self.heard.hand >> card & 1]
        split = entry.seat == self.heard.me or (entry.by == self.heard.me and len(mine) > 1)
        name = who
        if split and entry.card is not None:
            name = f"{who}, {self.card(entry.card)}"
        exact = re.compile(rf"^{re.escape(name)}( |$)")
        return self.page.locator(".dock").get_by_role("button", name=exact)

    def _more(self, entry: Entry) -> None:
        kind = "Blocked" if isinstance(entry, n.Question) else type(entry).__name__
        if isinstance(entry, n.Question):
            player = self.page.locator(".player").nth(self.seat(entry.seat))
            if player.get_attribute("aria-pressed") != "true":
                self.tap(player)
            for card in entry.case:
                self.tap(self.page.locator(".pad .tile").nth(card))
        self.tap(self.page.locator(".ways button").first)
        dialog = self.page.locator("dialog[open]")
        label = KINDS[kind]
        self.tap(dialog.get_by_role("button", name=label, exact=True))
        match entry:
            case n.Question(blocked=blocked):
                assert blocked is not None
                self._who(dialog, blocked)
            case n.Wrong(seat, case):
                self._who(dialog, seat)
                if case is None:
                    self.tap(dialog.get_by_role("button", name="In writing, not said"))
                else:
                    self._cards(dialog, case)
            case n.Open(seat, card):
                self._who(dialog, seat)
                self._cards(dialog, (card,))
            case n.Missing(_, card):
                self._cards(dialog, (card,))
            case n.Passed(seat, to, passed):
                self._who(dialog, seat)
                self._who(dialog, to)
                if self.heard.me in (seat, to):
                    self._maybe(dialog, passed)
            case n.Spied(seat, seen):
                self._who(dialog, seat)
                if seat == self.heard.me:
                    self._maybe(dialog, seen)
            case n.Glimpsed(_, seen):
                self._maybe(dialog, seen)
            case n.Looked(seat, room, cards):
                self._who(dialog, seat)
                name = self.voice.place(room) if room is not None else "Pool"
                self.tap(dialog.get_by_role("button", name=name))
                if seat == self.heard.me:
                    self._cards(dialog, tuple(each(cards or Cards(0))))
            case n.Died(seat, hand):
                self._who(dialog, seat)
                self._cards(dialog, tuple(each(hand)))
            case n.Left(seat):
                self._who(dialog, seat)
            case n.Noticed(_, of, card):
                self._who(dialog, of)
                self._cards(dialog, (card,))

    def _who(self, dialog: Locator, seat: Seat) -> None:
        self.tap(dialog.get_by_role("button", name=self.called(seat), exact=True))

    def _cards(self, dialog: Locator, cards: Sequence[Card]) -> None:
        for card in cards:
            self.tap(dialog.locator(".tile").nth(card))

    def _maybe(self, dialog: Locator, card: Card | None) -> None:
        if card is None:
            self.tap(dialog.get_by_role("button", name="I did not see it"))
        else:
            self._cards(dialog, (card,))

    def seat(self, seat: Seat) -> int:
        """As the page numbers it."""
        return (seat - self.heard.me) % self.seats

    def called(self, seat: Seat) -> str:
        """As the page calls a player without a name."""
        return "You" if seat == self.heard.me else TITLES.sub("", self.voice.suspect(seat))

    def card(self, card: Card) -> str:
        """As the page calls a card."""
        name = self.voice.card(card)
        return TITLES.sub("", name) if card < self.deck.first_weapon else name

    # What the sheet says

    def sheet(self) -> dict[tuple[int, Place], str]:
        """By card and place: yes, no, or how many of a hundred."""
        self.page.locator("nav .sheet").tap()
        expect(self.page.locator("[role=grid]")).to_be_visible(timeout=PATIENCE)
        self.page.wait_for_timeout(800)
        names: list[list[str]] = self.page.locator("[role=grid] tbody tr").evaluate_all(
            """rows => rows.map((row) => [...row.querySelectorAll("td button")]
                .map((cell) => cell.getAttribute("aria-label")))"""
        )
        found = {}
        for card, row in enumerate(names):
            for place, name in zip(self.columns(), row, strict=True):
                found[card, place] = _said(name)
        self.page.locator("nav .enter").tap()
        return found

    def columns(self) -> list[Place]:
        """The places in the order of the page, by the seats of the game."""
        dealt = self.heard.dealt
        seats = [Place((seat + self.heard.me) % self.seats) for seat in range(self.seats)]
        pool = [POOL] if dealt.pool else []
        return [ENVELOPE, *seats, *pool, *(Place(ENVELOPE + 1 + room) for room in dealt.in_rooms)]

    def exact(self) -> dict[tuple[int, Place], str]:
        """The same, as Python says it."""
        belief = Belief.of(self.heard.view)
        found = {}
        for card in range(len(self.deck)):
            for place in self.columns():
                chance = belief.chance(Card(card), place)
                odds = min(99, max(1, round(100 * chance)))
                found[card, place] = "yes" if chance == 1 else "no" if not chance else str(odds)
        return found


def _said(name: str) -> str:
    says = name.rpartition(": ")[2] if "follows" not in name else name
    if "not here" in name:
        return "no"
    if "here" in name or "your own card" in name:
        return "yes"
    return says.split()[0]


KINDS = {
    "Blocked": "The asking was blocked",
    "Wrong": "Wrong accusation",
    "Open": "A card lies open",
    "Missing": "Nobody has a card",
    "Passed": "A card to the neighbour",
    "Spied": "Somebody saw it too",
    "Glimpsed": "Mrs Peacock’s glimpse",
    "Looked": "A look into the pool or a room",
    "Died": "A player dies",
    "Left": "A player leaves",
    "Noticed": "A card you saw by accident",
}
