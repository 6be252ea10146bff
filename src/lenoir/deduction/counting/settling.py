"""Settling: the plain logic every player does first, until nothing more follows from it."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

Clause: TypeAlias = tuple[int, int]
"""A slot, and cards of which it holds at least one."""

Box: TypeAlias = tuple[int, int, int]
"""Suspects, weapons and rooms: the envelope is not made of one of each."""


class Impossible(ValueError):
    """No deal agrees with what was written down."""


class Draft:
    """A sheet in pencil: per slot the cards it may and does hold; the last three are the case."""

    def __init__(
        self,
        deck: int,
        sizes: Sequence[int],
        may: Sequence[int],
        has: Sequence[int],
        clauses: Iterable[Clause],
        boxes: Iterable[Box],
    ) -> None:
        self.deck, self.sizes = deck, sizes
        self.may, self.has = list(may), list(has)
        self.clauses, self.boxes = list(clauses), list(boxes)

    def settle(self) -> None:
        """Go over the sheet until nothing changes."""
        while True:
            before = (self.may[:], self.has[:])
            self._cards()
            self._places()
            self.clauses = list(self._open_clauses())
            self.boxes = list(self._open_boxes())
            if before == (self.may, self.has):
                break
        self.clauses = strongest(self.clauses)

    def _cards(self) -> None:
        """A card is in one place only; one that can be in one place is there."""
        may, has, owned = self.may, self.has, 0
        for held in has:
            if owned & held:
                raise Impossible
            owned |= held
        once = twice = 0
        for slot, held in enumerate(has):
            cards = may[slot]
            if held & ~cards:
                raise Impossible
            may[slot] = cards = cards & ~owned | held
            twice |= once & cards
            once |= cards
        if once != self.deck:
            raise Impossible
        lone = once & ~twice & ~owned
        if lone:
            for slot, cards in enumerate(may):
                has[slot] |= cards & lone

    def _places(self) -> None:
        """A full place takes no more; one with just enough to choose from has it all."""
        may, has = self.may, self.has
        for slot, size in enumerate(self.sizes):
            cards, held = may[slot], has[slot]
            if cards.bit_count() < size or held.bit_count() > size:
                raise Impossible
            if held.bit_count() == size:
                may[slot] = held
            elif cards.bit_count() == size:
                has[slot] = cards

    def _open_clauses(self) -> Iterable[Clause]:
        """Of those that say something yet, what is left of each."""
        may, has = self.may, self.has
        for slot, cards in self.clauses:
            if cards & has[slot]:
                continue
            cards &= may[slot]
            if not cards & cards - 1:
                if not cards:
                    raise Impossible
                has[slot] |= cards
            else:
                yield slot, cards

    def _open_boxes(self) -> Iterable[Box]:
        """When two of the three are sure to be of the box, the third is not."""
        may = self.may
        for box in self.boxes:
            suspects, weapons, rooms = (box[kind] & may[kind - 3] for kind in range(3))
            if not (suspects and weapons and rooms):
                continue
            left = (suspects, weapons, rooms)
            loose = [kind for kind in range(3) if left[kind] != may[kind - 3]]
            if not loose:
                raise Impossible
            if len(loose) == 1:
                may[loose[0] - 3] &= ~left[loose[0]]
            else:
                yield left


def strongest(clauses: Iterable[Clause]) -> list[Clause]:
    """Without those that follow from another, the smallest first."""
    kept: list[Clause] = []
    for slot, cards in sorted(clauses, key=lambda clause: (clause[1].bit_count(), clause)):
        if not any(slot == other and fewer & ~cards == 0 for other, fewer in kept):
            kept.append((slot, cards))
    return kept
