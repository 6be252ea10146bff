"""Tables: opened, joined, played at, left; and the way from a table to its game."""

from collections.abc import AsyncGenerator, Callable
from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.json import encode
from msgspec.structs import replace

from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.play.games.answers import Command, Done, News, Prompt, Setting
from lenoir.play.games.referee import NAME, Referee
from lenoir.play.logs.ports import GameId, LogId, TableId, Unavailable
from lenoir.play.people.held_answers import HeldAnswers
from lenoir.play.people.keys import KEY, derived, digest, new_code, new_key, tidied
from lenoir.play.people.pace import PlainPlayers, Players
from lenoir.play.refusal import Refusal
from lenoir.play.tables.arranging import SetTable, checked, rematched
from lenoir.play.tables.listing import fair
from lenoir.play.tables.naming import checked_name
from lenoir.play.tables.orders import Orders, is_released
from lenoir.play.tables.publishing import names_in, publication_by, published
from lenoir.play.tables.register import Register, member_or_watcher, person_with
from lenoir.play.tables.screens import screen_key, table_code
from lenoir.play.tables.seating import Assistance, BotInstead, Chair, Person, Seating
from lenoir.play.tables.sitting import claimed, during_the_game, joined, offered, watched
from lenoir.play.tables.table_view import Notice, TableView, notice, seen_by
from lenoir.play.tables.wishes import (
    Leave,
    Pledge,
    Propose,
    Publish,
    Rematch,
    Reveal,
    SeatBot,
    Start,
    Wish,
    decided,
)
from lenoir.rules.engine import legal_actions

