"""Tables: opened, joined, played at, left; and the way from a table to its game."""

from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.play.games.answers import Answer, Command, News, Promised, Refused, Setting
from lenoir.play.games.referee import NAME, Referee
from lenoir.play.logs.ports import LogId, Unavailable
from lenoir.play.logs.shelf import Stop
from lenoir.play.people.keys import KEY, derived, digest, new_code, new_key, tidied
from lenoir.play.people.pace import PlainPlayers, Players
from lenoir.play.tables.arranging import SetTable, checked, rematched
from lenoir.play.tables.listing import fair
from lenoir.play.tables.naming import checked_name
from lenoir.play.tables.register import Register, member_or_watcher, person_with
from lenoir.play.tables.seating import Assistance, BotInstead, Chair, Person, Seating
from lenoir.play.tables.sitting import claimed, joined, offered
from lenoir.play.tables.table_view import Notice, TableView, notice, seen_by
from lenoir.play.tables.wishes import (
    Leave,
    Pledge,
    Propose,
    Rematch,
    Reveal,
    SeatBot,
    Start,
    Wish,
    decided,
)

LISTED_AT_MOST: Final = 50
LOOKED_AT: Final = 200
"""Tables that are looked at for the list: those of one household make room for others'."""
NAME_LENGTH: Final = 22
"""Letters of the name of a table or a game: more than anybody can guess."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants a table to be.

    ``device`` is a secret random word, as for `Join`, and a new one for each table: sent again with
    the same word, when the answer was lost, it is the same table and the same host. With another
    opening it is refused (``reused``).
    """

    edition: str
    chairs: int
    name: str
    options: dict[str, object] = {}
    listed: bool = False
    pace: int = 0
    free_text: bool = False
    assistance: Assistance = "shown"
    device: str = ""
    bots: tuple[str, ...] = ()
    """Who plays on the chairs after the host's, one after the other; empty for nobody yet."""


class Opened(Struct, frozen=True, tag=True):
    """A table, and the keys to hand on: they are told to its host alone and not kept."""

    table: LogId
    code: str
    invite: str
    watch: str
    game: str
    commitment: str
    """Of the game to come: to be stored before a nonce is pledged."""


class Session(Struct, frozen=True):
    """Who somebody is at a table: found by a key, never by what a message says."""

    table: LogId
    person: int
    seats: tuple[Seat, ...]
    host: bool
    game: LogId


