"""Making: from a discovery of a game to a puzzle with everything that can be answered to it."""

from lenoir.core.cards import Card
from lenoir.core.rng import Rng
from lenoir.deduction.facts import ENVELOPE, Place
from lenoir.puzzles.finding import Discovery
from lenoir.puzzles.grading import levels
from lenoir.puzzles.puzzle import Ask, NameCase, PlaceIt, Puzzle, WhatFollows
from lenoir.puzzles.refuting import Refuter
from lenoir.record.heard import Heard, to_record
from lenoir.record.notation import write


def puzzle_of(
    discovery: Discovery, rng: Rng, source: str = "", *, name_card: bool = False
) -> Puzzle:
    """A puzzle without a number. ``name_card`` says which card it is, and asks where."""
    refuter = Refuter(discovery.heard.view, discovery.known)
    ask: Ask = WhatFollows()
    if discovery.is_case:
        ask = NameCase()
    elif name_card:
        ask = PlaceIt(discovery.found[0][1])
    claims = [one for one in _claims(ask, refuter) if one not in discovery.found]
    right = {(one.place, one.card) for one in discovery.since}
    if not isinstance(ask, WhatFollows):
        right = set()
    still_open = [one for one in claims if refuter.is_open(*one)]
    wrong = [one for one in claims if one not in right and not refuter.is_open(*one)]
    return Puzzle(
        number=0,
        edition=discovery.heard.edition.key,
        seat=discovery.heard.me,
        heard=_body(discovery.heard),
        ask=ask,
        answers=(discovery.found,),
        grade=discovery.grade,
        level=levels(discovery.proofs),
        load=discovery.load,
        technique=discovery.technique,
        proofs=discovery.proofs,
        deals=refuter.deals(still_open, rng),
        clashes=tuple(refuter.clash(*one) for one in wrong),
        since=discovery.since if isinstance(ask, WhatFollows) else (),
        source=source,
    )


def _claims(ask: Ask, refuter: Refuter) -> list[tuple[Place, Card]]:
    """Every card and place that may be answered."""
    found = list(refuter.every_claim())
    if isinstance(ask, PlaceIt):
        return [(place, card) for place, card in found if card == ask.card]
    if isinstance(ask, NameCase):
        return [(place, card) for place, card in found if place == ENVELOPE]
    return found


def _body(heard: Heard) -> str:
    """A notebook in the readable notation, without its tags."""
    text = write(to_record(heard))
    return text.partition("\n\n")[2].strip()
