"""Bans: addresses and devices that are not let in for a time, known by keyed digests alone."""

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from lenoir.play.logs.journals import Journal, Journals
from lenoir.play.logs.ports import Broadcast, Entry, LogId, Mark, Store

LOG: Final = LogId("a-bans")


class Ban(Struct, frozen=True):
    """Some digests that are not let in until a time; one until 0 lifts the ban of that number."""

    digests: tuple[str, ...]
    until: float
    lifts: int | None = None


_ban: Final = msgspec.json.Decoder(Ban)


class _Bans(Journal):
    """All bans in memory; those that are over are forgotten when a new one comes."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.bans: dict[int, Ban] = {}
        self.until: dict[str, float] = {}

    def take(self, number: int, entry: Entry) -> None:
        ban = _ban.decode(entry.body)
        if ban.lifts is None:
            self.bans[number] = ban
        else:
            self.bans.pop(ban.lifts, None)
        self.until = {}
        for each in self.bans.values():
            for digest in each.digests:
                self.until[digest] = max(each.until, self.until.get(digest, 0.0))


class Bans:
    """The bans of a house, the same at all workers within a moment."""

    def __init__(
        self,
        store: Store,
        broadcast: Broadcast,
        now: Callable[[], float],
        ticks: Callable[[], float] = monotonic,
    ) -> None:
        self.logs = Journals(store, broadcast, _Bans, b"bans", ticks)
        self._now = now

    async def opened(self) -> Journal:
        """Read them, so that `is_banned` knows; `Refusal` if that cannot be done now."""
        return await self.logs.opened(LOG)

    @property
    def are_any(self) -> bool:
        """Whether there is any ban, over or not."""
        held = self.logs.held(LOG)
        return held is not None and bool(held.until)

    def is_banned(self, digests: Iterable[str]) -> bool:
        """Whether one of them is not let in."""
        held = self.logs.held(LOG)
        if held is None or not held.until:
            return False
        now = self._now()
        return any(held.until.get(digest, 0.0) > now for digest in digests)

    async def now(self) -> dict[int, Ban]:
        """Those that are not over, by their numbers."""
        held, now = await self.logs.opened(LOG), self._now()
        return {number: ban for number, ban in held.bans.items() if ban.until > now}

    async def add(self, cmd_id: str, digests: tuple[str, ...], seconds: float) -> int:
        """Let somebody in no more for a time; the number of the ban."""
        ban = Ban(digests, self._now() + seconds)
        _, number = await self.logs.write(LOG, Entry(cmd_id, msgspec.json.encode(ban)))
        return number

    async def lift(self, cmd_id: str, number: int) -> None:
        """Let somebody in again."""
        ban = Ban((), 0.0, number)
        await self.logs.write(LOG, Entry(cmd_id, msgspec.json.encode(ban)))
