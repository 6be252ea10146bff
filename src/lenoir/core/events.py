"""Events: what happened. Each is seen whole or not at all, so nothing is ever masked.

A half-secret is two events: a public one for the table, a private one for those concerned.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.board import Space
from lenoir.core.cards import Card, Cards, Case
from lenoir.core.keepers import Keeper, Keepers
from lenoir.core.options import Options
from lenoir.core.phases import Phase
from lenoir.core.seats import Seat

How: TypeAlias = Literal[
    "walk", "passage", "leap", "keeper", "power", "summoned", "named", "rush", "sent_back", "swept"
]
"""How a token came to move. ``named``: by its own player's suggestion. ``swept``: out of a doorway
its player has left the game in."""

Why: TypeAlias = Literal["die", "square", "summoned"]
OutBecause: TypeAlias = Literal["accused", "convicted", "resigned"]
EndedBecause: TypeAlias = Literal["solved", "last_detective", "nobody_left", "turn_limit"]


class _Event(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """The base of all events."""


# The deal


class GameStarted(_Event, frozen=True):
    """The edition, its options, who plays which suspect, and where the weapons lie."""

    edition: str
    options: Options
    suspects: tuple[Card, ...]
    weapons: tuple[Space, ...]


class LotsRolled(_Event, frozen=True):
    """Some seats rolled for who deals or who begins; the tied roll again."""

    purpose: Literal["deal", "begin"]
    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class CardsDealt(_Event, frozen=True):
    """How many cards each seat got, how many lie in the pool, and the rooms in which one lies."""

    dealer: Seat
    sizes: tuple[int, ...]
    pool: int
    in_rooms: tuple[Space, ...]


class EnvelopeSealed(_Event, frozen=True):
    """The case to solve."""

    case: Case


class HandDealt(_Event, frozen=True):
    """The cards one seat was dealt."""

    seat: Seat
    cards: Cards


class PoolFilled(_Event, frozen=True):
    """The cards left over, face down in the pool."""

    cards: Cards


class RoomCardLaid(_Event, frozen=True):
    """The card that lies face down in a room."""

    room: Space
    card: Card


# The turn


class TurnBegan(_Event, frozen=True):
    """A seat has the dice."""

    seat: Seat


class PhaseBegan(_Event, frozen=True):
    """What the table now waits for: the rules decide it, everyone is told."""

    phase: Phase


class DiceRolled(_Event, frozen=True):
    """What the dice showed, and how many cards they make one draw."""

    seat: Seat
    dice: tuple[int, ...]
    draws: int


class TokenMoved(_Event, frozen=True):
    """A suspect's token stands somewhere else."""

    token: Card
    to: Space
    how: How


class WeaponMoved(_Event, frozen=True):
    """A weapon lies somewhere else."""

    weapon: Card
    to: Space


class Stayed(_Event, frozen=True):
    """A seat has chosen to remain where it was."""

    seat: Seat


class Declined(_Event, frozen=True):
    """A seat has declined what it was openly offered."""

    seat: Seat


class TurnEnded(_Event, frozen=True):
    """A seat has handed the dice on."""

    seat: Seat


# The suggestion


class SuggestionMade(_Event, frozen=True):
    """A case was named aloud."""

    seat: Seat
    case: Case


class CannotRefute(_Event, frozen=True):
    """A seat has said that it holds none of the named cards."""

    seat: Seat
    case: Case


class SuggestionRefuted(_Event, frozen=True):
    """A card changed eyes; which one is in the private `CardShown`."""

    by: Seat
    to: Seat
    case: Case


class SuggestionStood(_Event, frozen=True):
    """Nobody has refuted."""

    seat: Seat
    case: Case


class SuggestionBlocked(_Event, frozen=True):
    """A keeper has put an end to the asking."""

    by: Seat
    case: Case


class CardPassed(_Event, frozen=True):
    """A seat showed a card to another, not for a suggestion; which one is in `CardShown`."""

    by: Seat
    to: Seat


class CardShown(_Event, frozen=True):
    """Which card it was."""

    by: Seat
    to: Seat
    card: Card


class CardSpied(_Event, frozen=True):
    """A third seat saw the card too."""

    seat: Seat
    by: Seat
    card: Card


class CardGlimpsed(_Event, frozen=True):
    """A random card of a hand was seen, as both know."""

    seat: Seat
    of: Seat
    card: Card


class CardNoticed(_Event, frozen=True):
    """A card of a hand was seen by accident, at a real table; nobody else knows."""

    seat: Seat
    of: Seat
    card: Card


# The accusation and the end


class AccusationMade(_Event, frozen=True):
    """A seat stakes its game; what it claims is in `CaseClaimed` or `CaseWritten`."""

    seat: Seat


class CaseClaimed(_Event, frozen=True):
    """The accusation as it was said aloud."""

    seat: Seat
    case: Case


