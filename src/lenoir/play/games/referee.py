"""The referee: load, decide, append, tell. It knows the truth, and tells each viewer their part.

A game is its log. Games that are played are kept in memory and folded forward; any doubt about
what is stored drops them, and the log is read anew (R8).
"""

import re
from collections.abc import AsyncGenerator, Callable
from secrets import token_bytes, token_urlsafe
from time import monotonic
from typing import Final

from msgspec.structs import replace

from lenoir.core.actions import Action, Resign
from lenoir.core.events import PhaseBegan
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.core.visibility import visible
from lenoir.editions.loader import NoSuchEdition, load_edition
from lenoir.play.games.answers import (
    Command,
    Done,
    Glance,
    News,
    Promised,
    Prompt,
    Setting,
)
from lenoir.play.games.ears import Take, no_ear
from lenoir.play.games.entries import (
    FOR_THEM,
    By,
    Decided,
    Promise,
    decode_line,
    decode_promise,
    encode,
)
from lenoir.play.games.running import ChanceOf, FindEdition, Running, the_deal
from lenoir.play.logs.ports import (
    Broadcast,
    Conflict,
    Entry,
    GameId,
    Log,
    LogId,
    Store,
    Unavailable,
)
from lenoir.play.logs.shelf import Effect, Shelf
from lenoir.play.refusal import Refusal
from lenoir.record.fairness import SECRET_SIZE, WORD, FairRng
from lenoir.record.record import Record
from lenoir.rules.engine import IllegalAction
from lenoir.rules.setup import BadSetup

