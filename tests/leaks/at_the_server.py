"""The same games through the real server, and everything that leaves it for one viewer.

Every decision is a message on a seat's own socket. Keys, ids and nonces are drawn alike in both
worlds (`drawn`), time stands still, and chance is handed in; no answer is masked but the record of
a game that is over, which tells everything to everybody.
"""

import asyncio
from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable, Coroutine, Sequence
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from lenoir.compose import House
from lenoir.core import cards
from lenoir.core.actions import Action, Resign, Roll
from lenoir.core.edition import Language
from lenoir.core.events import Event
from lenoir.core.rng import Rng, pick
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.deduction.facts import ENVELOPE, POOL, Place
from lenoir.office.admin import Admin
from lenoir.office.bans import Bans
from lenoir.office.reports import Reports
from lenoir.play.games.dice import Seeded
from lenoir.play.games.entries import decode_line, decode_promise
from lenoir.play.games.game import Game
from lenoir.play.games.referee import Referee
from lenoir.play.logs.alone import Alone
from lenoir.play.logs.ports import GameId, LogId, TableId
from lenoir.play.people.attendance import Attendance
from lenoir.play.people.callers import Callers
from lenoir.play.tables.mixing import REVEALED_WITHIN
from lenoir.play.tables.register import Register
from lenoir.play.tables.seating import BotInstead, NewAssistance, NewPace
from lenoir.play.tables.tables import NewTable, Tables
from lenoir.play.tables.wishes import (
    Agree,
    ChooseSuspect,
    Decline,
    GoOn,
    Park,
    Pledge,
    Propose,
    Reveal,
    Start,
)
from lenoir.play.talk.chat import Chat
from lenoir.play.talk.notes import Note, Notes, PencilMark
from lenoir.record.fairness import pledge_of
from lenoir.review.reasoner import until_the_end
from lenoir.review.uncertainty import Review
from lenoir.rules.engine import legal_actions
from lenoir.seeing.metrics import Metrics
from lenoir.server.app import guarded
from lenoir.server.desk import Desk
from lenoir.server.guarding.guard import Guard
from lenoir.server.guarding.heavy import Heavy
from lenoir.server.guarding.limits import Limits
from lenoir.server.kept.tales import Tales
from lenoir.server.sockets.caretaker import Caretaker
from lenoir.server.tickets import Tickets
from lenoir.store.memory import MemoryStore
from lenoir.telling.foreseen import QuestionTold
from lenoir.thinking import beside
from lenoir.thinking.beside import Beside, Failed
from lenoir.thinking.deducing import Deducing, answer
from lenoir.thinking.reviewing import Reviews, SeatOf, Written
from lenoir.wire import Act, Claim, Join, Offering, Pencilling, Say, Spectate, Wishing
from tests.leaks.at_the_referee import Handed
from tests.leaks.drawn import drawing
from tests.leaks.exits import BrokenStream, Exits, Watcher
from tests.leaks.server_doors import DOORS, MESSAGES, Door, filled
from tests.leaks.tables import Setup
from tests.leaks.visitor import Inside, Visitor, Way, encode
from tests.leaks.wishes import hostile

SAYS_AFTER: Final = 6
"""Decisions after which somebody says something."""
VOTES_AFTER: Final = 7
"""Decisions after which people vote on something, or the host lets the game rest for a moment."""
NOTES_AFTER: Final = 5
"""Decisions after which somebody writes into their notebook."""
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
ALL_DOORS: Final = 60
"""One look in this many tries every door, the others a few of them."""
AFTERWARDS: Final = ("/record", "/replay", "/review")
"""Doors that tell everything to everybody once a game is over."""
NOW: Final = 1_000_000.0

T = TypeVar("T")
FindWay: TypeAlias = Callable[[Guard], Way]


