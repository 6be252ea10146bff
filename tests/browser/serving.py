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
def serving(
    data: Path, *arguments: str, module: str = "lenoir", **more: str
) -> Iterator[str]:
    """From its start to its graceful end; its address, without a stroke at its end."""
    process, address = started(data, *arguments, module=module, **more)
    try:
        yield address
    finally:
        process.send_signal(signal.SIGINT)
        code = process.wait(60)
    assert code == 0, f"the server ended with {code}"


def started(
    data: Path, *arguments: str, module: str = "lenoir", port: int = 0, **more: str
) -> tuple["subprocess.Popen[str]", str]:
    """A server and its address; whoever starts it ends it."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("LENOIR_")}
    command = (sys.executable, "-m", module, "--lang", "en", "serve", "--data", str(data))
    process = subprocess.Popen(
        (*command, "--port", str(port), *arguments),
        env={**kept, "PYTHONUTF8": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", **more},
        cwd=data,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stderr is not None
    return process, _address(process.stderr)


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
    with said:
        for _ in said:
            pass
