"""Guessing: whoever tries codes that lead nowhere is slowed down, alone and all together."""

from collections.abc import Hashable
from typing import Final, TypeAlias

from lenoir.server.guarding.allowances import AN_HOUR, Allowances, Rate
from lenoir.server.guarding.limits import Limits
from lenoir.server.guarding.whereabouts import circles

FIRST: Final = Rate(3, AN_HOUR)
"""Guesses an address has left when all together have made too many: whoever mistypes a code at the
television is not shut out by those who guess."""


Guess: TypeAlias = tuple[tuple[Hashable, Rate], ...]
"""What was counted for a try."""


class Guessing:
    """Counts wrong codes and links; right ones cost nothing."""

    def __init__(self, limits: Limits, allowances: Allowances) -> None:
        self._limits = limits
        self._own = Rate(allowances.guesses_per_address, AN_HOUR)
        self._all = Rate(allowances.guesses, AN_HOUR)

    def may(self, group: str) -> Guess | None:
        """Another try of an address, if it may have one; what it has cost.

        It counts as wrong until it turns out right: else all that are under way at once would be
        let through for one that is left.
        """
        counted: list[tuple[Hashable, Rate]] = []
        own = [(("guesses", name), self._own.for_many(many)) for name, many in circles(group)]
        for guess in (*own, (("first guesses", group), FIRST), ("guesses", self._all)):
            if self._limits.allows(*guess):
                counted.append(guess)
            elif guess in own:
                break
        else:
            if len(counted) > len(own):
                return tuple(counted)
        self.right(tuple(counted))
        return None

    def right(self, guess: Guess) -> None:
        """It led somewhere, so it costs nothing."""
        for who, rate in guess:
            self._limits.give_back(who, rate)
