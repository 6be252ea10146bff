"""Attendance: who is there, and who answers for those who are not."""

import asyncio
from collections import Counter
from collections.abc import Callable
from time import monotonic, time
from typing import Final

from lenoir.core.actions import Action, Resign
from lenoir.core.phases import decider
from lenoir.core.rng import Rng
from lenoir.core.seats import SPECTATOR
from lenoir.core.view import View
from lenoir.play.games.answers import Prompt
from lenoir.play.games.dice import Unforeseeable
from lenoir.play.games.entries import By
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import GameId, TableId
from lenoir.play.people.keys import new_key
from lenoir.play.people.pace import (
    GRACE,
    PlainPlayers,
    Players,
    nobody_stands_in,
    plain_answer,
    stand_in_at,
    stand_ins_answer,
)
from lenoir.play.refusal import Refusal
from lenoir.play.tables.mixing import PLEDGED_WITHIN, REVEALED_WITHIN, out_of_time
from lenoir.play.tables.orders import at_once, is_released, released, span
from lenoir.play.tables.register import Register
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.sitting import seen, waited_for
from lenoir.play.tables.tables import Tables
from lenoir.play.tables.voting import tallied

THINKING_AT_MOST: Final = 20.0
"""Seconds for a bot; then a plain answer is given."""
ELSEWHERE: Final = 10.0
"""Seconds more for an answer that may have been chosen at another worker."""
AGAIN_AT_MOST: Final = 30.0
"""Seconds to wait after a stand-in was refused, however often: whatever is wrong, nobody spins."""


class _Watch:
    """What a worker has noticed at a table."""

    def __init__(self) -> None:
        self.asked: tuple[int, float] = (-1, 0.0)
        """The prompt last seen, and when."""
        self.doubted = -1
        """The prompt for which somebody was last looked for."""
        self.mixing: tuple[str, str, float] = ("", "", 0.0)
        """The game and the stage of its mix that was last seen, and when."""
        self.missed: dict[int, tuple[float | None, float]] = {}
        """Which absence of whom this worker has noticed, and when: who was back begins anew."""
        self.parked: float | None = None
        """Since when the game rests: what was left of the clock then is left afterwards."""
        self.moment: tuple[int, float] = (-1, 0.0)
        """The prompt whose answer is released, and after how many seconds: drawn when it is put."""
        self.failed = 0
        """How often in a row nobody could answer for a seat."""
        self.doubts: dict[int, tuple[float, float]] = {}
        """Who was said to be there and not connected here: for how long, and when to doubt it."""


