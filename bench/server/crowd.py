"""Many sockets at an even pace: the server on one core, its clients on the other."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server import ours
from bench.server.beside import seated
from bench.server.load import SEATS, open_loop


async def crowd(sockets: int, pace: float, seconds: float) -> None:
    """Moves that fall due whether or not the last were answered; a wait counts from then on."""
    tables = -(-sockets // SEATS)
    with TemporaryDirectory() as data:
        async with await ours.serving(Path(data)) as serving:
            cores = sorted(os.sched_getaffinity(0))
            serving.pin(cores[0])
            os.sched_setaffinity(0, {cores[-1]})
            around = await seated(serving, tables, ours.seated)
            before = serving.memory
            found = await open_loop(serving, around, pace, seconds)
    print(f"{tables * SEATS} sockets, {pace:.0f} moves/s for {seconds:.0f} s:", end=" ")
    print(f"{found.moves} moves, p50 {1e3 * found.at(0.5):.1f} ms,", end=" ")
    print(f"p99 {1e3 * found.at(0.99):.1f} ms, worst {1e3 * found.times[-1]:.1f} ms,", end=" ")
    print(f"{1e6 * found.cost:.0f} us of the server's processor a move,", end=" ")
    print(f"{100 * found.cpu / found.seconds:.0f} % of its core, {before / 1e6:.0f} MB")
