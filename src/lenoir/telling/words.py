"""Recognising what a person types: any beginning of a name, accents and capitals optional."""

import unicodedata
from collections.abc import Iterable, Sequence

from msgspec import Struct


def simple(text: str) -> str:
    """Small letters and digits without accents, words set apart by one space."""
    flat = unicodedata.normalize("NFD", text.casefold())
    kept = ("" if unicodedata.combining(c) else c if c.isalnum() else " " for c in flat)
    return " ".join("".join(kept).split())


class Name(Struct, frozen=True):
    """Something one can type, under any of its names; ``label`` is how it is shown."""

    label: str
    names: tuple[str, ...] = ()


def matching(typed: str, among: Sequence[Name]) -> list[int]:
    """The places of what was meant: a full name before a beginning, that before a later word's."""
    wish = simple(typed)
    if not wish:
        return []
    spoken = [[simple(name) for name in item.names] for item in among]
    tests = (
        lambda name: name == wish,
        lambda name: name.startswith(wish),
        lambda name: f" {wish}" in name,
    )
    for test in tests:
        found = [at for at, names in enumerate(spoken) if any(map(test, names))]
        if found:
            return found
    return []


def listed(items: Iterable[str]) -> str:
    """Some names in a row."""
    return ", ".join(items)
