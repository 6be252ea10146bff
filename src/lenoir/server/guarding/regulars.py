"""Regulars: households from which somebody has lately sat at a table do not wait behind strangers.

As many pieces and requests of theirs are begun in a turn of the loop as of all strangers together.
So a crowd that has never played keeps nobody from a game, and regulars keep no stranger out.
"""

from typing import Final

from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.limits import Limits

LATELY: Final = Rate(1, 86_400.0)
"""For a day."""


def note(limits: Limits, group: str) -> None:
    """Somebody of a household sits at a table."""
    limits.allows(("regulars", group), LATELY)


def is_regular(limits: Limits, group: str) -> bool:
    """Whether somebody of a household has sat at a table."""
    return limits.is_spent(("regulars", group), LATELY)
