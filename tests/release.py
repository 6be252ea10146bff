"""Tries the files of a release: ``python -m tests.release``, after they were built into dist/.

The wheel is installed into empty environments by pip, and by pipx and uv if they are on the path.
Each installation plays a game of bots, verifies its record and serves the page.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from tests.docs.rules_table import ROOT

DIST = ROOT / "dist"


class Bad(Exception):
    """The release must not go out; the text says why."""


def run(*command: str | Path, **environment: str) -> str:
    """What a command prints, away from the sources."""
    done = subprocess.run(
        command,
        cwd=tempfile.gettempdir(),
        env={**os.environ, "LENOIR_LANG": "en", **environment},
        capture_output=True,
        text=True,
        timeout=600,
    )
    if done.returncode:
        raise Bad(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def by_pip(wheel: Path, folder: Path) -> Path:
    """An empty environment with the locked dependencies."""
    run(sys.executable, "-m", "venv", folder)
    python = folder / "bin" / "python"
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    run(*pip, "--require-hashes", "-r", ROOT / "requirements" / "run.txt")
    run(*pip, "--no-deps", wheel)
    return folder / "bin" / "lenoir"


def by_pipx(wheel: Path, folder: Path) -> Path:
    """``pipx install``."""
    homes = {"PIPX_HOME": str(folder / "home"), "PIPX_BIN_DIR": str(folder / "bin")}
    run("pipx", "install", "--python", sys.executable, wheel, **homes)
    return folder / "bin" / "lenoir"


def by_uv(wheel: Path, folder: Path) -> Path:
    """``uv tool install``."""
    homes = {"UV_TOOL_DIR": str(folder / "home"), "UV_TOOL_BIN_DIR": str(folder / "bin")}
    run("uv", "tool", "install", "--python", sys.executable, wheel, **homes)
    return folder / "bin" / "lenoir"


def plays(lenoir: Path, folder: Path) -> None:
    """A whole game of bots, whose record verifies."""
    record = folder / "game.jsonl"
    run(lenoir, "play", "--people", "0", "--players", "3", "--seed", "7", "--record", record)
    run(lenoir, "verify", record)


def serves(lenoir: Path, folder: Path) -> None:
    """The page with its script, and the list of editions and bots that the page asks for."""
    server = subprocess.Popen(
        (lenoir, "serve", "--port", "0", "--data", folder / "data", "--no-browser"),
        cwd=folder,
        env={**os.environ, "LENOIR_LANG": "en"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = next(
            (found[0] for line in server.stdout if (found := re.search(r"http://\S+?:\d+", line))),
            None,
        )
        if address is None:
            raise Bad("lenoir serve printed no address")
        with urlopen(address, timeout=20) as answer:
            page = answer.read().decode()
        for asset in (*re.findall(r'src="([^"]+\.js)"', page), "/readyz", "/api/catalogue"):
            with urlopen(f"{address}/{asset.lstrip('/')}", timeout=20) as answer:
                if not answer.read():
                    raise Bad(f"{asset} is empty")
        if not re.search(r'src="[^"]+\.js"', page):
            raise Bad("the first answer is not the page")
    finally:
        server.terminate()
        server.wait(20)


def main() -> None:
    """Try every way to install the newest wheel."""
    wheels, sources = sorted(DIST.glob("*.whl")), sorted(DIST.glob("*.tar.gz"))
    if len(wheels) != 1 or len(sources) != 1:
        raise Bad(f"dist/ should hold one wheel and one sdist, and holds {wheels + sources}")
    ways = {"pip": by_pip} | {
        name: way for name, way in (("pipx", by_pipx), ("uv", by_uv)) if shutil.which(name)
    }
    for name, way in ways.items():
        with tempfile.TemporaryDirectory(prefix="lenoir-release-") as folder:
            lenoir = way(wheels[0], Path(folder) / "installed")
            version = run(lenoir, "--version").strip()
            plays(lenoir, Path(folder))
            serves(lenoir, Path(folder))
            print(f"{version} installed by {name}: plays, verifies and serves its page")
    for missing in {"pipx", "uv"} - ways.keys():
        print(f"{missing} is not on the path, so it was not tried")


if __name__ == "__main__":
    try:
        main()
    except Bad as why:
        sys.exit(str(why))
