"""The terminal: lines out, lines in, colours where they are wanted, and a way to clear it all."""

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Literal, TextIO

Style = Literal["plain", "bold", "dim", "private"]

STYLES: dict[Style, str] = {"plain": "", "bold": "1", "dim": "2", "private": "1;36"}
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
PAGE = "\f"
"""What a cleared screen is in a pipe: a new page."""

WIDEST = 100


class Closed(Exception):
    """There is nothing more to read."""


def wants_colour(out: TextIO) -> bool:
    """Colours are for terminals, and not for those who say NO_COLOR."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def shows_all_signs(out: TextIO) -> bool:
    """Whether boards, notebooks and French can be shown."""
    try:
        "█’é✓".encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


class Screen:
    """Where a person reads and types."""

    def __init__(self, out: TextIO | None = None, typed: TextIO | None = None) -> None:
        self.out = sys.stdout if out is None else out
        self.typed = sys.stdin if typed is None else typed
        self.colour = wants_colour(self.out)
        self.is_live = self.out.isatty() and self.typed.isatty()
        columns = shutil.get_terminal_size((80, 24)).columns
        self.width = max(40, min(columns, WIDEST))

    def styled(self, text: str, style: Style) -> str:
        """The text in a style, if there are styles here."""
        code = STYLES[style]
        return f"\x1b[{code}m{text}\x1b[0m" if code and self.colour else text

    def write(self, text: str = "", style: Style = "plain") -> None:
        """A line as it is."""
        self.out.write(self.styled(text, style) + "\n" if text else "\n")

    def lines(self, lines: Iterable[str]) -> None:
        """Some lines as they are."""
        for line in lines:
            self.write(line)

    def say(self, text: str, indent: str = "", hang: str = "", style: Style = "plain") -> None:
        """A text wrapped to the width of the screen."""
        wrapped = textwrap.wrap(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=hang or indent,
            break_long_words=False,  # a path must stay one that can be copied
            break_on_hyphens=False,
        )
        for line in wrapped:
            self.write(line, style)

    def heading(self, text: str) -> None:
        """A title with a rule to the edge."""
        line = f"── {text} "
        self.write()
        self.write(line + "─" * max(0, self.width - len(line)), "bold")

    def columns(self, items: Sequence[str], indent: str = "  ") -> None:
        """Items in as many columns as fit, read downwards."""
        if not items:
            return
        wide = max(map(len, items)) + 3
        count = max(1, (self.width - len(indent)) // wide)
        rows = -(-len(items) // count)
        for row in range(rows):
            cells = (item.ljust(wide) for item in items[row::rows])
            self.write((indent + "".join(cells)).rstrip())

    def read(self, prompt: str) -> str:
        """What is typed after a prompt. The line editor keeps no history: it would tell secrets."""
        self.out.write(self.styled(prompt, "bold"))
        self.out.flush()
        line = self.typed.readline()
        if not line:
            self.write()
            raise Closed
        if not self.typed.isatty():
            self.write(line.rstrip("\n"))
        return line.strip()

    def clear(self) -> None:
        """Leave nothing to read, neither here nor further up."""
        self.out.write(CLEAR if self.out.isatty() else PAGE)
        self.out.flush()
