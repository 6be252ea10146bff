"""A browser, a server and a visitor for every test of the page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, chromium, must_be_there
from tests.browser.hosting import PATIENCE
from tests.browser.serving import serving
from tests.browser.visitor import Visitor

expect.set_options(timeout=PATIENCE)


# No longer than this folder: while Playwright is there, no test can run an event loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The Chromium of this machine; only before a change goes in it has to be there."""
    path = chromium()
    if path is None:
        assert not must_be_there(), MISSING
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Of a real server, with its games in a folder of its own."""
    data: Path = tmp_path_factory.mktemp("data")
    with serving(data, module="tests.browser.hasty") as address:
        yield address


@pytest.fixture
def visitor(browser: Browser, address: str) -> Iterator[Visitor]:
    """Somebody before the page, in whose browser nothing may go wrong."""
    visitor = Visitor(browser, address)
    yield visitor
    visitor.leave()
    assert not visitor.troubles