class Tables:
    """All tables of a worker."""

    def __init__(
        self, register: Register, referee: Referee, players: Players | None = None
    ) -> None:
        self._register = register
        self._referee = referee
        self._players: Players = players or PlainPlayers()

    # Coming and going

    async def open(self, opening: Opening, key: str, opener: str = "") -> Opened | Refused:
        """A new table with its host on the first chair; the key is that of the host's device.

        Names and links follow from the key: whoever opens with the same key again, because the
        answer was lost, has the same table. The opener is a word for the household that opens it.
        """
        try:
            host = Person(checked_name(opening.name), (digest(key),))
            if not 1 <= opening.chairs <= 6:
                raise Stop("bad_setup")
            name, invite, watch = (derived(key, use) for use in ("table", "invite", "watch"))
            promised = await self._promised(f"g-{name[:NAME_LENGTH]}")
            chairs = (Chair((0,)), *(Chair(),) * (opening.chairs - 1))
            seating = Seating(
                opening.edition,
                opening.options,
                chairs,
                (host,),
                digest(invite),
                digest(watch),
                new_code(),
                promised.game,
                promised.commitment,
                opener=opener,
            )
            settings = SetTable(
                listed=opening.listed,
                pace=opening.pace,
                free_text=opening.free_text,
                assistance=opening.assistance,
            )
            seating = decided(seating, 0, settings)
            for chair, bot in enumerate(opening.bots, 1):
                if bot:
                    seating = decided(seating, 0, self._known(SeatBot(chair, bot)))
            # There is nobody yet to whom a change would have to be announced.
            seating = replace(seating, announcements=())
            checked(seating)
            table = LogId(f"t-{promised.game[2:]}")
            begun = await self._register.begin(table, seating)
            # As it was stored. A telephone may have another address when it asks again.
            as_then = replace(seating, code=begun.code, opener=begun.opener)
            if encode(begun) != encode(as_then):
                raise Stop("reused")
        except Stop as stop:
            return stop.refused
        return Opened(table, begun.code, invite, watch, promised.game, promised.commitment)

    async def find(self, code: str) -> LogId | Refused:
        """The table with a short code."""
        try:
            table = await self._register.store.find(tidied(code)[:64])
        except Unavailable:
            return Refused("try_again")
        return Refused("no_such_table") if table is None else table

    async def listed(self) -> tuple[Notice, ...] | Refused:
        """Tables with a free chair for strangers."""
        try:
            found = await self._register.store.listed(LOOKED_AT)
        except Unavailable:
            return Refused("try_again")
        shown = []
        for table in found:
            with suppress(Stop):  # a table that cannot be read does not hide the others
                seating = await self._register.seating(table)
                if seating.is_on_show:
                    shown.append(seating)
        return tuple(map(notice, fair(shown, self._register.showing.at_most, LISTED_AT_MOST)))

    async def join(
        self, table: LogId, invite: str, key: str, name: str, chair: int | None = None
    ) -> TableView | Refused:
        """Take a chair with the key of the link or with the short code; once for each own key."""
        try:
            mine = digest(key)

            def decide(now: Seating) -> Seating:
                if not _is_invited(now, invite):
                    raise Stop("not_invited")
                return now if now.person(mine) is not None else joined(now, chair, name, mine)

            seating = await self._register.change(table, f"join/{mine}", decide)
            return seen_by(table, seating, person_with(seating, mine))
        except Stop as stop:
            return stop.refused

    async def offer(self, table: LogId, key: str, chair: int | None = None) -> str | Refused:
        """A key that works once: for another device, or for who takes over a chair."""
        try:
            mine, once = digest(key), new_key()
            person = person_with(await self._register.seating(table), mine)
            await self._register.change(
                table,
                f"{person}/offer/{digest(once)}",
                lambda now: offered(now, person_with(now, mine), chair, digest(once)),
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

            seating = await self._register.change(table, f"claim/{once}/{mine}", decide)
            return seen_by(table, seating, person_with(seating, mine))
        except Stop as stop:
            return stop.refused

    async def wish(self, table: LogId, key: str, cmd: str, wish: Wish) -> TableView | Refused:
        """Carry out somebody's wish, exactly once."""
        try:
            mine = digest(key)
            if not NAME.fullmatch(cmd):
                raise Stop("bad_command")
            self._known(wish)
            now = await self._register.seating(table)
            person = person_with(now, mine)
            prompt = await self._prompt(LogId(now.game)) if now.is_dealt else 0
            if isinstance(wish, Rematch):
                seating = await self._rematch(table, person, cmd)
            else:
                name = f"{person}/{cmd}"
                seating = await self._register.change(
                    table,
                    name,
                    lambda now: decided(now, person_with(now, mine), wish, prompt),
                    always=isinstance(wish, Leave),
                )
            if isinstance(wish, Start | Pledge | Reveal | Leave) and seating.stage == "playing":
                await self.dealt(seating)  # the mix is over
        except Stop as stop:
            return stop.refused
        return seen_by(table, seating, seating.person(mine))

    def _known(self, wish: Wish) -> Wish:
        """A wish for no bot but one there is."""
        bot = _bot_in(wish)
        if bot is not None and not self._players.knows(bot):
            raise Stop("bad_bot")
        return wish

    async def _prompt(self, game: LogId) -> int:
        """The number of the question on a table, 0 if there is none."""
        prompt = await self._referee.prompt(game)
        return 0 if isinstance(prompt, Refused) else prompt.id

    async def _rematch(self, table: LogId, person: int, cmd: str) -> Seating:
        seating = await self._register.seating(table)
        if person != seating.host:
            raise Stop("not_host")
        if not seating.is_dealt:
            return seating  # it was asked for already
        prompt = await self._referee.prompt(LogId(seating.game))
        if prompt != Refused("over"):
            raise Stop("not_over")
        old, promised = seating.game, await self._promised()

        def decide(now: Seating) -> Seating:
            return rematched(now, promised.game, promised.commitment) if now.game == old else now

        return await self._register.change(table, f"{person}/{cmd}", decide)

    async def _promised(self, game: str = "") -> Promised:
        promised = await self._referee.promise(game)
        if isinstance(promised, Refused):
            raise Stop(promised.code)
        return promised

    async def dealt(self, seating: Seating) -> LogId:
        """The game of a table, dealt if that was interrupted."""
        if not seating.is_dealt:
            raise Stop("not_dealt")
        game = LogId(seating.game)
        if self._referee.holds(game):
            return game
        if await self._referee.prompt(game) == Refused("not_dealt"):
            prompt = await self._referee.deal(game, _setting(seating))
            if isinstance(prompt, Refused) and prompt.code != "over":
                raise Stop(prompt.code)
        return game

    # What people see

    async def session(self, table: LogId, key: str) -> Session | Refused:
        """Who has this key."""
        try:
            seating = await self._register.seating(table)
            person = person_with(seating, digest(key))
        except Stop as stop:
            return stop.refused
        seats, game = seating.seats_of(person), LogId(seating.game)
        return Session(table, person, seats, person == seating.host, game)

    async def view(self, table: LogId, key: str) -> TableView | Refused:
        """The table as its people see it, or somebody with the key to look on."""
        try:
            seating = await self._register.seating(table)
            return seen_by(table, seating, member_or_watcher(seating, key))
        except Stop as stop:
            return stop.refused

    async def follow(self, table: LogId, key: str) -> AsyncGenerator[TableView | Refused, None]:
        """The same, again after every change."""
        try:
            async for seating in self._register.follow(table):
                yield seen_by(table, seating, member_or_watcher(seating, key))
        except Stop as stop:
            yield stop.refused

    # The game

    async def act(self, table: LogId, key: str, seat: Seat, command: Command) -> Answer:
        """A command for a seat of one's own."""
        try:
            seating = await self._register.seating(table)
            if not seating.sits(person_with(seating, digest(key)), seat):
                raise Stop("not_seated")
            if seating.stage == "parked":
                raise Stop("parked")
            game = await self.dealt(seating)
        except Stop as stop:
            return Refused(stop.refused.code, command.id)
        return await self._referee.act(game, seat, command)

    async def door(self, table: LogId, key: str, viewer: Viewer) -> LogId | Refused:
        """The game somebody may see with these eyes: a seat of their own, or a spectator's."""
        try:
            seating = await self._register.seating(table)
            person = member_or_watcher(seating, key)
            seats = () if person is None else seating.seats_of(person)
            if viewer != SPECTATOR and viewer not in seats:
                raise Stop("not_seated")
            if person is not None and not seats:
                raise Stop("not_seated")  # who asks for a place sees nothing of a game
            return await self.dealt(seating)
        except Stop as stop:
            return stop.refused

    async def news(self, table: LogId, key: str, viewer: Viewer, after: int) -> News | Refused:
        """A viewer's own stream from a number on."""
        game = await self.door(table, key, viewer)
        if isinstance(game, Refused):
            return game
        return await self._referee.news(game, viewer, after)


def _bot_in(wish: Wish) -> str | None:
    """The bot that somebody wants to play."""
    if isinstance(wish, SeatBot):
        return wish.bot
    if isinstance(wish, Propose) and isinstance(wish.amendment, BotInstead):
        return wish.amendment.bot
    return None


def _is_invited(seating: Seating, invite: str) -> bool:
    """By the key of the link, or by the short code."""
    if KEY.fullmatch(invite):
        return digest(invite) == seating.invite
    return tidied(invite) == seating.code


def _setting(seating: Seating) -> Setting:
    """What goes into the deal; it is the same whoever deals."""
    chairs = seating.chairs
    names = {
        f"Name{seat}": " & ".join(seating.names_on(chair))
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
        tuple(chair.pledge for chair in chairs),
    )
