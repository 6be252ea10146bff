"""What whoever runs a server may do: look for tables, end them, send people away, forget them.

Nothing here reads a card: of a game one learns whether it is over, and no more. Every act is noted
in a ledger before it is done.
"""

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from lenoir.office.bans import Bans
from lenoir.office.erasing import (
    TEAM,
    Renewed,
    gone,
    names_in,
    silent,
    tags_without,
    without_entries,
    without_names,
    without_reports,
    without_words,
)
from lenoir.office.ledgers import Ledger
from lenoir.office.reports import Report, Reports
from lenoir.office.retention import DAY, State, state_of
from lenoir.play.logs.ports import (
    Broadcast,
    Conflict,
    Damaged,
    Log,
    LogId,
    LogSummary,
    TableId,
)
from lenoir.play.people.callers import Callers, callers_of, mark_of
from lenoir.play.people.keys import digest, new_key, tidied
from lenoir.play.refusal import Refusal
from lenoir.play.tables.belongings import belongings, games_of
from lenoir.play.tables.register import Register, seating_in
from lenoir.play.tables.seating import Seating
from lenoir.play.talk.chat import chat_of
from lenoir.play.talk.notes import notes_of

FOUND_AT_MOST: Final = 200
TRIES: Final = 8

Deed: TypeAlias = Literal[
    "end", "delete", "silence", "erase", "ban", "ban address", "lift", "token", "revoke"
]


class OfficeAct(Struct, frozen=True):
    """Something that was done, by whom and when. It names nobody: people are numbers."""

    at: float
    by: str
    deed: Deed
    table: str = ""
    person: int | None = None
    days: float | None = None
    number: int | None = None


class OfficeToken(Struct, frozen=True):
    """The digest of a word that opens the page for a time; an empty one revokes all before."""

    digest: str
    until: float


class Guest(Struct, frozen=True):
    """Somebody at a table."""

    number: int
    name: str
    seats: tuple[int, ...]
    is_host: bool
    is_here: bool
    is_silenced: bool


class Overview(Struct, frozen=True):
    """A table as whoever runs the server sees it: people and chairs, and no card."""

    table: TableId
    code: str
    edition: str
    state: State
    is_parked: bool
    created: float
    changed: float
    chairs: tuple[str, ...]
    """Who or what plays each: names, a bot, or nobody."""
    people: tuple[Guest, ...]
    games: int


class Search(Struct, frozen=True):
    """Which tables to look for; what is empty does not count."""

    text: str = ""
    """A code, the name of a table, or a part of the name of a guest."""
    edition: str = ""
    state: str = ""
    idle_days: float = 0


