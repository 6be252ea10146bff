"""Cards and sets of cards: small numbers with the suspects first, then weapons, then rooms."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, NewType

from msgspec import Struct
from msgspec.structs import force_setattr

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
    # What follows from these three is worked out once.
    ids: tuple[str, ...] = ()
    """All identifiers; a card's number is its place in here."""
    first_weapon: int = 0
    first_room: int = 0
    """Room ``n`` of the board has card ``first_room + n``."""
    kinds: tuple[range, range, range] = (range(0), range(0), range(0))
    """The numbers of the suspects, of the weapons and of the rooms."""
    room_cards: Cards = NO_CARDS

    def __post_init__(self) -> None:
        ids = self.suspects + self.weapons + self.rooms
        weapon, room, end = len(self.suspects), len(ids) - len(self.rooms), len(ids)
        force_setattr(self, "ids", ids)
        force_setattr(self, "first_weapon", weapon)
        force_setattr(self, "first_room", room)
        force_setattr(self, "kinds", (range(weapon), range(weapon, room), range(room, end)))
        force_setattr(self, "room_cards", Cards((1 << end) - (1 << room)))

    def __len__(self) -> int:
        return len(self.ids)

    def __repr__(self) -> str:
        return f"Deck({self.suspects}, {self.weapons}, {self.rooms})"

    def card(self, name: str) -> Card:
        """The card with this identifier."""
        try:
            return Card(self.ids.index(name))
        except ValueError:
            raise ValueError(f"no card {name!r}; the cards are {', '.join(self.ids)}") from None

    def names(self, cards: Cards) -> tuple[str, ...]:
        """The identifiers of some cards."""
        return tuple(self.ids[card] for card in each(cards))

    def case(self, suspect: str, weapon: str, room: str) -> Case:
        """A case by its three identifiers; a card of the wrong kind is refused."""
        case = Case(self.card(suspect), self.card(weapon), self.card(room))
        if not self.is_case(case):
            raise ValueError(f"{suspect}, {weapon}, {room} is not a suspect, a weapon and a room")
        return case

    def is_case(self, case: Case) -> bool:
        """Whether these are a suspect, a weapon and a room of this deck."""
        suspects, weapons, rooms = self.kinds
        return case[0] in suspects and case[1] in weapons and case[2] in rooms
