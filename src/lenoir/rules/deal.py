"""The deal: tokens on their squares, weapons in place, the envelope sealed, cards shared out."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

from lenoir.core.board import Space, spaces_of
from lenoir.core.cards import Card, Case, cards_of
from lenoir.core.edition import Edition
from lenoir.core.events import (
    CardsDealt,
    EnvelopeSealed,
    GameStarted,
    HandDealt,
    LotsRolled,
    PoolFilled,
    RoomCardLaid,
)
from lenoir.core.options import Options
from lenoir.core.rng import Rng, pick, shuffled
from lenoir.core.seats import Seat
from lenoir.rules.now import Now


class Deal:
    """Setting the table up; what dice are worth and where cards lie is for an edition to say."""

    needs: ClassVar[tuple[str, ...]] = ()
    """What a data file must have for a module to make a game."""

    # Small questions an edition may answer differently

    def points(self, edition: Edition, dice: Sequence[int]) -> int:
        """How far the dice carry, and what they count for when everybody rolls (M-4, D-5)."""
        return sum(dice)

    def rooms_with_cards(
        self, edition: Edition, options: Options, seats: int, rng: Rng
    ) -> tuple[Space, ...]:
        """The rooms in which a card lies: none."""
        return ()

    # Deeds

    def deal(self, now: Now, edition: Edition, suspects: Sequence[Card], options: Options) -> Seat:
        """Set the table up (C-3) and say who begins: M-6, K-2, T-3; or D-5."""
        seats = tuple(Seat(n) for n in range(len(suspects)))
        weapons = weapon_places(edition, now.rng)
        now.tell(GameStarted(edition.key, options, tuple(suspects), tuple(weapons)))
        if edition.dealer == "highest_roll":
            dealer = self.highest_roll(now, edition, options, "deal", seats)
        elif edition.dealer == "last_seat":
            dealer = seats[-1]
        else:
            dealer = pick(now.rng, seats)
        self.share_out(now, edition, options, seats, dealer)
        if edition.first == "highest_roll":
            return self.highest_roll(now, edition, options, "begin", seats)
        return min(seats, key=lambda seat: suspects[seat])

    def highest_roll(
        self,
        now: Now,
        edition: Edition,
        options: Options,
        purpose: Literal["deal", "begin"],
        seats: Sequence[Seat],
    ) -> Seat:
        """Everybody rolls; the tied roll again (M-4, D-5)."""
        while len(seats) > 1:
            rolls = tuple(self.points(edition, roll_dice(options, now.rng)) for _ in seats)
            now.tell(LotsRolled(purpose, tuple(seats), rolls))
            best = max(rolls)
            seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
        return seats[0]

    def share_out(
        self, now: Now, edition: Edition, options: Options, seats: Sequence[Seat], dealer: Seat
    ) -> None:
        """Seal the envelope (C-1), rooms first (M-3); deal the rest from the dealer's left.

        (C-2, M-4) Where hands are equal, what is left over lies in the pool (D-2); in rooms lie
        the cards of T-14.
        """
        rng = now.rng
        suspect, weapon, room = reversed([pick(rng, kind) for kind in reversed(edition.deck.kinds)])
        case = Case(Card(suspect), Card(weapon), Card(room))
        pack = shuffled(rng, [Card(n) for n in range(len(edition.deck)) if n not in case])
        rooms = self.rooms_with_cards(edition, options, len(seats), rng)
        in_rooms, pack = pack[: len(rooms)], pack[len(rooms) :]
        spare = len(pack) % len(seats) if edition.equal_hands else 0
        pool, pack = pack[:spare], pack[spare:]
        left_of_dealer = (dealer + 1) % len(seats)
        hands = [pack[(seat - left_of_dealer) % len(seats) :: len(seats)] for seat in seats]
        now.tell(CardsDealt(dealer, tuple(map(len, hands)), len(pool), tuple(rooms)))
        now.tell(EnvelopeSealed(case))
        for seat, hand in zip(seats, hands, strict=True):
            now.tell(HandDealt(seat, cards_of(hand)))
        if pool:
            now.tell(PoolFilled(cards_of(pool)))
        for room_space, card in zip(rooms, in_rooms, strict=True):
            now.tell(RoomCardLaid(room_space, card))


def weapon_places(edition: Edition, rng: Rng) -> Iterator[Space]:
    """All in the pool where there is one (D-4), else each in a room of its own (M-2, T-2)."""
    if edition.pool is not None:
        return iter([edition.pool] * len(edition.deck.weapons))
    rooms = shuffled(rng, tuple(spaces_of(edition.board.all_rooms)))
    return iter(rooms[: len(edition.deck.weapons)])


def roll_dice(options: Options, rng: Rng) -> tuple[int, ...]:
    """Roll all dice (K-3)."""
    one = rng.below(6) + 1
    return (one, rng.below(6) + 1) if options.dice == 2 else (one,)


def special_faces(edition: Edition, dice: Sequence[int]) -> int:
    """How many dice show their special face: a question mark or a magnifying glass."""
    if 1 not in dice:
        return 0
    number = 0
    for face, special in zip(dice, edition.special_dice, strict=False):
        if special and face == 1:
            number += 1
    return number


def hand_sizes(
    edition: Edition, cards: int, seats: int, first: Seat
) -> tuple[tuple[int, ...], int]:
    """How many of the cards each seat gets if they are dealt from ``first`` on (C-2), and how many
    are left over for the pool (D-2)."""
    spare = cards % seats if edition.equal_hands else 0
    dealt = range(cards - spare)
    return tuple(len(dealt[(seat - first) % seats :: seats]) for seat in range(seats)), spare
