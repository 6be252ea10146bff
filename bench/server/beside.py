"""Ours beside boardgame.io, in turns: moves per second, waiting, processor time, bytes."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final, TypeAlias

from bench.server import ours, peer
from bench.server.load import Figures, Table, closed_loop
from bench.server.process import Serving

AT_ONCE: Final = 4
"""Tables that are opened at a time."""
Seat: TypeAlias = Callable[[str, int], Awaitable[Table]]
Found: TypeAlias = dict[str, list[Figures]]

PAGES, PROGRAMS = "lenoir, pages", "lenoir, programs"
MEMORY, FLATFILE = "boardgame.io 0.50.2, memory", "boardgame.io 0.50.2, FlatFile"
STORES: Final = {MEMORY: "memory", FLATFILE: "flatfile"}
FOLLOWING: Final[dict[str, ours.Follows]] = {PAGES: "watch", PROGRAMS: "resume"}


async def seated(serving: Serving, tables: int, seat: Seat) -> list[Table]:
    """Some tables of six, all connected."""
    found: list[Table] = []
    for first in range(0, tables, AT_ONCE):
        numbers = range(first, min(tables, first + AT_ONCE))
        found += await asyncio.gather(*(seat(serving.url, number) for number in numbers))
    return found


async def _round(name: str, folder: Path, tables: int, seconds: float) -> Figures:
    """One round of one server, with a store of its own."""
    with TemporaryDirectory() as data:
        if name in STORES:
            starting, seat = peer.serving(folder, STORES[name], Path(data)), peer.seated
        else:
            starting = ours.serving(Path(data))
            seat = partial(ours.seated, follows=FOLLOWING[name])  # type: ignore[assignment]
        async with await starting as serving:
            around = await seated(serving, tables, seat)
            figures = await closed_loop(serving, around, seconds)
    print(f"{tables} tables, {name}: {_in_a_line(figures)}", file=sys.stderr, flush=True)
    return figures


async def beside(tables: Sequence[int], seconds: float, rounds: int) -> None:
    """Some rounds of each, one after the other, at each number of tables."""
    folder = peer.installed()
    for number in tables:
        found: Found = {name: [] for name in (PAGES, PROGRAMS, *STORES)}
        for _ in range(rounds):
            for name, rows in found.items():
                rows.append(await _round(name, folder, number, seconds))
        print(f"\n{number} tables of six, {rounds} rounds in turns\n")
        for mine in FOLLOWING:
            _print(mine, {name: found[name] for name in (mine, *STORES)})


def _in_a_line(figures: Figures) -> str:
    return f"{figures.pace:.0f} moves/s, {1e6 * figures.cost:.0f} µs, {figures.bytes:.0f} bytes"


def _print(mine: str, found: Found) -> None:
    print("| server | moves/s | p50 ms | p99 ms | CPU a move | bytes a move | ours is faster by |")
    print("|---|--:|--:|--:|--:|--:|--:|")
    best = max(found[mine], key=lambda figures: figures.pace)
    for name, rows in found.items():
        top = max(rows, key=lambda figures: figures.pace)
        cost = min(figures.cost for figures in rows)
        times = [a.pace / b.pace for a, b in zip(found[mine], rows, strict=True)]
        faster = "" if name == mine else f"{best.pace / top.pace:.2f} ({median(times):.2f})"
        waits = f"{1e3 * top.at(0.5):.1f} | {1e3 * top.at(0.99):.1f}"
        used = f"{1e6 * cost:.0f} µs | {top.bytes:.0f}"
        print(f"| {name} | {top.pace:.0f} | {waits} | {used} | {faster} |")
    print("\nEach one's fastest round, and its lowest processor time; in brackets the median")
    print("of the ratios of rounds next to each other.\n")
