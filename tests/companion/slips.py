"""Slips planted in notebooks of real games: whether they are noticed, named and mended.

python -m tests.companion.slips --slips 200
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from lenoir.companion.entries import BadEntry, Question, jotted
from lenoir.companion.history import changed, until
from lenoir.companion.mending import clash, mends
from lenoir.core.cards import Card, Case
from lenoir.core.seats import Seat
from lenoir.record.heard import Heard
from tests.companion.converting import entered, to_enter
from tests.record.test_heard import games, views_of_a_game

FIRST = 3
"""The true mend should be among this many."""
KINDS = ("shower", "card")


def slipped(heard: Heard, number: int, question: Question, kind: str, rng: Random) -> Heard | None:
    """A notebook with one line entered wrongly."""
    if kind == "shower":
        others = [None, *map(Seat, range(len(heard.started.suspects)))]
        by = rng.choice([one for one in others if one not in (question.by, question.seat)])
        wrong = replace(question, by=by, card=None)
    else:
        at = rng.randrange(3)
        others_of = [card for card in heard.edition.deck.kinds[at] if card != question.case[at]]
        cards = [*question.case]
        cards[at] = Card(rng.choice(others_of))
        if question.card == question.case[at]:
            return None
        wrong = replace(question, case=Case(*cards))
    try:
        return changed(heard, number, jotted(until(heard, number), wrong))
    except BadEntry:
        return None


def planted(kind: str, wanted: int, rng: Random) -> Iterator[str]:
    """What became of each slip."""
    seed = 0
    while wanted > 0:
        seed += 1
        for edition, players in games():
            for view in views_of_a_game(edition, players, seed):
                heard, lines = entered(to_enter(view))
                asked = [n for n, one in enumerate(lines, 1) if isinstance(one, Question)]
                if not asked or wanted <= 0 or rng.random() < 0.5:
                    continue
                number = rng.choice(asked)
                question = lines[number - 1]
                assert isinstance(question, Question)
                if question.blocked is not None:
                    continue
                wrong = slipped(heard, number, question, kind, rng)
                if wrong is None:
                    continue
                wanted -= 1
                yield _became(heard, wrong, number)


def _became(heard: Heard, wrong: Heard, number: int) -> str:
    lines = clash(wrong)
    if not lines:
        return "unnoticed"
    if number not in lines:
        return "culprit not named"
    true = heard.jottings[number - 1].events
    for rank, mend in enumerate(mends(wrong)[:FIRST], 1):
        if mend.number == number and mend.heard.jottings[number - 1].events == true:
            return f"mended by {rank}"
        if mend.number == number and mend.instead is None:
            return f"doubted by {rank}"
    return "named only"


def main() -> None:
    """Print what became of all slips."""
    parser = ArgumentParser()
    parser.add_argument("--slips", type=int, default=100)
    args = parser.parse_args()
    for kind in KINDS:
        found = Counter(planted(kind, args.slips, Random(kind)))
        print(kind, dict(sorted(found.items())), flush=True)


if __name__ == "__main__":
    main()
