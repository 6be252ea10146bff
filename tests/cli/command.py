"""The real command in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Answer(NamedTuple):
    """What a command said, and how it ended."""

    out: str
    err: str
    code: int


def lenoir(*arguments: str, typed: str = "", **environment: str) -> Answer:
    """Run ``lenoir`` with some lines typed into it."""
    ours = ("LC_", "LANG", "LENOIR_LANG")
    kept = {key: value for key, value in os.environ.items() if not key.startswith(ours)}
    env = {**kept, "COLUMNS": "80", "PYTHONUTF8": "1", **environment}
    done = subprocess.run(
        [sys.executable, "-m", "lenoir", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=env,
        cwd=Path(__file__).parents[2],
        timeout=120,
        check=False,
    )
    return Answer(done.stdout, done.stderr, done.returncode)
