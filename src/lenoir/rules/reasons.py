"""Why something cannot be done now: the rule that forbids it, for whoever asks.

A module that takes something away says so in ``why_not``, handles only its own case, and calls
``super()`` for the rest. It looks at a `Sight`, so that the answer tells nothing one may not know.
"""

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.core.actions import Accuse, Action, LookInPool, SayNone, Stay, Suggest, TakePassage

Code: TypeAlias = Literal[
    "accuse-in-pool",
    "accuse-enter-pool",
    "accuse-in-room",
    "suggest-corridor",
    "suggest-pool",
    "suggest-arrive",
    "suggest-once",
    "suggest-after-passage",
    "suggest-move-first",
    "suggest-roll-first",
    "suggest-rolled",
    "suggest-remained",
    "suggest-declined",
    "stay-leave",
    "stay-move",
    "stay-roll-first",
    "passage-instead",
    "passage-none",
    "passage-roll-first",
    "look-enter",
    "look-empty",
    "none-hold",
]

ASKED: Final[tuple[type[Action], ...]] = (Accuse, Suggest, Stay, TakePassage, LookInPool, SayNone)
"""What one may ask about."""


class Reason(Struct, frozen=True):
    """The sentence that answers, by its code, and the number of the rule."""

    code: Code
    rule: str
    unasked: bool = False
    """Whether it is worth saying before anybody asks."""
