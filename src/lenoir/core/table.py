"""The table as everyone sees it."""

from msgspec import Struct

from lenoir.core.board import NOWHERE, ROOMS_AT_MOST, Space, Spaces
from lenoir.core.cards import NO_CARDS, Card, Cards, Case
from lenoir.core.edition import Edition, Power
from lenoir.core.keepers import NO_KEEPERS, Keepers
from lenoir.core.options import Options
from lenoir.core.phases import Phase, Setup
from lenoir.core.seats import NOBODY, SEATS_AT_MOST, Seat, Seats


class Turn(Struct, frozen=True, gc=False):
    """The turn under way."""

    seat: Seat
    began_at: Space
    """Where the token stood when the turn began."""
    dice: tuple[int, ...] = ()
    draws: int = 0
    """How many cards the dice still make the seat draw."""
    suggestions: int = 0
    rolls: int = 0
    moves_twice: bool = False
    """Whether a power lets the seat move twice in a row (D-29)."""

    @property
    def leg(self) -> int:
        """1 and 2 for the two moves in a row that a power gives; else 0."""
        return self.rolls if self.moves_twice else 0


class Table(Struct, frozen=True, gc=False):
    """All that is public. Values by seat, token, weapon and kind of keeper stand in that order."""

    edition: Edition
    options: Options
    phase: Phase = Setup()
    seats: tuple[Seat, ...] = ()
    suspects: tuple[Card, ...] = ()
    """The token each seat plays."""
    tokens: tuple[Space, ...] = ()
    weapons: tuple[Space, ...] = ()
    dealer: Seat | None = None
    sizes: tuple[int, ...] = ()
    pool_size: int = 0
    in_rooms: tuple[Space, ...] = ()
    """The rooms in which a card lies face down."""
    opened: tuple[Cards, ...] = (NO_CARDS,) * SEATS_AT_MOST
    """The cards that lie open in front of each seat."""
    turns: int = 0
    turn: Turn = Turn(Seat(0), NOWHERE)
    summoned: Seats = NOBODY
    """The seats moved into a room by another's suggestion since their own last turn."""
    passed: Seats = NOBODY
    """The seats whose last turn ended with a passage, where an option has them suggest later."""
    looked: Seats = NOBODY
    """The seats that have looked at the card which lies where they stand."""
    out: Seats = NOBODY
    mistaken: Seats = NOBODY
    """Those of the out who have accused wrongly."""
    dead: Seats = NOBODY
    case: Case | None = None
    """The case last suggested."""
    denied: tuple[Cards, ...] = (NO_CARDS,) * SEATS_AT_MOST
    """The cards each seat has ever said not to hold."""
    keepers: tuple[int, ...] = (0,) * SEATS_AT_MOST
    """How many keepers each seat holds."""
    played: tuple[Keepers, ...] = (NO_KEEPERS,) * SEATS_AT_MOST
    """The keepers each seat has played."""
    keepers_drawn: int = 0
    clocks: int = 0
    powers_used: Seats = NOBODY
    clues: tuple[int, ...] = ()
    """The clue cards drawn, in order."""
    extra_passage: Space | None = None
    winner: Seat | None = None
    solution: Case | None = None
    """The envelope, once it is open for all."""

    def seats_after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise from the left of one."""
        seats = self.seats
        return seats[seat + 1 :] + seats[:seat]

    def next_active(self, seat: Seat) -> Seat:
        """The next seat on the left that still takes turns, or the seat itself; there is one."""
        idle, seats = self.out | self.dead, self.seats
        while True:
            seat = seats[seat + 1 - len(seats)]
            if not idle >> seat & 1:
                return seat

    def is_out(self, seat: Seat) -> bool:
        """Whether a seat has accused wrongly, was convicted or resigned."""
        return bool(self.out >> seat & 1)

    def is_dead(self, seat: Seat) -> bool:
        """Whether the last clock struck for a seat."""
        return bool(self.dead >> seat & 1)

    def is_active(self, seat: Seat) -> bool:
        """Whether a seat still takes turns."""
        return not (self.out | self.dead) >> seat & 1

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats which still take turns."""
        return tuple(seat for seat in self.seats if self.is_active(seat))

    def token_of(self, seat: Seat) -> Card:
        """The suspect a seat plays."""
        return self.suspects[seat]

    def player_of(self, token: Card) -> Seat | None:
        """The seat that plays a suspect, if any does."""
        return self.seats[self.suspects.index(token)] if token in self.suspects else None

    def place_of(self, seat: Seat) -> Space:
        """Where a seat's token stands."""
        return self.tokens[self.suspects[seat]]

    def in_room(self, seat: Seat) -> bool:
        """Whether a seat's token stands in a room (the pool included)."""
        return 0 <= self.tokens[self.suspects[seat]] < ROOMS_AT_MOST

    def was_summoned(self, seat: Seat) -> bool:
        """Whether a seat was summoned to where it stands."""
        return bool(self.summoned >> seat & 1)

    def came_by_passage(self, seat: Seat) -> bool:
        """Whether a seat still has the suggestion that a passage gave it."""
        return bool(self.passed >> seat & 1)

    @property
    def occupied(self) -> Spaces:
        """The squares on which a token stands."""
        taken = 0
        for space in self.tokens:
            if space >= ROOMS_AT_MOST:
                taken |= 1 << space
        return Spaces(taken)

    def power_of(self, seat: Seat) -> Power | None:
        """The power a seat may still use."""
        if self.powers_used >> seat & 1:
            return None
        return self.edition.powers[self.suspects[seat]]

    @property
    def pile_size(self) -> int:
        """How many cards the Intrigue pile has; the last clock always returns to it."""
        edition = self.edition
        laid_out = min(self.clocks, max(edition.clocks - 1, 0))
        keepers = sum(kind.copies for kind in edition.keepers)
        return edition.clocks - laid_out + keepers - self.keepers_drawn
