"""The referee: load, decide, append, tell. He knows the truth, and tells each viewer their part.

A game is its log. Games that are played are kept in memory and folded forward; any doubt about
what is stored drops them, and the log is read anew (R8).
"""

import re
from collections.abc import AsyncGenerator, Awaitable, Callable
from secrets import token_bytes, token_urlsafe
from time import monotonic
from typing import Final, TypeVar

from msgspec.structs import replace

from lenoir.core.actions import Action, Resign
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.editions.loader import NoSuchEdition, load_edition
from lenoir.play.answers import (
    Answer,
    Command,
    Done,
    News,
    Promised,
    Prompt,
    Refused,
    Setting,
)
from lenoir.play.entries import Promise, decode_promise, encode
from lenoir.play.ports import (
    Broadcast,
    Conflict,
    Damaged,
    Entry,
    Log,
    LogId,
    Store,
    Unavailable,
)
from lenoir.play.running import ChanceOf, FindEdition, Running, the_deal
from lenoir.record.fairness import SECRET_SIZE, WORD, FairRng
from lenoir.record.record import Record
from lenoir.rules.engine import IllegalAction
from lenoir.rules.setup import BadSetup

TRIES: Final = 8
"""How often an append is tried anew when others are faster; then the sender may."""
IDLE: Final = 600.0
"""Seconds after which a game that nobody asks for leaves memory."""
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

T = TypeVar("T")


class _Stop(Exception):
    """Nothing can be done with a game now, and why."""

    def __init__(self, refused: Refused) -> None:
        self.refused = refused
        super().__init__(refused.code)


