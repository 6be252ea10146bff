"""What is heard: quiet, after the first touch, and only what the device wants."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hosting import PATIENCE, make_table
from tests.browser.player import Player, play_until
from tests.browser.visitor import Visitor

# Counts what is begun; a browser does not tell what it plays.
EAR = """
globalThis.began = { contexts: 0, tones: 0, strokes: 0 };
const Real = AudioContext;
globalThis.AudioContext = class extends Real {
    constructor() { super(); began.contexts += 1; }
    createOscillator() { began.tones += 1; return super.createOscillator(); }
    createBufferSource() { began.strokes += 1; return super.createBufferSource(); }
};
"""


def began(page: Page) -> dict[str, int]:
    """What has sounded on a page."""
    found: dict[str, int] = page.evaluate("began")
    return found


@pytest.mark.parametrize(("off", "hears"), [({}, True), ({"sound": False}, False)])
def test_a_game_is_heard_unless_sounds_are_off(
    visitor: Visitor, off: dict[str, bool], hears: bool
) -> None:
    page = visitor.page(speed="fast")
    page.add_init_script(EAR)
    kept = json.dumps({"speed": "fast", **off})
    page.add_init_script(
        'if (location.protocol.startsWith("http"))'
        f"localStorage.setItem('lenoir.settings', '{kept}')"
    )
    make_table(page, "classic", ["random", "random"], turns=6)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    player = Player(page, 3)
    play_until(player, lambda: player.deeds >= 4 or player.is_over)
    page.wait_for_timeout(500)
    heard = began(page)
    assert (heard["strokes"] > 0) is hears, "dice and steps"
    assert (heard["contexts"] > 0) is hears


def test_nothing_sounds_before_the_first_touch(visitor: Visitor) -> None:
    """A page that comes back to a game by itself is silent until somebody touches it."""
    page = visitor.page(speed="fast")
    make_table(page, "classic", ["random", "random"], turns=6)
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.add_init_script(EAR)
    page.reload()
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    page.wait_for_timeout(1000)
    assert began(page)["contexts"] == 0