LISTED_AT_MOST: Final = 50
LOOKED_AT: Final = 200
"""Tables that are looked at for the list: those of one household make room for others'."""
NAME_LENGTH: Final = 22
"""Letters of the name of a table or a game: more than anybody can guess."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
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

    table: TableId
    code: str
    invite: str
    watch: str
    game: GameId
    commitment: str
    """Of the game to come: to be stored before a nonce is pledged."""


class Session(Struct, frozen=True):
    """Who somebody is at a table: found by a key, never by what a message says."""

    table: TableId
    person: int
    seats: tuple[Seat, ...]
    host: bool
    game: GameId


class Tables:
    """All tables of a worker."""

    def __init__(
        self, register: Register, referee: Referee, players: Players | None = None
    ) -> None:
        self._register = register
        self._referee = referee
        self._players: Players = players or PlainPlayers()
        self.choices = HeldAnswers()
        """Answers that wait for their moment (C-11)."""

    # Coming and going

    async def open(self, opening: NewTable, key: str, opener: str = "") -> Opened:
        """A new table with its host on the first chair; the key is that of the host's device.

        Names and links follow from the key: whoever opens with the same key again, because the
        answer was lost, has the same table. The opener is a word for the household that opens it.
        """
        host = Person(checked_name(opening.name), (digest(key),))
        if not 1 <= opening.chairs <= 6:
            raise Refusal("bad_setup")
        name, invite, watch = (derived(key, use) for use in ("table", "invite", "watch"))
        promised = await self._referee.promise(f"g-{name[:NAME_LENGTH]}")
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
        table = TableId(LogId(f"t-{promised.game[2:]}"))
        begun = await self._register.begin(table, seating)
        # As it was stored. A telephone may have another address when it asks again.
        as_then = replace(seating, code=begun.code, opener=begun.opener)
        if encode(begun) != encode(as_then):
            raise Refusal("reused")
        return Opened(table, begun.code, invite, watch, promised.game, promised.commitment)

    async def find(self, code: str) -> TableId:
        """The table with a short code."""
        try:
            table = await self._register.store.find(tidied(code)[:64])
        except Unavailable:
            raise Refusal("try_again") from None
        if table is None:
            raise Refusal("no_such_table")
        return table

    async def screen(self, code: str) -> tuple[TableId, str]:
        """The table that a screen may show, and the key with which it looks on."""
        table = await self.find(table_code(code))
        return table, await self._register.asked(table, lambda now: screen_key(now, code))

    async def listed(self) -> tuple[Notice, ...]:
        """Tables with a free chair for strangers."""
        try:
            found = await self._register.store.listed(LOOKED_AT)
        except Unavailable:
            raise Refusal("try_again") from None
        shown = []
        for table in found:
            with suppress(Refusal):  # a table that cannot be read does not hide the others
                seating = await self._register.seating(table)
                if seating.is_on_show:
                    shown.append(seating)
        return tuple(map(notice, fair(shown, self._register.showing.at_most, LISTED_AT_MOST)))

    async def join(
        self, table: TableId, invite: str, key: str, name: str, chair: int | None = None
    ) -> TableView:
        """Take a chair with the key of the link or with the short code; once for each own key."""
        mine = digest(key)

        def decide(now: Seating) -> Seating:
            if not _is_invited(now, invite):
                raise Refusal("not_invited")
            return now if now.person(mine) is not None else joined(now, chair, name, mine)

        seating = await self._register.change(table, f"join/{mine}", decide)
        return seen_by(table, seating, person_with(seating, mine))

    async def offer(self, table: TableId, key: str, chair: int | None = None) -> str:
        """A key that works once: for another device, or for who takes over a chair."""
        mine, once = digest(key), new_key()
        person = await self._register.asked(table, lambda now: person_with(now, mine))
        await self._register.change(
            table,
            f"{person}/offer/{digest(once)}",
            lambda now: offered(now, person_with(now, mine), chair, digest(once)),
        )
        return once

    async def watch_link(self, table: TableId, key: str) -> str:
        """One more key to look on with, made by somebody who sits there, at any time."""
        mine, fresh = digest(key), new_key()
        person = await self._register.asked(table, lambda now: person_with(now, mine))
        await self._register.change(
            table,
            f"{person}/watch/{digest(fresh)}",
            lambda now: watched(now, person_with(now, mine), digest(fresh)),
        )
        return fresh

    async def claim(
        self,
        table: TableId,
        offer: str,
        key: str,
        name: str = "",
        vetted: Callable[[int], None] = lambda by: None,
    ) -> TableView:
        """Come with such a key; from then on your own key is the one that counts.

        ``vetted`` may refuse those of one person.
        """
        once, mine = digest(offer), digest(key)

        def decide(now: Seating) -> Seating:
            if now.person(mine) is not None:
                return now
            for each in now.offers:
                if each.key == once:
                    vetted(each.by)
            return claimed(now, once, mine, name)

        seating = await self._register.change(table, f"claim/{once}/{mine}", decide)
        return seen_by(table, seating, person_with(seating, mine))

    async def wish(self, table: TableId, key: str, cmd_id: str, wish: Wish) -> TableView:
        """Carry out somebody's wish, exactly once."""
        mine = digest(key)
        if not NAME.fullmatch(cmd_id):
            raise Refusal("bad_command")
        self._known(wish)
        person = await self._register.asked(table, lambda now: person_with(now, mine))
        now = await self._register.seating(table)
        prompt = await self._prompt(now.game) if now.is_dealt else 0
        if isinstance(wish, Rematch):
            seating = await self._rematch(table, person, cmd_id)
        elif isinstance(wish, Publish):
            seating = await self._published(table, mine, cmd_id, wish)
        else:
            name = f"{person}/{cmd_id}"
            seating = await self._register.change(
                table,
                name,
                lambda now: decided(now, person_with(now, mine), wish, prompt),
                always=isinstance(wish, Leave),
            )
        if isinstance(wish, Start | Pledge | Reveal | Leave) and seating.stage == "playing":
            await self.dealt(seating)  # the mix is over
        return seen_by(table, seating, seating.person(mine))

    def _known(self, wish: Wish) -> Wish:
        """A wish for no bot but one there is."""
        bot = _bot_in(wish)
        if bot is not None and not self._players.knows(bot):
            raise Refusal("bad_bot")
        return wish

    async def _prompt(self, game: GameId) -> int:
        """The number of the question on a table, 0 if there is none."""
        with suppress(Refusal):
            prompt = await self._referee.prompt(game)
            return 0 if prompt is None else prompt.id
        return 0

    async def _rematch(self, table: TableId, person: int, cmd_id: str) -> Seating:
        seating = await self._register.seating(table)
        if person != seating.host:
            raise Refusal("not_host")
        if not seating.is_dealt:
            return seating  # it was asked for already
        if await self._referee.prompt(seating.game) is not None:
            raise Refusal("not_over")
        old, promised = seating.game, await self._referee.promise()

        def decide(now: Seating) -> Seating:
            return rematched(now, promised.game, promised.commitment) if now.game == old else now

        return await self._register.change(table, f"{person}/{cmd_id}", decide)

    async def _published(self, table: TableId, mine: str, cmd_id: str, wish: Publish) -> Seating:
        seating = await self._register.seating(table)
        if wish.game == seating.game:  # all others are over, or were never of this table
            if not seating.is_dealt:
                raise Refusal("not_dealt")
            await self._referee.tags(seating.game)  # refused unless it is over
        person, link = person_with(seating, mine), new_key()
        return await self._register.change(
            table,
            f"{person}/{cmd_id}",
            lambda now: published(now, person_with(now, mine), wish.game, link, wish.named),
        )

    async def published(self, table: TableId, link: str) -> tuple[GameId, tuple[str, ...]]:
        """The game that a link shows to anybody, and what its seats are called there.

        Every link that shows nothing is refused alike: one that was taken back, one of a table
        that was deleted, and one that never was. What other workers have stored is read first, so
        that what was taken back is not shown a moment longer.
        """
        await self._register.logs.catch_up(table)
        try:
            seating = await self._register.seating(table)
        except Refusal as refusal:
            code = refusal.code
            raise Refusal("no_such_replay" if code == "no_such_table" else code) from None
        publication = publication_by(seating, link)
        return GameId(LogId(publication.game)), names_in(seating, publication)

    async def dealt(self, seating: Seating) -> GameId:
        """The game of a table, dealt if that was interrupted."""
        game = during_the_game(seating).game
        if not self._referee.holds(game):
            await self._referee.deal(game, _setting(seating))
        return game

    # What people see

    async def session(self, table: TableId, key: str) -> Session:
        """Who has this key."""

        def ask(now: Seating) -> Session:
            person = person_with(now, digest(key))
            seats, game = now.seats_of(person), now.game
            return Session(table, person, seats, person == now.host, game)

        return await self._register.asked(table, ask)

    async def view(self, table: TableId, key: str) -> TableView:
        """The table as its people see it, or somebody with the key to look on."""

        def ask(now: Seating) -> TableView:
            return seen_by(table, now, member_or_watcher(now, key))

        return await self._register.asked(table, ask)

    async def follow(self, table: TableId, key: str) -> AsyncGenerator[TableView, None]:
        """The same, again after every change."""
        before = None
        async for seating in self._register.follow(table):
            view = seen_by(table, seating, member_or_watcher(seating, key))
            if view != before:  # else others would see when somebody gives orders
                yield view
            before = view

    # The game

    async def act(self, table: TableId, key: str, seat: Seat, command: Command) -> Done:
        """A command for a seat of one's own."""

        def ask(now: Seating) -> Seating:
            if not now.sits(person_with(now, digest(key)), seat):
                raise Refusal("not_seated")
            if now.stage == "parked":
                raise Refusal("parked")
            return during_the_game(now)

        seating = await self._register.asked(table, ask)
        game = await self.dealt(seating)
        if seating.has_standing_answers(command.prompt):
            view, orders = await self._referee.view(game, seat), seating.chairs[seat].orders
            prompt = await self._referee.prompt(game)
            if prompt == Prompt(command.prompt, seat) and _waits(view, seat, orders, command):
                return await self.choices.hold(game, seat, command)
        return await self._referee.act(game, seat, command)

    async def door(self, table: TableId, key: str, viewer: Viewer) -> GameId:
        """The game somebody may see with these eyes: a seat of their own, or a spectator's."""

        def ask(now: Seating) -> Seating:
            person = member_or_watcher(now, key)
            seats = () if person is None else now.seats_of(person)
            if viewer != SPECTATOR and viewer not in seats:
                raise Refusal("not_seated")
            if person is not None and not seats:
                raise Refusal("not_seated")  # who asks for a place sees nothing of a game
            return during_the_game(now)

        return await self.dealt(await self._register.asked(table, ask))

    async def own_seats(self, table: TableId, key: str, game: GameId) -> tuple[Seat, ...]:
        """The seats somebody had in the game of a table, or in one of its past games."""

        def ask(now: Seating) -> tuple[Seat, ...]:
            return now.seats_in(game, person_with(now, digest(key)))

        return await self._register.asked(table, ask)

    async def news(self, table: TableId, key: str, viewer: Viewer, seq: int) -> News:
        """A viewer's own stream from a number on."""
        return await self._referee.news(await self.door(table, key, viewer), viewer, seq)


def _waits(view: View, seat: Seat, orders: Orders, command: Command) -> bool:
    """Whether an answer is kept until its moment: what is not legal is refused at once."""
    action = replace(command.action, seat=seat)
    return is_released(view.table, seat, orders) and action in legal_actions(view)


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
