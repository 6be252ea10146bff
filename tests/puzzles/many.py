"""Everything about every published puzzle: run by hand, some minutes long.

python -m tests.puzzles.many
"""

import sys
from collections import Counter
from time import process_time

from lenoir.deduction.facts import hand_of
from lenoir.puzzles.canonical import form
from lenoir.puzzles.checking import flaws
from lenoir.puzzles.finding import reasoned
from lenoir.puzzles.pack import every_case, lessons
from tests.deduction.checker import check


def main() -> int:
    """Check all, and print the figures."""
    began, wrong, refuted = process_time(), list[str](), Counter[str]()
    forms: dict[str, int] = {}
    puzzles = [*every_case(), *lessons()]
    for puzzle in puzzles:
        wrong += [f"{puzzle.number}: {flaw}" for flaw in flaws(puzzle)]
        known = reasoned(puzzle.knowledge, hand_of(puzzle.seat))
        for proof in puzzle.proofs:
            check(known.layout, known.facts, proof)
        asked = (card for _, card in puzzle.answers[0])
        this = form(known.layout, puzzle.seat, puzzle.knowledge.facts, asked)
        if this in forms:
            wrong.append(f"{puzzle.number}: the same as {forms[this]} but for names")
        forms[this] = puzzle.number
        refuted["by entries"] += len(puzzle.clashes)
        refuted["known before"] += len(puzzle.since)
        refuted["deals"] += len(puzzle.deals)
    print(f"{len(puzzles)} puzzles in {process_time() - began:.0f} s of one core")
    print(f"grades {sorted(Counter(one.grade for one in puzzles).items())}")
    print(f"editions {sorted(Counter(one.edition for one in puzzles).items())}")
    print(f"wrong answers refuted: {dict(refuted)}")
    print(f"most deals of one puzzle: {max(len(one.deals) for one in puzzles)}")
    print(*wrong, f"{len(wrong)} flaws", sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
