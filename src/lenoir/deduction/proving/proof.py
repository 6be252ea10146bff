"""Proofs: why a card is surely at a place, or surely not, in steps that anyone can check."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from lenoir.core.cards import Card, cards_of
from lenoir.deduction.facts import Fact, Holds, HoldsNone, Place

Rule: TypeAlias = Literal[
    "told", "elsewhere", "full", "last_place", "rest", "one_of", "taken", "wrong_case", "suppose"
]
"""What makes a step right.

``told``: a fact says so.
``elsewhere``: the card is at another place.
``full``: the place has all its cards; the envelope is full with one card of a kind.
``last_place``: the card is nowhere else, places without cards left aside.
``rest``: all other cards are not there, and the place needs as many as remain; in the envelope,
all others of its kind.
``one_of``: a fact says that one of some cards is there, and the others are not.
``taken``: sure cards, and one each of facts without a common card, make up the whole place; cards
that are not there do not count.
``wrong_case``: a fact says that the case is wrong, and the two others of it are in the envelope.
``suppose``: the opposite leads to a contradiction.
"""

EVERY_RULE: Final[frozenset[Rule]] = frozenset(get_args(Rule))


class Cell(Struct, frozen=True, order=True):
    """A card is at a place, or is not."""

    place: Place
    card: Card
    there: bool

    @property
    def opposite(self) -> "Cell":
        """What is wrong if this is right."""
        return Cell(self.place, self.card, not self.there)

    @property
    def fact(self) -> Fact:
        """The same as a fact."""
        if self.there:
            return Holds(self.place, self.card)
        return HoldsNone(self.place, cards_of((self.card,)))


class ProofStep(Struct, frozen=True):
    """A conclusion, and what it follows from."""

    conclusion: Cell
    rule: Rule
    premises: tuple[Cell, ...] = ()
    """Conclusions of steps before; in a supposition also what is supposed, and what came before it.
    """
    facts: tuple[Fact, ...] = ()
    inside: tuple["ProofStep", ...] = ()
    """For ``suppose``: the steps from the opposite of the conclusion to one that contradicts what
    is known or supposed by then."""

    @property
    def length(self) -> int:
        """How many steps it is, those inside included."""
        return 1 + sum(step.length for step in self.inside)

    def every_fact(self) -> Iterator[Fact]:
        """The facts it leans on, those inside first."""
        for step in self.inside:
            yield from step.every_fact()
        yield from self.facts


class Proof(Struct, frozen=True):
    """The steps to a cell, by rules as plain as will do.

    Every step is needed, and of the facts none can be left out without a harder rule.
    """

    cell: Cell
    facts: tuple[Fact, ...]
    steps: tuple[ProofStep, ...]

    @property
    def length(self) -> int:
        """How many steps it takes, those inside suppositions included."""
        return sum(step.length for step in self.steps)
