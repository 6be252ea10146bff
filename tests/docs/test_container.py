"""The container is what the pages say: no root, one port, one volume, settings that exist."""

import re
from pathlib import Path

from lenoir.commands.serve import PORT
from lenoir.settings import SETTINGS, variable

ROOT = Path(__file__).parents[2]
FILE = ROOT.joinpath("Containerfile").read_text("utf-8")


def told(word: str) -> str:
    """The last line that begins with a word: it is that of the container that runs."""
    return str(re.findall(rf"^{word} (.+)$", FILE, re.MULTILINE)[-1])


def test_it_runs_as_nobody_special_and_keeps_everything_in_its_volume() -> None:
    variables = dict(pair.split("=") for pair in told("ENV").split())
    assert told("USER") not in ("root", "0")
    assert told("VOLUME") == told("WORKDIR") == variables["LENOIR_DATA"]
    assert told("EXPOSE") == variables["LENOIR_PORT"] == str(PORT)
    assert variables["NUMBA_CACHE_DIR"].startswith("/tmp/"), "all else may be read-only"
    ours = {name for name in variables if name.startswith("LENOIR_")}
    assert ours <= {variable(key) for key in SETTINGS}


def test_it_asks_its_own_port_whether_it_is_well() -> None:
    assert "/readyz" in FILE.split("HEALTHCHECK")[1]
    assert 'os.environ[\\"LENOIR_PORT\\"]' in FILE.split("HEALTHCHECK")[1]


def test_its_base_is_one_version_and_all_that_is_fetched_has_a_hash() -> None:
    base = re.findall(r"^ARG PYTHON=(\S+)$", FILE, re.MULTILINE)[0]
    assert re.search(r":3\.\d+\.\d+-\w+|@sha256:[0-9a-f]{64}", base)
    for line in re.findall(r"pip (?:install|wheel) [^&]+", FILE):
        assert "--require-hashes" in line or "--no-deps" in line, line
    lock = ROOT.joinpath("requirements", "container.txt").read_text("utf-8")
    assert {"asyncpg", "cryptography", "numba", "litestar"} <= {
        line.partition("==")[0] for line in lock.splitlines() if "==" in line
    }


def test_all_it_needs_is_there() -> None:
    for name in re.findall(r"requirements/(\w+\.txt)", FILE):
        assert ROOT.joinpath("requirements", name).is_file()
    ignored = ROOT.joinpath(".containerignore").read_text("utf-8").split()
    assert not {"src", "requirements", "pyproject.toml", "README.md", "LICENSE"} & set(ignored)
