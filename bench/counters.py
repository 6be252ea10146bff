"""Peers that count deals: a position as a Boolean formula, its models counted by a library.

A variable says that a card lies at a place. The libraries get the problem settled, as Lenoir has it
after the plain logic, so with few cards left. They are asked for the number of deals alone, or for
all counts, each by one more conjunction.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from importlib import import_module
from itertools import product
from operator import and_, or_
from typing import Any, Final, NamedTuple

from lenoir.core.cards import Cards, each
from lenoir.deduction.counting.problem import CountingProblem

Cell = tuple[int, int]
"""A slot and a card."""


def cells(problem: CountingProblem) -> list[Cell]:
    """The variables, card by card: where each card without a sure place may be."""
    known = reduce(or_, problem.has, 0)
    loose = each(Cards(problem.layout.cards & ~known))
    slots = range(len(problem.may))
    return [(slot, int(card)) for card in loose for slot in slots if problem.may[slot] >> card & 1]


def formula(problem: CountingProblem, at: dict[Cell, Any], true: object, false: object) -> object:
    """True of the deals: each card in one place, each place full, each clause and box as it is."""
    cards = {card for _, card in at}
    parts = [exactly(1, [at[c] for c in at if c[1] == card], true, false) for card in cards]
    for slot in reversed(range(len(problem.may))):
        need = problem.sizes[slot] - problem.has[slot].bit_count()
        parts.append(exactly(need, [at[c] for c in at if c[0] == slot], true, false))
        for _, some in (clause for clause in problem.clauses if clause[0] == slot):
            parts.append(reduce(or_, (at[c] for c in at if c[0] == slot and some >> c[1] & 1)))
    for box in problem.boxes:
        parts.append(reduce(or_, outside(problem, at, box, true)))
    return reduce(and_, parts, true)


def outside(
    problem: CountingProblem,
    at: dict[Cell, Any],
    box: Sequence[int],
    true: Any,  # noqa: ANN401
) -> Iterable[Any]:
    """The cards of the envelope that are not of a box."""
    for kind in range(3):
        slot = len(problem.may) - 3 + kind
        if problem.has[slot] & ~box[kind]:
            yield true
        yield from (at[c] for c in at if c[0] == slot and not box[kind] >> c[1] & 1)


def exactly(number: int, variables: Sequence[Any], true: object, false: object) -> object:
    """Exactly this many of these, from the last variable to the first."""
    counts: list[Any] = [true] + [false] * number
    for variable in reversed(variables):
        counts = [
            (variable & less) | (~variable & same)
            for less, same in zip([false, *counts[:-1]], counts, strict=True)
        ]
    return counts[number]


class Diagram(NamedTuple):
    """A formula compiled, its variables, and a way to count models."""

    found: Any
    at: dict[Cell, Any]
    count: Callable[[Any], int]


def deals(diagram: Diagram) -> int:
    """The number of deals."""
    return diagram.count(diagram.found)


def all_counts(diagram: Diagram, problem: CountingProblem) -> int:
    """The same, after the deals with each card at each place and with each case were counted."""
    found, at, count = diagram
    for variable in at.values():
        count(found & variable)
    first = len(problem.may) - 3
    suspects, weapons, rooms = (
        [at[cell] for cell in at if cell[0] == first + kind] or [found] for kind in range(3)
    )
    for suspect, weapon, room in product(suspects, weapons, rooms):
        count(found & suspect & weapon & room)
    return count(found)


def oxidd(problem: CountingProblem) -> Diagram:
    """Binary decision diagrams of OxiDD."""
    names = cells(problem)
    manager: Any = import_module("oxidd.bdd").BDDManager(1 << 24, 1 << 18, 1)
    variables = [manager.var(number) for number in manager.add_vars(len(names))]
    at = dict(zip(names, variables, strict=True))
    found = formula(problem, at, manager.true(), manager.false())
    return Diagram(found, at, lambda one: int(one.sat_count(len(names))))


def dd_cudd(problem: CountingProblem) -> Diagram:
    """Binary decision diagrams of CUDD, by dd."""
    names = cells(problem)
    manager: Any = import_module("dd.cudd").BDD(initial_cache_size=1 << 14)
    manager.configure(reordering=False)
    manager.declare(*(f"x{number}" for number in range(len(names))))
    at = {name: manager.var(f"x{number}") for number, name in enumerate(names)}
    found = formula(problem, at, manager.true, manager.false)
    return Diagram(found, at, lambda one: int(manager.count(one, len(names))))


def pysdd(problem: CountingProblem) -> Diagram:
    """Sentential decision diagrams of PySDD, on a right-linear vtree."""
    names, sdd = cells(problem), import_module("pysdd.sdd")
    tree = sdd.Vtree(max(len(names), 1), vtree_type="right")
    manager: Any = sdd.SddManager.from_vtree(tree)
    at = {name: manager.literal(number) for number, name in enumerate(names, 1)}
    found = formula(problem, at, manager.true(), manager.false())
    unused = 0 if names else 1
    return Diagram(found, at, lambda one: int(one.global_model_count()) >> unused)


LIBRARIES: Final[dict[str, Callable[[CountingProblem], Diagram]]] = {
    "oxidd": oxidd,
    "dd": dd_cudd,
    "pysdd": pysdd,
}
"""By the name of the package."""


def counted(name: str, problem: CountingProblem) -> int:
    """The number of deals by a counter: the name of a package, and perhaps "all counts"."""
    package, _, everything = name.partition(", ")
    diagram = LIBRARIES[package](problem)
    return all_counts(diagram, problem) if everything else deals(diagram)
