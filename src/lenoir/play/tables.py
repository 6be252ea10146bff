"""Tables: opened, joined, played at, left. Each is a log of how it stood after every change."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Callable
from time import time
from typing import Final

import msgspec
from msgspec import Struct

from lenoir.core.actions import Action
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.play.answers import Answer, Command, News, Promised, Prompt, Refused, Setting
from lenoir.play.chat import Chat, Said, Talk, chat_of
from lenoir.play.keys import KEY, digest, new_code, new_key, tidied
from lenoir.play.pace import GRACE, PlainPlayers, Players, plain_answer, stand_in_at
from lenoir.play.ports import Broadcast, Conflict, Damaged, Entry, Log, LogId, Store, Unavailable
from lenoir.play.referee import NAME, TRIES, Referee
from lenoir.play.seating import Chair, Person, Seating
from lenoir.play.shelf import IDLE, Reader, Shelf, Stop
from lenoir.play.table_view import Notice, TableView, notice, seen_by
from lenoir.play.wishes import (
    Rematch,
    SeatBot,
    SetTable,
    Start,
    Wish,
    checked,
    checked_name,
    claimed,
    decided,
    joined,
    offered,
    rematched,
    seen,
)
from lenoir.record.fairness import WORD

LISTED_AT_MOST: Final = 50
THINKING_AT_MOST: Final = 20.0
"""Seconds for a bot; then a plain answer is given."""

_encode: Final = msgspec.json.Encoder().encode
_seating: Final = msgspec.json.Decoder(Seating)


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants a table to be."""

    edition: str
    chairs: int
    name: str
    options: dict[str, object] = {}
    listed: bool = False
    pace: int = 0
    free_text: bool = False
    nonce: str = ""


class Opened(Struct, frozen=True, tag=True):
    """A table, and the keys to hand on: they are told once and not kept."""

    table: LogId
    code: str
    invite: str
    watch: str
    commitment: str


class Session(Struct, frozen=True):
    """Who somebody is at a table: found by a key, never by what a message says."""

    table: LogId
    person: int
    seats: tuple[Seat, ...]
    host: bool
    game: LogId


class _Table(Reader):
    """A table in memory."""

    def __init__(self, log: Log) -> None:
        super().__init__(log.mark)
        self.asked: tuple[int, float] = (-1, 0.0)
        """The prompt last seen, and when."""
        self.doubted = -1
        """The prompt for which somebody was last looked for."""
        self.seating = _decoded(log.founding)
        self.read(log)

    def read(self, log: Log) -> None:
        if log.entries:
            self.seating = _decoded(log.entries[-1].body)
        self.mark = log.mark


def _decoded(body: bytes) -> Seating:
    try:
        return _seating.decode(body)
    except msgspec.MsgspecError:
        raise Damaged("a table that cannot be read") from None