class Referee:
    """Runs games, alone or beside other workers on the same store."""

    def __init__(
        self,
        store: Store,
        broadcast: Broadcast,
        find: FindEdition = load_edition,
        chance_of: ChanceOf = FairRng,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._broadcast = broadcast
        self._find = find
        self._chance_of = chance_of
        self._clock = clock
        self._running: dict[LogId, Running] = {}

    # Before the game

    async def promise(self) -> Promised | Refused:
        """Draw the secret of a game to come and store it, before anyone gives a nonce."""
        promise = Promise(f"g-{token_urlsafe(16)}", token_bytes(SECRET_SIZE))
        try:
            await self._store.create(LogId(promise.game), encode(promise))
        except (Conflict, Unavailable):
            return Refused("try_again")
        return Promised(promise.game, promise.commitment)

    async def deal(self, game: LogId, setting: Setting) -> Prompt | Refused:
        """Deal a promised game, once: whoever asks again gets the first prompt of that deal."""
        try:
            log = await self._load(game)
            if not log.entries:
                await self._deal(game, log, setting)
            running = await self._taken_up(game)
        except _Stop as stop:
            return stop.refused
        return running.prompt or Refused("over")

    async def _deal(self, game: LogId, log: Log, setting: Setting) -> None:
        try:
            edition = self._find(setting.edition)
            if not all(map(WORD.fullmatch, setting.nonces)):
                raise BadSetup("a nonce is 1 to 64 letters, digits, _ and -")
            dealt = the_deal(decode_promise(log.founding), setting, edition, self._chance_of)
        except (BadSetup, NoSuchEdition):
            raise _Stop(Refused("bad_setup")) from None
        try:
            await self._store.append(game, log.mark, Entry("deal", encode(dealt)))
        except Conflict:
            return  # another worker was faster
        except Unavailable:
            raise _Stop(Refused("try_again")) from None
        self._broadcast.hint(game)

    # A command

    async def act(self, game: LogId, seat: Seat, command: Command) -> Answer:
        """Carry out a command of a seat, exactly once; who is asking was settled before."""
        if not NAME.fullmatch(command.id):
            return Refused("bad_command")
        name, action = f"{seat}/{command.id}", replace(command.action, seat=seat)
        try:
            for _ in range(TRIES):
                running = await self._taken_up(game)
                async with running.lock:
                    if running.dropped:
                        continue
                    answer = await self._attempt(game, running, name, command, action)
                if answer is not None:
                    return answer
        except _Stop as stop:
            return replace(stop.refused, id=command.id)
        return Refused("try_again", command.id)

    async def _attempt(
        self, game: LogId, running: Running, name: str, command: Command, action: Action
    ) -> Answer | None:
        """An answer, or None to look again."""
        prompt = running.prompt
        if prompt is None or command.prompt > prompt.id:
            await self._catch_up(game, running)
            prompt = running.prompt
        if type(action) is Resign or prompt is None or command.prompt != prompt.id:
            number = await self._guarded(game, self._store.answered(game, name))
            if number is not None:
                return Done(command.id, number)
        if prompt is None:
            return Refused("over", command.id)
        if type(action) is not Resign:
            if command.prompt != prompt.id:
                return Refused("stale", command.id)
            if action.seat != prompt.seat:
                return Refused("not_asked", command.id)
        try:
            step, line = running.decided(action, self._chance_of)
        except IllegalAction:
            return Refused("illegal", command.id)
        number = running.mark.length
        try:
            mark = await self._store.append(game, running.mark, Entry(name, encode(line)))
        except Conflict:
            await self._catch_up(game, running)
            return None
        except Unavailable:
            self._drop(game)
            raise _Stop(Refused("try_again")) from None
        except BaseException:  # who gave up waiting does not know whether it was stored
            self._drop(game)
            raise
        running.take(step, line, mark)
        self._broadcast.hint(game)
        return Done(command.id, number)

    # What a viewer gets

    async def news(self, game: LogId, viewer: Viewer, after: int) -> News | Refused:
        """A viewer's own stream from a number on (R5)."""
        try:
            return (await self._look(game, viewer, after))[1]
        except _Stop as stop:
            return stop.refused

    async def follow(
        self, game: LogId, viewer: Viewer, after: int
    ) -> AsyncGenerator[News | Refused, None]:
        """The same, and then whatever comes; it ends with the game or with a refusal.

        Nobody is waited for: who reads slowly gets more at a time, and nothing is kept for him.
        """
        while True:
            try:
                running, news = await self._look(game, viewer, after)
            except _Stop as stop:
                yield stop.refused
                return
            grown, is_over = running.grown, running.is_over
            yield news
            after = news.next
            if is_over:
                return
            if grown is running.grown and not running.dropped:
                running.followers += 1
                try:
                    await grown.wait()
                finally:
                    running.followers -= 1

    async def _look(self, game: LogId, viewer: Viewer, after: int) -> tuple[Running, News]:
        running = await self._taken_up(game)
        if viewer != SPECTATOR and viewer not in running.game.table.seats:
            raise _Stop(Refused("not_seated"))
        if after > len(running.game.view(viewer).stream):
            async with running.lock:
                await self._catch_up(game, running)
        if not 0 <= after <= len(running.game.view(viewer).stream):
            raise _Stop(Refused("no_such_number"))
        return running, running.news(viewer, after)

    async def view(self, game: LogId, viewer: Viewer) -> View | Refused:
        """All a viewer may know now: for a bot, a hint or a page."""
        try:
            running, _ = await self._look(game, viewer, 0)
        except _Stop as stop:
            return stop.refused
        return running.game.view(viewer)

    async def prompt(self, game: LogId) -> Prompt | Refused:
        """The question on the table."""
        try:
            running = await self._taken_up(game)
        except _Stop as stop:
            return stop.refused
        return running.prompt or Refused("over")

    async def record(self, game: LogId, viewer: Viewer | None = None) -> Record | Refused:
        """What a viewer has seen so far; without a viewer everything, once the game is over."""
        try:
            running = await self._taken_up(game)
        except _Stop as stop:
            return stop.refused
        if viewer is None and not running.is_over:
            await self.catch_up(game)
        if viewer is None and not running.is_over:
            return Refused("not_over")
        if viewer is not None and viewer != SPECTATOR and viewer not in running.game.table.seats:
            return Refused("not_seated")
        return running.game.record(viewer, running.tags())

    # Other workers, and memory

    async def catch_up(self, game: LogId) -> None:
        """Take in what others have stored, if the game is in memory: after a hint."""
        running = self._running.get(game)
        if running is None:
            return
        try:
            async with running.lock:
                if not running.dropped:
                    await self._catch_up(game, running)
        except _Stop:
            return  # it was dropped; who asks next is told

    async def poll(self) -> None:
        """Take in what others have stored, in all games in memory: hints may get lost."""
        games = tuple(self._running)
        try:
            lengths = await self._store.lengths(games) if games else {}
        except Unavailable:
            return
        for game, length in lengths.items():
            running = self._running.get(game)
            if running is not None and running.mark.length < length:
                await self.catch_up(game)

    def rest(self, idle: float = IDLE) -> int:
        """Let games go that nobody has asked for; how many are still in memory."""
        now = self._clock()
        for game, running in tuple(self._running.items()):
            wanted = running.followers > 0 or running.lock.locked()
            if now - running.used > idle and not wanted:
                self._drop(game)
        return len(self._running)

    async def _taken_up(self, game: LogId) -> Running:
        """The game in memory, read from its log if it must be."""
        running = self._running.get(game)
        if running is None:
            log = await self._load(game)
            if not log.entries:
                raise _Stop(Refused("not_dealt"))
            try:
                loaded = Running(log, self._find)
            except (Damaged, NoSuchEdition):
                raise _Stop(Refused("damaged")) from None
            running = self._running.setdefault(game, loaded)
        running.used = self._clock()
        return running

    async def _load(self, game: LogId) -> Log:
        log = await self._guarded(game, self._store.load(game))
        if log is None:
            raise _Stop(Refused("no_such_game"))
        return log

    async def _catch_up(self, game: LogId, running: Running) -> None:
        log = await self._guarded(game, self._store.load(game, running.mark))
        if log is None:
            self._drop(game)
            raise _Stop(Refused("no_such_game"))
        try:
            running.follow(log)
        except Damaged:
            self._drop(game)
            raise _Stop(Refused("damaged")) from None

    async def _guarded(self, game: LogId, asked: Awaitable[T]) -> T:
        """What the store says; in doubt the game leaves memory (R8)."""
        try:
            return await asked
        except Unavailable:
            self._drop(game)
            raise _Stop(Refused("try_again")) from None
        except Damaged:
            self._drop(game)
            raise _Stop(Refused("damaged")) from None

    def _drop(self, game: LogId) -> None:
        running = self._running.pop(game, None)
        if running is not None:
            running.dropped = True
            running.wake()
