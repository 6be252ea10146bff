"""The Chromium of this machine, by its path: none is ever downloaded by Playwright.

``python -m tests.browser.chromium`` installs the one of Debian where that is missing and allowed.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

ARGUMENTS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    *(("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()),
)

MISSING = """\
There is no Chromium here, so the page is not tested in a browser. To have it tested, install one:
    sudo apt-get update && sudo apt-get install chromium"""


def chromium() -> str | None:
    """Where it is, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def must_be_there() -> bool:
    """Before a change goes in, nothing is left out."""
    return bool(os.environ.get("CI")) or os.environ.get("BROWSER_TESTS") == "required"


def install() -> bool:
    """With apt, if this machine has it and lets us; whether there is one now."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium, to test the page in a browser", file=sys.stderr)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for deed in (("update",), ("install", "--yes", "--no-install-recommends", "chromium")):
            subprocess.run(("apt-get", "-qq", *deed), env=quiet, stdout=sys.stderr)
    return chromium() is not None


if __name__ == "__main__":
    if not chromium() and not install():
        print(MISSING, file=sys.stderr)
        sys.exit(must_be_there())
