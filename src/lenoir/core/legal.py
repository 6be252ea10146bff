"""What a seat may do now. Large choices are described, and listed only when someone asks."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, final, overload

from msgspec import Struct
from msgspec.structs import replace

from lenoir.core.actions import Accuse, Action, Leap, PlayKeeper, Suggest, UsePower, Walk
from lenoir.core.board import Spaces, nth_space, spaces_of
from lenoir.core.cards import Card, Cards, Case, Deck, each
from lenoir.core.rng import Rng
from lenoir.core.seats import Seat


@final
class AnyPlace(Struct, frozen=True, gc=False):
    """The same action to any of some spaces; ``example`` says which action."""

    example: Walk | Leap | PlayKeeper | UsePower
    spaces: Spaces

    def __repr__(self) -> str:
        return f"{type(self.example).__name__} to one of {len(self)} spaces"

    def __iter__(self) -> Iterator[Action]:
        return (replace(self.example, to=space) for space in spaces_of(self.spaces))

    def __len__(self) -> int:
        return self.spaces.bit_count()

    def allows(self, action: object) -> bool:
        """Whether this is one of them."""
        return (
            type(action) is type(self.example)
            and isinstance(action.to, int)
            and action.to >= 0
            and bool(self.spaces >> action.to & 1)
            and replace(action, to=self.example.to) == self.example
        )

    __contains__ = allows

    def __getitem__(self, at: int) -> Action:
        return replace(self.example, to=nth_space(self.spaces, at))


@final
class AnyCase(Struct, frozen=True, gc=False):
    """A suggestion or an accusation of any suspect, any weapon and one of some rooms."""

    deed: type[Suggest] | type[Accuse]
    seat: Seat
    deck: Deck
    rooms: Cards

    def __repr__(self) -> str:
        return f"{self.deed.__name__} one of {len(self)} cases"

    def __iter__(self) -> Iterator[Action]:
        suspects, weapons, _ = self.deck.kinds
        for room in each(self.rooms):
            for suspect in suspects:
                for weapon in weapons:
                    yield self.deed(self.seat, Case(Card(suspect), Card(weapon), room))

    def __len__(self) -> int:
        suspects, weapons, _ = self.deck.kinds
        return self.rooms.bit_count() * len(suspects) * len(weapons)

    def allows(self, action: object) -> bool:
        """Whether this is one of them."""
        return (
            type(action) is self.deed
            and action.seat == self.seat
            and isinstance(action.case, Case)
            and self.deck.is_case(action.case)
            and bool(self.rooms >> action.case.room & 1)
        )

    __contains__ = allows

    def __getitem__(self, at: int) -> Action:
        suspects, weapons, _ = self.deck.kinds
        at, weapon = divmod(at, len(weapons))
        at, suspect = divmod(at, len(suspects))
        room = tuple(each(self.rooms))[at]
        return self.deed(self.seat, Case(Card(suspects[suspect]), Card(weapons[weapon]), room))


Offer: TypeAlias = Action | AnyPlace | AnyCase


class Legal(Struct, frozen=True, gc=False):
    """Every action a seat may take now: a sequence that is not spelled out until it must be."""

    offers: tuple[Offer, ...] = ()
    """Actions, and descriptions of large choices."""

    def __iter__(self) -> Iterator[Action]:
        for offer in self.offers:
            if type(offer) is AnyPlace or type(offer) is AnyCase:
                yield from offer
            else:
                yield offer

    def __len__(self) -> int:
        return sum(_size(offer) for offer in self.offers)

    def allows(self, action: object) -> bool:
        """Whether this is one of them."""
        for offer in self.offers:
            if type(offer) is AnyPlace or type(offer) is AnyCase:
                if offer.allows(action):
                    return True
            elif offer == action:
                return True
        return False

    __contains__ = allows

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | Sequence[Action]:
        if isinstance(at, slice):
            return tuple(self)[at]
        left = at + len(self) if at < 0 else at
        for offer in self.offers if left >= 0 else ():
            if left < _size(offer):
                if type(offer) is AnyPlace or type(offer) is AnyCase:
                    return offer[left]
                return offer
            left -= _size(offer)
        raise IndexError(at)

    def __repr__(self) -> str:
        return f"[{', '.join(map(repr, self.offers))}]"

    def any(self, rng: Rng) -> Action:
        """One kind of action, each as likely, and one of that kind."""
        return one_of(self.offers[rng.below(len(self.offers))], rng)

    def __reversed__(self) -> Iterator[Action]:
        return reversed(tuple(self))

    def index(self, action: object, *bounds: int) -> int:
        """Where an action stands; ``ValueError`` if it does not."""
        return tuple(self).index(action, *bounds)

    def count(self, action: object) -> int:
        """1 for what is legal, else 0."""
        return int(action in self)


Sequence.register(Legal)  # a struct cannot have it for a base


def one_of(offer: Offer, rng: Rng) -> Action:
    """An action that an offer allows, each as likely."""
    if type(offer) is AnyPlace or type(offer) is AnyCase:
        return offer[rng.below(len(offer))]
    return offer


def _size(offer: Offer) -> int:
    return len(offer) if type(offer) is AnyPlace or type(offer) is AnyCase else 1
