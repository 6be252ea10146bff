"""Whoever plays or looks on sees all that happens, in order and for the time that is stated."""

import pytest
from playwright.sync_api import expect

from lenoir.core import events as e
from lenoir.core.seats import Seat
from lenoir.core.visibility import seen_by
from tests.browser.followed import DESK, Followed, record_of
from tests.browser.following import WATCH
from tests.browser.hosting import PATIENCE, make_table
from tests.browser.noted import IN_AN_INQUIRY
from tests.browser.player import Player, play_on, turn_to
from tests.browser.visitor import Visitor

ALWAYS = {
    *(e.TokenMoved, e.SuggestionMade, e.CannotRefute, e.SuggestionRefuted),
    *(e.CardShown, e.AccusationMade),
}


WHOLE, BEGUN = 28, 8
"""Turns: `python -m tests.browser.followed` plays longer games of every edition."""
GAMES = [("miro", WHOLE), ("classic", WHOLE), ("detectives", BEGUN), ("modern", BEGUN)]


@pytest.mark.parametrize(("edition", "turns"), GAMES)
def test_all_of_a_game_is_on_screen_in_order_and_for_its_time(
    visitor: Visitor, edition: str, turns: int
) -> None:
    game = Followed(visitor, edition, turns=turns)
    events = game.play()
    assert turns < WHOLE or {type(event) for event in events} >= ALWAYS
    assert game.troubles(events) == []


def test_whoever_skips_sees_no_inquiry_of_others_and_can_recall_every_one(visitor: Visitor) -> None:
    page = visitor.page(speed="skip", **DESK)
    page.add_init_script(WATCH)
    links = make_table(page, "classic", ["notebook"] * 2, turns=10)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    play_on([Player(page, 5)])
    asked, own, suggester = list[list[str]](), set[str](), -1
    for it in seen_by(Seat(0), record_of(page, links.table)):
        if isinstance(it.event, e.SuggestionMade):
            suggester = it.event.seat
            asked.append([])
        if isinstance(it.event, IN_AN_INQUIRY):
            asked[-1].append(str(it.number))
            own |= {str(it.number)} if suggester == 0 else set()
    assert asked
    assert own >= set(page.evaluate("Object.keys(shown.inquiry)"))
    page.locator(".asking .chief").click()
    turn_to(page, "story")
    suggested = page.locator(".story .line:has(+ .trio)")
    expect(suggested).to_have_count(len(asked))
    for line, numbers in zip(suggested.all(), asked, strict=True):
        line.click()
        expect(page.locator(f".inquiry[data-inquiry='{numbers[0]}']")).to_be_visible()
        parts = page.locator(".inquiry [data-line]").all()
        assert [it.get_attribute("data-line") for it in parts] == numbers
