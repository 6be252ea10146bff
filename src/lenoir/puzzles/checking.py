"""Checking: a second opinion on a puzzle, by a program that counts nothing and derives nothing.

It shares the types and how a log is read, and otherwise only lays out cards: whether a deal is left
is found by trying. So an answer that is not the only one, a deal that does not fit or entries that
do not clash cannot pass because of a fault in the counting.
"""

from collections.abc import Iterable, Iterator, Sequence

from lenoir.core.cards import Card, Cards, cards_of, each
from lenoir.core.view import View
from lenoir.deduction.counting.brute import agrees
from lenoir.deduction.counting.deals import Deal
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, HoldsNone, HoldsOneOf, NotTheCase, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.proof import Cell
from lenoir.deduction.proving.techniques import PLAIN, SUPPOSING, reaches
from lenoir.deduction.reading import facts_of
from lenoir.deduction.sources import sources_of
from lenoir.puzzles.grading import every, grade_of, levels, load
from lenoir.puzzles.puzzle import NameCase, PlaceIt, Puzzle, WhatFollows


def flaws(puzzle: Puzzle) -> Iterator[str]:
    """All that is wrong with a puzzle; nothing, if it may be shown to people."""
    view = puzzle.position.view
    layout, facts = Layout.seen(view), facts_of(view)
    yield from _answer_flaws(puzzle, layout, facts)
    yield from _refutation_flaws(puzzle, layout, facts)
    yield from _grade_flaws(puzzle, layout, facts)


def _answer_flaws(puzzle: Puzzle, layout: Layout, facts: Sequence[Fact]) -> Iterator[str]:
    if len(puzzle.answers) != 1:
        yield f"it has {len(puzzle.answers)} answers"
        return
    if not is_possible(layout, facts):
        yield "nothing fits its log"
    for place, card in puzzle.answers[0]:
        if is_possible(layout, (*facts, Cell(place, card, False).fact)):
            yield f"card {card} need not be at {place}"
    if not isinstance(puzzle.ask, WhatFollows):
        return
    before = facts_of(_before(puzzle))
    for place, card in every_claim(layout):
        denied = Cell(place, card, False).fact
        was = not is_possible(layout, (*before, denied))
        now = was or not is_possible(layout, (*facts, denied))
        if now and not was and (place, card) not in puzzle.answers[0]:
            yield f"card {card} at {place} follows as well"
        if was and (place, card) not in {(one.place, one.card) for one in puzzle.since}:
            yield f"card {card} at {place} was known before, and the puzzle does not say so"


def _refutation_flaws(puzzle: Puzzle, layout: Layout, facts: Sequence[Fact]) -> Iterator[str]:
    deals: list[Deal] = []
    for hands in puzzle.deals:
        deal = dict(zip(layout.everywhere, hands, strict=True))
        deals.append(deal)
        if not all(agrees(deal, fact) for fact in facts) or not is_deal(layout, deal):
            yield f"a deal does not fit: {hands}"
    view = puzzle.position.view
    sources = sources_of(view)
    clashes = {(one.place, one.card): one.entries for one in puzzle.clashes}
    known = {(one.place, one.card) for one in puzzle.since}
    for place, card in claims(puzzle, layout):
        if (place, card) in puzzle.answers[0] or (place, card) in known:
            continue
        entries = clashes.get((place, card))
        if entries is None:
            if not any(not deal[place] >> card & 1 for deal in deals):
                yield f"nothing refutes card {card} at {place}"
            continue
        told = [fact for fact in facts if sources[fact].turn in (0, *entries)]
        if is_possible(layout, (*told, Holds(place, card))):
            yield f"card {card} at {place} does not clash with {entries}"


def _grade_flaws(puzzle: Puzzle, layout: Layout, facts: Sequence[Fact]) -> Iterator[str]:
    if len(puzzle.proofs) != len(puzzle.answers[0]):
        yield "a proof is missing"
        return
    own = Place(puzzle.seat)
    if (puzzle.level, puzzle.load) != (levels(puzzle.proofs), load(puzzle.proofs, own)):
        yield "level or load are not those of its proof"
    if puzzle.grade != grade_of(puzzle.level, puzzle.load):
        yield f"its grade is {grade_of(puzzle.level, puzzle.load)}, not {puzzle.grade}"
    cells = [Cell(place, card, True) for place, card in puzzle.answers[0]]
    if puzzle.level != SUPPOSING and not all(
        reaches(puzzle.level, layout, facts, c) for c in cells
    ):
        yield f"level {puzzle.level} does not reach it"
    below = [level for level in PLAIN if level < puzzle.level]
    if below and all(reaches(below[-1], layout, facts, cell) for cell in cells):
        yield f"level {below[-1]} reaches it, too"
    if any(not {*proof.facts} <= {*facts} for proof in puzzle.proofs):
        yield "a proof uses what nobody told"
    if any(not proof.steps or not list(every(proof.steps)) for proof in puzzle.proofs):
        yield "a proof is empty"


