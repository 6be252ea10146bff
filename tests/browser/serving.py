"""A real ``lenoir serve`` as its own process, at a free port, with games of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import IO

ROOT = Path(__file__).parents[2]
LISTENS = re.compile(r"Lenoir listens at (http://\S+?)/\s")


@contextmanager
def serving(data: Path, *arguments: str, **more: str) -> Iterator[str]:
    """From its start to its graceful end; its address, without a stroke at its end."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LENOIR_")}
    command = (sys.executable, "-m", "lenoir", "--lang", "en", "serve", "--data", str(data))
    process = subprocess.Popen(
        (*command, "--port", "0", *arguments),
        env={**kept, "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT / "src"), **more},
        cwd=data,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stderr is not None
    try:
        yield _address(process.stderr)
    finally:
        process.send_signal(signal.SIGINT)
        code = process.wait(60)
        process.stderr.close()
    assert code == 0, f"the server ended with {code}"


def _address(said: IO[str]) -> str:
    """Where it says that it listens; the rest of what it says is read, and dropped."""
    lines = []
    for line in said:
        lines.append(line)
        if found := LISTENS.search(line):
            Thread(target=_drain, args=(said,), daemon=True).start()
            return found[1]
    raise AssertionError(f"the server did not start: {''.join(lines)}")


def _drain(said: IO[str]) -> None:
    for _ in said:
        pass
