"""Retention: tables that nobody has used for long are deleted, with their games, talk and notes.

A pass goes through all tables in small slices. What it deletes has not changed for the time that
its state allows; the store looks at that once more in the transaction that deletes, so that nobody
who comes back at the last moment loses anything.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from time import time
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from lenoir.core.events import PhaseBegan
from lenoir.core.phases import Over
from lenoir.play.games.entries import decode_line
from lenoir.play.logs.ports import Damaged, Log, LogId, LogSummary, Store, TableId, Unavailable
from lenoir.play.tables.belongings import belongings, games_of
from lenoir.play.tables.register import seating_in
from lenoir.play.tables.seating import Seating
from lenoir.seeing.logs import LOG

DAY: Final = 86_400.0
SLICE: Final = 100
"""Logs that are looked at without a pause."""
PROMISES_AT_ONCE: Final = 10_000
"""So that a pass needs little memory; the rest is for the next."""

PRUNED_EVERY: Final = 3600.0
BREATH: Final = 0.05
"""Seconds between two slices of what a server looks through for old tables."""

State: TypeAlias = Literal["open", "running", "finished", "promise"]
"""Before the deal; a game under way, parked or not; a game that is over; a game without a table."""


class Retention(Struct, frozen=True):
    """For how many days a table is kept after its last change; 0 is for ever."""

    finished: int = 30
    open: int = 2
    running: int = 30
    reports: int = 90
    """What players have reported and what was done about it, by whole months."""

    def days(self, state: State) -> int:
        """For a table in this state."""
        match state:
            case "open" | "promise":
                return self.open
            case "running":
                return self.running
            case "finished":
                return self.finished

    @property
    def soonest(self) -> int:
        """After how many idle days something is deleted at all."""
        return min((days for days in (self.finished, self.open, self.running) if days), default=0)


KEEP_ALL: Final = Retention(0, 0, 0, 0)


class Outdated(Struct, frozen=True):
    """Something that has been kept long enough."""

    log: LogId
    state: State
    idle: float
    """Seconds since it last changed."""
    logs: tuple[LogId, ...]
    """All that is deleted together."""


async def outdated(store: Store, rules: Retention, now: float) -> AsyncIterator[Outdated | None]:
    """All that may be deleted by now; None between two slices, for whoever wants to pause there."""
    if not rules.soonest:
        return
    async for kept in _logs(store, "t-"):
        if kept is None:
            yield None
        elif now - kept.changed >= rules.soonest * DAY:
            seating = await _seating(store, TableId(kept.log))
            if seating is not None:  # what is damaged is left for the operator to look at
                found = await _aged(store, TableId(kept.log), seating, rules, now)
                if found is not None:
                    yield found
    if rules.open:
        async for each in _forgotten(store, now, rules.open * DAY):
            yield each


async def _forgotten(store: Store, now: float, age: float) -> AsyncIterator[Outdated | None]:
    """Promises of games whose table was never opened: somebody or the power has gone in between."""
    found: dict[LogId, LogSummary] = {}
    async for kept in _logs(store, "g-"):
        if kept is None:
            yield None
        elif kept.length == 0 and now - kept.changed >= age and len(found) < PROMISES_AT_ONCE:
            found[kept.log] = kept
    if not found:
        return
    async for kept in _logs(store, "t-"):
        if kept is None:
            yield None
        elif (seating := await _seating(store, TableId(kept.log))) is None:
            return  # nobody knows which games are its own
        else:
            for game in games_of(seating):
                found.pop(game, None)
    for kept in found.values():
        yield Outdated(kept.log, "promise", now - kept.changed, (kept.log,))


async def prune(
    store: Store, rules: Retention, now: float, *, dry: bool = False, pause: float = 0.0
) -> "Counter[State]":
    """Delete what has been kept long enough, or only count it; how much that was, by its state.

    After each slice and each deletion others have their turn.
    """
    counted: Counter[State] = Counter()
    async for found in outdated(store, rules, now):
        if found is not None and (dry or await store.delete(found.logs, now - found.idle)):
            counted[found.state] += 1
        if not dry:
            await asyncio.sleep(pause)
    if rules.reports:
        old = await store.browse("a-reports.", "", SLICE)
        for kept in old:
            if now - kept.changed >= rules.reports * DAY and not dry:
                await store.delete((kept.log,), kept.changed)
    if not dry:
        await store.spend(f"prune {now}", int(now))  # which forgets what was spent long ago
    return counted


async def kept_clean(store: Store, rules: Retention, every: float = PRUNED_EVERY) -> None:
    """For ever: delete what has been kept long enough, once an hour in the whole house."""
    while rules != KEEP_ALL:
        await asyncio.sleep(every)
        now = time()
        with suppress(Unavailable):  # which was said aloud; there is another hour
            if await store.spend(f"pruned {now // every}", int(now)):
                counted = await prune(store, rules, now, pause=BREATH)
                if counted:
                    LOG.info("pruned", extra={"facts": dict(counted)})


async def _logs(store: Store, kind: str) -> AsyncIterator[LogSummary | None]:
    """All logs of a kind that are no part of another, and None after each slice."""
    after = ""
    while kept := await store.browse(kind, after, SLICE):
        for each in kept:
            if "." not in each.log:
                yield each
        after = kept[-1].log
        yield None


async def _aged(
    store: Store, table: TableId, seating: Seating, rules: Retention, now: float
) -> Outdated | None:
    """A table that has been kept long enough; its youngest log counts."""
    logs = belongings(table, seating)
    known = await store.look_up(logs)
    idle = now - max((each.changed for each in known.values()), default=now)
    if idle < rules.soonest * DAY:
        return None
    state = await state_of(store, seating)
    days = rules.days(state)
    if not days or idle < days * DAY:
        return None
    return Outdated(table, state, idle, logs)


async def state_of(store: Store, seating: Seating) -> State:
    """Whether there is a game, and whether it is over: its last entry says so."""
    if seating.stage not in ("playing", "parked"):
        return "open"
    log = await _sound(store, seating.game)
    if log is None or not log.entries:
        return "running"
    try:
        last = decode_line(log.entries[-1].body).events[-1]
    except Damaged:
        return "running"
    is_over = isinstance(last, PhaseBegan) and isinstance(last.phase, Over)
    return "finished" if is_over else "running"


async def _sound(store: Store, log: LogId) -> Log | None:
    try:
        return await store.load(log)
    except Damaged:
        return None


async def _seating(store: Store, table: TableId) -> Seating | None:
    log = await _sound(store, table)
    try:
        return None if log is None else seating_in(log)
    except Damaged:
        return None
