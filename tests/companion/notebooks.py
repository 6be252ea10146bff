"""Notebooks from games of every edition and number of players with all that follows from them, for
the second program in the page.

python -m tests.companion.notebooks                    # write tests/data/notebooks.jsonl anew
python -m tests.companion.notebooks FILE --games 40    # many more, for the whole comparison
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from lenoir.companion.entries import Entry
from lenoir.core.cards import Cards, each
from lenoir.core.edition import Edition
from lenoir.core.view import View
from lenoir.deduction.asking import Asking
from lenoir.deduction.belief import Belief, TooManyTerms
from lenoir.deduction.facts import ENVELOPE
from lenoir.deduction.knowledge import Knowledge
from lenoir.deduction.minds.others import Others
from lenoir.deduction.proving.explain import Explanation
from lenoir.deduction.proving.proof import Cell, Proof
from lenoir.deduction.proving.techniques import SUPPOSING
from lenoir.record.heard import Heard
from tests.companion.converting import entered, to_enter
from tests.record.test_heard import games, views_of_a_game

FILE: Final = Path(__file__).parents[1] / "data" / "notebooks.jsonl"
PROOFS: Final = 4
"""How many cells of each notebook are proved."""


def notebooks(number: int, every_seat: bool) -> Iterator[bytes]:
    """A line for each game and seat."""
    for edition, players in games():
        for seed in range(number):
            for view in views_of_a_game(edition, players, seed):
                if every_seat or view.viewer == seed % players:
                    heard, lines = entered(to_enter(view))
                    name = f"{edition.key} {players} {seed} {view.viewer}"
                    yield msgspec.json.encode(_notebook(name, heard, lines))


def _notebook(name: str, heard: Heard, lines: tuple[Entry, ...]) -> dict[str, object]:
    half = heard.with_jottings(heard.jottings[: len(lines) // 2])
    return {
        "id": name,
        "seating": seating(heard),
        "lines": [_line(entry) for entry in lines],
        "after": [
            [len(one.jottings), _followed(one.view)] for one in (half, heard) if one.jottings
        ],
    }


def seating(heard: Heard) -> dict[str, object]:
    """The table in numbers, as the page has it."""
    edition, options = heard.edition, heard.started.options
    return {
        "kinds": [len(kind) for kind in edition.deck.kinds],
        "suspects": heard.started.suspects,
        "sizes": heard.dealt.sizes,
        "pool": heard.dealt.pool,
        "rooms": heard.dealt.in_rooms,
        "me": heard.me,
        "hand": heard.hand,
        "honour": options.honour,
        "spoken": options.spoken_accusation,
        "spy": spy_of(edition),
        "powers": edition.powers,
    }


def spy_of(edition: Edition) -> int | None:
    """The number of the keeper that spies."""
    names = [keeper.name for keeper in edition.keepers]
    return names.index("spy") if "spy" in names else None


def _line(entry: Entry) -> dict[str, object]:
    return {"type": type(entry).__name__, **msgspec.to_builtins(entry)}


def _followed(view: View) -> dict[str, object]:
    known = Knowledge.of(view)
    others = Others.of(view)
    found: dict[str, object] = {
        "total": str(known.deals),
        "counts": digest(known),
        "proofs": [_proof(proof) for proof in _proofs(known)],
        "knows": [
            [
                seat,
                list(each(others.told(seat))),
                len(others.at_least(seat).envelopes),
            ]
            for seat in view.table.seats
            if seat != view.viewer
        ],
    }
    try:
        belief = Belief.of(view, most=256)
        found["chances"] = [
            [*case, round(float(chance), 9)] for case, chance in list(belief.envelopes.items())[:6]
        ]
        found["worths"] = _worths(view, belief)
    except TooManyTerms:
        pass
    return found


def _worths(view: View, belief: Belief) -> list[object]:
    asking = Asking.of(view, belief)
    _, _, rooms = known_kinds(belief)
    room = max(each(rooms), key=lambda card: belief.chance(card, ENVELOPE))
    worths = asking.every(Cards(1 << room))
    some = sorted(worths, key=lambda case: (-round(worths[case], 9), case))[
        :: max(1, len(worths) // 3)
    ]
    return [round(asking.bits, 9), [[*case, round(worths[case], 9)] for case in some]]


def known_kinds(belief: Belief) -> tuple[Cards, Cards, Cards]:
    """The cards of each kind."""
    return belief.knowledge.layout.kinds


def digest(known: Knowledge) -> str:
    """All counts in a few letters."""
    counts = known.counts
    cases = ",".join(f"{s}.{w}.{r}={ways}" for (s, w, r), ways in counts.envelopes.items())
    rows = ";".join(
        f"{place}:{','.join(map(str, row))}" for place, row in sorted(counts.at.items())
    )
    return sha256(f"{counts.total}|{cases}|{rows}".encode()).hexdigest()[:16]


def _proofs(known: Knowledge) -> Iterator[Proof]:
    """Some cells where a card is: those that take most steps; then some where one is not."""
    explained = Explanation.of(known)
    cells = [cell for cell in explained.certain() if cell.there]
    cells += [cell for cell in explained.certain() if not cell.there and cell.place == ENVELOPE]
    plain = [cell for cell in cells if explained.level(cell) != SUPPOSING]
    hard = sorted(plain, key=lambda cell: (-explained.level(cell), not cell.there, cell))
    yield from map(explained.proof, hard[:PROOFS])


def _proof(proof: Proof) -> list[object]:
    return [_cell(proof.cell), [[_cell(step.conclusion), step.rule] for step in proof.steps]]


def _cell(cell: Cell) -> list[int]:
    return [cell.place, cell.card, int(cell.there)]


def main() -> None:
    """Write a file."""
    parser = ArgumentParser()
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    parser.add_argument("--games", type=int, default=1)
    args = parser.parse_args()
    with args.file.open("wb") as file:
        for line in notebooks(args.games, every_seat=args.file != FILE):
            file.write(line + b"\n")


if __name__ == "__main__":
    main()
