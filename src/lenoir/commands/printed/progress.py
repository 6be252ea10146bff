"""How far it is: a bar on a terminal, and elsewhere a line now and then."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from lenoir.messages import Messages

EVERY = 10.0
"""Seconds between two lines."""


@contextmanager
def progress(games: int, say: Messages) -> Iterator[Callable[[int], None]]:
    """Something to tell how many games were played; it speaks on the standard error."""
    if sys.stderr.isatty():
        with _bar(games, say) as update:
            yield update
        return
    last = monotonic()

    def line(played: int) -> None:
        nonlocal last
        if monotonic() - last >= EVERY:
            last = monotonic()
            print(say("sim-progress", played=played, games=games), file=sys.stderr, flush=True)

    yield line


@contextmanager
def _bar(games: int, say: Messages) -> Iterator[Callable[[int], None]]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task(say("sim-games"), total=games)
        yield lambda played: bar.update(task, completed=played)
