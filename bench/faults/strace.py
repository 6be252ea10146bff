"""A real process killed at every system call that writes: `python -m bench.faults.strace`.

strace stands behind the thread that writes, and kills the process (-9) at its first, second, third
… `pwrite64`, `fdatasync`, `ftruncate` and `unlink`: while a file is opened for the first time,
while a log grows, and while the file is closed. Linux only; strace must be installed and allowed.
"""

import argparse
import asyncio
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from lenoir.play.logs.ports import Entry, Unavailable
from lenoir.store.schema import CannotOpen
from lenoir.store.sqlite import SqliteStore
from tests.faults.killed import KEY, STORES
from tests.faults.traced import LOG

CALLS = ("pwrite64", "fdatasync", "ftruncate", "unlink")
DEEDS = ("open", "grow", "close")


def tracing(call: str, number: int) -> list[str]:
    """How strace kills at a call."""
    return [
        *("strace", "--follow-forks", "--quiet=attach,exit", "--output=/dev/null"),
        *(f"--trace={call}", f"--inject={call}:signal=KILL:when={number}"),
    ]


def killed_at(deed: str, path: Path, kind: str, call: str, number: int) -> tuple[bool, int]:
    """Whether it was killed, and how many answers it had given."""
    child = [sys.executable, "-m", "tests.faults.traced", deed, str(path), kind]
    if deed == "open":
        done = subprocess.run([*tracing(call, number), *child], stdout=subprocess.PIPE, check=False)
        return b"done" not in done.stdout, 0
    pipe = subprocess.PIPE
    with subprocess.Popen(child, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        said = []
        for line in process.stdout:
            said.append(line)
            if line.startswith("thread"):
                thread = line.split()[1]
                tracer = attached([*tracing(call, number)], thread)
                process.stdin.write("go\n")
                process.stdin.flush()
        process.wait()
        tracer.wait()
        assert tracer.stderr is not None
        tracer.stderr.close()
    return "done\n" not in said, sum(line.startswith("ack") for line in said)


def attached(command: list[str], thread: str) -> "subprocess.Popen[str]":
    """A strace that watches one thread, and has begun to."""
    command = [word for word in command if word not in ("--follow-forks", "--quiet=attach,exit")]
    tracer = subprocess.Popen([*command, "-p", thread], stderr=subprocess.PIPE, text=True)
    assert tracer.stderr is not None
    first = tracer.stderr.readline()
    if "attached" not in first:
        raise SystemExit(f"strace cannot watch another process here: {first.strip()}")
    return tracer


async def wrong_with(path: Path, acks: int) -> str:
    """What is wrong with the file afterwards, if anything is."""
    try:
        store = SqliteStore(path, KEY)
    except CannotOpen as error:
        return f"cannot be opened: {error}"
    try:
        if damage := await store.check():
            return f"damaged: {damage}"
        log = await store.load(LOG)
        if log is None:
            return "lost: the log" if acks else ""
        if len(log.entries) < acks:
            return f"lost: {acks - len(log.entries)} of {acks}"
        await store.append(LOG, log.mark, Entry("after", b""))
    except Unavailable as error:
        return f"cannot be read: {error}"
    finally:
        store.close()
    return ""


def main() -> int:
    """All points of a run; 1 if anything acknowledged was lost or anything was damaged."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--store", choices=STORES, default="sound", help="the others must fail")
    args = parser.parse_args()
    if shutil.which("strace") is None:
        raise SystemExit("strace is not installed")
    points = wrong = 0
    for deed in DEEDS:
        for call in CALLS:
            number, was_killed = 1, True
            while was_killed:
                with TemporaryDirectory() as folder:
                    path = Path(folder) / "lenoir.db"
                    was_killed, acks = killed_at(deed, path, args.store, call, number)
                    what = asyncio.run(wrong_with(path, acks))
                if what:
                    wrong += 1
                    print(f"{deed}, {call} {number}: {what}")
                points, number = points + was_killed, number + 1
            print(f"{deed}: killed at {number - 2} {call}", file=sys.stderr, flush=True)
    print(f"{points} points, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
