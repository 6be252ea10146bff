"""People and bots play whole games of every edition to the end, through nothing but the page."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.ear import Ear
from tests.browser.hosting import PATIENCE, come_in, deal, make_table, make_table_by_keyboard
from tests.browser.player import ByKeyboard, Player, WithFingers, play_on, turn_to
from tests.browser.untranslated import texts_of, untranslated
from tests.browser.visitor import Visitor

CALM = {"reduced_motion": "reduce"}
PHONE: dict[str, Any] = {
    **CALM,
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
TURNS = 12


def test_three_people_and_a_bot_play_classic_to_the_end(visitor: Visitor) -> None:
    ada = visitor.page("en-GB", **CALM)
    zoe = visitor.page("fr-FR", **PHONE)
    max_ = visitor.page("fr-FR", **CALM, color_scheme="dark")
    links = make_table(ada, "classic", ["invited", "invited", "notebook"], turns=16)
    come_in(zoe, links, "Zoé")
    come_in(max_, links, "Max")
    deal(ada, zoe, max_)
    # Whoever has lost patience accuses on a guess, and is out or has won.
    play_on([Player(ada, 1), WithFingers(zoe, 2, patience=9), Player(max_, 3)])
    everybody_sees_the_same_end(ada, zoe, max_)


def test_two_people_and_a_bot_play_miro_to_the_end(visitor: Visitor) -> None:
    zoe, ada = visitor.page("fr-FR", **PHONE), visitor.page("en-GB", **CALM)
    links = make_table(zoe, "miro", ["invited", "notebook"], name="Zoé", turns=TURNS)
    come_in(ada, links, "Ada")
    deal(zoe, ada)
    play_on([WithFingers(zoe, 4), Player(ada, 5)])
    everybody_sees_the_same_end(zoe, ada)


def test_detectives_is_played_by_keyboard_alone_from_home_to_the_end(visitor: Visitor) -> None:
    ada, zoe = visitor.page("en-GB", **CALM), visitor.page("fr-FR", **CALM)
    mice: list[str] = []
    ada.expose_function("mouse", lambda: mice.append("a mouse"))
    ada.add_init_script("addEventListener('pointerdown', () => window.mouse(), true)")
    links = make_table_by_keyboard(ada, "detectives", name="Ada", turns=TURNS)
    come_in(zoe, links, "Zoé")
    deal(ada, zoe, by_keyboard=True)
    play_on([ByKeyboard(ada, 6), Player(zoe, 7)])
    everybody_sees_the_same_end(ada, zoe)
    assert not mice


def test_every_text_of_a_game_is_a_message_or_was_said_by_the_server(visitor: Visitor) -> None:
    ada, zoe = visitor.page("en-GB", **CALM), visitor.page("fr-FR", **CALM)
    ada.add_init_script("localStorage.setItem('lenoir.language', 'pseudo')")
    ear = Ear(ada)
    read: set[str] = set()
    links = make_table(ada, "modern", ["invited", "notebook"], turns=TURNS)
    read |= texts_of(ada)
    come_in(zoe, links, "Zoé")
    deal(ada, zoe)
    play_on([Reader(ada, 8, read), Player(zoe, 9)])
    everybody_sees_the_same_end(ada, zoe)
    expect(ada.locator(".end svg .letter").first).to_be_visible(timeout=PATIENCE)
    read |= texts_of(ada)
    ada.locator(".end a[href^='/replay/']").click()
    expect(ada.locator(".replay")).to_be_visible()
    read |= texts_of(ada)
    said = ear.words() | {"Zoé", "Ada"}
    said |= {name.split()[-1] for name in said if 1 < len(name.split()) < 4}  # without a title
    assert untranslated(read, said) == []
    ada.evaluate("document.querySelector('main').append('Back to work')")
    assert untranslated(texts_of(ada), said) == ["Back to work"]


class Reader(Player):
    """Reads all there is before doing anything, and opens what can be opened."""

    def __init__(self, page: Page, chance: int, read: set[str]) -> None:
        super().__init__(page, chance)
        self._read = read

    def act(self) -> bool:
        """Read, then act."""
        self._read |= texts_of(self.page)
        if self.deeds in (2, 4) and self.page.locator(".tabs").count():
            for part in ("story", "talk", "talk"):
                turn_to(self.page, part)
                self._read |= texts_of(self.page)
        return super().act()


def everybody_sees_the_same_end(*pages: Page) -> None:
    """The same three cards come out of the envelope on every device."""
    drawn = set()
    for page in pages:
        expect(page.locator(".end h2")).to_be_visible()
        cards = page.locator(".end .opening .face")
        expect(cards).to_have_count(3)
        pictures = "(all) => all.map((use) => use.getAttribute('href')).join()"
        drawn.add(cards.locator("use").evaluate_all(pictures))
    assert len(drawn) == 1
    assert len(set(drawn.pop().split(","))) == 3
