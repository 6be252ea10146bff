"""Guessing: whoever tries codes that lead nowhere is slowed down, alone and all together."""

from typing import Final

from lenoir.server.allowances import AN_HOUR, Allowances, Rate
from lenoir.server.limits import Limits

FIRST: Final = Rate(3, AN_HOUR)
"""Guesses an address has left when all together have made too many: whoever mistypes a code at the
television is not shut out by those who guess."""


class Guessing:
    """Counts wrong codes and links; right ones cost nothing."""

    def __init__(self, limits: Limits, allowances: Allowances) -> None:
        self._limits = limits
        self._own = Rate(allowances.guesses_per_address, AN_HOUR)
        self._all = Rate(allowances.guesses, AN_HOUR)

    def may(self, group: str) -> bool:
        """Whether an address may try another one."""
        limits = self._limits
        if limits.is_spent(("guesses", group), self._own):
            return False
        return not (
            limits.is_spent("guesses", self._all)
            and limits.is_spent(("first guesses", group), FIRST)
        )

    def wrong(self, group: str) -> None:
        """It led nowhere."""
        self._limits.allows(("guesses", group), self._own)
        self._limits.allows(("first guesses", group), FIRST)
        self._limits.allows("guesses", self._all)