class CaseWritten(_Event, frozen=True):
    """The accusation as it was written down in secret."""

    seat: Seat
    case: Case


class EnvelopeSeen(_Event, frozen=True):
    """An accuser has looked inside."""

    seat: Seat
    case: Case


class AccusationFailed(_Event, frozen=True):
    """The accuser was wrong."""

    seat: Seat


class SeatOut(_Event, frozen=True):
    """A seat takes no more turns; it still refutes."""

    seat: Seat
    because: OutBecause


class CardWithheld(_Event, frozen=True):
    """At the end: a seat had said not to hold a card which it held."""

    seat: Seat
    card: Card


class SeatChallenged(_Event, frozen=True):
    """A seat says that another withheld a card."""

    seat: Seat
    offender: Seat
    card: Card


class GameEnded(_Event, frozen=True):
    """The envelope is opened for all."""

    winner: Seat | None
    case: Case
    because: EndedBecause


class EverythingOpened(_Event, frozen=True):
    """After the end nothing is hidden: hands, keepers, pool, rooms, written accusations."""

    hands: tuple[Cards, ...]
    keepers: tuple[Keepers, ...]
    pool: Cards
    in_rooms: tuple[Card, ...]
    written: tuple[Case | None, ...]


# The Intrigue pile and the powers


class IntrigueDrawn(_Event, frozen=True):
    """A seat drew a clock with this number; or a keeper, if 0, named in `KeeperTaken`."""

    seat: Seat
    why: Why
    clock: int


class KeeperTaken(_Event, frozen=True):
    """Which keeper it was."""

    seat: Seat
    keeper: Keeper


class KeeperPlayed(_Event, frozen=True):
    """A keeper was played and leaves the game."""

    seat: Seat
    keeper: Keeper


class PowerUsed(_Event, frozen=True):
    """A guest's power is spent."""

    seat: Seat


class SeatDied(_Event, frozen=True):
    """The last clock struck for a seat: its cards lie open, its token is gone."""

    seat: Seat
    hand: Cards


class PoolLooked(_Event, frozen=True):
    """A seat has looked at the cards in the pool."""

    seat: Seat


class PoolSeen(_Event, frozen=True):
    """What it saw there."""

    seat: Seat
    cards: Cards


# The clue cards and the cards in rooms


class ClueDrawn(_Event, frozen=True):
    """A clue card was drawn and read aloud; ``clue`` is its number in the edition's list."""

    seat: Seat
    clue: int


class CardNamed(_Event, frozen=True):
    """A seat named a card for a clue."""

    seat: Seat
    card: Card


class SeatPicked(_Event, frozen=True):
    """A seat picked another for a clue."""

    seat: Seat
    target: Seat


class CardOpened(_Event, frozen=True):
    """A card lies open for good in front of its holder."""

    seat: Seat
    card: Card


class NobodyHolds(_Event, frozen=True):
    """Nobody at the table had the card that was called for."""

    card: Card


class AnswerSealed(_Event, frozen=True):
    """A seat's answer while others are still asked; it takes effect with theirs."""

    seat: Seat
    answer: Action


class PassageOpened(_Event, frozen=True):
    """A room is now joined with every corner room."""

    seat: Seat
    room: Space


class RoomCardLooked(_Event, frozen=True):
    """A seat has looked at the card that lies in a room."""

    seat: Seat
    room: Space


class RoomCardSeen(_Event, frozen=True):
    """Which card it saw."""

    seat: Seat
    room: Space
    card: Card


PublicEvent: TypeAlias = (
    GameStarted
    | LotsRolled
    | CardsDealt
    | TurnBegan
    | PhaseBegan
    | DiceRolled
    | TokenMoved
    | WeaponMoved
    | Stayed
    | Declined
    | TurnEnded
    | SuggestionMade
    | CannotRefute
    | SuggestionRefuted
    | SuggestionStood
    | SuggestionBlocked
    | CardPassed
    | AccusationMade
    | CaseClaimed
    | AccusationFailed
    | SeatOut
    | CardWithheld
    | SeatChallenged
    | GameEnded
    | EverythingOpened
    | IntrigueDrawn
    | KeeperPlayed
    | PowerUsed
    | SeatDied
    | PoolLooked
    | ClueDrawn
    | CardNamed
    | SeatPicked
    | CardOpened
    | NobodyHolds
    | PassageOpened
    | RoomCardLooked
)
PrivateEvent: TypeAlias = (
    EnvelopeSealed
    | HandDealt
    | PoolFilled
    | RoomCardLaid
    | CardShown
    | CardSpied
    | CardGlimpsed
    | CardNoticed
    | CaseWritten
    | EnvelopeSeen
    | KeeperTaken
    | PoolSeen
    | AnswerSealed
    | RoomCardSeen
)
Event: TypeAlias = PublicEvent | PrivateEvent
