"""Tabs are closed, servers die, networks fail: the seat and every event are still there."""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.cable import Cable
from tests.browser.hosting import PATIENCE, come_in, deal, make_table
from tests.browser.player import NOTED, Player, play_until, turn_to
from tests.browser.serving import started
from tests.browser.visitor import Visitor

CALM: dict[str, Any] = {"reduced_motion": "reduce"}
SILENCE = float(os.environ.get("SILENCE", "3"))
"""Seconds without a network; ``SILENCE=20`` for a long one."""
CUT_OFF = "ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_INTERNET|ERR_SOCKET|WebSocket|503"


@pytest.fixture
def cable(address: str) -> Iterator[Cable]:
    cable = Cable(address)
    yield cable
    cable.close()


def a_table(page: Page) -> Player:
    """Somebody with two bots, some moves into a game, whose turn begins."""
    make_table(page, "classic", ["random", "random"])
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = Player(page, 21)
    play_until(player, lambda: player.deeds >= 5 and player.may_begin)
    return player


def begin_a_turn(player: Player) -> None:
    """Play until it is one's turn."""
    play_until(player, lambda: player.may_begin)


def story(page: Page) -> list[str]:
    """All that was told."""
    turn_to(page, "story")
    expect(page.locator(".story .line").first).to_be_visible()
    told = page.locator(".story .line").all_inner_texts()
    turn_to(page, "story")
    return told


def record(page: Page) -> list[dict[str, Any]]:
    """The events that one's own seat has seen, as the server has them."""
    table = page.url.rpartition("/")[2]
    lines: str = page.evaluate(
        "(table) => fetch(`/api/tables/${table}/record?seat=0`).then((a) => a.text())", table
    )
    return [json.loads(line) for line in lines.splitlines()]


def hand(page: Page) -> list[str]:
    """One's own cards."""
    return page.locator(".hand .name").all_inner_texts()


