"""The layout of a deal: the cards of each kind, and how many lie where, as everyone can count."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from lenoir.core.board import Space
from lenoir.core.cards import Cards, cards_of
from lenoir.core.seats import SEATS_AT_MOST
from lenoir.core.view import Sight
from lenoir.deduction.facts import ENVELOPE, POOL, Place, in_room

MOST_CARDS: Final = 64


class Layout(Struct, frozen=True):
    """What is known before anyone has looked at a card."""

    kinds: tuple[Cards, Cards, Cards]
    places: tuple[Place, ...]
    """Everywhere a card may lie but in the envelope."""
    sizes: tuple[int, ...]
    """How many cards lie at each of these places."""

    def __post_init__(self) -> None:
        dealt = self.cards.bit_count() - 3
        if self.cards.bit_length() > MOST_CARDS:
            raise ValueError(f"there are at most {MOST_CARDS} cards")
        if not all(self.kinds) or sum(kind.bit_count() for kind in self.kinds) != dealt + 3:
            raise ValueError("each kind needs a card, and no card is of two kinds")
        if min(self.sizes, default=0) < 0 or sum(self.sizes) != dealt:
            raise ValueError(f"{sum(self.sizes)} cards are laid out where {dealt} were dealt")

    @classmethod
    def of(
        cls,
        kinds: Sequence[Cards],
        hands: Sequence[int],
        pool: int = 0,
        rooms: Sequence[Space] = (),
    ) -> "Layout":
        """By the size of each hand and of the pool, and the rooms in which a card lies."""
        if len(hands) > SEATS_AT_MOST:
            raise ValueError(f"{len(hands)} hands, but there are at most {SEATS_AT_MOST} seats")
        suspects, weapons, room_cards = kinds
        places = (*map(Place, range(len(hands))), POOL, *map(in_room, rooms))
        return cls((suspects, weapons, room_cards), places, (*hands, pool, *(1 for _ in rooms)))

    @classmethod
    def seen(cls, sight: Sight) -> "Layout":
        """As the table lies before a viewer."""
        table, kinds = sight.table, sight.table.edition.deck.kinds
        cards = [cards_of(kind) for kind in kinds]  # type: ignore[arg-type]
        return cls.of(cards, table.sizes, table.pool_size, table.in_rooms)

    @property
    def cards(self) -> Cards:
        """The whole deck."""
        return Cards(self.kinds[0] | self.kinds[1] | self.kinds[2])

    @property
    def everywhere(self) -> tuple[Place, ...]:
        """All places, the envelope last."""
        return (*self.places, ENVELOPE)
