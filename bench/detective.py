"""How long belief, explanations and what others know take, in games by random players.

python -m bench.detective                # a look at every 40th decision of three games a table
python -m bench.detective --games 10
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from time import process_time

from lenoir.bots.random_bot import RandomPlayer
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.core.view import View
from lenoir.deduction.belief import Belief, TooManyTerms
from lenoir.deduction.minds.others import Others
from lenoir.deduction.proving.explain import Explanation
from lenoir.editions.loader import edition_keys, load_edition
from lenoir.play.games.dice import Seeded
from lenoir.play.games.game import Game

EVERY, LONGEST = 40, 800
"""Decisions between two looks, and in a game."""


def views(games: int) -> Iterator[View]:
    """What the first seat sees, and from time to time a spectator, in games of all editions."""
    for key in edition_keys():
        edition = load_edition(key)
        for players in (3, edition.players[-1]):
            for number in range(games):
                yield from _looks(Game(edition, players, Seeded(f"{key} {players} {number}")))


def _looks(game: Game) -> Iterator[View]:
    rng, bot = Seeded(1), RandomPlayer()
    for step in range(LONGEST):
        if game.is_over or game.decider is None:
            return
        if step % EVERY == EVERY - 1:
            yield game.view(Seat(0) if step // EVERY % 4 else SPECTATOR)
        game.play(bot.decide(game.view(game.decider), rng))


class Figures:
    """Numbers by name, and how often something happened."""

    def __init__(self) -> None:
        self.rows: dict[str, list[float]] = {}
        self.times: Counter[str] = Counter()

    def note(self, name: str, value: float) -> None:
        """One number more."""
        self.rows.setdefault(name, []).append(value)

    def show(self) -> None:
        """Print it all."""
        for name, times in self.times.items():
            print(f"{times} {name}")
        for name, values in self.rows.items():
            values.sort()
            late, middle = values[int(len(values) * 0.99)], median(values)
            print(f"{name:30}  median {middle:8.2f}  p99 {late:8.2f}  worst {values[-1]:8.2f}")


def timed(work: Callable[[], object]) -> float:
    """CPU milliseconds."""
    began = process_time()
    work()
    return (process_time() - began) * 1000


def believe(view: View, figures: Figures) -> None:
    """All chances from a view whose counts are not known yet."""
    belief = Belief.of(view)
    try:
        figures.note("belief, ms", timed(lambda: belief.envelopes))
        figures.note("belief, terms", len(belief.terms))
    except TooManyTerms:
        figures.times["beliefs beyond the limit of terms"] += 1


def explain(view: View, figures: Figures) -> None:
    """A proof of every certain cell."""
    explanation = Explanation.of(view)
    for cell in explanation.certain():
        figures.note("proof, ms", timed(partial(explanation.proof, cell)))
        proof = explanation.proof(cell)
        figures.note("proof, facts", len(proof.facts))
        figures.note("proof, steps", proof.length)
        figures.times["proofs"] += 1
        figures.times["proofs with a supposition"] += any(step.inside for step in proof.steps)


def guess(view: View, figures: Figures) -> None:
    """How far the second seat is from the case, by 50 samples, as a bot in the first would ask."""
    rng = Seeded(1)
    figures.note(
        "others, ms once a view", timed(lambda: Others.of(view).uncertainty(Seat(1), rng, 1))
    )
    others = Others.of(view)
    others.uncertainty(Seat(1), rng, 1)
    for name, exact in (("plain", False), ("exact", True)):
        work = partial(others.uncertainty, Seat(1), rng, exact=exact)
        figures.note(f"others, {name}, ms", min(timed(work) for _ in range(3)))


def main() -> int:
    """Go through the games and print medians and worst cases."""
    parser = argparse.ArgumentParser(description="Time what a detective asks for.")
    parser.add_argument("--games", type=int, default=3, help="games a table (3)")
    args = parser.parse_args()
    figures = Figures()
    for view in views(args.games):
        figures.times["positions"] += 1
        believe(view, figures)
        explain(view, figures)
        if view.viewer != SPECTATOR:
            guess(view, figures)
    figures.show()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