DECISIONS_AT_MOST: Final = 10_000
"""Of one game, ten times the longest that anybody plays in earnest; then one can only resign."""
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


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
        self.logs = Shelf(store, broadcast, self._taken_up, "no_such_game", clock)

    # Before the game

    async def promise(self, game: str = "") -> Promised:
        """Draw the secret of a game to come and store it, before anyone gives a nonce.

        A game that was promised before by this name keeps its secret.
        """
        promise = Promise(game or f"g-{token_urlsafe(16)}", token_bytes(SECRET_SIZE))
        log = GameId(LogId(promise.game))
        try:
            await self._store.create(log, encode(promise))
        except Unavailable:
            raise Refusal("try_again") from None
        except Conflict:
            promise = await self.logs.asked(log, self._promise(log))
        return Promised(log, promise.commitment)

    async def _promise(self, game: GameId) -> Promise:
        return decode_promise((await self.logs.load(game)).founding)

    async def deal(self, game: GameId, setting: Setting) -> None:
        """Deal a promised game, once: whoever asks again changes nothing."""
        log = await self.logs.load(game)
        if log.entries:
            return
        try:
            edition = self._find(setting.edition)
            if not all(map(WORD.fullmatch, setting.nonces)):
                raise BadSetup("a nonce is 1 to 64 letters, digits, _ and -")
            dealt = the_deal(decode_promise(log.founding), setting, edition, self._chance_of)
        except (BadSetup, NoSuchEdition):
            raise Refusal("bad_setup") from None
        try:
            storing = self._store.append(game, log.mark, Entry("deal", encode(dealt)))
            await self.logs.asked(game, storing)
        except Conflict:
            return  # another worker was faster
        self._broadcast.hint(game)

    # A command

    async def act(self, game: GameId, seat: Seat, command: Command) -> Done:
        """Carry out a command of a seat, exactly once; who is asking was settled before."""
        if not NAME.fullmatch(command.cmd_id):
            raise Refusal("bad_command")
        return await self._carry_out(game, seat, f"{seat}/{command.cmd_id}", command, "person")

    async def stand_in(
        self, game: GameId, prompt: Prompt, action: Action, by: By = "stand_in"
    ) -> Done:
        """Answer a prompt for its seat, once, under a name that no client can write.

        The name of a client's command begins with a seat. When stand-ins were called as clients
        may call a command, a player who had used the name before froze the table for ever.
        """
        command = Command(f"{prompt.id}", prompt.id, action)
        return await self._carry_out(game, prompt.seat, f"for/{prompt.id}", command, by)

    async def _carry_out(
        self, game: GameId, seat: Seat, name: str, command: Command, by: By
    ) -> Done:
        action = replace(command.action, seat=seat)

        def deed(running: Running) -> Effect:
            if running.prompt is None:
                raise Refusal("over")
            if type(action) is not Resign:
                _check(command, seat, running.prompt)
            try:
                step, line = running.decided(action, self._chance_of, by)
            except IllegalAction:
                raise Refusal("illegal") from None
            return Effect(encode(line), lambda: running.take(step, line))

        _, number = await self.logs.commit(game, name, deed)
        assert number is not None, "a command is carried out, or refused"
        if number != command.prompt and type(action) is not Resign:
            raise Refusal("reused")
        return Done(command.cmd_id, number)

    # What a viewer gets

    async def news(self, game: GameId, viewer: Viewer, seq: int) -> News:
        """A viewer's own stream from a number on (R5)."""
        return (await self._look(game, viewer, seq))[1]

    async def follow(
        self, game: GameId, viewer: Viewer, seq: int, at_once: Take = no_ear
    ) -> AsyncGenerator[News, None]:
        """The same, and then whatever comes; it ends with the game.

        Nobody is waited for: a slow client gets larger batches, and nothing is queued for it.
        What ``at_once`` takes there and then is not yielded.
        """
        while True:
            running, news = await self._look(game, viewer, seq)
            while True:
                grown, is_over = running.grown, running.is_over
                yield news
                if is_over:
                    return
                seq = await running.listen(viewer, news.next_seq, grown, at_once)
                if running.dropped:
                    break
                news = running.news(viewer, seq)

    async def _look(self, game: GameId, viewer: Viewer, seq: int) -> tuple[Running, News]:
        running = await self._watched(game, viewer)
        length = len(running.game.view(viewer).stream)
        if seq > length:
            async with running.lock:
                await self.logs.read_on(game, running)
            length = len(running.game.view(viewer).stream)
        if not 0 <= seq <= length:
            raise Refusal("no_such_number")
        return running, running.news(viewer, seq)

    async def _watched(self, game: GameId, viewer: Viewer) -> Running:
        running = await self.logs.get(game)
        if viewer != SPECTATOR and viewer not in running.game.table.seats:
            raise Refusal("not_seated")
        return running

    async def view(self, game: GameId, viewer: Viewer) -> View:
        """All a viewer may know now: for a bot or a hint."""
        return (await self._watched(game, viewer)).game.view(viewer)

    async def glance(self, game: GameId, viewer: Viewer) -> Glance:
        """The same, and the question that goes with it: for a page."""
        return (await self._watched(game, viewer)).glance(viewer)

    def glance_at_once(self, game: GameId, viewer: Viewer) -> Glance | None:
        """The same of a game in memory, without asking the store."""
        running = self.logs.held(game)
        return None if running is None else running.glance(viewer)

    async def prompt(self, game: GameId) -> Prompt | None:
        """The question on the table; None once the game is over."""
        return (await self.logs.get(game)).prompt

    def holds(self, game: GameId) -> bool:
        """Whether a game is in memory: then it was dealt."""
        return self.logs.held(game) is not None

    def moved(self, game: GameId) -> float | None:
        """When the last move of a game in memory became known here, by `time.monotonic`."""
        running = self.logs.held(game)
        return None if running is None else running.moved

    async def record(self, game: GameId, viewer: Viewer | None = None) -> Record:
        """What a viewer has seen so far; without a viewer everything, once the game is over."""
        if viewer is None:
            running = await self._over(game)
        else:
            running = await self._watched(game, viewer)
        return running.game.record(viewer, running.tags())

    async def tags(self, game: GameId) -> dict[str, str]:
        """What the record of a game that is over says beside the events."""
        return (await self._over(game)).tags()

    async def unjudged(self, game: GameId, seat: Seat) -> tuple[int, ...]:
        """The numbers of a seat's stream that came of what was decided for it, not by it.

        A stand-in, a standing order or the clock did. Only once the game is over.
        """
        await self._over(game)
        log = await self.logs.load(game)
        lines = (decode_line(entry.body) for entry in log.entries)
        found: list[int] = []
        asked: Seat | None
        number, asked = 0, None
        for line in lines:
            seen = sum(visible(event, seat) for event in line.events)
            if asked == seat and isinstance(line, Decided) and line.by in FOR_THEM:
                found += range(number, number + seen)
            number += seen
            last = line.events[-1]
            asked = last.phase.seat if isinstance(last, PhaseBegan) else None
        return tuple(found)

    async def _over(self, game: GameId) -> Running:
        running = await self._watched(game, SPECTATOR)
        if not running.is_over:
            await self.logs.catch_up(game)
        if not running.is_over:
            raise Refusal("not_over")
        return running

    def _taken_up(self, game: LogId, log: Log) -> Running:
        if not log.entries:
            raise Refusal("not_dealt")
        try:
            return Running(log, self._find)
        except NoSuchEdition:
            raise Refusal("damaged") from None


def _check(command: Command, seat: Seat, prompt: Prompt) -> None:
    """Refuse what does not answer the question on the table."""
    if command.prompt != prompt.id:
        raise Refusal("stale")
    if seat != prompt.seat:
        raise Refusal("not_asked")
    if prompt.id >= DECISIONS_AT_MOST:
        raise Refusal("endless")
