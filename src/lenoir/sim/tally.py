"""Counting up: from games to figures, in the order of the games, so that sums never differ."""

from collections.abc import Sequence
from statistics import fmean

from lenoir.sim.experiment import Experiment
from lenoir.sim.measuring import Bits
from lenoir.sim.playing import Batch, Played
from lenoir.sim.results import BotResult, Cpu, Results
from lenoir.sim.shares import share
from lenoir.sim.times import Times


def tally(experiment: Experiment, batches: Sequence[Batch]) -> Results:
    """The figures of the games that were played: whole deals, from the first one on."""
    games = [game for batch in batches for game in batch.games]
    names = tuple(map(str, experiment.players))
    bots = {name: [n for n, other in enumerate(names) if other == name] for name in names}
    seats = range(len(names))
    return Results(
        edition=experiment.edition,
        seed=experiment.seed,
        options=experiment.options,
        players=names,
        games=len(games),
        deals=len(games) // experiment.rotations,
        rotations=experiment.rotations,
        measured=sum(game.bits is not None for game in games),
        complete=len(games) == experiment.games,
        turns=fmean(game.turns for game in games),
        suggestions=fmean(sum(game.suggestions) for game in games),
        without_winner=sum(game.winner is None for game in games),
        wins_by_seat=tuple(sum(game.seat == seat for game in games) for seat in seats),
        bots=tuple(_bot(experiment, name, own, games) for name, own in bots.items()),
        cpu={name: _cpu(own, batches) for name, own in bots.items()},
    )


def _bot(experiment: Experiment, name: str, own: list[int], games: Sequence[Played]) -> BotResult:
    each = experiment.rotations
    won = [game.winner in own for game in games]
    found = share([sum(won[at : at + each]) for at in range(0, len(won), each)], each)
    bits = [game.bits[player] for game in games if game.bits is not None for player in own]
    choices = sum(part.choices for part in bits)
    return BotResult(
        bot=name,
        seats=len(own),
        wins=sum(won),
        share=found.share,
        low=found.low,
        high=found.high,
        expected=len(own) / len(experiment.players),
        suggestions=fmean(game.suggestions[player] for game in games for player in own),
        bits_per_suggestion=_mean(
            sum(part.won for part in bits), sum(part.suggestions for part in bits)
        ),
        bits_told=_mean(sum(part.told for part in bits), sum(part.answers for part in bits)),
        choices=choices,
        bits_told_choosing=_mean(sum(part.told_choosing for part in bits), choices),
        bits_told_by_chance=_mean(sum(part.told_by_chance for part in bits), choices),
        entropy=_curve(bits),
    )


def _mean(total: float, count: int) -> float | None:
    return total / count if count else None


def _curve(bits: Sequence[Bits]) -> tuple[float, ...]:
    """The mean of all games turn by turn; one that is over counts with its last value."""
    curves = [part.curve for part in bits if part.curve]
    longest = max(map(len, curves), default=0)
    return tuple(fmean(curve[min(at, len(curve) - 1)] for curve in curves) for at in range(longest))


def _cpu(own: Sequence[int], batches: Sequence[Batch]) -> Cpu:
    times = Times()
    for batch in batches:
        for player in own:
            times.merge(batch.times[player], batch.worst[player])
    return Cpu(times.total, times.quantile(0.5), times.quantile(0.99), times.worst / 1e9)
