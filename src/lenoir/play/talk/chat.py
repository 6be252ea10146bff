"""Talk at a table: text, or phrases by name, so that everybody reads them in their own language."""

from collections import Counter, deque
from collections.abc import AsyncGenerator, Callable
from time import monotonic, time
from typing import Final

import msgspec
from msgspec import Struct

from lenoir.play.games.referee import NAME
from lenoir.play.logs.journals import Journal, Journals
from lenoir.play.logs.ports import Broadcast, Entry, LogId, Mark, TableId
from lenoir.play.people.keys import digest
from lenoir.play.refusal import Refusal
from lenoir.play.tables.naming import is_readable
from lenoir.play.tables.register import Register, member_or_watcher, person_with
from lenoir.play.tables.seating import Seating
from lenoir.record.legible import legible

PHRASES: Final = (
    *("hello", "good_luck", "thinking", "hurry", "sorry", "thanks"),
    *("really", "aha", "well_played", "bye"),
)
"""The names of the phrases."""
TEXT_AT_MOST: Final = 200
KEPT: Final = 200
LINES_EACH: Final = 1_000
"""Lines of one person at one table: nobody fills the store, nor takes the word from others."""


class Talk(Struct, frozen=True, forbid_unknown_fields=True):
    """A phrase, or a text."""

    phrase: str = ""
    text: str = ""


class Said(Struct, frozen=True, tag=True):
    """Something that somebody said, in its order."""

    number: int
    person: int
    phrase: str
    text: str
    at: float


class _Remark(Struct, frozen=True, omit_defaults=True):
    person: int
    at: float
    phrase: str = ""
    text: str = ""


_encode: Final = msgspec.json.Encoder().encode
_line: Final = msgspec.json.Decoder(_Remark)


def chat_of(table: TableId) -> LogId:
    """The log of a table's talk."""
    return LogId(f"{table}.chat")


class _Talk(Journal):
    """The last things said."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.said: deque[Said] = deque(maxlen=KEPT)
        self._lines: Counter[str] = Counter()
        """How many lines each person has said, by the number their commands begin with."""

    def has_room(self, entry: Entry) -> bool:
        return self._lines[_speaker(entry)] < LINES_EACH

    def take(self, number: int, entry: Entry) -> None:
        line = _line.decode(entry.body)
        if line.phrase or line.text:  # what somebody said who was erased is empty
            self.said.append(Said(number, line.person, line.phrase, line.text, line.at))
        self._lines[_speaker(entry)] += 1


def _speaker(entry: Entry) -> str:
    return entry.cmd_id.partition("/")[0]


class Chat:
    """The talk at all tables of a worker."""

    def __init__(
        self,
        register: Register,
        broadcast: Broadcast,
        now: Callable[[], float] = time,
        ticks: Callable[[], float] = monotonic,
    ) -> None:
        self._register, self._now = register, now
        self.logs = Journals(register.store, broadcast, _Talk, b"chat", ticks)

    async def say(self, table: TableId, key: str, cmd_id: str, talk: Talk) -> Said:
        """Say something, once: one of the phrases, or what one likes if the host allows it."""

        def ask(now: Seating) -> int:
            person = person_with(now, digest(key))
            if not now.sits_anywhere(person):
                raise Refusal("not_seated")
            mine = now.people[person]
            is_silent = mine.muted or mine.silenced > self._now()
            if is_silent or (talk.text and not now.free_text):
                raise Refusal("muted")
            return person

        person = await self._register.asked(table, ask)
        if not NAME.fullmatch(cmd_id):
            raise Refusal("bad_command")
        _check(talk)
        line = _encode(_Remark(person, self._now(), talk.phrase, talk.text.strip()))
        entry = Entry(f"{person}/{cmd_id}", line)
        held, number = await self.logs.write(chat_of(table), entry)
        return next((said for said in held.said if said.number == number), held.said[-1])

    async def heard(self, table: TableId, key: str, after: int = 0) -> tuple[Said, ...]:
        """What was said from a number on, as far as it is kept, but for those one ignores."""

        def ask(now: Seating) -> tuple[int, ...]:
            person = member_or_watcher(now, key)
            if person is None:
                return ()
            if not now.sits_anywhere(person):
                raise Refusal("not_seated")
            return now.people[person].ignores

        ignored = await self._register.asked(table, ask)
        held = await self.logs.opened(chat_of(table))
        return tuple(s for s in held.said if s.number >= after and s.person not in ignored)

    async def follow(
        self, table: TableId, key: str, after: int = 0
    ) -> AsyncGenerator[tuple[Said, ...], None]:
        """The same, and then whatever is said."""
        while True:
            held = await self.logs.opened(chat_of(table))
            grown = held.grown
            said = await self.heard(table, key, after)
            yield said
            after = said[-1].number + 1 if said else after
            await held.more(grown)


def _check(talk: Talk) -> None:
    """A phrase that there is, or a text fit to be shown."""
    if talk.phrase and (talk.phrase not in PHRASES or talk.text):
        raise Refusal("bad_text")
    text = talk.text.strip()
    fits = 0 < len(text) <= TEXT_AT_MOST and legible(text) and is_readable(text)
    if not talk.phrase and not fits:
        raise Refusal("bad_text")
