"""Logs: a line of JSON for each thing worth knowing, without what players sent or see."""

import json
import logging
import sys
import traceback
from collections.abc import Callable
from time import monotonic
from typing import Final

LOG: Final = logging.getLogger("lenoir.server")
SELDOM: Final = 10.0
"""Seconds in which the same trouble is told once."""


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
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson())
    handler.addFilter(is_ours)
    for name in ("lenoir", "uvicorn", "litestar", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "lenoir" else logging.WARNING)