class Tables:
    """All tables of a worker."""

    def __init__(
        self,
        store: Store,
        broadcast: Broadcast,
        referee: Referee,
        players: Players | None = None,
        clock: Callable[[], float] = time,
    ) -> None:
        self._store = store
        self._broadcast = broadcast
        self._referee = referee
        self._players: Players = players or PlainPlayers()
        self._clock = clock
        self._tables = Shelf(store, lambda _, log: _Table(log), "no_such_table", clock)
        self._chat = Chat(store, broadcast, clock)
        self._here: Counter[tuple[LogId, int]] = Counter()
        """The connections of each person to this worker."""

    # Coming and going

    async def open(self, opening: Opening, key: str) -> Opened | Refused:
        """A new table with its host on the first chair; the key is that of the host's device."""
        try:
            host = Person(checked_name(opening.name), (digest(key),))
            if opening.nonce and not WORD.fullmatch(opening.nonce):
                raise Stop("bad_nonce")
            if not 1 <= opening.chairs <= 6:
                raise Stop("bad_setup")
            promised = await self._promised()
            chairs = (Chair((0,), nonce=opening.nonce), *(Chair(),) * (opening.chairs - 1))
            invite, watch, code = new_key(), new_key(), new_code()
            seating = Seating(
                opening.edition,
                opening.options,
                chairs,
                (host,),
                digest(invite),
                digest(watch),
                code,
                promised.game,
                promised.commitment,
            )
            settings = SetTable(pace=opening.pace, free_text=opening.free_text)
            seating = decided(seating, 0, settings)
            checked(seating)
            table = LogId(f"t-{promised.game[2:]}")
            try:
                await self._store.create(chat_of(table), b"chat")
                await self._store.create(table, _encode(seating), code)
            except (Conflict, Unavailable):
                raise Stop("try_again") from None
            if opening.listed:
                await self._change(
                    table, "listed", lambda now: decided(now, 0, SetTable(listed=True))
                )
        except Stop as stop:
            return stop.refused
        return Opened(table, code, invite, watch, promised.commitment)

    async def find(self, code: str) -> LogId | Refused:
        """The table with a short code."""
        try:
            table = await self._store.find(tidied(code)[:64])
        except Unavailable:
            return Refused("try_again")
        return Refused("no_such_table") if table is None else table

    async def listed(self) -> tuple[Notice, ...]:
        """Tables with a free chair for strangers."""
        notices = []
        try:
            for table in await self._store.listed(LISTED_AT_MOST):
                seating = (await self._tables.get(table)).seating
                if seating.is_on_show:
                    notices.append(notice(seating))
        except (Stop, Unavailable):
            pass  # a list is worth what it has
        return tuple(notices)

    async def join(
        self,
        table: LogId,
        invite: str,
        key: str,
        name: str,
        chair: int | None = None,
        nonce: str = "",
    ) -> TableView | Refused:
        """Take a chair with the key of the link or with the short code; once for each own key."""
        try:
            mine = digest(key)

            def decide(now: Seating) -> Seating:
                if not _is_invited(now, invite):
                    raise Stop("not_invited")
                return (
                    now if now.person(mine) is not None else joined(now, chair, name, mine, nonce)
                )

            seating = await self._change(table, f"join/{mine}", decide)
        except Stop as stop:
            return stop.refused
        return seen_by(table, seating, seating.person(mine))

    async def offer(self, table: LogId, key: str, chair: int | None = None) -> str | Refused:
        """A key that works once: for another device, or for who takes over a chair."""
        try:
            mine, once = digest(key), new_key()
            await self._change(
                table,
                f"offer/{digest(once)}",
                lambda now: offered(now, _person(now, mine), chair, digest(once)),
            )
        except Stop as stop:
            return stop.refused
        return once

    async def claim(
        self, table: LogId, offer: str, key: str, name: str = ""
    ) -> TableView | Refused:
        """Come with such a key; the own key is the one that counts from then on."""
        try:
            once, mine = digest(offer), digest(key)

            def decide(now: Seating) -> Seating:
                return now if now.person(mine) is not None else claimed(now, once, mine, name)

            seating = await self._change(table, f"claim/{once}/{mine}", decide)
        except Stop as stop:
            return stop.refused
        return seen_by(table, seating, seating.person(mine))

    async def wish(self, table: LogId, key: str, cmd: str, wish: Wish) -> TableView | Refused:
        """Carry out somebody's wish, exactly once."""
        try:
            mine = digest(key)
            if not NAME.fullmatch(cmd):
                raise Stop("bad_command")
            if isinstance(wish, SeatBot) and not self._players.knows(wish.bot):
                raise Stop("bad_bot")
            person = _person((await self._tables.get(table)).seating, mine)
            if isinstance(wish, Rematch):
                seating = await self._rematch(table, person, cmd)
            else:
                name = f"{person}/{cmd}"
                seating = await self._change(
                    table, name, lambda now: decided(now, _person(now, mine), wish)
                )
            if isinstance(wish, Start):
                await self._dealt(seating)
        except Stop as stop:
            return stop.refused
        return seen_by(table, seating, seating.person(mine))

    async def _rematch(self, table: LogId, person: int, cmd: str) -> Seating:
        seating = (await self._tables.get(table)).seating
        if person != seating.host:
            raise Stop("not_host")
        if seating.stage == "open":
            return seating  # it was asked for already
        prompt = await self._referee.prompt(LogId(seating.game))
        if prompt != Refused("over"):
            raise Stop("not_over")
        old, promised = seating.game, await self._promised()

        def decide(now: Seating) -> Seating:
            return rematched(now, promised.game, promised.commitment) if now.game == old else now

        return await self._change(table, f"{person}/{cmd}", decide)

    async def _promised(self) -> Promised:
        promised = await self._referee.promise()
        if isinstance(promised, Refused):
            raise Stop(promised.code)
        return promised

    async def _dealt(self, seating: Seating) -> LogId:
        """The game of a table, dealt if that was interrupted."""
        if seating.stage == "open":
            raise Stop("not_dealt")
        game = LogId(seating.game)
        if await self._referee.prompt(game) == Refused("not_dealt"):
            prompt = await self._referee.deal(game, _setting(seating))
            if isinstance(prompt, Refused) and prompt.code != "over":
                raise Stop(prompt.code)
        return game

    async def _change(
        self, table: LogId, cmd: str, decide: Callable[[Seating], Seating]
    ) -> Seating:
        """Change a table once, whatever other workers do to it."""
        for _ in range(TRIES):
            held = await self._tables.get(table)
            async with held.lock:
                if held.dropped:
                    continue
                asking = self._store.answered(table, cmd)
                if await self._tables.asked(table, asking) is not None:
                    await self._tables.read_on(table, held)
                    return held.seating
                after = decide(held.seating)
                if after == held.seating:
                    return after
                entry = Entry(cmd, _encode(after))
                storing = self._store.append(table, held.mark, entry, after.is_on_show)
                try:
                    held.mark = await self._tables.asked(table, storing)
                except Conflict:
                    await self._tables.read_on(table, held)
                    continue
                held.seating = after
                held.wake()
            self._broadcast.hint(table)
            return after
        raise Stop("try_again")

    # What people see

    async def session(self, table: LogId, key: str) -> Session | Refused:
        """Who has this key."""
        try:
            seating = (await self._tables.get(table)).seating
            person = _person(seating, digest(key))
        except Stop as stop:
            return stop.refused
        seats, game = seating.seats_of(person), LogId(seating.game)
        return Session(table, person, seats, person == seating.host, game)

    async def view(self, table: LogId, key: str) -> TableView | Refused:
        """The table as its people see it, or somebody with the key to look on."""
        try:
            seating = (await self._tables.get(table)).seating
            return seen_by(table, seating, _member_or_watcher(seating, key))
        except Stop as stop:
            return stop.refused

    async def follow(self, table: LogId, key: str) -> AsyncGenerator[TableView | Refused, None]:
        """The same, again after every change."""
        while True:
            try:
                held = await self._tables.get(table)
                grown = held.grown
                view = seen_by(table, held.seating, _member_or_watcher(held.seating, key))
            except Stop as stop:
                yield stop.refused
                return
            yield view
            await held.more(grown)

    # The game

    async def act(self, table: LogId, key: str, seat: Seat, command: Command) -> Answer:
        """A command for a seat of one's own."""
        try:
            seating = (await self._tables.get(table)).seating
            if seat not in seating.seats_of(_person(seating, digest(key))):
                raise Stop("not_seated")
            if seating.stage == "parked":
                raise Stop("parked")
            game = await self._dealt(seating)
        except Stop as stop:
            return Refused(stop.refused.code, command.id)
        return await self._referee.act(game, seat, command)

    async def door(self, table: LogId, key: str, viewer: Viewer) -> LogId | Refused:
        """The game somebody may see with these eyes: a seat of their own, or a spectator's."""
        try:
            seating = (await self._tables.get(table)).seating
            person = _member_or_watcher(seating, key)
            if viewer != SPECTATOR and (person is None or viewer not in seating.seats_of(person)):
                raise Stop("not_seated")
            return await self._dealt(seating)
        except Stop as stop:
            return stop.refused

    async def news(self, table: LogId, key: str, viewer: Viewer, after: int) -> News | Refused:
        """A viewer's own stream from a number on."""
        game = await self.door(table, key, viewer)
        if isinstance(game, Refused):
            return game
        return await self._referee.news(game, viewer, after)

    # Talk, which is no part of the game

    async def say(self, table: LogId, key: str, cmd: str, talk: Talk) -> Said | Refused:
        """Say something at a table: one of the phrases, or what one likes if the host allows it."""
        try:
            seating = (await self._tables.get(table)).seating
            person = _person(seating, digest(key))
            if seating.people[person].muted or (talk.text and not seating.free_text):
                raise Stop("muted")
            if not NAME.fullmatch(cmd):
                raise Stop("bad_command")
            return await self._chat.say(table, f"{person}/{cmd}", person, talk)
        except Stop as stop:
            return stop.refused

    async def talk(self, table: LogId, key: str, after: int = 0) -> tuple[Said, ...] | Refused:
        """What was said from a number on, but for those whom one ignores."""
        try:
            seating = (await self._tables.get(table)).seating
            person = _member_or_watcher(seating, key)
            ignored = () if person is None else seating.people[person].ignores
            said = await self._chat.since(table, after)
        except Stop as stop:
            return stop.refused
        return tuple(line for line in said if line.person not in ignored)

    # Presence and pace

    async def arrive(self, table: LogId, person: int) -> None:
        """Somebody has connected."""
        self._here[table, person] += 1
        await self._mark_seen(table, person, None)

    async def depart(self, table: LogId, person: int) -> None:
        """A connection has ended."""
        self._here[table, person] -= 1
        if self._here[table, person] <= 0:
            del self._here[table, person]
            await self._mark_seen(table, person, self._clock())

    async def _mark_seen(self, table: LogId, person: int, away: float | None) -> None:
        try:
            await self._change(table, f"seen/{new_key()}", lambda now: seen(now, person, away))
        except Stop:
            return  # the next tick finds out

    async def tick(self, table: LogId) -> float | None:
        """Do what is due at a table; when to look again, None if nothing is to come by itself."""
        try:
            return await self._tick(table)
        except Stop:
            return self._clock() + 1

    async def _tick(self, table: LogId) -> float | None:
        held = await self._tables.get(table)
        for person in held.seating.seated:
            if held.seating.people[person].away is not None and self._here[table, person]:
                await self._mark_seen(table, person, None)  # another worker could not know
        if held.seating.stage != "playing":
            return None
        game = await self._dealt(held.seating)
        prompt = await self._referee.prompt(game)
        if isinstance(prompt, Refused):
            return None if prompt.code == "over" else self._clock() + 1
        now = self._clock()
        if held.asked[0] != prompt.id:
            held.asked = prompt.id, now
        asked = held.asked[1]
        await self._look_for(table, held, prompt)
        due = stand_in_at(held.seating, prompt.seat, asked)
        if due is not None and due <= now:
            await self._stand_in(game, prompt, held.seating.chairs[prompt.seat].bot)
            return now
        doubt = asked + GRACE if held.doubted != prompt.id else None
        return min((at for at in (due, doubt) if at is not None), default=None)

    async def _look_for(self, table: LogId, held: _Table, prompt: Prompt) -> None:
        """Whoever has not answered for long and is not connected here is thought to be away.

        The worker he is connected to says otherwise; so it needs no list of who is where.
        """
        if held.doubted == prompt.id or self._clock() < held.asked[1] + GRACE:
            return
        held.doubted = prompt.id
        for person in held.seating.chairs[prompt.seat].sitters:
            if not self._here[table, person]:
                await self._mark_seen(table, person, self._clock())

    async def _stand_in(self, game: LogId, prompt: Prompt, bot: str) -> None:
        """Answer for a seat; what a bot cannot do is done plainly, and the game goes on."""
        view = await self._referee.view(game, prompt.seat)
        if isinstance(view, Refused):
            return
        action = await self._thought(bot, view) if bot else plain_answer(view)
        name = f"for-{prompt.id}"
        answer = await self._referee.act(game, prompt.seat, Command(name, prompt.id, action))
        if isinstance(answer, Refused) and answer.code == "illegal":
            plain = Command(name, prompt.id, plain_answer(view))
            await self._referee.act(game, prompt.seat, plain)

    async def _thought(self, bot: str, view: View) -> Action:
        try:
            async with asyncio.timeout(THINKING_AT_MOST):
                return await self._players.decide(bot, view)
        except Exception:
            return plain_answer(view)

    # Other workers, and memory

    async def catch_up(self, log: LogId) -> None:
        """Take in what others have stored of a table: after a hint."""
        await self._tables.catch_up(log)
        await self._chat.catch_up(log)

    async def poll(self) -> None:
        """Take in what others have stored of all tables in memory."""
        await self._tables.poll()
        await self._chat.poll()

    def rest(self, idle: float = IDLE) -> int:
        """Let tables go that nobody has asked for; how many are still in memory."""
        self._chat.rest(idle)
        return self._tables.rest(idle)


def _person(seating: Seating, key: str) -> int:
    person = seating.person(key)
    if person is None:
        raise Stop("not_seated")
    return person


def _is_invited(seating: Seating, invite: str) -> bool:
    """By the key of the link, or by the short code."""
    if KEY.fullmatch(invite):
        return digest(invite) == seating.invite
    return tidied(invite) == seating.code


def _member_or_watcher(seating: Seating, key: str) -> int | None:
    """Whose key it is; None for the key to look on, and for no other."""
    found = digest(key)
    if found == seating.watch:
        return None
    return _person(seating, found)


def _setting(seating: Seating) -> Setting:
    """What goes into the deal; it is the same whoever deals."""
    chairs = seating.chairs
    names = {
        f"Name{seat}": chair.name or " & ".join(seating.people[n].name for n in chair.sitters)
        for seat, chair in enumerate(chairs)
        if chair.sitters
    }
    bots = {f"Name{seat}": chair.bot for seat, chair in enumerate(chairs) if chair.bot}
    return Setting(
        seating.edition,
        tuple(chair.suspect for chair in chairs),
        seating.options,
        tuple(chair.nonce for chair in chairs),
        {**names, **bots},
    )
