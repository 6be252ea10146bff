"""The end of a game: the cards say who did it before the words do, and one may play again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import Inspector
from tests.browser.hosting import PATIENCE, come_in, deal, make_table
from tests.browser.player import Player, play_on, play_until
from tests.browser.visitor import Visitor

# In every frame: how many cards of the envelope are turned, and how much of the sentence is seen.
FRAMES = """() => {
    globalThis.frames = [];
    const look = () => {
        const how = document.querySelector(".end .how");
        const turned = document.querySelectorAll(".opening .turned").length;
        if (how) frames.push([turned, Number(getComputedStyle(how).opacity)]);
        requestAnimationFrame(look);
    };
    look();
}"""


def to_the_end(page: Page) -> None:
    """Against bots alone, for two turns."""
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    play_on([Player(page, 3)])


def test_the_cards_say_who_did_it_before_the_words_do(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844})
    make_table(page, "classic", ["random", "random"], turns=2)
    page.evaluate(FRAMES)
    to_the_end(page)
    how = page.locator(".end .how")
    expect(how).to_contain_text("The envelope:")
    expect(how).to_have_css("opacity", "1")
    early = {seen for turned, seen in page.evaluate("frames") if turned < 3}
    assert early == {0}


def test_whoever_plays_against_bots_alone_plays_again_at_once(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    make_table(page, "classic", ["random", "random"], turns=2)
    to_the_end(page)
    first = page.locator(".end a[href^='/replay/']").get_attribute("href")
    page.locator(".end .chief").click()
    expect(page.locator("section.end")).to_have_count(0)
    to_the_end(page)
    assert page.locator(".end a[href^='/replay/']").get_attribute("href") != first
    page.get_by_role("button", name="Check the deal and the dice").click()
    expect(page.locator("section.end")).to_contain_text(
        "This device noted the promise before it pledged"
    )


def test_playing_again_invites_and_pulls_nobody_away_from_the_end(visitor: Visitor) -> None:
    """Not even when the next game is dealt: the device does its part in the mix all the same."""
    ada, ben = (visitor.page(reduced_motion="reduce") for _ in range(2))
    links = make_table(ada, "classic", ["invited", "random"], turns=2)
    come_in(ben, links, "Ben")
    deal(ada, ben)
    play_on([Player(ada, 3), Player(ben, 4)])
    expect(ben.locator("section.end")).to_contain_text("The host can start another game.")
    seen_again = ben.locator(".end a[href^='/replay/']").get_attribute("href")
    ada.locator(".end .deeds .chief").click()
    expect(ada.locator(".starting")).to_be_visible(timeout=PATIENCE)
    expect(ben.locator("section.end")).to_contain_text("Ada invites you to another game.")
    assert ben.locator(".end a[href^='/replay/']").get_attribute("href") == seen_again
    deal(ada)
    expect(ben.locator("section.end")).to_contain_text("The next game has begun.")
    ben.get_by_role("button", name="To the next game").click()
    expect(ben.locator("section.end")).to_have_count(0)
    expect(ben.locator("section.notebook")).to_be_visible(timeout=PATIENCE)


def test_what_one_has_played_is_counted_on_the_device_and_can_be_erased(visitor: Visitor) -> None:
    page = visitor.page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    make_table(page, "classic", ["random", "random"], turns=2)
    to_the_end(page)
    page.locator(".end a[href='/statistics']").click()
    played = page.locator("dl dd")
    expect(played.first).to_have_text("1")
    expect(page.locator(".latest a")).to_have_count(1)
    expect(page.locator(".achievements li")).to_have_count(20)
    inspector = Inspector()
    inspector.look(page, "statistics")
    assert inspector.found == []
    page.reload()
    expect(played.first).to_have_text("1")
    page.get_by_role("button", name="Erase").click()
    page.get_by_role("alert").get_by_role("button", name="Erase").click()
    expect(page.get_by_text("No game has ended on this device yet.")).to_be_visible()


def test_whoever_lives_through_the_end_sees_it_as_a_scene_once(visitor: Visitor) -> None:
    """Not whoever skips what is shown, nor whoever comes later."""
    page = visitor.page("fr-FR", speed="fast")
    make_table(page, "classic", ["random", "random"], turns=2)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    scene = page.get_by_role("dialog", name="C’était")
    play_until(Player(page, 3), lambda: scene.count() > 0)
    scene.click(position={"x": 20, "y": 20})
    expect(scene).to_contain_text("affaires possibles.", timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(page.locator("section.end")).to_be_visible()
    page.reload()
    expect(page.locator("section.end")).to_be_visible(timeout=PATIENCE)
    assert scene.count() == 0


def test_a_stranger_opens_a_published_game_until_it_is_taken_back(visitor: Visitor) -> None:
    page = visitor.page(reduced_motion="reduce")
    make_table(page, "classic", ["random", "random"], turns=2, name="Canary-Ada")
    to_the_end(page)
    page.get_by_role("button", name="Publish the replay").click()
    link = page.get_by_label("Link to the replay").input_value()
    assert "#published=" in link
    stranger = visitor.page("fr-FR")
    stranger.goto(link)
    expect(stranger.get_by_role("heading", name="Une partie publiée")).to_be_visible()
    expect(stranger.locator("meta[name=robots]")).to_have_attribute("content", "noindex, nofollow")
    eyes = stranger.get_by_label("Par les yeux de")
    assert eyes.locator("option").count() == 4
    eyes.select_option("0")
    expect(stranger.get_by_role("list", name="Cartes en main")).to_be_attached()
    stranger.keyboard.press("End")
    expect(stranger.locator("p.line")).not_to_have_text("Avant la donne")
    # A stranger is nobody in that game, whosever eyes they look through.
    expect(stranger.locator("main.frame")).not_to_contain_text(
        re.compile(r"\bvous\b", re.IGNORECASE)
    )
    assert "Canary-Ada" not in stranger.content()
    page.get_by_label("Show my name").check(force=True)
    expect(page.get_by_label("Show my name")).to_be_checked()
    stranger.reload()
    expect(stranger.get_by_label("Par les yeux de")).to_contain_text("Canary-Ada")
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("button", name="Publish the replay")).to_be_visible()
    visitor.expect("/published|404")
    stranger.reload()
    expect(stranger.locator("main.refused")).to_contain_text("Ce lien ne montre aucune partie")