class Admin:
    """The office of a house."""

    def __init__(
        self,
        register: Register,
        broadcast: Broadcast,
        bans: Bans,
        callers: Callers,
        reports: Reports,
        now: Callable[[], float],
    ) -> None:
        self._register, self._store = register, register.store
        self.bans, self._callers, self._reports, self._now = bans, callers, reports, now
        self._acts = Ledger("acts", OfficeAct, self._store, broadcast, now)
        self._tokens = Ledger("tokens", OfficeToken, self._store, broadcast, now)

    # Looking

    async def tables(self, search: Search) -> AsyncIterator[Overview]:
        """Tables that fit, at most some hundreds, in an order of the store's own."""
        found, after = 0, ""
        exact = await self._store.find(tidied(search.text)[:64]) if search.text else None
        while kept := await self._store.browse("t-", after):
            for each in kept:
                seating = None if "." in each.log else await self._seating(TableId(each.log))
                if seating is not None and _fits(each, seating, search, exact):
                    overview = await self._overview(each, seating)
                    idle = self._now() - overview.changed
                    if search.state in ("", overview.state) and idle >= search.idle_days * DAY:
                        yield overview
                        found += 1
                        if found >= FOUND_AT_MOST:
                            return
            after = kept[-1].log

    async def show(self, table: str) -> Overview:
        """One table, by its name or code; `Refusal` if there is none."""
        name = await self._named(table)
        kept, seating = (await self._store.look_up([name])).get(name), await self._seating(name)
        if kept is None or seating is None:
            raise Refusal("no_such_table")
        return await self._overview(kept, seating)

    async def _named(self, table: str) -> TableId:
        if table.startswith("t-"):
            return TableId(LogId(table))
        found = await self._store.find(tidied(table)[:64])
        if found is None:
            raise Refusal("no_such_table")
        return found

    async def _seating(self, table: TableId) -> Seating | None:
        """As it is stored, whatever this process remembers of it."""
        try:
            log = await self._store.load(table)
            return None if log is None else seating_in(log)
        except Damaged:
            return None

    async def _overview(self, kept: LogSummary, seating: Seating) -> Overview:
        table = TableId(kept.log)
        known = await self._store.look_up(belongings(table, seating))
        return Overview(
            table,
            seating.code,
            seating.edition,
            await state_of(self._store, seating),
            seating.stage == "parked",
            kept.created,
            max(each.changed for each in (kept, *known.values())),
            tuple(TEAM.join(seating.names_on(chair)) or chair.bot for chair in seating.chairs),
            tuple(self._guest(seating, number) for number in range(len(seating.people))),
            len(games_of(seating)),
        )

    def _guest(self, seating: Seating, number: int) -> Guest:
        person = seating.people[number]
        return Guest(
            number,
            person.name,
            tuple(seating.seats_of(number)),
            number == seating.host,
            bool(person.keys) and person.away is None,
            person.silenced > self._now(),
        )

    async def reports(self) -> list[Report]:
        """What players have reported, the oldest first."""
        return [report async for report in self._reports.ledger.lines()]

    async def acts(self) -> list[OfficeAct]:
        """What was done here, the oldest first."""
        return [act async for act in self._acts.lines()]

    # Doing

    async def end(self, by: str, table: str) -> None:
        """Send everybody away for good. The table stays until its time is over."""
        name = await self._named(table)
        await self._noted(by, "end", name)
        await self._register.change(name, _name(), ended)

    async def delete(self, by: str, table: str) -> None:
        """Delete a table with its games, talk and notes."""
        name = await self._named(table)
        log = await self._store.load(name)
        if log is None:
            raise Refusal("no_such_table")
        await self._noted(by, "delete", name)
        await self._store.delete(belongings(name, seating_in(log)))
        await self._register.logs.poll()

    async def silence(self, by: str, table: str, person: int, days: float) -> None:
        """Let somebody say nothing at their table for a time; 0 lets them speak again."""
        name = await self._named(table)
        await self._checked(name, person)
        await self._noted(by, "silence", name, person, days)
        until = self._now() + days * DAY if days else 0.0

        def decide(now: Seating) -> Seating:
            return now.with_person(person, replace(now.people[person], silenced=until))

        await self._register.change(name, _name(), decide)

    async def ban(self, by: str, table: str, person: int, days: float) -> int:
        """Let in neither addresses nor devices from which somebody has come, nor their keys."""
        name = await self._named(table)
        await self._checked(name, person)
        digests = await self._callers.digests(name, person)
        if not digests:
            raise Refusal("no_such_person")
        number = await self.bans.add(_name(), (*digests, mark_of(name, person)), days * DAY)
        await self._noted(by, "ban", name, person, days, number)
        return number

    async def ban_address(self, by: str, digests: Iterable[str], days: float) -> int:
        """Let an address in no more for a time."""
        number = await self.bans.add(_name(), tuple(digests), days * DAY)
        await self._noted(by, "ban address", "", None, days, number)
        return number

    async def lift(self, by: str, number: int) -> None:
        """Let somebody in again."""
        await self._noted(by, "lift", number=number)
        await self.bans.lift(_name(), number)

    async def token(self, by: str, days: float) -> str:
        """A word that opens the page for a time; it is told once and not kept."""
        await self._noted(by, "token", days=days)
        word = new_key()
        await self._tokens.note(_name(), OfficeToken(digest(word), self._now() + days * DAY))
        return word

    async def revoke(self, by: str) -> None:
        """No word that was given so far opens the page."""
        await self._noted(by, "revoke")
        await self._tokens.note(_name(), OfficeToken("", 0.0))

    async def tokens(self) -> dict[str, float]:
        """The digests that open the page, and until when."""
        good: dict[str, float] = {}
        async for token in self._tokens.lines():
            if token.digest:
                good[token.digest] = token.until
            else:
                good.clear()
        now = self._now()
        return {word: until for word, until in good.items() if until > now}

    async def erase(self, by: str, table: str, person: int) -> None:
        """Forget somebody: name, talk, notes, reports and where they came from.

        They leave first, so that a bot goes on for them. Every log they are in is written anew and
        sealed by the key; the games stay, with another name.
        """
        name = await self._named(table)
        await self._checked(name, person)
        await self._noted(by, "erase", name, person)
        seating = await self._register.change(name, _name(), lambda now: gone(now, person))
        log = await self._store.load(name)
        names = set() if log is None else names_in(log, person)
        await self._renewed(name, lambda log: without_names(log, names))
        for game in games_of(seating):
            await self._renewed(game, lambda log: tags_without(log, names))
            for seat in range(len(seating.chairs)):
                await self._renewed(
                    notes_of(game, seat),  # type: ignore[arg-type]
                    lambda log: without_words(log, person),
                )
        await self._renewed(chat_of(name), lambda log: silent(log, person, _name()))
        await self._renewed(callers_of(name), lambda log: without_entries(log, person))
        for ledger in await self._reports.ledger.logs():
            await self._renewed(ledger, lambda log: without_reports(log, name, person))
            self._reports.ledger.forget(ledger)
        self._callers.forget(name)
        await self._store.scrub()
        await self._register.logs.catch_up(name)

    async def _renewed(self, log: LogId, renew: Callable[[Log], Renewed]) -> None:
        """Write a log anew, if it is there and would be another."""
        for _ in range(TRIES):
            whole = await self._store.load(log)
            if whole is None:
                return
            founding, entries = renew(whole)
            if (founding, entries) == (whole.founding, whole.entries):
                return
            with suppress(Conflict):
                await self._store.rewrite(log, whole.mark, founding, entries)
                return
        raise Refusal("try_again")

    async def _checked(self, table: TableId, person: int) -> None:
        seating = await self._seating(table)
        if seating is None:
            raise Refusal("no_such_table")
        if not 0 <= person < len(seating.people):
            raise Refusal("no_such_person")

    async def _noted(
        self,
        by: str,
        deed: Deed,
        table: str = "",
        person: int | None = None,
        days: float | None = None,
        number: int | None = None,
    ) -> None:
        act = OfficeAct(self._now(), by, deed, table, person, days, number)
        await self._acts.note(_name(), act)


def _name() -> str:
    """Of a command of the office: no client can write one like it, since theirs have a number."""
    return f"admin/{new_key()[:16]}"


def _fits(kept: LogSummary, seating: Seating, search: Search, exact: LogId | None) -> bool:
    if search.edition and seating.edition != search.edition:
        return False
    if not search.text or kept.log in (exact, search.text):
        return True
    wanted = search.text.casefold()
    return any(wanted in person.name.casefold() for person in seating.people)


def ended(table: Seating) -> Seating:
    """A table to which no key leads any more, and at which nothing goes on."""
    people = tuple(replace(person, keys=(), former=()) for person in table.people)
    return replace(
        table,
        people=people,
        invite="",
        watch="",
        watches=(),
        code="-",  # which nobody can type: dashes are left out of what is typed
        listed=False,
        stage="parked",
        offers=(),
        publications=(),
    )