def answer_and_see_it_once(page: Page, player: Player, deed: Callable[[], None]) -> None:
    """An answer is given, then something is done about the network; it takes effect once."""
    before, held, events = story(page), hand(page), record(page)
    question = page.locator(".deciding h2").inner_text()
    deed()
    expect(page.locator(".deciding h2")).not_to_have_text(question, timeout=PATIENCE)
    expect(page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
    play_until(player, lambda: bool(player.look()["asked"]))
    assert hand(page) == held
    after, now = story(page), record(page)
    assert after[: len(before)] == before
    assert now[: len(events)] == events
    ours = [event for event in now[len(events) :] if event.get("seat") == 0]
    assert sum(event["type"] == "DiceRolled" for event in ours) == 1


def test_a_tab_that_is_killed_finds_everything_again(visitor: Visitor) -> None:
    page = visitor.page(**CALM)
    a_table(page)
    before, held, url = story(page), hand(page), page.url
    page.close()
    again = page.context.new_page()
    again.set_default_timeout(PATIENCE)
    again.goto("/")
    again.locator("a[href^='/table/']").first.click()
    expect(again.locator(".deciding.asked")).to_be_visible(timeout=PATIENCE)
    assert again.url == url
    assert story(again) == before
    assert hand(again) == held


def test_a_table_whose_answers_get_lost_is_opened_once(visitor: Visitor) -> None:
    """The first time nobody hears of the table, the second time not that the cards are dealt."""
    visitor.expect("ERR_FAILED")
    page = visitor.page(**CALM)
    page.set_default_timeout(PATIENCE)
    opened: list[str] = []
    lost = ["/api/tables", "/wish"]

    def unheard(route: Route) -> None:
        if route.request.method != "POST" or not route.request.url.endswith(tuple(lost[:1])):
            return route.continue_()
        answer = route.fetch()
        if route.request.url.endswith("/api/tables"):
            opened.append(answer.json()["table"])
        return route.abort()

    page.goto("/")
    page.evaluate('localStorage.setItem("lenoir.way", "shown")')  # asked only the first time
    page.reload()
    # It stays at the door: of several wishes, some are still under way when the first is lost.
    page.route(re.compile("/api/tables$|/wish$"), unheard)
    while lost:
        with page.expect_event("requestfailed", lambda request: request.url.endswith(lost[0])):
            page.locator("main button.play").click()
        expect(page.locator("main .trouble")).not_to_be_empty()
        lost.pop(0)
    page.locator("main button.play").click()
    expect(page.locator(".game")).to_be_visible()
    assert page.url.rpartition("/")[2] == opened[0]


@pytest.mark.parametrize("part", ["/assets/Create-", "/assets/en-"])
def test_a_place_comes_by_itself_when_the_server_is_back(visitor: Visitor, part: str) -> None:
    """R5: cut off between the page and one of its parts, or between the page and its words."""
    visitor.expect("ERR_|dynamically imported|Service Worker")
    page = visitor.page(**CALM, service_workers="block")
    for path in (part, "/healthz"):
        page.route(f"**{path}*", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: "/healthz" in request.url):
        page.goto("/create")
    page.unroute_all()
    expect(page.locator("input[name=edition]").first).to_be_attached(timeout=PATIENCE)


def test_an_answer_without_a_network_takes_effect_once(browser: Browser, cable: Cable) -> None:
    visitor = Visitor(browser, cable.address)
    visitor.expect(CUT_OFF)
    page = visitor.page(**CALM)
    player = a_table(page)

    def meanwhile() -> None:
        page.context.set_offline(True)
        cable.pull()
        expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
        page.locator(".deciding button.chief").first.click()
        expect(page.locator(".deciding [role=status]")).to_be_visible()
        page.wait_for_timeout(SILENCE * 1000)
        cable.plug()
        page.context.set_offline(False)

    answer_and_see_it_once(page, player, meanwhile)
    visitor.leave()
    assert not visitor.troubles


def test_an_answer_that_was_sent_but_never_confirmed_takes_effect_once(
    browser: Browser, cable: Cable
) -> None:
    visitor = Visitor(browser, cable.address)
    visitor.expect(CUT_OFF)
    page = visitor.page(**CALM)
    player = a_table(page)

    def meanwhile() -> None:
        page.locator(".deciding button.chief").first.click()
        cable.pull()
        cable.plug()

    answer_and_see_it_once(page, player, meanwhile)
    visitor.leave()
    assert not visitor.troubles


def test_a_server_that_is_killed_comes_back_with_everything(
    browser: Browser, tmp_path: Path
) -> None:
    process, address = started(tmp_path, module="tests.browser.hasty")
    port = int(address.rpartition(":")[2])
    visitor = Visitor(browser, address)
    visitor.expect(CUT_OFF)
    page = visitor.page(**CALM)
    try:
        player = a_table(page)

        def meanwhile() -> None:
            nonlocal process
            process.kill()
            process.wait(60)
            expect(page.locator(".banner")).to_be_visible(timeout=PATIENCE)
            page.locator(".deciding button.chief").first.click()
            process, _ = started(tmp_path, module="tests.browser.hasty", port=port)

        answer_and_see_it_once(page, player, meanwhile)
    finally:
        visitor.leave()
        process.kill()
        process.wait(60)
    assert not visitor.troubles


def test_a_seat_is_taken_back_from_its_stand_in_before_and_after_a_restart(
    browser: Browser, tmp_path: Path
) -> None:
    """Ben leaves through the menu and comes back to his cards; the second time to a new process."""
    process, address = started(tmp_path, module="tests.browser.hasty")
    port = int(address.rpartition(":")[2])
    visitor = Visitor(browser, address)
    visitor.expect(f"{CUT_OFF}|ERR_CONTENT_LENGTH_MISMATCH")
    ada, ben = visitor.page(**CALM), visitor.page(**CALM)
    in_the_rail = ada.locator(".rail li").nth(1)
    try:
        links = make_table(ada, "classic", ["invited", "random"])
        come_in(ben, links, "Ben")
        deal(ada, ben)
        host, held = Player(ada, 5), hand(ben)
        for restarts in (False, True):
            ben.locator(".rail .more").click()
            ben.get_by_role("button", name="Leave: a stand-in plays").click()
            ben.locator("dialog[open] .buttons .chief").click()
            ben.wait_for_url(address + "/")
            expect(in_the_rail).to_contain_text("a stand-in plays until Ben returns")
            before = turns_of(ada, 1)
            play_until(host, lambda before=before: turns_of(ada, 1) > before)  # type: ignore[misc]
            if restarts:
                process.kill()
                process.wait(60)
                process, _ = started(tmp_path, module="tests.browser.hasty", port=port)
            ben.goto(f"/table/{links.table}")
            expect(ben.locator(".game")).to_be_visible(timeout=PATIENCE)
            expect(ada.locator(".banner")).to_have_count(0, timeout=PATIENCE)
            expect(in_the_rail).not_to_contain_text("stand-in", timeout=PATIENCE)
            assert hand(ben) == held
            own = Player(ben, 6)
            for _ in range(3000):
                if own.act() and own.deeds:
                    break
                host.act()
            assert own.deeds
    finally:
        visitor.leave()
        process.kill()
        process.wait(60)
    assert not visitor.troubles


def turns_of(page: Page, seat: int) -> int:
    """How often somebody's turn has begun."""
    return sum(
        line.get("type") == "TurnBegan" and line.get("seat") == seat for line in record(page)
    )


def everything_is_noted(page: Page) -> None:
    """What one was shown is held up on each of one's screens, and nothing goes on behind it."""
    while page.locator(NOTED).count():
        page.locator(NOTED).first.click()


def test_two_tabs_of_a_seat_follow_and_an_answer_in_one_is_seen_in_the_other(
    visitor: Visitor,
) -> None:
    one = visitor.page(**CALM)
    player = a_table(one)
    other = one.context.new_page()
    other.set_default_timeout(PATIENCE)
    other.goto(one.url)
    expect(other.locator(".deciding.asked")).to_be_visible(timeout=PATIENCE)
    for first, second, hands in ((one, other, player), (other, one, Player(other, 22))):
        begin_a_turn(hands)
        question = first.locator(".deciding h2").inner_text()
        expect(second.locator(".deciding h2")).to_have_text(question, timeout=PATIENCE)
        first.locator(".deciding button.chief").first.click()
        expect(second.locator(".deciding h2")).not_to_have_text(question, timeout=PATIENCE)
        begin_a_turn(hands)
        for page in (first, second):
            everything_is_noted(page)
        now = first.locator(".latest").inner_text()
        expect(second.locator(".latest")).to_have_text(now, timeout=PATIENCE)
        assert story(first) == story(second)
        assert hand(first) == hand(second)
