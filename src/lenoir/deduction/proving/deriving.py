"""Deriving: plain steps from facts to cells, each cell by as few facts and steps as are found."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from lenoir.core.cards import Card, Cards, cards_of, each
from lenoir.deduction.facts import ENVELOPE, Fact, Holds, HoldsNone, HoldsOneOf, NotTheCase, Place
from lenoir.deduction.layout import Layout
from lenoir.deduction.proving.proof import EVERY_RULE, Cell, Rule
from lenoir.deduction.proving.sheet import Sheet, Slot

MOST_CHOICES: Final = 300
"""Of sets that take up a place; what is not found then is found by supposing."""


def derived(layout: Layout, facts: Sequence[Fact], rules: frozenset[Rule] = EVERY_RULE) -> Sheet:
    """All that plain steps by some rules reach from facts which can be true."""
    sheet = Sheet(layout, facts, rules)
    for fact in sheet.facts:
        _told(sheet, fact)
    _try(sheet, each(layout.cards), set(layout.everywhere))
    go_on(sheet)
    return sheet


def go_on(sheet: Sheet) -> Cell | None:
    """Draw consequences until there are no more, or a cell is known both ways: then the cell."""
    while sheet.news:
        clash = sheet.clash()
        if clash is not None:
            return clash
        news, sheet.news = sheet.news, set()
        _try(sheet, sorted({cell.card for cell in news}), {cell.place for cell in news})
    return None


def _try(sheet: Sheet, cards: Iterable[Card], places: set[Place]) -> None:
    """Every rule about these cards and places."""
    for card in cards:
        _elsewhere(sheet, card)
        _last_place(sheet, card)
    for slot in sheet.slots:
        if slot.place in places:
            _full(sheet, slot)
            _rest(sheet, slot)
            if "taken" in sheet.rules and slot.place in sheet.one_of and slot.place != ENVELOPE:
                _taken(sheet, slot)
    for fact in sheet.facts:
        if isinstance(fact, HoldsOneOf) and fact.place in places:
            _one_of(sheet, fact)
        elif isinstance(fact, NotTheCase) and ENVELOPE in places:
            _wrong_case(sheet, fact)


# The rules, as `proving.proof` names them. Where cells already contradict each other, they
# go one step further than there is room for, so that the contradiction is one of a single cell.


def _told(sheet: Sheet, fact: Fact) -> None:
    if isinstance(fact, Holds):
        sheet.note(Cell(fact.place, fact.card, True), "told", (), (fact,))
    elif isinstance(fact, HoldsNone):
        for card in each(fact.cards):
            sheet.note(Cell(fact.place, card, False), "told", (), (fact,))


def _elsewhere(sheet: Sheet, card: Card) -> None:
    for place in sheet.somewhere:
        here = sheet.knows(place, card, True)
        if here:
            for other in sheet.layout.everywhere:
                if other != place:
                    sheet.note(Cell(other, card, False), "elsewhere", (here,))


def _last_place(sheet: Sheet, card: Card) -> None:
    places = sheet.somewhere
    gone = {place: cell for place in places if (cell := sheet.knows(place, card, False))}
    if len(gone) >= len(places) - 1:
        for place in places:
            if place not in gone or len(gone) == len(places):
                others = tuple(cell for other, cell in gone.items() if other != place)
                sheet.note(Cell(place, card, True), "last_place", others)


def _full(sheet: Sheet, slot: Slot) -> None:
    place, cards, size = slot
    there = [cell for card in cards if (cell := sheet.knows(place, card, True))]
    if len(there) >= size:
        those = tuple(sorted(there, key=sheet.cost)[:size])
        taken = {cell.card for cell in those}
        for card in cards:
            if card not in taken:
                sheet.note(Cell(place, card, False), "full", those)


def _rest(sheet: Sheet, slot: Slot) -> None:
    place, cards, size = slot
    gone = [cell for card in cards if (cell := sheet.knows(place, card, False))]
    if size and len(cards) - len(gone) <= size:
        those = tuple(sorted(gone, key=sheet.cost)[: len(cards) - size])
        away = {cell.card for cell in those}
        for card in cards:
            if card not in away:
                sheet.note(Cell(place, card, True), "rest", those)


def _one_of(sheet: Sheet, fact: HoldsOneOf) -> None:
    cards = tuple(each(fact.cards))
    gone = [cell for card in cards if (cell := sheet.knows(fact.place, card, False))]
    if len(gone) >= len(cards) - 1:
        away = {cell.card for cell in gone}
        for card in cards:
            if card not in away or len(gone) == len(cards):
                others = tuple(cell for cell in gone if cell.card != card)
                sheet.note(Cell(fact.place, card, True), "one_of", others, (fact,))


def _wrong_case(sheet: Sheet, fact: NotTheCase) -> None:
    sealed = [sheet.knows(ENVELOPE, card, True) for card in fact.case]
    for at, card in enumerate(fact.case):
        others = tuple(cell for other, cell in enumerate(sealed) if cell and other != at)
        if len(others) == 2:
            sheet.note(Cell(ENVELOPE, card, False), "wrong_case", others, (fact,))


def _taken(sheet: Sheet, slot: Slot) -> None:
    place, cards, size = slot
    there = tuple(cell for card in cards if (cell := sheet.knows(place, card, True)))
    room = size - len(there)
    if room <= 0:
        return
    held = cards_of(cell.card for cell in there)
    for some in islice(_apart(_sets(sheet, place, held), room), MOST_CHOICES):
        inside = held
        for one in some:
            inside = Cards(inside | one.cards)
        premises = there + tuple(cell for one in some for cell in one.without)
        facts = tuple(one.fact for one in some)
        for card in cards:
            if not inside >> card & 1:
                sheet.note(Cell(place, card, False), "taken", premises, facts)


class _Set(NamedTuple):
    """Cards of which one is at a place: those of a fact, without some that are not there."""

    cards: Cards
    fact: HoldsOneOf
    without: tuple[Cell, ...]


def _sets(sheet: Sheet, place: Place, held: Cards) -> list[_Set]:
    """As they were told, and without what is known not to be there."""
    found: dict[Cards, _Set] = {}
    for fact in sheet.one_of[place]:
        if fact.cards & held:
            continue
        gone = tuple(c for card in each(fact.cards) if (c := sheet.knows(place, card, False)))
        less = Cards(fact.cards & ~cards_of(cell.card for cell in gone))
        found.setdefault(fact.cards, _Set(fact.cards, fact, ()))
        found.setdefault(less, _Set(less, fact, gone))
    return list(found.values())


def _apart(sets: Sequence[_Set], number: int, taken: int = 0) -> Iterator[tuple[_Set, ...]]:
    """Every choice of ``number`` sets without a common card."""
    if not number:
        yield ()
        return
    for at, one in enumerate(sets):
        if not one.cards & taken:
            for more in _apart(sets[at + 1 :], number - 1, taken | one.cards):
                yield (one, *more)
