"""Decisions per second of pure-Python games, side by side.

Every game is played by random legal decisions to its end, again and again, in two ways: bare, and
with every player's observation taken after every decision. The second is the fair comparison with
an engine that keeps every viewer's view up to date.
"""

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from random import Random

from bench.measure import Pace, Result
from bench.openspiel_games import openspiel_game
from bench.own_env import lenoir_env
from bench.own_game import lenoir_game
from bench.pettingzoo_games import pettingzoo_game
from bench.rlcard_games import rlcard_game
from lenoir.editions.loader import edition_keys

Peer = Callable[[Random, float], Result]

LENOIR = tuple((key, players) for key in edition_keys() for players in (3, 6))
RLCARD = (
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
    "blackjack",
    "uno",
    "gin-rummy",
    "bridge",
    "mahjong",
    "doudizhu",
)
PETTINGZOO = (
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "tictactoe_v3",
    "connect_four_v3",
    "chess_v6",
    "go_v5",
)
OPENSPIEL = (
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
    "python_tic_tac_toe",
    "python_hangman",
    "python_ant_foraging",
)

PEERS: dict[str, Peer] = {
    **{f"lenoir {key}, {n} players": partial(lenoir_game, key, n) for key, n in LENOIR},
    **{
        f"lenoir {key} for PettingZoo, {n} players": partial(lenoir_env, key, n)
        for key, n in LENOIR
    },
    **{f"rlcard {name}": partial(rlcard_game, name) for name in RLCARD},
    **{f"pettingzoo {name}": partial(pettingzoo_game, name) for name in PETTINGZOO},
    **{f"openspiel {name}": partial(openspiel_game, name) for name in OPENSPIEL},
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure the peers asked for; figures to stdout, talk to stderr."""
    options = parser().parse_args(arguments)
    names = [name for name in PEERS if all(word in name for word in options.words)]
    if not names:
        print(f"No peer is called {' '.join(options.words)!r}; --list names them.", file=sys.stderr)
        return 2
    if options.list:
        print(*names, sep="\n")
        return 0
    results = measured(names, options.seed, options.seconds, options.rounds)
    print(as_json(results) if options.json else as_table(results))
    return 0 if results else 1


def parser() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("words", nargs="*", help="only peers whose name contains all these words")
    parser.add_argument("--seconds", type=seconds, default=4.0, help="for each peer (default 4)")
    parser.add_argument("--rounds", type=rounds, default=8, help="of which the best (default 8)")
    parser.add_argument("--seed", type=int, default=0, help="of the random decisions (default 0)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--list", action="store_true", help="print the names and stop")
    return parser


def seconds(text: str) -> float:
    """A stretch of time that is longer than none."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds above 0")
    return value


def rounds(text: str) -> int:
    """A number of rounds that is more than none."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number of rounds above 0")
    return value


def measured(names: Sequence[str], seed: int, seconds: float, rounds: int) -> dict[str, Result]:
    """Each peer's best; they take turns, so that a slow spell of the machine hurts no one alone."""
    results: dict[str, Result] = {}
    missing: set[str] = set()
    for turn in range(rounds):
        for name in names:
            if name in missing:
                continue
            print(f"[round {turn + 1} of {rounds}] {name}", file=sys.stderr, flush=True)
            try:
                result = PEERS[name](Random(seed + turn), seconds / rounds)
            except ModuleNotFoundError as absent:
                print(f"    left out: {absent.name} is not installed", file=sys.stderr)
                missing.add(name)
                continue
            results[name] = results[name].best(result) if name in results else result
    return results


def as_table(results: Mapping[str, Result]) -> str:
    """A Markdown table."""
    heads = ("game", "players", "decisions/game", "bare, decisions/s", "observed, decisions/s")
    rows = [
        (
            name,
            str(result.players),
            f"{result.bare.decisions / result.bare.games:.1f}",
            f"{result.bare.rate:,.0f}",
            f"{result.observed.rate:,.0f}",
        )
        for name, result in results.items()
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [_aligned(heads, widths), _aligned(rule, widths)]
    return "\n".join([*lines, *(_aligned(row, widths) for row in rows)])


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    name, *figures = cells
    padded = [name.ljust(widths[0])]
    padded += [cell.rjust(width) for cell, width in zip(figures, widths[1:], strict=True)]
    return f"| {' | '.join(padded)} |"


def as_json(results: Mapping[str, Result]) -> str:
    """The counts behind the table, and the rates."""

    def figures(pace: Pace) -> dict[str, float]:
        return {**asdict(pace), "decisions_per_second": pace.rate}

    rows = {
        name: {
            "players": result.players,
            "bare": figures(result.bare),
            "observed": figures(result.observed),
        }
        for name, result in results.items()
    }
    return json.dumps(rows, indent=2)


if __name__ == "__main__":
    sys.exit(main())
