"""Questions and forced clicks per player and round, with and without standing answers.

``python -m bench.clicks``: bots of the catalogue play as people would, every decision
that a person would have to click is counted. A click is forced if the prompt had a single legal
answer, or if it declines. With orders on, a forced answer in another's turn is released by itself
and the turn ends by itself.
"""

import argparse
from collections import Counter

import lenoir
from lenoir.bots.catalogue import BUILT_IN
from lenoir.core.actions import EndTurn, Pass, SayNone, Stay
from lenoir.core.phases import Closing
from lenoir.play.games.dice import Seeded
from lenoir.play.tables.orders import Orders, is_released
from lenoir.rules.engine import legal_actions

DECLINES = (Pass, SayNone, Stay, EndTurn)
ORDERS = Orders(end_turn=True, again=True)
COUNTED = ("questions", "forced", "questions with orders", "forced with orders")


def counted(edition: str, players: int, bot: str, seed: int) -> Counter[str]:
    """What one game asks of its players."""
    game = lenoir.new_game(edition, players, seed=seed, turn_limit=80)
    bots = [BUILT_IN[bot]() for _ in range(players)]
    luck, counts = Seeded(seed), Counter[str]()
    while (seat := game.decider) is not None:
        view = game.view(seat)
        action = bots[seat].decide(view, luck)
        is_forced = len(legal_actions(view)) == 1 or isinstance(action, DECLINES)
        given = is_released(view.table, seat, ORDERS) and is_forced
        ends = type(view.table.phase) is Closing and isinstance(action, EndTurn)
        counts["questions"] += 1
        counts["forced"] += is_forced
        counts["forced with orders"] += is_forced and not given and not ends
        counts["questions with orders"] += not given and not ends
        game.play(action)
    counts["rounds"] = max(1, round(game.table.turns / players))
    return counts


def main() -> None:
    """Print the figures of some games of each edition."""
    parser = argparse.ArgumentParser(prog="python -m bench.clicks", description=__doc__)
    parser.add_argument("editions", nargs="*", default=("miro", "classic", "detectives", "modern"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--games", type=int, default=40, help="of each edition")
    args = parser.parse_args()
    print(f"| edition | {' | '.join(COUNTED)} |", f"|---|{'--:|' * len(COUNTED)}", sep="\n")
    for edition in args.editions:
        sums = Counter[str]()
        for seed in range(args.games):
            sums += counted(edition, args.players, args.bot, seed)
        each = sums["rounds"] * args.players
        print(f"| `{edition}` |", *(f"{sums[name] / each:.2f} |" for name in COUNTED), flush=True)


if __name__ == "__main__":
    main()
