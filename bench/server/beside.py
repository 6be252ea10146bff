"""Ours beside boardgame.io, in turns: moves per second, waiting, processor time."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.server import ours, peer
from bench.server.load import Figures, Table, closed_loop
from bench.server.process import Serving

AT_ONCE: Final = 4
"""Tables that are opened at a time."""
Seat = Callable[[str, int], Awaitable[Table]]


async def seated(serving: Serving, tables: int, seat: Seat) -> list[Table]:
    """Some tables of six, all connected."""
    found: list[Table] = []
    for first in range(0, tables, AT_ONCE):
        numbers = range(first, min(tables, first + AT_ONCE))
        found += await asyncio.gather(*(seat(serving.url, number) for number in numbers))
    return found


async def _round(starting: Awaitable[Serving], seat: Seat, tables: int, seconds: float) -> Figures:
    async with await starting as serving:
        return await closed_loop(serving, await seated(serving, tables, seat), seconds)


async def beside(tables: int, seconds: float, rounds: int) -> None:
    """Some rounds of each, one after the other; each one's fastest round counts."""
    folder = peer.installed()
    found: dict[str, list[Figures]] = {"lenoir, durable": [], "memory": [], "flatfile": []}
    for number in range(rounds):
        for name, rows in found.items():
            with TemporaryDirectory() as data:
                is_peer = name in ("memory", "flatfile")
                where = Path(data)
                starting = peer.serving(folder, name, where) if is_peer else ours.serving(where)
                seat: Seat = peer.seated if is_peer else ours.seated
                rows.append(await _round(starting, seat, tables, seconds))
            print(f"round {number + 1}, {name}: {rows[-1].pace:.0f} moves/s", file=sys.stderr)
    _print(found, tables)


def _print(found: dict[str, list[Figures]], tables: int) -> None:
    print(f"\n{tables} tables of six, {len(found['memory'])} rounds in turns\n")
    print("| server | moves/s | p50 ms | p99 ms | server CPU a move, µs | ours is faster by |")
    print("|---|--:|--:|--:|--:|--:|")
    mine = next(iter(found.values()))
    best = max(mine, key=lambda figures: figures.pace)
    for name, rows in found.items():
        top = max(rows, key=lambda figures: figures.pace)
        cost = min(figures.cost for figures in rows)
        times = [a.pace / b.pace for a, b in zip(mine, rows, strict=True)]
        label = name if rows is mine else f"boardgame.io 0.50.2, {name}"
        faster = "" if rows is mine else f"{best.pace / top.pace:.2f} ({median(times):.2f})"
        waits = f"{1e3 * top.at(0.5):.1f} | {1e3 * top.at(0.99):.1f}"
        print(f"| {label} | {top.pace:.0f} | {waits} | {1e6 * cost:.0f} | {faster} |")
    print("\nEach one's fastest round, and its lowest processor time; in brackets the median")
    print("of the ratios of rounds next to each other.")
