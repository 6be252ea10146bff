"""The visitor of these tests notices what goes wrong, and nothing that does not."""

from playwright.sync_api import Page

from tests.browser.visitor import Visitor

ASK = (
    "() => { window.asking = new AbortController();"
    " fetch('/api/slow', {signal: window.asking.signal}).catch(() => 0); }"
)


def _asking(page: Page) -> Page:
    """A page that asks for something to which no answer comes."""
    page.route("**/api/slow", lambda _: None)
    page.goto("/")
    with page.expect_request("**/api/slow"):
        page.evaluate(ASK)
    return page


def test_whoever_goes_elsewhere_gives_up_what_was_asked_for(visitor: Visitor) -> None:
    page = _asking(visitor.page())
    with page.expect_event("requestfailed"):
        page.goto("/help")
    assert not visitor.troubles


def test_a_page_that_gives_up_by_itself_is_noticed(visitor: Visitor) -> None:
    page = _asking(visitor.page())
    with page.expect_event("requestfailed"):
        page.evaluate("() => window.asking.abort()")
    assert [trouble.split(": ")[0] for trouble in visitor.troubles] == ["failed"]
    visitor.expect("/api/slow: net::ERR_ABORTED")
