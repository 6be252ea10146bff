"""Supposing: where plain steps do not lead, the opposite is led to a contradiction."""

from collections.abc import Iterator

from lenoir.core.cards import each
from lenoir.deduction.counting.problem import CountingProblem
from lenoir.deduction.counting.settling import Impossible
from lenoir.deduction.proving.deriving import go_on
from lenoir.deduction.proving.proof import Cell
from lenoir.deduction.proving.sheet import Sheet


def suppose(sheet: Sheet, cell: Cell) -> None:
    """Write the opposite of a cell on a sheet that rules the cell out.

    Where plain steps lead to no contradiction yet, something more is supposed, and so on: every
    time something is ruled out, so that this comes to an end.
    """
    deeper = sheet.supposing(cell)
    clash = go_on(deeper)
    while clash is None:
        suppose(deeper, _next(deeper))
        clash = go_on(deeper)
    sheet.note_ruled_out(deeper, clash, cell.opposite)


def _next(sheet: Sheet) -> Cell:
    """What to suppose: best something that is wrong either way, else something wrong at once."""
    choices = list(_open(sheet))
    try:
        problem = CountingProblem.of(sheet.layout).learn(
            (*sheet.facts, *(c.fact for c in sheet.reasons))
        )
    except Impossible:
        return choices[0]
    wrong = [cell for cell in choices if _fails(problem, cell)]
    either = [cell for cell in wrong if _fails(problem, cell.opposite)]
    return (either or wrong or choices)[0]


def _open(sheet: Sheet) -> Iterator[Cell]:
    """All that may be supposed, first of the cards with the fewest places left."""
    places = sheet.somewhere
    left = {
        card: [p for p in places if sheet.knows(p, card, False) is None]
        for card in each(sheet.layout.cards)
        if not any(sheet.knows(p, card, True) for p in places)
    }
    for card, there in sorted(left.items(), key=lambda item: len(item[1])):
        for place in there:
            yield Cell(place, card, True)
            yield Cell(place, card, False)


def _fails(problem: CountingProblem, cell: Cell) -> bool:
    try:
        problem.learn((cell.fact,))
    except Impossible:
        return True
    return False
