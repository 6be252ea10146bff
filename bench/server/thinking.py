"""Bots of many games at once: decisions per second, waiting, and how many thought more simply."""

import asyncio
from collections import Counter
from functools import partial
from time import perf_counter
from typing import Final

from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game
from lenoir.play.people.pace import plain_answer
from lenoir.thinking.bots import Bots

PERSON: Final = Seat(0)
"""Who plays against three bots, and answers at once."""
BOT: Final = "lenoir"


async def thinking(games: int, seconds: float, warm: float) -> None:
    """Games of one person against three bots, each from an address of its own, without pauses."""
    for number in (1, games):
        outcomes: Counter[str] = Counter()
        bots = Bots(pause=(0, 0), count=partial(_counted, outcomes))
        try:
            times = await _played(bots, number, seconds, warm, outcomes)
        finally:
            bots.close()
        times.sort()
        print(f"{number} games of three {BOT}:", end=" ")
        print(f"{len(times) / seconds:.0f} decisions/s,", end=" ")
        print(f"p50 {1e3 * times[len(times) // 2]:.0f} ms,", end=" ")
        print(f"p99 {1e3 * times[len(times) * 99 // 100]:.0f} ms,", end=" ")
        print(f"{100 * outcomes['simpler'] / len(times):.0f} % by a simpler bot", flush=True)


def _counted(outcomes: Counter[str], outcome: str) -> None:
    outcomes[outcome] += 1


async def _played(
    bots: Bots, games: int, seconds: float, warm: float, outcomes: Counter[str]
) -> list[float]:
    """How long each decision took."""
    times: list[float] = []

    async def play(number: int) -> None:
        edition, again = load_edition("classic"), 0
        while True:
            game = Game(edition, 4, Seeded(f"{number} {again}"))
            name, again = f"{number}/{again}", again + 1
            while (seat := game.decider) is not None:
                view = game.view(seat)
                if seat == PERSON:
                    game.play(plain_answer(view))
                    continue
                began = perf_counter()
                action = await bots.decide(BOT, view, f"address {number}", name)
                times.append(perf_counter() - began)
                game.play(action)

    tasks = [asyncio.create_task(play(number)) for number in range(games)]
    try:
        await asyncio.sleep(warm)
        times.clear()
        outcomes.clear()
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
        return times.copy()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
