"""Many deals at once: for each place its cards in every one of them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, overload

from lenoir.core.cards import Cards
from lenoir.deduction.facts import Place

Deal: TypeAlias = Mapping[Place, Cards]
"""For each place the cards there."""


class Deals(Sequence[Deal]):
    """A sequence of deals that is kept place by place."""

    def __init__(self, places: Sequence[Place], columns: Sequence[Sequence[int]]) -> None:
        self.places, self.columns = tuple(places), columns

    def at(self, place: Place) -> Sequence[int]:
        """The cards at a place, in each of the deals."""
        return self.columns[self.places.index(place)]

    def __len__(self) -> int:
        return len(self.columns[0])

    @overload
    def __getitem__(self, number: int) -> Deal: ...
    @overload
    def __getitem__(self, number: slice) -> "Deals": ...
    def __getitem__(self, number: int | slice) -> "Deal | Deals":
        if isinstance(number, slice):
            return Deals(self.places, [column[number] for column in self.columns])
        return {
            place: Cards(column[number])
            for place, column in zip(self.places, self.columns, strict=True)
        }

    def __iter__(self) -> Iterator[Deal]:
        for cards in zip(*self.columns, strict=True):
            yield dict(zip(self.places, map(Cards, cards), strict=True))

    def __repr__(self) -> str:
        return f"Deals({self.places}, {self.columns})"
