"""Keepers: the cards of the Intrigue pile that one keeps to play them later."""

from collections.abc import Iterator
from typing import Final, Literal, NewType, TypeAlias

from msgspec import Struct

Keeper = NewType("Keeper", int)
"""A kind of keeper, by its place in the edition's list."""

Keepers = NewType("Keepers", int)
"""How many of each kind: four bits a kind, so that hands add and subtract as numbers."""

NO_KEEPERS: Final = Keepers(0)

KeeperName: TypeAlias = Literal[
    "stay", "anywhere", "plus_six", "neighbour", "again", "back", "spy", "block"
]


class KeeperKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A keeper of the Intrigue pile, and how many of it there are."""

    name: KeeperName
    copies: int


def one(keeper: Keeper) -> Keepers:
    """The hand of one keeper."""
    return Keepers(1 << 4 * keeper)


def count(keepers: Keepers, keeper: Keeper) -> int:
    """How many of a kind are in a hand."""
    return keepers >> 4 * keeper & 15


def each_keeper(keepers: Keepers) -> Iterator[Keeper]:
    """The keepers of a hand, each as often as it is there."""
    kind, rest = 0, int(keepers)
    while rest:
        for _ in range(rest & 15):
            yield Keeper(kind)
        kind, rest = kind + 1, rest >> 4
