"""Logs: a line of JSON for each thing worth knowing, without what players sent or see."""

import atexit
import json
import logging
import sys
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from time import monotonic, sleep
from typing import Final, TextIO

LOG: Final = logging.getLogger("lenoir.server")
SELDOM: Final = 10.0
"""Seconds in which the same trouble is told once."""
LINES_AT_MOST: Final = 10_000
"""Lines that wait to be written: two megabytes."""
TOGETHER: Final = 0.02
FLUSHED_WITHIN: Final = 1.0
"""Seconds in which lines are written together, and that the end of a server waits for them."""


class Seldom:
    """Tells of trouble at once, and while it lasts every ten seconds, with how often it came."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._told: dict[tuple[str, ...], tuple[float, int]] = {}

    def error(self, text: str, **facts: str) -> None:
        """The same text with the same facts is the same trouble: there are few of them."""
        now, same = self._clock(), (text, *facts.values())
        when, times = self._told.get(same, (float("-inf"), 0))
        if now - when < SELDOM:
            self._told[same] = when, times + 1
            return
        self._told[same] = now, 0
        LOG.error(text, extra={"facts": {**facts, "times": times + 1}})


class AsJson(logging.Formatter):
    """A record as one line. Of an error its kind and place are told, never its text."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])[-6:]
            line["place"] = [f"{frame.name}:{frame.lineno}" for frame in frames]
        else:
            line["text"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        return json.dumps(line, ensure_ascii=False)


class LogThread(logging.Handler):
    """Writes in a thread of its own, what came together in one piece.

    Whatever reads stderr may be slow, or stop: who writes there waits, and with the loop everybody
    would. Lines for which there is no room are left out, and their number is told.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream
        self._lines: deque[str] = deque()
        self._lost = 0
        self._is_there = Event()
        self._written = Lock()
        Thread(target=self._go_on, name="logs", daemon=True).start()
        atexit.register(self.flush)

    def emit(self, record: logging.LogRecord) -> None:
        """Lay a line down."""
        if len(self._lines) >= LINES_AT_MOST:
            self._lost += 1
            return
        self._lines.append(self.format(record))
        self._is_there.set()

    def flush(self) -> None:
        """Write what lies there, unless the thread is stuck with something."""
        if not self._written.acquire(timeout=FLUSHED_WITHIN):
            return
        try:
            lost, self._lost = self._lost, 0
            lines = [self._lines.popleft() for _ in range(len(self._lines))]
            if lost:
                lines.append(json.dumps({"level": "warning", "text": "lines lost", "times": lost}))
            with suppress(OSError, ValueError):  # nobody reads it any more
                self._stream.writelines(f"{line}\n" for line in lines)
                self._stream.flush()
        finally:
            self._written.release()

    def _go_on(self) -> None:
        while True:
            self._is_there.wait()
            self._is_there.clear()
            self.flush()
            sleep(TOGETHER)


OF_CLIENTS: Final = ("Invalid HTTP request received.", "Unsupported upgrade request.")
"""What the web server says each time: thousands a second would fill the disk. It is counted."""


def is_ours(record: logging.LogRecord) -> bool:
    """Not what a client did wrong: text that is no UTF-8 ends its socket, and that is all."""
    if record.name != "uvicorn.error":
        return True
    kind = record.exc_info[0] if record.exc_info else None
    return kind is not UnicodeDecodeError and record.msg not in OF_CLIENTS


def log_to_stderr() -> None:
    """Send what we and the web server have to say to stderr.

    Whoever sits before a terminal wants to read the address there, not every request.
    """
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = LogThread(sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(is_ours)
    for name in ("lenoir", "uvicorn", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "lenoir" else logging.WARNING)
