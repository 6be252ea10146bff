"""What a move costs at a referee over a SQLite file: `python -m bench.referee`.

Six seats a table, several tables at once; a move is a command decided, stored with a sync, and told
to six viewers as JSON of their own. No network. Processor time of the process, bots not counted.
"""

import argparse
import asyncio
import gc
import sys
import time
import tracemalloc
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Command, Done, News, Promised, Prompt, Setting
from lenoir.play.games.dice import Seeded
from lenoir.play.games.referee import Referee
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId
from lenoir.store.sqlite import SqliteStore

SEATS = 6
_encode = msgspec.json.Encoder().encode


async def dealt(referee: Referee) -> GameId:
    """A game without end."""
    promised = await referee.promise()
    assert isinstance(promised, Promised)
    suspects = load_edition("classic").deck.suspects
    nonces = tuple(f"n{seat}" for seat in range(SEATS))
    game = promised.game
    await referee.deal(game, Setting("classic", suspects, {"turn_limit": 0}, nonces))
    return game


async def played(referee: Referee, game: GameId, moves: int) -> float:
    """Some moves, each told to all; the seconds that the bots took."""
    rng, after, thinking = Seeded(game), [0] * SEATS, 0.0
    for number in range(moves):
        began = time.thread_time()
        prompt = await referee.prompt(game)
        assert isinstance(prompt, Prompt)
        view = await referee.view(game, prompt.seat)
        assert isinstance(view, View)
        action = RandomPlayer().decide(view, rng)
        thinking += time.thread_time() - began
        answer = await referee.act(game, prompt.seat, Command(f"c{number}", prompt.id, action))
        assert isinstance(answer, Done)
        for seat in range(SEATS):
            news = await referee.news(game, Seat(seat), after[seat])
            assert isinstance(news, News)
            after[seat] = news.next_seq
            _encode(news)
    return thinking


async def measured(path: Path, tables: int, moves: int) -> None:
    """Play, then read a whole game again, then weigh it."""
    store = SqliteStore(path, bytes(32))
    referee = Referee(store, Alone())
    games = [await dealt(referee) for _ in range(tables)]
    began, cpu = time.perf_counter(), time.process_time()
    thinking = sum(await asyncio.gather(*(played(referee, game, moves) for game in games)))
    cpu, wall = time.process_time() - cpu - thinking, time.perf_counter() - began
    total = tables * moves
    print(f"{tables} tables: {1e6 * cpu / total:.0f} us of processor time a move,", end=" ")
    print(f"{total / wall:.0f} moves/s, each on the disk")
    fresh, cpu = Referee(store, Alone()), time.process_time()
    news = await fresh.news(games[0], Seat(0), 0)
    assert isinstance(news, News)
    took = time.process_time() - cpu
    print(f"a game of {moves} decisions read from its log and sent whole: {1e3 * took:.1f} ms")
    del fresh
    gc.collect()
    tracemalloc.start()
    heavy = Referee(store, Alone())
    await heavy.news(games[0], Seat(0), 0)
    gc.collect()
    print(f"it weighs {tracemalloc.get_traced_memory()[0] / 1000:.0f} kB in memory")
    tracemalloc.stop()
    store.close()


def main() -> int:
    """Measure with one table and with several."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=500, help="moves of each table")
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 8, 64])
    args = parser.parse_args()
    for tables in args.tables:
        with TemporaryDirectory() as folder:
            asyncio.run(measured(Path(folder) / "lenoir.db", tables, args.moves))
    return 0


if __name__ == "__main__":
    sys.exit(main())
