"""How accurately bots ask, and whether luck evens out: the figures beside a player's own.

python -m bench.accuracy                 # 40 games, a few minutes
python -m bench.accuracy --games 200 --edition modern

Interrupted, it prints what it has measured by then.
"""

import argparse
from contextlib import suppress
from math import sqrt
from statistics import fmean, stdev

from lenoir.deduction.counting.loading import LOADER
from lenoir.editions.loader import edition_keys
from lenoir.review.questions import QuestionReview
from lenoir.review.seat import seat_review
from tests.review.played import played

BOTS = ("novice", "notebook", "logician", "lenoir", "entropy")


def main() -> None:
    """Print a line for each bot: its accuracy with twice its standard error, and its luck."""
    parser = argparse.ArgumentParser(description="Measure how accurately bots ask.")
    parser.add_argument("--games", type=int, default=40, help="how many (40)")
    parser.add_argument("--edition", choices=edition_keys(), help="only this one")
    args = parser.parse_args()
    LOADER.prepare()
    editions = [args.edition] if args.edition else list(edition_keys())
    asked: dict[str, list[QuestionReview]] = {bot: [] for bot in BOTS}
    furthest, games = 0.0, 0
    with suppress(KeyboardInterrupt):
        for number in range(args.games):
            turned = number // len(editions)
            bots = [BOTS[(seat + turned) % len(BOTS)] for seat in range(5)]
            game = played(editions[number % len(editions)], 5, number, bots)
            reviews = [seat_review(game.view(seat)) for seat in game.table.seats]
            for bot, review in zip(bots, reviews, strict=True):
                furthest = max(furthest, abs(review.account.gap))
                asked[bot] += (question for question in review.questions if question.counts)
            games += 1
    print(f"{games} games of five")
    for bot, questions in asked.items():
        print(f"{bot}: {_line(questions)}")
    everything = [question for questions in asked.values() for question in questions]
    print(f"all: {_line(everything)}; the accounts close to {furthest:.0e} bits")


def _line(questions: list[QuestionReview]) -> str:
    """The error of a ratio of sums, from how each question departs from it."""
    if len(questions) < 2:
        return f"{len(questions)} questions"
    best = sum(question.best for question in questions)
    share = sum(question.asked for question in questions) / best
    departs = sqrt(sum((question.asked - share * question.best) ** 2 for question in questions))
    luck = [question.luck for question in questions]
    nothing = sum(question.idle for question in questions) / len(questions)
    return (
        f"accuracy {100 * share:.1f} ± {200 * departs / best:.1f}, {len(questions)} questions, "
        f"{100 * nothing:.0f} % could tell nothing, "
        f"luck {fmean(luck):+.3f} ± {2 * stdev(luck) / sqrt(len(luck)):.3f} bits"
    )


if __name__ == "__main__":
    main()
