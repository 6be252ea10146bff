"""Levels: under a heavy load bots think more simply, by a stated rule, and everybody is told.

How simply follows from how long a decision has waited for a process, and from nothing else:
neither a hand nor chance has a say.
"""

from typing import Final

LADDER: Final = ("lenoir", "entropy", "logician")
"""From the strongest down. The last takes a twentieth of the time, and never gets simpler; nor
does any other bot."""
PATIENCE: Final = 0.25
"""Seconds of waiting for which a bot goes down a level: they are over before the time at which it
answers anyway."""


def level_of(bot: str, wait: float) -> str:
    """Which bot decides in place of the one wanted, once a decision has waited ``wait`` seconds."""
    if bot not in LADDER:
        return bot
    down = int(wait / PATIENCE)
    return LADDER[min(LADDER.index(bot) + down, len(LADDER) - 1)]
