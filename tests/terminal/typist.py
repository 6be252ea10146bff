"""A game in this process with some lines typed into it."""

import io

import pytest

from lenoir.cli import main
from tests.cli.command import Answer


class Typist:
    """Types into ``lenoir play`` and hears what it says."""

    def __init__(
        self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str], seed: str = "11"
    ) -> None:
        self._patch, self._capture, self._seed = patch, capture, seed
        patch.setenv("COLUMNS", "80")
        for name in ("LENOIR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)

    def __call__(self, *arguments: str, typed: str = "") -> Answer:
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        self._capture.readouterr()
        code = main(["play", "--seed", self._seed, *arguments])
        told = self._capture.readouterr()
        return Answer(told.out, told.err, code)
