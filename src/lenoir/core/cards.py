"""Cards and sets of cards: small numbers with the suspects first, then weapons, then rooms."""

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Final, NamedTuple, NewType

from msgspec import Struct

Card = NewType("Card", int)
"""A card's number in its deck. A suspect's token has the number of the suspect's card."""

Cards = NewType("Cards", int)
"""A set of cards, one bit each."""

NO_CARDS: Final = Cards(0)


class Case(NamedTuple):
    """One card of each kind: what the envelope holds, or what somebody claims."""

    suspect: Card
    weapon: Card
    room: Card


def cards_of(cards: Iterable[Card]) -> Cards:
    """The set of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return Cards(mask)


def each(cards: Cards) -> Iterator[Card]:
    """The cards of a set, in order."""
    rest = int(cards)
    while rest:
        low = rest & -rest
        yield Card(low.bit_length() - 1)
        rest ^= low


class Deck(Struct, frozen=True):
    """Every card of an edition, by kind, as identifiers such as ``"rose"`` or ``"dining_room"``."""

    suspects: tuple[str, ...]
    weapons: tuple[str, ...]
    rooms: tuple[str, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """All identifiers; a card's number is its place in here."""
        return self.suspects + self.weapons + self.rooms

    def __len__(self) -> int:
        return len(self.suspects) + len(self.weapons) + len(self.rooms)

    @property
    def first_weapon(self) -> int:
        """The number of the first weapon card."""
        return len(self.suspects)

    @property
    def first_room(self) -> int:
        """The first room card: room ``n`` of the board has card ``first_room + n``."""
        return len(self.suspects) + len(self.weapons)

    @property
    def kinds(self) -> tuple[range, range, range]:
        """The numbers of the suspects, of the weapons and of the rooms."""
        return (
            range(self.first_weapon),
            range(self.first_weapon, self.first_room),
            range(self.first_room, len(self)),
        )

    def card(self, name: str) -> Card:
        """The card with this identifier."""
        try:
            return Card(self.ids.index(name))
        except ValueError:
            raise ValueError(f"no card {name!r}; the cards are {', '.join(self.ids)}") from None

    def case(self, suspect: str, weapon: str, room: str) -> Case:
        """A case by its three identifiers; a card of the wrong kind is refused."""
        case = Case(self.card(suspect), self.card(weapon), self.card(room))
        if not self.is_case(case):
            raise ValueError(f"{suspect}, {weapon}, {room} is not a suspect, a weapon and a room")
        return case

    def is_case(self, case: Case) -> bool:
        """Whether these are a suspect, a weapon and a room of this deck."""
        return all(card in kind for card, kind in zip(case, self.kinds, strict=True))

    def cases(self) -> Iterator[Case]:
        """Every envelope there could be."""
        suspects, weapons, rooms = self.kinds
        return (Case(Card(s), Card(w), Card(r)) for s, w, r in product(suspects, weapons, rooms))
