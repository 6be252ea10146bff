"""``lenoir sim``: many games of bots, and their figures."""

import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import msgspec

from lenoir.bots.bad_bot import BadBot
from lenoir.commands.printed.figures import show_results
from lenoir.commands.printed.progress import progress
from lenoir.commands.typed.casting import players_called, reason
from lenoir.commands.typed.places import edition_called, options
from lenoir.messages import BadInput, Messages
from lenoir.rules.setup import BadSetup
from lenoir.sim.experiment import Experiment
from lenoir.sim.playing import GameFailed
from lenoir.sim.plot import SUFFIXES, Labels, plot
from lenoir.sim.results import Results
from lenoir.sim.run import Interrupted
from lenoir.sim.run import run as run_experiment
from lenoir.sim.workers import NoCluster, WorkersLost
from lenoir.terminal.screen import Screen

FAILED, TERMINATED = 1, 128 + signal.SIGTERM


class Terminated(KeyboardInterrupt):
    """Somebody has sent SIGTERM: the same as Ctrl-C but for the exit code."""


def run(args: Namespace, say: Messages) -> int:
    """Play, count, print."""
    experiment = _experiment(args, say)
    _check_targets(args, say)
    try:
        with _heeding_sigterm(), progress(experiment.games, say) as update:
            results = run_experiment(experiment, args.jobs, args.cluster, args.records, update)
    except Interrupted as stopped:
        if stopped.results is not None:
            _tell(args, say, stopped.results)
        if not isinstance(stopped.__context__, Terminated):
            raise
        print(say("interrupted"), file=sys.stderr)
        return TERMINATED
    except GameFailed as failed:
        _blame(failed, say)
        return FAILED
    except WorkersLost:
        print(say("failed", command="sim", why=say("sim-worker-lost")), file=sys.stderr)
        return FAILED
    except BadBot as bad:
        raise BadInput(reason(bad, say)) from None
    except NoCluster as none:
        raise BadInput(
            say(f"cluster-{none.code}", address=none.address, python=sys.executable)
        ) from None
    _tell(args, say, results)
    return 0


@contextmanager
def _heeding_sigterm() -> Iterator[None]:
    """What was counted is told before leaving, as after Ctrl-C, and no worker is left behind."""

    def stop(*_: object) -> NoReturn:
        raise Terminated

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _experiment(args: Namespace, say: Messages) -> Experiment:
    edition = edition_called(args.edition, say, "boardless")
    bots = players_called(args.bots, say)
    if len(bots) not in edition.players:
        title, few, many = edition.texts["title"][say.language], *_ends(edition.players)
        raise BadInput(say("bad-players", edition=title, few=few, many=many, count=len(bots)))
    for name, least in (("games", 1), ("jobs", 1), ("measure", 0)):
        value = getattr(args, name)
        if value is not None and value < least:
            raise BadInput(say("bad-number", option=f"--{name}", least=least))
    if args.jobs is not None and args.cluster is not None:
        raise BadInput(say("jobs-or-cluster"))
    house_rules = options(say, edition, args.option or ())
    if house_rules.get("turn_limit") == 0:
        raise BadInput(say("sim-needs-limit"))
    try:
        return Experiment.of(
            args.edition,
            args.bots,
            args.games,
            args.seed,
            house_rules,
            not args.no_rotate,
            args.measure,
            args.records is not None,
        )
    except BadSetup as error:
        raise BadInput(say("bad-setup", reason=str(error))) from None


def _ends(span: range) -> tuple[int, int]:
    return span[0], span[-1]


def _check_targets(args: Namespace, say: Messages) -> None:
    """Say before the games, not after them, that something could not be written."""
    if args.records is not None:
        folder = Path(args.records)
        if folder.exists() and not folder.is_dir():
            raise BadInput(say("no-folder", folder=args.records))
        if not folder.parent.is_dir():
            raise BadInput(say("no-such-folder", folder=str(folder.parent)))
        try:
            folder.mkdir(exist_ok=True)
        except OSError as error:
            why = error.strerror or ""
            raise BadInput(say("cannot-write", file=args.records, reason=why)) from None
        if any(folder.glob("game-*.jsonl")):
            raise BadInput(say("records-exist", folder=args.records))
    if args.plot is not None:
        if Path(args.plot).suffix not in SUFFIXES:
            raise BadInput(say("bad-plot-suffix", file=args.plot))
        if not Path(args.plot).parent.is_dir():
            raise BadInput(say("no-such-folder", folder=str(Path(args.plot).parent)))
        if not args.measure:
            raise BadInput(say("plot-needs-measure"))
        if find_spec("matplotlib") is None:
            raise BadInput(say("plot-missing", python=sys.executable))


def _tell(args: Namespace, say: Messages, results: Results) -> None:
    if args.json:
        print(msgspec.json.encode(results).decode())
    else:
        show_results(Screen(), say, results, args.games)
    if args.plot is not None and results.measured:
        title = edition_called(results.edition, say).texts["title"][say.language]
        labels = Labels(
            say("plot-title", edition=title, games=results.measured),
            say("plot-turns"),
            say("plot-bits"),
        )
        try:
            plot(results, args.plot, labels)
        except OSError as error:
            why = error.strerror or ""
            raise BadInput(say("cannot-write", file=args.plot, reason=why)) from None


def _blame(failed: GameFailed, say: Messages) -> None:
    """Whose fault it is, and how to see it again."""
    if failed.details:
        print(failed.details, file=sys.stderr)
    lead = "sim-crashed" if failed.code == "crashed" else "sim-illegal"
    game = str(failed.game)
    place = say("sim-place", bot=failed.bot, game=game, seat=failed.seat, seed=failed.seed)
    why = say(lead, place=place, why=failed.why)
    print(say("failed", command="sim", why=why), file=sys.stderr)
    print(say("sim-again", game=game), file=sys.stderr)
