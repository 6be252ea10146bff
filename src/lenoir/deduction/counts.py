"""The answer to a problem: how many deals there are, with which case, and with each card where."""

from collections.abc import Mapping

from msgspec import Struct

from lenoir.core.cards import Card, Case
from lenoir.deduction.facts import Place


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