def claims(puzzle: Puzzle, layout: Layout) -> Iterator[tuple[Place, Card]]:
    """Every card and place that may be answered to a puzzle."""
    for place, card in every_claim(layout):
        match puzzle.ask:
            case PlaceIt(asked):
                if card == asked:
                    yield place, card
            case NameCase():
                if place == ENVELOPE:
                    yield place, card
            case _:
                yield place, card


def every_claim(layout: Layout) -> Iterator[tuple[Place, Card]]:
    """Every card at every place where cards lie."""
    sizes = {**dict(zip(layout.places, layout.sizes, strict=True)), ENVELOPE: 3}
    for place in layout.everywhere:
        if sizes[place]:
            yield from ((place, card) for card in each(layout.cards))


def is_deal(layout: Layout, deal: Deal) -> bool:
    """Whether every card is somewhere once, and as many everywhere as should be."""
    laid = 0
    for place, cards in deal.items():
        size = dict(zip(layout.places, layout.sizes, strict=True)).get(place)
        if laid & cards or (size is not None and cards.bit_count() != size):
            return False
        laid |= cards
    sealed = deal[ENVELOPE]
    return laid == layout.cards and all((sealed & kind).bit_count() == 1 for kind in layout.kinds)


def is_possible(layout: Layout, facts: Iterable[Fact]) -> bool:
    """Whether some deal agrees with facts: by trying, the cards with the fewest places first."""
    told = tuple(facts)
    may = dict.fromkeys(each(layout.cards), frozenset(layout.everywhere))
    for fact in told:
        match fact:
            case Holds(place, card):
                may[card] &= {place}
            case HoldsNone(place, cards):
                for card in each(cards):
                    may[card] -= {place}
            case _:
                pass
    one_of = [(one.place, one.cards) for one in told if isinstance(one, HoldsOneOf)]
    wrong = [cards_of(one.case) for one in told if isinstance(one, NotTheCase)]
    return _Trying(layout, one_of, wrong).succeeds(may)


class _Trying:
    """Lays out one card after the other, and takes it back where nothing fits."""

    def __init__(
        self, layout: Layout, one_of: Sequence[tuple[Place, int]], wrong: Sequence[int]
    ) -> None:
        self._layout, self._one_of, self._wrong = layout, one_of, wrong
        self._room = {**dict(zip(layout.places, layout.sizes, strict=True)), ENVELOPE: 3}
        self._laid: dict[Place, int] = dict.fromkeys(layout.everywhere, 0)
        self._kind = {card: kind for kind in layout.kinds for card in each(kind)}

    def succeeds(self, may: dict[Card, frozenset[Place]]) -> bool:
        """Whether all cards of which the places are given can be laid out."""
        may = dict(may)
        if not self._narrow(may):
            return False
        if not may:
            return not any(self._laid[ENVELOPE] == case for case in self._wrong)
        card = min(may, key=lambda one: (len(may[one]), one))
        rest = {one: places for one, places in may.items() if one != card}
        for place in sorted(may[card]):
            self._laid[place] |= 1 << card
            found = self.succeeds(rest)
            self._laid[place] &= ~(1 << card)
            if found:
                return True
        return False

    def _fits(self, card: Card, place: Place) -> bool:
        laid = self._laid[place]
        if laid.bit_count() >= self._room[place]:
            return False
        return place != ENVELOPE or not laid & self._kind[card]

    def _narrow(self, may: dict[Card, frozenset[Place]]) -> bool:
        """Strike out places that are full, until no more are; False if something cannot be."""
        while True:
            could: dict[Place, int] = dict.fromkeys(self._layout.everywhere, 0)
            for card, places in may.items():
                may[card] = frozenset(place for place in places if self._fits(card, place))
                if not may[card]:
                    return False
                for place in may[card]:
                    could[place] |= 1 << card
            must = list(self._musts(could))
            if any(not cards for _, cards in must):
                return False
            forced = {
                (card, place)
                for place, cards in must
                for card in each(Cards(cards))
                if may[card] != {place}
            }
            if not forced:
                return True
            for card, place in forced:
                may[card] &= {place}
                if not may[card]:
                    return False

    def _musts(self, could: dict[Place, int]) -> Iterator[tuple[Place, int]]:
        """Cards that must be at a place; none, where it cannot be filled or be as was told."""
        for place, cards in self._one_of:
            left = could[place] & cards
            if not self._laid[place] & cards and left.bit_count() < 2:
                yield place, left
        for place in self._layout.places:
            wanted = self._room[place] - self._laid[place].bit_count()
            if could[place].bit_count() <= wanted and wanted:
                yield place, could[place] if could[place].bit_count() == wanted else 0
        for kind in self._layout.kinds:
            left = could[ENVELOPE] & kind
            if not self._laid[ENVELOPE] & kind and left.bit_count() < 2:
                yield ENVELOPE, left


def _before(puzzle: Puzzle) -> View:
    """What was known one entry earlier."""
    heard = puzzle.position
    return heard.with_jottings(heard.jottings[:-1]).view
