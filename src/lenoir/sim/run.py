"""Running an experiment: the deals shared out, the games collected, the figures counted up."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final, TypeAlias

from lenoir.bots.parameters import Maker
from lenoir.sim.experiment import MEASURED, Experiment
from lenoir.sim.playing import Batch, play_deals
from lenoir.sim.results import Results
from lenoir.sim.tally import tally
from lenoir.sim.workers import WorkersLost, cluster, cores, processes

DEALS_AT_ONCE: Final = 50
BATCHES: Final = 32
"""The least number of parts into which the deals are split for each worker."""

Progress: TypeAlias = Callable[[int], None]
"""Told how many games have been played so far."""


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C; ``results`` are those of the deals played without a gap so far."""

    def __init__(self, results: Results | None) -> None:
        super().__init__()
        self.results = results


def simulate(
    edition: str = "boardless",
    bots: str | Sequence[str | Maker] = "random,random,random",
    games: int = 300,
    seed: int | str = 1,
    *,
    options: Mapping[str, object] | None = None,
    rotate: bool = True,
    measure: int = MEASURED,
    jobs: int | None = None,
    address: str | None = None,
    records: str | Path | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play an experiment and count it up; see `Experiment.of` and `run`."""
    keep = records is not None
    asked = Experiment.of(edition, bots, games, seed, options, rotate, measure, keep)
    return run(asked, jobs, address, records, progress)


def run(
    experiment: Experiment,
    jobs: int | None = None,
    address: str | None = None,
    records: str | Path | None = None,
    progress: Progress | None = None,
) -> Results:
    """Play an experiment with ``jobs`` processes (default: one per core), or on a Dask cluster.

    The figures do not depend on it. A bot that only this process can make, such as a class typed at
    a prompt, plays here, with one process. With a folder for ``records`` every game is kept.
    """
    collected = _Collected(experiment, None if records is None else Path(records), progress)
    if jobs is None:
        jobs = cores() if experiment.can_be_sent else 1
    elif jobs > 1 and not experiment.can_be_sent:
        names = ", ".join(str(one) for one in experiment.players if not one.can_be_sent)
        raise ValueError(f"no other process can make {names}: put it into a file, or use jobs=1")
    try:
        if address is not None:
            with cluster(address) as executor:
                _share_out(executor, experiment, BATCHES, collected)
        elif jobs > 1:
            with processes(jobs) as executor:
                _share_out(executor, experiment, jobs, collected)
        else:
            for deal in range(experiment.deals):
                collected.add(deal, play_deals(experiment, range(deal, deal + 1)))
    except KeyboardInterrupt:
        raise Interrupted(collected.results()) from None
    except BrokenProcessPool:
        raise WorkersLost("a worker has died") from None
    results = collected.results()
    assert results is not None, "there is always a deal"
    return results


def _share_out(
    executor: Executor, experiment: Experiment, jobs: int, collected: "_Collected"
) -> None:
    futures: dict[Future[Batch], int] = {
        executor.submit(play_deals, experiment, deals): deals.start
        for deals in batches(experiment, jobs)
    }
    try:
        for future in as_completed(futures):
            collected.add(futures[future], future.result())
    except BaseException:
        for future in futures:
            future.cancel()
        raise


def batches(experiment: Experiment, jobs: int) -> Iterator[range]:
    """The deals in parts; those that are measured take long, and go one by one."""
    measured = min(experiment.deals, -(-experiment.measured // experiment.rotations))
    yield from (range(deal, deal + 1) for deal in range(measured))
    size = max(1, min(DEALS_AT_ONCE, experiment.deals // (jobs * BATCHES)))
    for first in range(measured, experiment.deals, size):
        yield range(first, min(first + size, experiment.deals))


class _Collected:
    """The games that have come in, by the first deal of their batch."""

    def __init__(
        self, experiment: Experiment, folder: Path | None, progress: Progress | None
    ) -> None:
        self._experiment, self._folder, self._progress = experiment, folder, progress
        self._batches: dict[int, Batch] = {}
        self._games = 0

    def add(self, first: int, batch: Batch) -> None:
        """Some games more. Records go to disk at once, so that memory does not fill up."""
        for game in batch.games:
            if self._folder is not None and game.record is not None:
                self._folder.joinpath(f"game-{game.number:06}.jsonl").write_bytes(game.record)
            game.record = None
        self._batches[first] = batch
        self._games += len(batch.games)
        if self._progress is not None:
            self._progress(self._games)

    def results(self) -> Results | None:
        """The figures of the deals from the first one on, up to the first that is missing."""
        deal, whole = 0, list[Batch]()
        while deal in self._batches:
            whole.append(self._batches[deal])
            deal += len(whole[-1].games) // self._experiment.rotations
        return tally(self._experiment, whole) if whole else None
