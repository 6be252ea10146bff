"""Operators, honest and not: what a server answers over HTTP to the devices at one table.

They know the secret and see everything that is sent to them. A dishonest one wants a certain
suspect in the envelope, and to have its record pass for a fair one.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from secrets import token_bytes

from msgspec.json import decode, encode

from lenoir import wire
from lenoir.client import Device
from lenoir.core.cards import Card
from lenoir.core.events import EnvelopeSealed
from lenoir.core.seats import Seat
from lenoir.editions.loader import load_edition
from lenoir.play.games.answers import Setting
from lenoir.play.games.dice import Seeded
from lenoir.play.games.entries import Promise
from lenoir.play.games.game import Game
from lenoir.play.games.running import the_deal
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.tables.orders import Orders
from lenoir.play.tables.seating import Stage
from lenoir.play.tables.table_view import ChairView, PersonView, TableView
from lenoir.play.tables.tables import Opened
from lenoir.play.tables.wishes import Pledge, Reveal, Start
from lenoir.record.fairness import FIXED_WORD, FairRng, fairness_tags
from lenoir.record.record import Record, full_record
from tests.record.games import play

EDITION = load_edition("classic")
OPTIONS: dict[str, object] = {"turn_limit": 3}
SUSPECTS = EDITION.deck.suspects[:3]
WANTED = Card(4)
"""The suspect whom a dishonest operator wants in the envelope."""
TRIES = 200
"""Chosen blindly, one in six has it: this many tries fail once in 10¹⁶."""
GAMES: "count[int]" = count()


class Visit(Device):
    """A device that asks an operator instead of a network."""

    def __init__(self, operator: "Operator", seat: int) -> None:
        super().__init__("http://operator")
        self.operator, self.seat = operator, seat

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """A request, and what the operator makes of it."""
        return 200, encode(self.operator.answer(self.seat, path, body))


@dataclass
class Operator:
    """An honest one. Seat 0 is the device's; others may be puppets of the operator."""

    seats: int = 3
    devices: int = 1
    """Seats with a device that is not the operator's; those after it are bots, or puppets."""
    promise: Promise = field(init=False)
    pledges: list[str] = field(init=False)
    nonces: list[str] = field(init=False)
    stage: Stage = "open"
    options: dict[str, object] = field(default_factory=OPTIONS.copy)

    def __post_init__(self) -> None:
        self.promise = self.new_promise(f"g-{next(GAMES)}")
        self.pledges, self.nonces = [""] * self.seats, [""] * self.seats

    def new_promise(self, game: str) -> Promise:
        return Promise(game, token_bytes(32))

    # What a device is told

    def answer(self, seat: int, path: str, body: bytes) -> object:
        if path == "/api/tables":
            return Opened(
                TableId(LogId("t-1")),
                "CODE",
                "i",
                "w",
                GameId(LogId(self.promise.game)),
                self.shown_promise(),
            )
        if path.endswith("/wish"):
            wish = decode(body, type=wire.Wishing).wish
            match wish:
                case Pledge(pledge):
                    self.pledged(seat, pledge)
                case Start(pledge):
                    if pledge:
                        self.pledged(seat, pledge)
                    self.started()
                case Reveal(nonce):
                    self.revealed(seat, nonce)
                case _:
                    raise AssertionError(wish)
        return self.view(seat)

    def shown_promise(self) -> str:
        return self.promise.commitment

    def shown_pledges(self, seat: int) -> list[str]:
        return self.pledges

    def view(self, seat: int) -> TableView:
        pledges = self.shown_pledges(seat)
        chairs = tuple(
            ChairView(
                (n,) if n < self.devices else (),
                (f"P{n}",),
                "" if n < self.devices else "plain",
                False,
                SUSPECTS[n],
                pledges[n],
                self.nonces[n] not in ("", FIXED_WORD),
                (),
            )
            for n in range(self.seats)
        )
        people = tuple(
            PersonView(f"P{n}", False, False, False, False, 1) for n in range(self.devices)
        )
        return TableView(
            TableId(LogId("t-1")),
            EDITION.key,
            self.options,
            chairs,
            people,
            0,
            False,
            0,
            False,
            "shown",
            self.stage,
            GameId(LogId(self.promise.game)),
            self.shown_promise(),
            (),
            "CODE",
            "CODEMORE",
            seat,
            (Seat(seat),),
            None,
            (),
            (),
            False,
            Orders(),
            (),
        )

    # What a device does

    def pledged(self, seat: int, pledge: str) -> None:
        if self.stage == "open":
            self.pledges[seat] = pledge

    def started(self) -> None:
        self.stage = "revealing"

    def revealed(self, seat: int, nonce: str) -> None:
        self.nonces[seat] = nonce
        if all(self.nonces[n] for n in range(self.devices)):
            self.all_revealed()
            self.nonces = [nonce or FIXED_WORD for nonce in self.nonces]
            self.stage = "playing"

    def all_revealed(self) -> None:
        """What an operator does before the deal, when it knows every nonce of the devices."""

    # The deal, and what is said of it

    def envelope(self) -> Card:
        """Who would be in the envelope, dealt now."""
        nonces = tuple(nonce or FIXED_WORD for nonce in self.nonces)
        setting = Setting(EDITION.key, SUSPECTS[: self.seats], self.options, nonces)
        dealt = the_deal(self.promise, setting, EDITION, FairRng)
        return next(e.case.suspect for e in dealt.events if isinstance(e, EnvelopeSealed))

    def record(self) -> Record:
        """Of a game that was played out by chance."""
        nonces = tuple(nonce or FIXED_WORD for nonce in self.nonces)
        rng = FairRng(self.promise.secret, self.promise.game, nonces)
        game = Game(EDITION, SUSPECTS[: self.seats], rng, self.options)
        play(game, Seeded("operator"))
        tags = fairness_tags(
            self.promise.game,
            self.promise.commitment,
            nonces,
            self.promise.secret,
            self.told_pledges(),
        )
        return full_record(EDITION, game._log, tags)

    def told_pledges(self) -> tuple[str, ...]:
        return tuple(self.pledges)

    def is_content(self) -> bool:
        """Whether it got the envelope it wanted."""
        return self.envelope() == WANTED


def grind(operator: Operator, tries: Iterable[Callable[[], object]]) -> None:
    """Try one thing after the other until the envelope is the wanted one."""
    for attempt in tries:
        attempt()
        if operator.is_content():
            return
    raise AssertionError("somebody chose, and never got it")


def words(operator: Operator, seat: int) -> Iterator[Callable[[], object]]:
    """Other nonces for a seat."""
    for n in range(TRIES):
        yield partial(operator.nonces.__setitem__, seat, f"word-{n}")


def secrets(operator: Operator) -> Iterator[Callable[[], object]]:
    """Other secrets for the game."""

    def another() -> None:
        operator.promise = operator.new_promise(operator.promise.game)

    for _ in range(TRIES):
        yield another
