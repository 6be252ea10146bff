"""A browser and a server for whoever runs something of these tests by hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.serving import serving


@contextmanager
def by_hand() -> Iterator[tuple[Browser, str]]:
    """The browser, and the address of a server whose bots answer at once."""
    path = chromium()
    if path is None:
        raise SystemExit(MISSING)
    with (
        TemporaryDirectory() as data,
        serving(Path(data), module="tests.browser.hasty") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser, address
        browser.close()
