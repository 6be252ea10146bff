"""The answer to a problem: how many deals there are, with which case, and with each card where."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from lenoir.core.cards import Card, Case
from lenoir.deduction.facts import Place

Hands: TypeAlias = Sequence[Sequence[int]]
"""For each place, the envelope last, its cards in each of some deals."""


class Counts(Struct, frozen=True):
    """Numbers of deals, exact whatever their size."""

    total: int
    envelopes: Mapping[Case, int]
    """The deals with each case that is still possible, in the order of the cards."""
    at: Mapping[Place, tuple[int, ...]]
    """For each place the deals in which each card lies there."""

    def of(self, card: Card, place: Place) -> int:
        """The deals in which a card lies at a place."""
        return self.at[place][card]


class Count(Protocol):
    """A problem counted. What is not known at once is worked out when it is asked for."""

    total: int
    """The number of deals."""

    @property
    def envelopes(self) -> Mapping[Case, int]:
        """The deals with each case that is still possible, in the order of the cards."""
        ...

    @property
    def counts(self) -> Counts:
        """All deals, and for each envelope and each card at each place those that have it."""
        ...

    def dealt(self, numbers: Sequence[int]) -> Hands:
        """The deals with these numbers, of which there are as many as deals, from 0 up."""
        ...

    def drawn(self, seed: int, number: int) -> Hands:
        """A number of random deals, each as likely; the same from the same seed."""
        ...
