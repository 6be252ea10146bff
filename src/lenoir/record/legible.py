"""Text that can be read: printable, and the parts of an emoji may be joined."""

from itertools import pairwise
from typing import Final
from unicodedata import category

JOINER: Final = "\u200d"
"""Unseen; it makes one picture of two, a woman and a rocket an astronaut."""
PICTURES: Final = frozenset({"So", "Sk"})
AS_PICTURE: Final = "\ufe0f"


def legible(text: str) -> bool:
    """Whether there is nothing unseen in a text but what joins pictures."""
    parts = text.split(JOINER)
    return "".join(parts).isprintable() and all(
        _is_picture(before[-1:]) and _is_picture(after[:1]) for before, after in pairwise(parts)
    )


def _is_picture(letter: str) -> bool:
    return letter == AS_PICTURE or (letter != "" and category(letter) in PICTURES)
