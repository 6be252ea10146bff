"""Names of guests: each can be read, and told from all others at the table."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final
from unicodedata import category, normalize
from unicodedata import name as name_of

from lenoir.play.refusal import Refusal
from lenoir.record.legible import legible

NAME_AT_MOST: Final = 24
MARKS_AT_MOST: Final = 2
"""Marks on one letter, as Vietnamese has; a heap of them spills over the lines above and below."""
MARKS: Final = frozenset({"Mn", "Me", "Cf"})
OVERLOOKED: Final = MARKS | {"Lm", "Sk", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Zs"}
"""Signs by which nobody tells two names apart: marks, accents, punctuation and spaces."""
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
"""How Unicode names letters that look like plain ones, though its list of such has few of them."""
ANYWHERE: Final = frozenset({"COMMON", "INHERITED"})
TOGETHER: Final = (
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
    frozenset({"LATIN", "HAN", "HANGUL"}),
)
"""Scripts that stand side by side in one name, as Unicode's TR39 has it (highly restrictive)."""

UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\uffa0\ufe00-\ufe0e"
    "\U000e0100-\U000e01ef]|(?<![\u2000-\u33ff\U0001f000-\U0001faff])\ufe0f"
)
"""Letters and marks of which one sees nothing. U+FE0F makes a picture of a sign before it."""


def checked_name(name: str) -> str:
    """A name fit to be shown: legible, without a heap of marks, and in one script.

    A name in two scripts is most often one that looks like somebody else's.
    """
    tidy = " ".join(normalize("NFC", name).split())
    fits = 0 < len(tidy) <= NAME_AT_MOST and legible(tidy)
    if not fits or not is_readable(tidy) or not _is_of_one_script(tidy):
        raise Refusal("bad_name")
    return tidy


def is_readable(text: str) -> bool:
    """Whether every sign is seen, and none under a heap of marks."""
    return UNSEEN.search(text) is None and not _has_heaps(text)


def fresh_name(name: str, others: Iterable[str]) -> str:
    """The same, and not to be taken for one of the others."""
    tidy = checked_name(name)
    mine = _looks(tidy)
    if any(mine & _looks(other) for other in others):
        raise Refusal("name_taken")
    return tidy


def _has_heaps(name: str) -> bool:
    marks = 0
    for letter in normalize("NFD", name):
        marks = marks + 1 if category(letter) in MARKS else 0
        if marks > MARKS_AT_MOST:
            return True
    return False


def _is_of_one_script(name: str) -> bool:
    from confusable_homoglyphs.categories import unique_aliases  # half a megabyte: when needed

    scripts = frozenset(unique_aliases(name)) - ANYWHERE
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)


def _looks(name: str) -> frozenset[str]:
    """What a name looks like: in small letters, and with the plainest letter of each kind."""
    letters = normalize("NFKD", name)
    told_by = "".join(c for c in letters if category(c) not in OVERLOOKED)
    bare = told_by or "".join(c for c in letters if category(c) not in MARKS and not c.isspace())
    alike = "".join(map(_plainest, bare))
    return frozenset({bare.casefold(), alike.casefold()})


@cache
def _plainest(letter: str) -> str:
    """One for all letters that look the same: in Unicode's list it has the most of them."""
    from confusable_homoglyphs.confusables import confusables_data as alike

    spelt = name_of(letter, "")
    if spelt.startswith(SMALL_CAPITAL) and len(spelt) == len(SMALL_CAPITAL) + 1:
        return _plainest(spelt[-1].lower())
    kin: tuple[str, ...] = (letter, *(each["c"] for each in alike.get(letter, ())))
    return max(kin, key=lambda text: (len(alike.get(text, ())), text))
