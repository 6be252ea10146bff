"""The notebook: a player's private sheet, a row per card and a column per player.

The game does not need it; nobody else sees it. A team shares one, being one seat.
"""

from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.cards import Card, each
from lenoir.core.row import changed
from lenoir.core.seats import Seat
from lenoir.core.view import Sight

Mark: TypeAlias = Literal["", "yes", "no", "maybe", "look"]


class Notebook(Struct, frozen=True):
    """What a player has written down."""

    marks: tuple[tuple[Mark, ...], ...]

    @classmethod
    def at_the_deal(cls, sight: Sight) -> "Notebook":
        """The own cards are marked, nothing else is (C-13)."""
        unmarked: Mark = ""
        blank = (unmarked,) * len(sight.table.seats)
        sheet = cls((blank,) * len(sight.table.edition.deck))
        for card in each(sight.hand):
            sheet = sheet.marked(card, sight.viewer, "yes")
        return sheet

    def marked(self, card: Card, seat: Seat, mark: Mark) -> "Notebook":
        """The sheet with one more mark."""
        return replace(self, marks=changed(self.marks, card, changed(self.marks[card], seat, mark)))
