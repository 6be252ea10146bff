"""How strong the bots are: who beats whom, in every edition, every deal from every seat.

    python -m bench.strength contest boards ladder suggestions --games 2000

prints tables in Markdown, one part after the other, as they stand in ``docs/strength.md``.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from lenoir.editions.loader import edition_keys
from lenoir.sim import Results, simulate

LADDER = ("novice", "notebook", "logician", "entropy", "lenoir")
"""From the weakest to the strongest; ``random`` never accuses and so never wins."""

CONTESTS = (
    ("lenoir", "logician", "logician"),
    ("lenoir", "entropy", "entropy"),
    ("lenoir", "logician", "logician", "logician"),
    ("lenoir", "entropy", "entropy", "entropy"),
    ("lenoir", "logician", "logician", "logician", "logician", "logician"),
)


def contest(games: int) -> None:
    """Without a board."""
    _table("bots", "games", "share of the first", "95 % interval", "fair", "turns")
    for bots in CONTESTS:
        _row(", ".join(bots), *_first(_played("boardless", bots, games)))


def boards(games: int, editions: Sequence[str] = ()) -> None:
    """On the board of each edition, or of some."""
    _table("edition", "bots", "games", "share of the first", "95 % interval", "fair", "turns")
    for edition in editions or edition_keys():
        for rival in ("logician", "entropy"):
            bots = ("lenoir", rival, rival, rival)
            _row(f"`{edition}`", ", ".join(bots), *_first(_played(edition, bots, games)))


def ladder(games: int) -> None:
    """One of each against two of a weaker one."""
    _table("edition", *(f"{strong}, 2 × {weak}" for weak, strong in _pairs()))
    for edition in ("boardless", *edition_keys()):
        _row(f"`{edition}`", *_steps(edition, games))


def _pairs() -> Iterator[tuple[str, str]]:
    return combinations(LADDER, 2)


def _steps(edition: str, games: int) -> Iterator[str]:
    for weak, strong in _pairs():
        first = _played(edition, (strong, weak, weak), games).bots[0]
        half = 100 * (first.high - first.low) / 2
        yield f"{100 * first.share:.0f} ± {half:.0f} %"


def suggestions(games: int) -> None:
    """All seats the same: how many suggestions a game takes in all."""
    _table("bot", *(f"{players} players" for players in range(3, 7)))
    for bot in LADDER:
        means = (_played("boardless", (bot,) * players, games) for players in range(3, 7))
        _row(bot, *(f"{results.suggestions:.1f}" for results in means))


PARTS: dict[str, Callable[[int], None]] = {
    "contest": contest,
    "boards": boards,
    "ladder": ladder,
    "suggestions": suggestions,
}


def _played(edition: str, bots: tuple[str, ...], games: int) -> Results:
    print(f"{edition}: {', '.join(bots)}", file=sys.stderr, flush=True)
    return simulate(edition, ",".join(bots), games=games, seed="strength", measure=0)


def _first(results: Results) -> tuple[str, ...]:
    first = results.bots[0]
    interval = f"{100 * first.low:.1f} to {100 * first.high:.1f} %"
    share, fair = f"{100 * first.share:.1f} %", f"{100 * first.expected:.1f} %"
    return str(results.games), share, interval, fair, f"{results.turns:.1f}"


def _table(*heads: str) -> None:
    print(f"\n| {' | '.join(heads)} |\n|{'---|' * len(heads)}", flush=True)


def _row(*cells: str) -> None:
    print(f"| {' | '.join(cells)} |", flush=True)


def main() -> None:
    """Play the parts asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=PARTS, default=list(PARTS))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument(
        "--editions", nargs="+", choices=edition_keys(), help="boards of these only"
    )
    args = parser.parse_args()
    for part in args.parts:
        if part == "boards":
            boards(args.games, args.editions or ())
        else:
            PARTS[part](args.games)


if __name__ == "__main__":
    main()
