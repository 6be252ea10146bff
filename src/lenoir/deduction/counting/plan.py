"""The plan of a count: which spot is filled when, and which cards are alike by then.

Spots are filled one after the other. Two cards are alike when no spot still to be filled can tell
them apart; of cards that are alike only the number left matters. A *state* is one integer made of
these numbers, a field for each class of cards; its lowest bits say what the spot now being filled
still needs: a number of cards, and a bit for each of its clauses.
"""

from typing import Final, NamedTuple

from lenoir.deduction.counting.spots import Spot

NEED_BITS: Final = 6
NEED: Final = (1 << NEED_BITS) - 1
"""Where a state says how many cards are needed."""


class Field(NamedTuple):
    """Where a state keeps the number left of a class."""

    shift: int
    mask: int

    @property
    def bits(self) -> int:
        """All its bits in a state."""
        return self.mask << self.shift


class Level(NamedTuple):
    """One class of cards offered to one spot."""

    shift: int
    mask: int
    unit: int
    """What a card of the class is worth in a state: itself, and one less needed."""
    keep: int
    """What stays of a state once a card is taken: the clauses it satisfies go."""
    low: int
    """What must not be in a state when the spot is filled: what it needs, or should have taken."""
    dead: int
    """What must not be in a state after this: clauses that no later class can satisfy, and cards
    that no later spot may hold."""
    later: int
    """How many cards the later classes can give at most."""
    lost: bool
    """Whether there can be states after this from which the spot cannot be filled."""
    fine: tuple[int, ...]
    """The classes of the beginning which have become this one."""
    parts: int
    """Where a value keeps the numbers left of these; 0 if the class is still as it was."""
    is_one: bool
    """Whether the class is a single card."""


class Fold(NamedTuple):
    """What becomes alike once a spot is filled."""

    onto: tuple[tuple[int, int, int], ...]
    """Shift and mask of a class, and the shift of the class it is now alike with."""
    fresh: tuple[tuple[int, int, int], ...]
    """Shift and mask of a class that was still as it was, and where a value keeps its number."""
    start: int
    """What the next spot needs."""


class AfterCase(NamedTuple):
    """How the states and values after the case is chosen are made up, by class of the beginning."""

    start: int
    """What the first spot needs."""
    units: tuple[int, ...]
    """What a card is worth in a state."""
    parts: tuple[int, ...]
    """What a card is worth in a value; nothing, if its class is still as it was."""


class Plan(NamedTuple):
    """The case comes first, then the spots in order; the last one takes what is left."""

    spots: tuple[Spot, ...]
    classes: tuple[int, ...]
    """The cards of each class at the beginning."""
    fields: tuple[Field, ...]
    """For each of these classes."""
    width: int
    """Of a part of a value: no number of deals is wider."""
    levels: tuple[tuple[Level, ...], ...]
    """For each spot but the last."""
    opening: AfterCase
    folds: tuple[Fold, ...]
    """Before each spot but the first."""
    alone: tuple[tuple[int, ...], ...]
    """For each spot the classes that are still as they were at the beginning."""
    last: tuple[int, ...]
    """Parts of a state which must not be empty at the end: the last spot's clauses."""
