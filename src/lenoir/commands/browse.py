"""Opens the page in the browser of whoever sits before this machine, if anybody does."""

import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


def open_page(url: str, environment: Mapping[str, str]) -> None:
    """Open it beside whatever goes on; a browser that fails is no matter."""
    if may_open(environment):
        Thread(target=_open, args=(url,), daemon=True).start()


def may_open(environment: Mapping[str, str]) -> bool:
    """Not without a screen: a browser of the terminal would hide what we say."""
    return sys.platform in ("win32", "darwin") or any(map(environment.get, SCREENS))


def _open(url: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