class Attendance:
    """Keeps count of connections, and time at the tables.

    All waiting is counted by a clock that never goes back, from when this worker noticed: what is
    stored, or another worker's time of day, takes no decision away from anybody.
    """

    def __init__(
        self,
        register: Register,
        tables: Tables,
        referee: Referee,
        players: Players | None = None,
        clock: Callable[[], float] = monotonic,
        now: Callable[[], float] = time,
        luck: Rng | None = None,
    ) -> None:
        self._register = register
        self._tables = tables
        self._referee = referee
        self._players: Players = players or PlainPlayers()
        self._clock, self._now = clock, now
        self._luck: Rng = luck or Unforeseeable()
        self._here: Counter[tuple[TableId, int]] = Counter()
        """The connections of each person to this worker."""
        self._watches: dict[TableId, _Watch] = {}

    async def arrive(self, table: TableId, person: int) -> None:
        """Somebody has connected."""
        self._here[table, person] += 1
        if table in self._watches:
            self._watches[table].missed.pop(person, None)
        await self._mark_seen(table, person, None)

    async def depart(self, table: TableId, person: int) -> None:
        """A connection has ended."""
        self._here[table, person] -= 1
        if self._here[table, person] <= 0:
            del self._here[table, person]
            await self._mark_seen(table, person, self._now())

    async def _mark_seen(self, table: TableId, person: int, away: float | None) -> None:
        try:
            await self._register.change(
                table, f"{person}/seen/{new_key()}", lambda now: seen(now, person, away)
            )
        except Refusal:
            return  # the next tick finds out

    def is_calm(self, table: TableId) -> bool:
        """Whether no decision at a table leads to another by itself."""
        held = self._register.held(table)
        return held is not None and nobody_stands_in(held.seating)

    async def tick(self, table: TableId) -> float | None:
        """Do what is due at a table; when to look again, None if nothing is to come by itself."""
        try:
            return await self._tick(table)
        except Refusal:
            return self._clock() + 1

    async def _tick(self, table: TableId) -> float | None:
        seating = await self._register.seating(table)
        if {person.away for person in seating.people} != {None}:
            await self._greet(table, seating)
            seating = await self._register.seating(table)
        watch = self._watches.setdefault(table, _Watch())
        if seating.is_mixing:
            return await self._mix(table, seating, watch)
        prompt: Prompt | None = None
        if seating.stage == "playing":
            game = await self._tables.dealt(seating)
            prompt = await self._referee.prompt(game)
        missed = await self._wait_for(table, seating, watch, prompt)
        if seating.stage == "parked":
            watch.parked = self._clock() if watch.parked is None else watch.parked
            if not any(self._here[table, person] for person in seating.seated):
                self._watches.pop(table, None)
            return missed
        if prompt is None:
            if missed is None:
                self._watches.pop(table, None)
            watch.asked = (-1, 0.0)
            return missed
        seating, now = await self._register.seating(table), self._clock()
        if watch.asked[0] != prompt.id:
            watch.asked = prompt.id, now
        elif watch.parked is not None:
            watch.asked = prompt.id, watch.asked[1] + now - watch.parked
        watch.parked = None
        asked = watch.asked[1]
        if await self._look_for(table, seating, watch, prompt):
            seating = await self._register.seating(table)
        self._tables.choices.end(game, prompt.id)
        moment = await self._release_at(table, game, prompt, seating)
        if moment is not None and moment <= now:
            await self._release(game, prompt, seating)
            return now
        due = stand_in_at(seating, prompt, asked)
        if due is not None and await self._rests(game, prompt, seating):
            due = None
        if due is not None and due <= now:
            if await self._stand_in(game, prompt, seating):
                watch.failed = 0
                return now
            watch.failed += 1
            return now + min(2.0 ** (watch.failed - 1), AGAIN_AT_MOST)
        doubt = asked + GRACE if watch.doubted != prompt.id else None
        return min((at for at in (due, moment, doubt, missed) if at is not None), default=None)

    async def _wait_for(
        self, table: TableId, seating: Seating, watch: _Watch, prompt: Prompt | None
    ) -> float | None:
        """Whoever has been away for a grace, by the clock of this worker, is waited for in vain.

        While somebody is there to wait. When the next one will have been.
        """
        now, number = self._clock(), 0 if prompt is None else prompt.id
        people, seated = seating.people, seating.seated if seating.present else ()
        away = [n for n in seated if people[n].away is not None and not people[n].gone]
        known, watch.missed = watch.missed, {n: (people[n].away, now) for n in away}
        watch.missed |= {n: known[n] for n in away if n in known and known[n][0] == people[n].away}
        for person, (_, since) in tuple(watch.missed.items()):
            if since + GRACE <= now:
                del watch.missed[person]
                await self._mark_gone(table, person, number)
        times = [since + GRACE for _, since in watch.missed.values()]
        return min((*times, *await self._doubt(table, seating, watch)), default=None)

    async def _doubt(self, table: TableId, seating: Seating, watch: _Watch) -> tuple[float, ...]:
        """Who never came, or was connected to a worker that fell, is never said to be away.

        If another worker knows better it says so; then this one asks less and less often.
        """
        now, here = self._clock(), {n for n in seating.seated if self._here[table, n]}
        if not here:
            return ()
        silent = [n for n in seating.seated if n not in here and seating.people[n].away is None]
        for person in silent:
            patience, at = watch.doubts.setdefault(person, (GRACE, now + GRACE))
            if now >= at:
                watch.doubts[person] = 2 * patience, now + 2 * patience
                await self._mark_seen(table, person, self._now())
        return tuple(watch.doubts[person][1] for person in silent)

    async def _mark_gone(self, table: TableId, person: int, prompt: int) -> None:
        """A vote may have waited for them too."""

        def decide(now: Seating) -> Seating:
            return tallied(waited_for(now, person), prompt)

        await self._register.change(table, f"{person}/gone/{new_key()}", decide)

    async def _mix(self, table: TableId, seating: Seating, watch: _Watch) -> float:
        """Let a mix go on when its time is over.

        What another worker, or one that was killed, has waited does not count: a mix may last
        longer for it, and never ends before its time.
        """
        game, stage, now = seating.game, seating.stage, self._clock()
        if watch.mixing[:2] != (game, stage):
            watch.mixing = game, stage, now
        due = watch.mixing[2] + (PLEDGED_WITHIN if stage == "pledging" else REVEALED_WITHIN)
        if due > now:
            return due
        await self._register.change(
            table, f"mix/{game}/{stage}", lambda now: out_of_time(now, game, stage), always=True
        )
        return now

    async def _greet(self, table: TableId, seating: Seating) -> None:
        """Whoever is said to be away and is here: another worker could not know."""
        for person in seating.seated:
            away = seating.people[person].away is not None and not seating.people[person].left
            if away and self._here[table, person]:
                await self._mark_seen(table, person, None)

    async def _look_for(
        self, table: TableId, seating: Seating, watch: _Watch, prompt: Prompt
    ) -> bool:
        """Whoever has not answered for long and is not connected here is thought to be away.

        The worker they are connected to says otherwise, so no list of who is where is kept. Whether
        anybody was looked for.
        """
        if watch.doubted == prompt.id or self._clock() < watch.asked[1] + GRACE:
            return False
        watch.doubted = prompt.id
        for person in seating.chairs[prompt.seat].sitters:
            if not self._here[table, person]:
                await self._mark_seen(table, person, self._now())
        return True

    async def _release_at(
        self, table: TableId, game: GameId, prompt: Prompt, seating: Seating
    ) -> float | None:
        """When a standing answer is due: at once for one person among bots, else at its moment.

        The moment is drawn before anybody looks at a card, and its bounds follow from the clock
        of the table alone (C-11). Whoever is connected to another worker has chosen there, so
        this one gives that worker time.
        """
        chair, watch = seating.chairs[prompt.seat], self._watches[table]
        if not seating.is_solo and not seating.has_standing_answers(prompt.id):
            return None
        view = await self._referee.view(game, prompt.seat)
        if not chair.sitters or seating.has_stand_in(chair):
            return None
        if seating.is_solo:
            return None if at_once(view, chair.orders) is None else watch.asked[1]
        if not is_released(view.table, prompt.seat, chair.orders):
            return None
        if watch.moment[0] != prompt.id:
            low, high = span(seating.pace_at(prompt.id))
            milliseconds = self._luck.below(int(1000 * (high - low)) + 1)
            watch.moment = prompt.id, low + milliseconds / 1000
        is_here = any(self._here[table, sitter] for sitter in chair.sitters)
        return watch.asked[1] + watch.moment[1] + (0.0 if is_here else ELSEWHERE)

    async def _release(self, game: GameId, prompt: Prompt, seating: Seating) -> None:
        """Let an answer reach the table: the one that was chosen, or else by an order or chance."""
        choice = self._tables.choices.take(game, prompt.id)
        if choice is not None:
            try:
                done = await self._referee.act(game, choice.seat, choice.command)
            except Refusal as refusal:
                if not choice.done.done():
                    choice.done.set_exception(refusal)
            else:
                if not choice.done.done():
                    choice.done.set_result(done)
                return
        view = await self._referee.view(game, prompt.seat)
        if decider(view.table.phase) != prompt.seat:
            return
        orders = seating.chairs[prompt.seat].orders
        action = at_once(view, orders) if seating.is_solo else None
        if action is None:
            action, by = released(view, orders, Unforeseeable())
            await self._referee.stand_in(game, prompt, action, by)
        else:
            await self._referee.stand_in(game, prompt, action, "order")

    async def _rests(self, game: GameId, prompt: Prompt, seating: Seating) -> bool:
        """Whether nobody could win but those for whom stand-ins play, who never accuse.

        Those who return find the game as it is.
        """
        if not seating.has_stand_in(seating.chairs[prompt.seat]):
            return False
        view = await self._referee.view(game, SPECTATOR)
        active = (seating.chairs[seat] for seat in view.table.seats if view.table.is_active(seat))
        return all(map(seating.has_stand_in, active))

    async def _stand_in(self, game: GameId, prompt: Prompt, seating: Seating) -> bool:
        """Answer for a seat: what a bot cannot do is done plainly. Whether the game goes on."""
        view = await self._referee.view(game, prompt.seat)
        if decider(view.table.phase) != prompt.seat:
            return True  # somebody was faster
        bot, whose = seating.chairs[prompt.seat].bot, seating.opener or game
        action = await self._thought(bot, view, whose, game) if bot else stand_ins_answer(view)
        by: By = "bot" if bot else "clock" if _is_here(seating, prompt) else "stand_in"
        try:
            await self._referee.stand_in(game, prompt, action, by)
        except Refusal as refusal:
            if refusal.code not in ("illegal", "endless"):
                return refusal.code == "stale"
            # A game that never ends is given up.
            is_endless = refusal.code == "endless"
            instead = Resign(prompt.seat) if is_endless else plain_answer(view)
            await self._referee.stand_in(game, prompt, instead, by)
        return True

    @property
    def bots_are_busy(self) -> bool:
        """Whether the queue for bots is long enough that they think more simply at present."""
        return self._players.are_busy

    async def _thought(self, bot: str, view: View, whose: str, game: GameId) -> Action:
        try:
            async with asyncio.timeout(THINKING_AT_MOST):
                return await self._players.decide(bot, view, whose, game)
        except Exception:
            return plain_answer(view)


def _is_here(seating: Seating, prompt: Prompt) -> bool:
    """Whether somebody sits there, and has only let the clock run out."""
    return any(seating.people[sitter].is_here for sitter in seating.chairs[prompt.seat].sitters)
