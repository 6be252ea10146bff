"""The page opens, in both languages, and takes nothing from anywhere else."""

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visitor import Visitor

TITLES = {"en-GB": "Lenoir, the detective game", "fr-FR": "Lenoir, le jeu d’enquête"}


@pytest.mark.parametrize(("language", "title"), TITLES.items())
def test_home_is_titled_in_the_language_of_the_browser(
    visitor: Visitor, language: str, title: str
) -> None:
    page = visitor.page(language)
    page.goto("/")
    expect(page).to_have_title(title)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    assert page.locator("html").get_attribute("lang") == language[:2]


def test_only_the_language_that_is_spoken_is_loaded(visitor: Visitor) -> None:
    page = visitor.page("fr-FR")
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["fr-FR"])
    assert any("/assets/fr-" in url for url in loaded)
    assert not any("/assets/en-" in url for url in loaded)


def test_every_text_of_home_is_a_message(visitor: Visitor) -> None:
    page = visitor.page()
    page.add_init_script("localStorage.setItem('lenoir.language', 'pseudo')")
    page.goto("/")
    expect(page).to_have_title("⟦Ľéñöîŕ, thé détéçtîvé gàmé⟧")
    for text in page.locator("body").inner_text().splitlines():
        assert not text.strip() or (text.startswith("⟦") and text.endswith("⟧")), text


def until_controlled(page: Page) -> None:
    """Until the service worker is in charge; `wait_for_function` is against the server's policy."""
    page.evaluate(
        """() => new Promise((done) => {
            navigator.serviceWorker.addEventListener("controllerchange", () => done());
            if (navigator.serviceWorker.controller) done();
        })"""
    )


def test_the_shell_opens_without_a_network_and_nothing_else_is_kept(visitor: Visitor) -> None:
    page = visitor.page()
    page.goto("/")
    until_controlled(page)
    assert page.evaluate("fetch('/api/tables').then((answer) => answer.text())")
    kept = page.evaluate(
        """async () => {
            const found = [];
            for (const name of await caches.keys())
                for (const request of await (await caches.open(name)).keys())
                    found.push(new URL(request.url).pathname);
            return found;
        }"""
    )
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    visitor.expect("ERR_INTERNET_DISCONNECTED")
    page.context.set_offline(True)
    page.goto("/?again")
    expect(page).to_have_title(TITLES["en-GB"])
    assert not page.evaluate("fetch('/api/tables').then(() => true, () => false)")


def test_the_manifest_names_icons_that_are_there(address: str) -> None:
    with urlopen(f"{address}/manifest.webmanifest") as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.load(answer)
    for icon in manifest["icons"]:
        with urlopen(address + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]


@pytest.mark.parametrize(
    ("script", "trouble"),
    [
        ("console.error('oh')", "console error: oh"),
        ("setTimeout(() => { throw new Error('ah') })", "error: ah"),
        ("fetch('/api/nowhere').catch(() => 0)", "status 404"),
        ("fetch('http://127.0.0.1:9/').catch(() => 0)", "Content Security Policy"),
        ("location.assign('http://127.0.0.1:9/')", "elsewhere: http://127.0.0.1:9/"),
        ("document.body.setAttribute('style', 'color: red')", "Content Security Policy"),
    ],
)
def test_a_visitor_notices_what_goes_wrong(
    browser: Browser, address: str, script: str, trouble: str
) -> None:
    visitor = Visitor(browser, address)
    page = visitor.page()
    page.goto("/")
    page.evaluate(f"void ({script})")
    for _ in range(200):
        if any(trouble in told for told in visitor.troubles):
            break
        page.wait_for_timeout(50)
    visitor.leave()
    assert any(trouble in told for told in visitor.troubles), visitor.troubles


def test_how_to_play_is_asked_once_and_remembered(visitor: Visitor) -> None:
    """One click more, and only the first time; alone it can be changed during the game."""
    page = visitor.page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="How would you like to play?")).to_be_visible()
    page.get_by_role("button", name="Learn with me").click()
    expect(page.locator(".game")).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="More", exact=True).click()
    help_level = page.get_by_label("Help in the notebook").first
    expect(help_level).to_have_value("odds")
    help_level.select_option("none")
    expect(page.locator(".status")).to_contain_text("Tap a cell")
    page.goto("/")
    expect(page.get_by_role("button", name="Bare (change)")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".game")).to_be_visible(timeout=60_000)
    expect(page.locator(".status")).to_contain_text("Tap a cell")