class ServedGame(Game):
    """A game whose every decision goes through the server; what it stores is taken over.

    Only one table is open at a time: opening one clears the one before.
    """

    def __init__(self, setup: Setup, rng: Rng, find_way: FindWay) -> None:
        for other in OPEN:
            other.close()
        OPEN[:] = [self]
        self._setup, self._chance = setup, rng
        self._runner = asyncio.Runner()
        self.now = NOW
        self.desk = _desk(self._referee(MemoryStore()), lambda: self.now)
        self.way = way = find_way(the_app())
        self._taken = self._sent = 0
        self.seats = [Visitor(way, Seat(n)) for n in range(len(setup.suspects))]
        self.watcher, self.nobody, self.stranger = Visitor(way), Visitor(way), Visitor(way)
        self.words: dict[str, str] = {}
        self.run(self._set_up(), "opening")
        dealt = Game.of(setup.edition, self._stored(), rng)
        self.__dict__.update(dealt.__dict__)

    def _referee(self, store: MemoryStore) -> Referee:
        return Referee(
            store,
            Alone(),
            find=lambda _: self._setup.edition,
            chance_of=lambda secret, game, nonces, used: Handed(self._chance, used),
            clock=lambda: NOW,
        )

    def close(self) -> None:
        """Clear the table."""
        self.run(self.way.close(), "closing")
        self.desk.deducing.close()
        self._runner.close()

    def run(self, story: Coroutine[Any, Any, T], seed: str) -> T:
        """Let something happen to its end; what is drawn meanwhile follows from the seed."""
        with drawing(seed):
            return self._runner.get_loop().run_until_complete(story)

    @property
    def game_id(self) -> GameId:
        """The name of the game's log."""
        return GameId(LogId(self.words["game"]))

    # The script

    async def _set_up(self) -> None:
        """A table is opened, found, joined, watched; devices are added; the cards are dealt."""
        setup, host = self._setup, self.seats[0]
        opening = NewTable(
            setup.edition.key,
            len(setup.suspects),
            "Seat 0",
            dict(setup.options),
            listed=True,
            assistance="odds",
        )
        opened = await host.do("POST", "/api/tables", opening)
        at = f"/api/tables/{opened['table']}"
        self.words = {name: opened[name] for name in ("table", "code", "invite", "watch")}
        await self.nobody.do("GET", "/api/tables")
        await self.nobody.do("GET", f"/api/codes/{opened['code']}")
        await self.watcher.do("POST", f"{at}/spectate", Spectate(opened["watch"]))
        for seat, visitor in enumerate(self.seats):
            if seat:
                word = f"a device of seat {seat}".replace(" ", "-")
                join = Join(opened["invite"], f"Seat {seat}", device=word)
                await visitor.do("POST", f"{at}/join", join)
            wish = Wishing("suspect", ChooseSuspect(seat, setup.suspects[seat]))
            await visitor.do("POST", f"{at}/wish", wish)
            offered = await visitor.do("POST", f"{at}/offer", Offering())
            visitor.keys.clear()  # another device of the same person goes on
            await visitor.do("POST", f"{at}/claim", Claim(offered["offer"]))
            pledge = pledge_of(opened["game"], opened["commitment"], f"n{seat}")
            await visitor.do("POST", f"{at}/wish", Wishing("pledge", Pledge(pledge)))
        await self._strangers_table()
        view = await host.do("POST", f"{at}/wish", Wishing("start", Start()))
        for seat, visitor in enumerate(self.seats[:-1]):  # the last one does not come in time
            await visitor.do("POST", f"{at}/wish", Wishing("reveal", Reveal(f"n{seat}")))
        for wait in (0.0, REVEALED_WITHIN, 0.0):
            self.now += wait
            await self.desk.house.attendance.tick(TableId(LogId(opened["table"])))
        self.words["game"] = view["game"]
        for visitor in (*self.seats, self.watcher):
            language = LANGUAGES[(visitor.viewer + len(self.seats)) % 2]
            await visitor.stay(opened["table"], view["game"], language)

    async def _strangers_table(self) -> None:
        """Somebody with the key of another table, who shows it at this one too."""
        await self.stranger.do("POST", "/api/tables", NewTable("classic", 3, "Stranger"))
        (key,) = (key for name, key in self.stranger.keys.items() if name.startswith("lenoir-t-"))
        self.stranger.keys[f"lenoir-{self.words['table']}"] = key

    def play(self, action: Action) -> tuple[Event, ...]:
        """Send a command; what is refused is refused as the engine would."""
        self._sent += 1
        is_done = self.run(self._act(action), f"decision {self._sent}")
        if not is_done:
            self.outcome(action, self._chance)
        assert is_done, f"{action} is legal, and was refused"
        events = self._stored()
        self.follow(events)
        return events

    async def _act(self, action: Action) -> bool:
        """A decision on the socket of its seat, named after it; now and then somebody speaks."""
        visitor = self.seats[action.seat]
        name = f"{self._sent}-{sha256(repr(action).encode()).hexdigest()[:20]}"
        assert visitor.line is not None
        visitor.last_act = encode(Act(name, self._taken, action)).decode()
        visitor.line.send(visitor.last_act)
        await self.way.settle()
        acks = [f'"type":"ack","cmd_id":"{name}"'.encode() in came for came in visitor.peek()]
        if self._sent % SAYS_AFTER == 0:
            speaker = self.seats[self._sent // SAYS_AFTER % len(self.seats)].line
            assert speaker is not None
            speaker.send(encode(Say(f"s{self._sent}", "aha")).decode())
            await self.way.settle()
        if self._sent % VOTES_AFTER == 0:
            await self._vote(self._sent // VOTES_AFTER)
        if self._sent % NOTES_AFTER == 0:
            await self._pencil(Seat(self._sent // NOTES_AFTER % len(self.seats)))
        return any(acks)

    async def _vote(self, number: int) -> None:
        """A clock, help, a bot for somebody, a rest, another device: one after the other."""
        at, count = f"/api/tables/{self.words['table']}", len(self.seats)
        by, kind = self.seats[number % count], number % 5
        if kind == 0:
            for wish in (Park(), GoOn()):
                await self.seats[0].do(
                    "POST", f"{at}/wish", Wishing(f"{type(wish).__name__}{number}", wish)
                )
        elif kind == 1 and number < count * 5:
            await self.nobody.do("POST", f"{at}/claim", Claim(await self._link(by)))
            self.nobody.keys.clear()
        else:
            clock = NewPace(60 if number % 2 else 0)
            amendments = (clock, NewAssistance("odds"), BotInstead((number + 1) % count, "plain"))
            amendment = amendments[kind - 2]
            wishing = Wishing(f"p{number}", Propose(amendment))
            proposal = (await by.do("POST", f"{at}/wish", wishing))["proposal"]
            answer = Decline if kind == 4 else Agree
            for seat in self.seats:
                if proposal is not None and seat is not by:
                    vote = Wishing(f"v{number}", answer(proposal["number"]))
                    view = await seat.do("POST", f"{at}/wish", vote)
                    proposal = view["proposal"]
        await self.way.settle()

    async def _link(self, visitor: Visitor) -> str:
        """To another device of the same person."""
        at = f"/api/tables/{self.words['table']}"
        offered = await visitor.do("POST", f"{at}/offer", Offering())
        return str(offered["offer"])

    async def _pencil(self, seat: Seat) -> None:
        """A seat writes down what it holds, once or twice as its first card has it."""
        door, held = f"/api/tables/{self.words['table']}/notes", [*cards.each(self.view(seat).hand)]
        for card in held[: 1 + held[0] % 2] if held else ():
            changes = (PencilMark(card, Place(seat), "yes"), Note(card, f"one of {held}"))
            pencilling = Pencilling(seat, f"n{self._sent}-{card}", changes)
            await self.seats[seat].do("POST", door, pencilling)
            await self.way.settle()

    def _stored(self) -> tuple[Event, ...]:
        """What has been stored since last asked."""
        log = self.run(self.desk.house.store.load(self.game_id), "looking")
        assert log is not None
        secret = decode_promise(log.founding).secret
        self.secrets = (
            secret.hex().encode(),
            b64encode(secret)[:40],
            urlsafe_b64encode(secret)[:40],
        )
        lines = [decode_line(entry.body) for entry in log.entries[self._taken :]]
        self._taken = len(log.entries)
        return tuple(event for line in lines for event in line.events)

    @property
    def prompt_id(self) -> int:
        """The number of the question on the table."""
        return self._taken


OPEN: Final[list[ServedGame]] = []
"""The table that is open, if any."""


@cache
def the_app() -> Guard:
    """The application, made once; it stands around whichever table is open."""
    return guarded(lambda: OPEN[0].desk)


def _desk(referee: Referee, ticks: Callable[[], float]) -> Desk:
    """All a server stands on, with a clock that stands still and without limits."""
    store, alone = referee._store, Alone()
    register = Register(store, alone, lambda: NOW)
    tables = Tables(register, referee)
    attendance = Attendance(register, tables, referee, clock=ticks, now=lambda: NOW)
    chat = Chat(register, alone, lambda: NOW)
    notes = Notes(register, alone, lambda: NOW)
    callers, bans = Callers(store, alone, lambda: NOW), Bans(store, alone, lambda: NOW)
    reports = Reports(register, alone, lambda: NOW)
    house = House(
        *(store, alone, referee, register, tables, attendance, chat, notes),
        *(callers, bans, reports),
        Admin(register, alone, bans, callers, reports, lambda: NOW),
    )
    tickets = Tickets(b"tickets", store.spend, lambda: NOW)
    calm = iter(range(0, 10**12, 60))
    limits = Limits(lambda: next(calm))
    caretaker, deducing = Caretaker(attendance, ticks), Deducing(tables, referee)
    deducing._beside = Here(answer)
    secrets = (b"devices", b"households")
    desk = Desk(house, tickets, caretaker, Metrics(), deducing, *secrets, limits, NoReviews())
    desk.heavy = Heavy(limits, desk.allowances, lambda: 0.0)
    desk.tales = Tales(desk.heavy, short=3)  # games are short here, and tales are to be kept
    return desk


class Here(Beside):
    """Deducing without a process beside: it is told no more, and the same question is kept."""

    def ask(self, question: bytes, within: float) -> bytes:
        """The answer to a question."""
        found = _worked_out(question)
        if not found:
            raise Failed("it crashed")
        return found


@lru_cache(maxsize=512)
def _worked_out(question: bytes) -> bytes:
    return beside._answer(question, answer)


class NoReviews(Reviews):
    """Who may have a review gets an empty one; `tests/review` looks into them in two worlds."""

    async def of(self, game: str, views: Sequence[View], whose: str = "") -> Review:
        """Nothing is counted."""
        return Review((), ())

    async def seat(self, seat: SeatOf, than: float, whose: str = "") -> Written:
        """But it is the same in both worlds to a byte, up to the end, what is handed on."""
        seen = tuple(until_the_end(seat.view.stream))
        return Written(encode((seat.game, seat.language, seat.names, seat.unjudged, seen)), 1.0)

    async def choices(
        self, seat: SeatOf, moment: int, tried: cards.Case | None, whose: str = ""
    ) -> tuple[QuestionTold, ...]:
        """Nothing is looked into."""
        return ()


class Guest(Watcher):
    """A viewer who keeps all that comes to him, and tries the doors; outsiders try them too."""

    def __init__(self, viewer: Viewer, seed: str) -> None:
        super().__init__(viewer, seed)
        self._looks = 0

    def look(self, game: Game, news: Sequence[Event]) -> Exits:
        """Everything that leaves for him after some news, and for those who may know less."""
        assert isinstance(game, ServedGame)
        self._looks += 1
        seed = f"{self._seed} guest {self.viewer} {self._looks}"
        me = game.watcher if self.viewer == SPECTATOR else game.seats[self.viewer]
        found = {"live": b"\n".join(me.taken())}
        found |= game.run(self._tried(game, me, Seeded(seed)), seed)
        for way, sent in found.items():
            if not game.is_over and any(secret in sent for secret in game.secrets):
                raise BrokenStream(f"the secret of chance left by {way}")
        return found

    async def _tried(self, game: ServedGame, me: Visitor, rng: Rng) -> Exits:
        is_all, words = rng.below(ALL_DOORS) == 0, self._words(game, rng)
        found: Exits = {}
        for door in DOORS if is_all else [pick(rng, DOORS)]:
            found[f"viewer: {door}"] = await self._asked(game, me, door, words)
        for who, outsider in (("stranger", game.stranger), ("nobody", game.nobody)):
            if is_all or rng.below(4) == 0:
                door = pick(rng, DOORS)
                found[f"{who}: {door}"] = await self._asked(game, outsider, door, words)
        if is_all or rng.below(4) == 0:
            messages = MESSAGES if is_all else [pick(rng, MESSAGES) for _ in range(3)]
            found["socket"] = await self._visited(game, me, messages, words)
        return found

    async def _asked(
        self, game: ServedGame, visitor: Visitor, door: Door, words: dict[str, str]
    ) -> bytes:
        body = filled(door.body, words).encode()
        answer = await visitor.ask(door.method, filled(door.path + door.query, words), body)
        is_open = door.path.endswith(AFTERWARDS) and game.is_over
        return b"%d, over" % answer.status if is_open else answer.whole

    async def _visited(
        self, game: ServedGame, me: Visitor, messages: Sequence[str], words: dict[str, str]
    ) -> bytes:
        """What comes on a second socket, which ends with the first nonsense."""
        line, came = await me.enter(game.words["table"], heard=len(messages) % 3)
        found = [came, *line.taken()]
        for message in messages:
            line.send(filled(message, words))
            await game.way.settle()
            found += line.taken()
        await line.hang_up()
        return b"\n".join(found)

    def _words(self, game: ServedGame, rng: Rng) -> dict[str, str]:
        """What to say at the doors: everything that he may know, and some guesses."""
        viewer, seats = self.viewer, game.table.seats
        own, public = len(game.view(viewer).stream), len(game.view(SPECTATOR).stream)
        other = pick(rng, [seat for seat in seats if seat != viewer])
        return game.words | {
            "path": "swagger",
            "viewer": str(viewer),
            "other": str(other),
            "within": str(rng.below(own + 1)),
            "beyond": str(own + 1 + rng.below(4)),
            "open": str(rng.below(public + 1)),
            "prompt": str(game.prompt_id),
            "late": str(max(0, game.prompt_id - 1 - rng.below(3))),
            "card": str(rng.below(len(game.table.edition.deck))),
            "place": str(pick(rng, [*seats, POOL, ENVELOPE])),
            "hostile": self._hostile(game, rng),
            "theirs": encode(Roll(other)).decode(),
            "again": (game.watcher if viewer == SPECTATOR else game.seats[viewer]).last_act,
        }

    def _hostile(self, game: ServedGame, rng: Rng) -> str:
        """Something that is not legal for him now."""
        legal = legal_actions(game.view(self.viewer))
        while True:
            action = hostile(game, self.viewer, rng)
            if not isinstance(action, Resign) and action not in legal:
                return msgspec.json.encode(action).decode()


class ServerSetup(Setup, frozen=True):
    """A table at a server."""

    find_way: FindWay = Inside

    def game(self, rng: Rng) -> Game:
        """Have it dealt by the server."""
        return ServedGame(self, rng, self.find_way)

    def watcher(self, viewer: Viewer, seed: str) -> Watcher:
        """Somebody who tries the doors."""
        return Guest(viewer, seed)


def at_the_server(setup: Setup, find_way: FindWay = Inside) -> Setup:
    """The same table, at a server."""
    return ServerSetup(setup.edition, setup.suspects, setup.options, find_way)
