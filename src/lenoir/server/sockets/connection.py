"""A connection: one socket of somebody at a table, from the ticket to the end.

Nothing is queued for a client. News, talk and the table are read from a number on when the last
piece has gone; a slow client gets larger batches, and one that does not read is cut off.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import cache, partial
from time import monotonic
from typing import Final, Protocol

import msgspec

from lenoir import wire
from lenoir.core.edition import Language
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games import answers
from lenoir.play.games.answers import Command
from lenoir.play.games.ears import Take
from lenoir.play.logs.ports import GameId, TableId, Unavailable
from lenoir.play.people.callers import mark_of
from lenoir.play.refusal import Refusal
from lenoir.play.tables.door import Door
from lenoir.play.talk.chat import Talk
from lenoir.server.desk import Desk
from lenoir.server.guarding.allowances import Rate
from lenoir.server.guarding.regulars import note
from lenoir.server.sockets.showing import ShownGame
from lenoir.server.strict import Malformed, decoded
from lenoir.telling.scene import Teller

ENTER_WITHIN: Final = 10.0
SEND_WITHIN: Final = 10.0
AGAIN_AFTER: Final = 0.5
"""Seconds to wait when the store cannot say."""

VIEWERS: Final = range(SPECTATOR, 6)

_to_server: Final[msgspec.json.Decoder[wire.ToServer]] = msgspec.json.Decoder(wire.ToServer)
_encode: Final = msgspec.json.Encoder().encode


class Line(Protocol):
    """A socket: text in, text out. Both raise `Gone` when the other side has gone."""

    async def receive(self) -> bytes:
        """The next message."""
        ...

    async def send(self, data: bytes) -> None:
        """Send a message whole, whoever else is sending; waits while nobody reads there."""
        ...

    def put(self, data: bytes) -> bool:
        """Send a message without waiting, or do nothing: then `send` has to wait or to fail."""
        ...


class Gone(Exception):
    """The other side has hung up."""


class Cut(Exception):
    """The connection is to be closed, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """Somebody at a table, by a key that their ticket has shown."""

    def __init__(self, desk: Desk, line: Line, table: TableId, key: str, group: str = "") -> None:
        self._desk, self._house, self._line = desk, desk.house, line
        self._table, self._key, self._group = table, key, group
        self._following: dict[Viewer, list[asyncio.Task[None]]] = {}
        self._messages = Rate(desk.allowances.messages_per_watcher)
        self._who: tuple[object, ...] = ()
        self._nudge: Callable[[], None]
        """Tells the caretaker that something has changed at the table."""

    async def run(self, heard: int) -> None:
        """Until one side hangs up; `Cut` if it is ours."""
        try:
            view = await self._house.tables.view(self._table, self._key)
            async with self._present(view.you), _together() as tasks:
                tasks.create_task(self._follow_table())
                tasks.create_task(self._follow_talk(heard))
                await self._listen(tasks)
        except Refusal as refusal:
            is_short = refusal.code == "try_again"
            raise Cut(wire.TRY_AGAIN if is_short else wire.SENT_AWAY) from None

    async def callers(self) -> tuple[str, ...]:
        """By what a ban may know this person: where they have come from, and who they are here."""
        try:
            session = await self._house.tables.session(self._table, self._key)
        except Refusal:
            return ()
        mark = mark_of(self._table, session.person)
        return (mark, *await self._house.callers.digests(self._table, session.person))

    @asynccontextmanager
    async def _present(self, person: int | None) -> AsyncIterator[None]:
        """Counted as a connection, and as somebody who is there."""
        desk, table = self._desk, self._table
        # All who look on at a table have one key, so each of them is counted alone.
        self._who = (table, person) if person is not None else (table, id(self))
        plug, most = (table, person), desk.allowances
        at_most = most.watchers_per_table if person is None else most.sockets_per_person
        if person is not None:
            self._messages = Rate(most.messages_per_person)
        if not desk.limits.plug_in(plug, at_most):
            raise Cut(wire.TOO_MANY)
        self._nudge = desk.caretaker.come(table)
        desk.metrics.sockets.inc()
        try:
            if person is not None:
                note(desk.limits, self._group)
                await self._house.attendance.arrive(table, person)
            yield
        finally:
            desk.metrics.sockets.dec()
            desk.limits.unplug(plug)
            try:
                if person is not None:
                    await self._house.attendance.depart(table, person)
            finally:
                desk.caretaker.go(table)

    # What comes in

    async def _listen(self, tasks: asyncio.TaskGroup) -> None:
        while True:
            data = await self._line.receive()
            await self._desk.listening.take(self._group)
            if not self._desk.limits.allows(self._who, self._messages):
                raise Cut(wire.TOO_MANY)
            try:
                message = decoded(_to_server, data)
            except Malformed:
                raise Cut(wire.BAD_MESSAGE) from None
            match message:
                case wire.Act():  # most of them: a class pattern that fails costs more
                    await self._act(message)
                case wire.Say():
                    await self._say(message)
                case wire.Enter():
                    raise Cut(wire.BAD_MESSAGE)
                case wire.Resume(viewer=viewer) | wire.Watch(viewer=viewer) if (
                    viewer not in VIEWERS
                ):
                    await self._send(wire.RefusedMessage("", "no_such_seat"))
                case wire.Resume(viewer=viewer) | wire.Watch(viewer=viewer):
                    self._stop_following(viewer)
                    following = [tasks.create_task(self._follow_game(message))]
                    if isinstance(message, wire.Watch) and viewer != SPECTATOR:
                        following.append(tasks.create_task(self._follow_notes(viewer)))
                    self._following[viewer] = following

    async def _act(self, act: wire.Act) -> None:
        command = Command(act.cmd_id, act.prompt_id, act.action)
        metrics, began = self._desk.metrics, monotonic()
        answer: wire.FromServer
        try:
            with self._desk.traces.span("act"):
                done = await self._house.tables.act(
                    self._table, self._key, act.action.seat, command
                )
            metrics.done.inc()
            answer = wire.Ack(act.cmd_id, done.prompt)
        except Refusal as refusal:
            metrics.commands.labels(refusal.code).inc()
            is_stale = refusal.code == "stale"
            answer = (
                wire.Stale(act.cmd_id)
                if is_stale
                else wire.RefusedMessage(act.cmd_id, refusal.code)
            )
        self._nudge()
        await self._send(answer)
        metrics.acks.observe(monotonic() - began)

    async def _say(self, say: wire.Say) -> None:
        talk = Talk(say.phrase, say.text)
        answer: wire.FromServer
        try:
            said = await self._house.chat.say(self._table, self._key, say.cmd_id, talk)
            answer = wire.Ack(say.cmd_id, said.number)
        except Refusal as refusal:
            answer = wire.RefusedMessage(say.cmd_id, refusal.code)
        await self._send(answer)

    # What goes out

    async def _follow_table(self) -> None:
        while True:
            with _patience():
                async for view in self._house.tables.follow(self._table, self._key):
                    self._nudge()
                    await self._send(wire.TableMessage(view))
                    del view  # the next may be long in coming
            await asyncio.sleep(AGAIN_AFTER)

    async def _follow_talk(self, after: int) -> None:
        while True:
            with suppress(Refusal):  # who has no seat may get one
                async for said in self._house.chat.follow(self._table, self._key, after):
                    if said:
                        after = said[-1].number + 1
                        await self._send(wire.HeardMessage(said))
            await asyncio.sleep(AGAIN_AFTER)

    async def _follow_notes(self, seat: Seat) -> None:
        """That a notebook has changed; a client that wants to read it asks for it."""
        with suppress(Refusal):
            while True:
                with _patience():
                    async for notebook in self._house.notes.follow(self._table, self._key, seat):
                        if notebook.number:
                            await self._send(wire.Noted(notebook.game, seat, notebook.number))
                await asyncio.sleep(AGAIN_AFTER)

    async def _follow_game(self, resume: wire.Resume | wire.Watch) -> None:
        try:
            await self._follow_stream(resume)
        except Refusal as refusal:
            await self._send(wire.RefusedMessage("", refusal.code, resume.viewer))

    async def _follow_stream(self, resume: wire.Resume | wire.Watch) -> None:
        """A viewer's stream. Before every piece it is asked whether they may still see it."""
        viewer, after = resume.viewer, resume.seq
        house = self._house
        door = Door(house.register, house.tables, self._table, self._key, viewer)
        while True:
            with _patience():
                game = await door.game()
                if game != resume.game:
                    raise Refusal("no_such_game")
                showing = ShownGame(game, viewer, self._desk.criers)
                if isinstance(resume, wire.Resume):
                    at_once = self._at_once(game, door)
                else:
                    at_once = self._shown_at_once(showing, resume.language, door)
                is_live = False  # what comes first was there before
                async for news in house.referee.follow(game, viewer, after, at_once):
                    if (door.known or await door.game()) != game:
                        break
                    self._nudge()
                    if isinstance(resume, wire.Resume):
                        await self._send_news(game, news)
                        after = news.next_seq
                    else:
                        after = await self._send_scene(showing, resume, door.names, after)
                    if is_live:
                        self._told(game)
                    is_live = True
                else:
                    return  # the game is over
            await asyncio.sleep(AGAIN_AFTER)

    def _at_once(self, game: GameId, door: Door) -> Take:
        """Send news there and then, if they may still be seen and nothing is in the way."""
        put, nudge, told = self._line.put, self._nudge, partial(self._told, game)

        def take(news: answers.News) -> bool:
            if door.known != game or len(news.events) > wire.EVENTS_AT_ONCE:
                return False
            nudge()
            is_told = put(
                _encode(wire.NewsMessage(game, news.viewer, news.seq, news.events, news.prompt))
            )
            if is_told:
                told()
            return is_told

        return take

    def _shown_at_once(self, showing: ShownGame, language: Language, door: Door) -> Take:
        """Likewise for a page: what has changed for its viewer."""
        put, nudge, told = self._line.put, self._nudge, partial(self._told, showing.game)
        glance_at_once, attendance = self._house.referee.glance_at_once, self._house.attendance

        def take(news: answers.News) -> bool:
            if door.known != showing.game or len(news.events) > wire.EVENTS_AT_ONCE:
                return False
            glance = glance_at_once(showing.game, showing.viewer)
            if glance is None or not showing.goes_on(language, door.names):
                return False
            nudge()
            if not showing.is_behind(glance):
                return True  # it went the long way, with what came before
            data, sent = showing.moved(glance, attendance.bots_are_busy)
            is_told = put(data)
            if is_told:
                showing.sent = sent
                told()
            return is_told

        return take

    def _told(self, game: GameId) -> None:
        """How long somebody had to wait for a move that is stored."""
        moved = self._house.referee.moved(game)
        if moved is not None:
            self._desk.metrics.telling.observe(monotonic() - moved)

    async def _send_news(self, game: GameId, news: answers.News) -> None:
        step, seq, rest = wire.EVENTS_AT_ONCE, news.seq, news.events
        while len(rest) > step:
            await self._send(wire.NewsMessage(game, news.viewer, seq, rest[:step], None, more=True))
            await asyncio.sleep(0)  # whoever waits for something short goes first
            seq, rest = seq + step, rest[step:]
        await self._send(wire.NewsMessage(game, news.viewer, seq, rest, news.prompt))

    async def _send_scene(
        self, showing: ShownGame, watch: wire.Watch, names: tuple[str, ...], after: int
    ) -> int:
        """What a viewer sees now, with the story from a number on; the number to go on from."""
        game, viewer = showing.game, showing.viewer
        glance = await self._house.referee.glance(game, viewer)
        view, teller = glance.view, teller_in(watch.language)
        is_short = len(view.stream) - after <= wire.EVENTS_AT_ONCE
        if is_short and showing.goes_on(watch.language, names):
            if showing.is_behind(glance):
                data, sent = showing.moved(glance, self._house.attendance.bots_are_busy)
                await self._send_data(data)
                showing.sent = sent
            return showing.sent.seq
        if self._desk.tales.is_long(view, after):
            await self._desk.heavy.until_it_may(self._group, self._table)
        tale = (game, viewer, watch.language, names)
        told = await self._desk.tales.told(self._group, tale, view, teller, after)
        for at in range(0, len(told), wire.EVENTS_AT_ONCE):
            stretch = told[at : at + wire.EVENTS_AT_ONCE]
            await self._send(wire.StoryMessage(game, viewer, stretch))
            await asyncio.sleep(0)  # whoever waits for something short goes first
        scene = showing.whole(teller, names, glance)
        await self._send(wire.SceneMessage(game, viewer, glance.prompt, scene))
        return scene.seq

    def _stop_following(self, viewer: Viewer) -> None:
        for task in self._following.pop(viewer, ()):
            task.cancel()

    async def _send(self, message: wire.FromServer) -> None:
        await self._send_data(_encode(message))

    async def _send_data(self, data: bytes) -> None:
        if self._line.put(data):
            return
        try:
            async with asyncio.timeout(SEND_WITHIN):
                await self._line.send(data)
        except TimeoutError:
            raise Cut(wire.TOO_SLOW) from None


