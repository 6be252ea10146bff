"""Servers over one PostgreSQL, one game: `python -m bench.faults.servers --servers 4 --games 5`.

Everybody sits at every server at once and answers every prompt at each: one answer counts. With
``--calm`` they answer at one server and only look on at the others, which shows what news takes.
"""

import argparse
import asyncio
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import monotonic

from lenoir import wire
from lenoir.bots.random_bot import RandomPlayer
from lenoir.client import Device, Eyes, Socket
from lenoir.compose import key_in, opened_store
from lenoir.core.seats import Seat
from lenoir.play.games.answers import Command, Done
from lenoir.play.games.dice import Seeded
from lenoir.play.logs.ports import GameId, LogId
from lenoir.play.tables.tables import NewTable
from lenoir.record import codec
from lenoir.record.verify import verify
from tests.faults.ledger import Findings, Ledger, audit
from tests.server.processes import Serving
from tests.server.tables import dealt
from tests.server.test_serve import until_ready
from tests.store.places import InPostgres
from tests.store.postgres_server import server

PEOPLE = 3
POLLING = "tests.server.only_polling"


@asynccontextmanager
async def servers(data: Path, database: str, number: int, program: str) -> AsyncIterator[list[str]]:
    """The addresses of some servers."""
    async with AsyncExitStack() as stack:
        urls = []
        for _ in range(number):
            serving = Serving(data, program=program, LENOIR_DATABASE_URL=database)
            urls.append(await serving.start())
            stack.push_async_callback(serving.end, signal.SIGINT)
            await until_ready(Device(urls[-1]))
        yield urls


class Contest:
    """One game, with everybody at every server."""

    def __init__(self, urls: Sequence[str], ledger: Ledger, calm: bool) -> None:
        self._urls, self._ledger, self._calm = urls, ledger, calm
        self.late = 0
        self.delays: list[float] = []
        """From an answer at one server to the news of it at another."""
        self._answered: dict[int, tuple[float, int]] = {}

    async def play(self, turns: int, seed: int) -> GameId:
        """From the deal to a record that verifies."""
        devices = [Device(self._urls[n % len(self._urls)]) for n in range(PEOPLE)]
        opened = await devices[0].open(NewTable("classic", PEOPLE, "Ada", {"turn_limit": turns}))
        for number, device in enumerate(devices[1:]):
            await device.join(opened.table, opened.invite, f"Bob {number}")
        view = await dealt(devices, opened.table)
        async with asyncio.timeout(300):
            await asyncio.gather(
                *(
                    self._sit(device, url, at, opened.table, view.game, seat, seed)
                    for seat, device in enumerate(devices)
                    for at, url in enumerate(self._urls)
                )
            )
        checked = verify(codec.decode(await devices[0].record(opened.table)), opened.commitment)
        assert checked.wrong is None, checked
        return view.game

    async def _sit(
        self, device: Device, url: str, at: int, table: str, game: str, seat: int, seed: int
    ) -> None:
        """One socket of a person at one server, until the end."""
        here, eyes = Device(url), Eyes(game, Seat(seat))
        here.cookies, rng = device.cookies, Seeded(f"{seed}-{at}-{seat}")
        sent: dict[str, wire.Act] = {}
        async with here.enter(table) as socket:
            await socket.send(eyes.resume)
            while not eyes.is_over:
                match await socket.receive():
                    case wire.NewsMessage(viewer=viewer) as news if viewer == seat:
                        eyes.take(news)
                        self._seen(eyes, at)
                        await self._answer(socket, eyes, at, rng, sent)
                    case wire.Ack(cmd_id, prompt) if cmd_id in sent:
                        self._done(game, sent[cmd_id], prompt, at)
                    case wire.Stale(cmd_id) if cmd_id in sent:
                        self.late += 1
                    case wire.RefusedMessage(cmd_id, "try_again") if cmd_id in sent:
                        await socket.send(sent[cmd_id])
                    case wire.RefusedMessage(cmd_id, "over") if cmd_id in sent:
                        self.late += 1
                    case wire.RefusedMessage() as refused:
                        self._ledger.changed.append(f"{refused}")
                    case _:
                        pass  # the table, talk, and news of other seats

    async def _answer(
        self, socket: Socket, eyes: Eyes, at: int, rng: Seeded, sent: dict[str, wire.Act]
    ) -> None:
        prompt = eyes.prompt
        if self._calm and at != eyes.viewer % len(self._urls):
            return
        if eyes.is_up_to_date and prompt is not None and prompt.seat == eyes.viewer:
            act = wire.Act(f"s{at}-{prompt.id}", prompt.id, RandomPlayer().decide(eyes.view, rng))
            if act.cmd_id not in sent:
                sent[act.cmd_id] = act
                await socket.send(act)

    def _done(self, game: str, act: wire.Act, prompt: int, at: int) -> None:
        seat, command = act.action.seat, Command(act.cmd_id, act.prompt_id, act.action)
        self._ledger.note(GameId(LogId(game)), seat, command, Done(act.cmd_id, prompt))
        self._answered[prompt + 1] = (monotonic(), at)

    def _seen(self, eyes: Eyes, at: int) -> None:
        if eyes.prompt is not None and eyes.prompt.id in self._answered:
            when, where = self._answered[eyes.prompt.id]
            if where != at:
                self.delays.append(monotonic() - when)


async def run(number: int, games: int, turns: int, program: str, calm: bool) -> Findings:
    """Some games, one after the other."""
    ledger, late, delays, played = Ledger(), 0, list[float](), list[GameId]()
    with TemporaryDirectory() as folder, server(Path(folder) / "postgres") as url:
        data, database = Path(folder) / "data", await InPostgres(url).url()
        async with servers(data, database, number, program) as urls:
            for game in range(games):
                contest = Contest(urls, ledger, calm)
                played.append(await contest.play(turns, game))
                late, delays = late + contest.late, delays + contest.delays
                print(f"{game + 1} games, {len(ledger.acks)} acks", file=sys.stderr, flush=True)
        async with opened_store(database, key_in(data)) as (store, _):
            found = await audit(store, ledger, played)
    tenths = quantiles(delays, n=100)
    print(
        f"{number} servers, {games} games, {'polling' if program == POLLING else 'NOTIFY'}: "
        f"{found}; {late} came too late; every record verifies; "
        f"seen at another server after {1000 * median(delays):.0f} ms in the middle, "
        f"{1000 * tenths[98]:.0f} ms at the 99th hundredth, {1000 * max(delays):.0f} ms at most"
    )
    return found


def main() -> int:
    """1 if anything was lost, doubled or changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--calm", action="store_true", help="answer at one server only")
    parser.add_argument("--polling", action="store_true", help="lose every NOTIFY")
    args = parser.parse_args()
    program = POLLING if args.polling else "lenoir"
    found = asyncio.run(run(args.servers, args.games, args.turns, program, args.calm))
    return 0 if found.ok else 1


if __name__ == "__main__":
    sys.exit(main())
