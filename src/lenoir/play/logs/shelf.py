"""Logs in memory, each read once and then folded forward; in doubt they are read anew (R8)."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Final, Generic, NamedTuple, TypeVar

from lenoir.play.logs.ports import (
    Broadcast,
    Conflict,
    Damaged,
    Entry,
    Log,
    LogId,
    Mark,
    Store,
    Unavailable,
)
from lenoir.play.refusal import Code, Refusal

IDLE: Final = 600.0
"""Seconds after which a log that nobody asks for leaves memory."""
TRIES: Final = 20
"""How often a command is decided anew when others are faster; then its sender may try again."""


class LogReader(ABC):
    """Somebody who has read a log up to a mark, and goes on reading."""

    def __init__(self, mark: Mark) -> None:
        self.mark = mark
        self.used = 0.0
        """When somebody last asked for it."""
        self.followers = 0
        self.dropped = False
        self.lock = asyncio.Lock()
        self.grown = asyncio.Event()
        """Set when there is more, and then replaced."""

    @abstractmethod
    def read(self, log: Log) -> None:
        """Take in what another worker has stored; `Damaged` if it makes no sense."""

    def wake(self) -> None:
        """Tell all who wait that there is more."""
        self.grown.set()
        self.grown = asyncio.Event()

    async def more(self, grown: asyncio.Event) -> None:
        """Wait until there is more than there was when ``grown`` was looked at."""
        if self.dropped or grown is not self.grown:
            return
        self.followers += 1
        try:
            await grown.wait()
        finally:
            self.followers -= 1


class Effect(NamedTuple):
    """What a command brings about: stored first, and only then done (R4)."""

    body: bytes
    do: Callable[[], object]
    """Moves the reader on; its mark is behind the entry by then."""
    listed: bool = False
    """Whether strangers may find the log from now on."""


R = TypeVar("R", bound=LogReader)
T = TypeVar("T")


class Shelf(Generic[R]):
    """The logs of one kind that are in use."""

    def __init__(
        self,
        store: Store,
        broadcast: Broadcast,
        taken_up: Callable[[LogId, Log], R],
        missing: Code,
        clock: Callable[[], float],
    ) -> None:
        """The clock never goes back: by it one knows for how long nobody has asked for a log."""
        self.store = store
        self._broadcast = broadcast
        self._taken_up = taken_up
        self._missing: Code = missing
        self._clock = clock
        self._readers: dict[LogId, R] = {}

    async def get(self, log: LogId) -> R:
        """The reader of a log, who begins at the beginning if nobody has read it yet."""
        reader = self._readers.get(log)
        if reader is None:
            whole = await self.load(log)
            try:
                fresh = self._taken_up(log, whole)
            except Damaged:
                raise Refusal("damaged") from None
            reader = self._readers.setdefault(log, fresh)
        reader.used = self._clock()
        return reader

    def held(self, log: LogId) -> R | None:
        """The reader of a log that is in memory, without asking the store."""
        return self._readers.get(log)

    async def load(self, log: LogId) -> Log:
        """A whole log."""
        whole = await self.asked(log, self.store.load(log))
        if whole is None:
            raise Refusal(self._missing)
        return whole

    async def asked(self, log: LogId, asking: Awaitable[T]) -> T:
        """What the store says; if it cannot say, what is known of the log is forgotten."""
        try:
            return await asking
        except Unavailable:
            self.drop(log)
            raise Refusal("try_again") from None
        except Damaged:
            self.drop(log)
            raise Refusal("damaged") from None
        except asyncio.CancelledError:  # who gave up waiting does not know whether it was stored
            self.drop(log)
            raise

    async def read_on(self, log: LogId, reader: R) -> None:
        """Take in what others have stored; the reader's lock is held."""
        try:
            rest = await self.asked(log, self.store.load(log, reader.mark))
        except Refusal as refusal:
            if refusal.code == "damaged" and await self._is_sound(log):
                raise Refusal("try_again") from None  # it was written anew, and will be read so
            raise
        if rest is None:
            self.drop(log)
            raise Refusal(self._missing)  # it was deleted
        try:
            reader.read(rest)
        except Damaged:
            self.drop(log)
            raise Refusal("damaged") from None
        if rest.entries:
            reader.wake()

    async def _is_sound(self, log: LogId) -> bool:
        """Whether a log can be read from its beginning."""
        try:
            return await self.store.load(log) is not None
        except (Damaged, Unavailable):
            return False

    async def commit(
        self, log: LogId, cmd_id: str, decide: Callable[[R], Effect | None]
    ) -> tuple[R, int | None]:
        """Carry out a command once, whatever other workers do: the reader, and the entry's number.

        ``decide`` is pure: it answers with a deed, with nothing if all is as the command wants it,
        or with a `Refusal`. It is asked anew when another worker was faster, and before a refusal
        counts all that others have stored is read (R3). A command that was carried out before is
        known by its name, and has the number that it had then (R2). If the store cannot say,
        nothing is done and the log is read anew (R8).
        """
        for _ in range(TRIES):
            reader = await self.get(log)
            async with reader.lock:
                if reader.dropped:
                    continue
                end = reader.mark
                try:
                    deed = decide(reader)
                    if deed is None:
                        return reader, None
                    storing = self.store.append(log, end, Entry(cmd_id, deed.body), deed.listed)
                    reader.mark = await self.asked(log, storing)
                except (Refusal, Conflict) as reason:
                    if reader.dropped:
                        raise
                    await self.read_on(log, reader)
                    if reader.mark != end:
                        continue
                    number = await self.asked(log, self.store.answered(log, cmd_id))
                    if number is not None:
                        return reader, number
                    if isinstance(reason, Refusal):
                        raise
                    continue
                deed.do()
                reader.wake()
            self._broadcast.hint(log)
            return reader, end.length
        raise Refusal("try_again")

    async def catch_up(self, log: LogId) -> None:
        """Take in what others have stored, if the log is in memory: after a hint."""
        reader = self._readers.get(log)
        if reader is None:
            return
        try:
            async with reader.lock:
                if not reader.dropped:
                    await self.read_on(log, reader)
        except Refusal:
            return  # it was dropped; who asks next is told

    async def poll(self) -> None:
        """Take in what others have stored in all logs in memory: hints may get lost."""
        logs = tuple(self._readers)
        try:
            lengths = await self.store.lengths(logs) if logs else {}
        except Unavailable:
            return
        for log in logs:
            reader = self._readers.get(log)
            if reader is None:
                continue
            if log not in lengths:
                self.drop(log)  # it was deleted
            elif reader.mark.length < lengths[log]:
                await self.catch_up(log)

    def rest(self, idle: float = IDLE) -> int:
        """Let logs go that nobody has asked for; how many are still in memory."""
        now = self._clock()
        for log, reader in tuple(self._readers.items()):
            wanted = reader.followers > 0 or reader.lock.locked()
            if now - reader.used > idle and not wanted:
                self.drop(log)
        return len(self._readers)

    def drop(self, log: LogId) -> None:
        """Forget a log; who follows it comes back and has it read anew."""
        reader = self._readers.pop(log, None)
        if reader is not None:
            reader.dropped = True
            reader.wake()