@contextmanager
def _patience() -> Iterator[None]:
    """While the store cannot say, nothing is refused: it is asked again."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code != "try_again":
            raise


@cache
def teller_in(language: Language) -> Teller:
    """Tells in a language; its messages are read once."""
    return Teller(language)


@asynccontextmanager
async def _together() -> AsyncIterator[asyncio.TaskGroup]:
    """Tasks that end with the first of them that fails; its error is raised alone."""
    try:
        async with asyncio.TaskGroup() as tasks:
            yield tasks
    except BaseExceptionGroup as failed:
        raise failed.exceptions[0] from None


async def entered(desk: Desk, line: Line, group: str = "") -> tuple[Connection, int]:
    """A connection for whoever shows a ticket first; `Cut` for all others."""
    data = b""
    with suppress(TimeoutError):
        async with asyncio.timeout(ENTER_WITHIN):
            data = await line.receive()
    try:
        message = decoded(_to_server, data)
    except Malformed:
        raise Cut(wire.BAD_TICKET) from None
    try:
        found = await desk.tickets.take(message.ticket) if isinstance(message, wire.Enter) else None
    except Unavailable:
        raise Cut(wire.TRY_AGAIN) from None
    if found is None or not isinstance(message, wire.Enter):
        raise Cut(wire.BAD_TICKET)
    return Connection(desk, line, *found, group), message.heard
