"""How many steps of the interpreter a decision takes: a figure that no other work disturbs."""

import sys
from collections import Counter
from random import Random
from types import CodeType, FrameType
from typing import TYPE_CHECKING

from bench.own_game import random_game
from lenoir.core.edition import Edition
from lenoir.editions.loader import edition_keys, load_edition

if TYPE_CHECKING:
    from _typeshed import TraceFunction

GAMES = 6
PLAYERS = 6
SHOWN = 5
"""The functions that are named, those with most steps first."""


def main() -> None:
    """Print it for every edition, all walks known."""
    for key in edition_keys():
        steps, decisions = counted(load_edition(key))
        print(f"{key}: {steps.total() / decisions:,.0f} steps a decision, of them")
        for code, number in steps.most_common(SHOWN):
            print(f"    {number / decisions:5.0f} in {code.co_qualname}")


def counted(edition: Edition) -> tuple[Counter[CodeType], int]:
    """The steps in each function in some games, played before to know the walks; the decisions."""
    steps: Counter[CodeType] = Counter()

    def step(frame: FrameType, event: str, arg: object) -> "TraceFunction":
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        steps[frame.f_code] += event == "opcode"
        return step

    played(edition)
    sys.settrace(step)
    decisions = played(edition)
    sys.settrace(None)
    return steps, decisions


def played(edition: Edition) -> int:
    """The decisions of some games with all views, always the same."""
    rng = Random(0)
    return sum(random_game(edition, PLAYERS, rng, observe=True) for _ in range(GAMES))


if __name__ == "__main__":
    main()
