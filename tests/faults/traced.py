"""A store that somebody watches from outside: opened, grown or closed, and killed meanwhile.

``python -m tests.faults.traced open FILE sound`` just opens. ``grow`` and ``close`` say which
thread will write next, and wait for a line before it does. Every answer is a line, too.
"""

import asyncio
import os
import sys
import threading
from typing import Final

from lenoir.play.logs.ports import Entry, GameId, LogId
from tests.faults.killed import KEY, STORES

LOG: Final = GameId(LogId("g-traced"))
APPENDS: Final = 6


def say(word: str) -> None:
    """At once, so that a killed process has said all it knew."""
    os.write(1, f"{word}\n".encode())


def wait_for_go(thread: int) -> None:
    """Until whoever watches that thread is ready."""
    say(f"thread {thread}")
    sys.stdin.readline()


async def run(deed: str, path: str, kind: str) -> None:
    """One deed, then a sudden end."""
    store = STORES[kind](path, KEY)
    if deed == "open":
        return
    mark = await store.create(LOG, b"founding")
    if deed == "grow":
        wait_for_go(await store._writing.do(lambda _: threading.get_native_id()))
    for number in range(APPENDS):
        mark = await store.append(LOG, mark, Entry(f"c{number}", b"x" * (200 + 300 * number)))
        say(f"ack {mark.length}")
    if deed == "close":
        wait_for_go(threading.get_native_id())
        store.close()


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
    say("done")
    os._exit(0)
