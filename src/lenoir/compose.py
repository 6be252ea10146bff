"""The one place that chooses implementations: where logs are stored, and who gives hints."""

from lenoir.play.alone import Alone
from lenoir.play.referee import Referee
from lenoir.store.memory import MemoryStore


def referee_in_memory() -> Referee:
    """A referee whose games die with the process."""
    return Referee(MemoryStore(), Alone())
