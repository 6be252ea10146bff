"""Names of guests."""

from typing import Final

from lenoir.play.shelf import Stop
from lenoir.record.legible import legible

NAME_AT_MOST: Final = 24


def checked_name(name: str) -> str:
    """A name fit to be shown."""
    tidy = " ".join(name.split())
    if not 0 < len(tidy) <= NAME_AT_MOST or not legible(tidy):
        raise Stop("bad_name")
    return tidy
