"""Notes: what a seat has pencilled into its notebook, kept with the seat, for its eyes only."""

from collections.abc import AsyncGenerator, Callable, Sequence
from time import monotonic
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from lenoir.core.cards import Card
from lenoir.core.seats import SPECTATOR, Seat
from lenoir.deduction.facts import ENVELOPE, POOL, Place
from lenoir.editions.loader import load_edition
from lenoir.play.games.referee import NAME
from lenoir.play.logs.journals import Journal, Journals
from lenoir.play.logs.ports import Broadcast, Entry, GameId, LogId, Mark, TableId
from lenoir.play.people.keys import digest
from lenoir.play.refusal import Refusal
from lenoir.play.tables.register import Register, person_with
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.sitting import during_the_game
from lenoir.record.legible import legible

TEXT_AT_MOST: Final = 200
"""Characters of a note beside a card."""
PAGE_AT_MOST: Final = 2000
"""Characters of the free text."""
CHANGES_AT_MOST: Final = 50
"""Changes at once."""
ENTRIES_AT_MOST: Final = 4000
"""Batches of changes in one notebook."""
BYTES_AT_MOST: Final = 200_000
"""Of all of them together, as they are stored: a mark has about fifty, a game some hundreds."""
LINE_END: Final = "\u2028"

Sign: TypeAlias = Literal["", "yes", "no", "maybe", "alert"]


class PencilMark(Struct, frozen=True, tag="mark", forbid_unknown_fields=True):
    """A sign in pencil for a card at a place; an empty one rubs it out.

    A place is a seat, 6 for the pool, 7 for the envelope, or 8 and the number of a room.
    """

    card: Card
    place: Place
    sign: Sign


class Note(Struct, frozen=True, tag="note", forbid_unknown_fields=True):
    """A note beside a card, or the free text at the end (null); an empty one rubs it out.

    Lines of the free text are set apart by U+2028: no text on the wire has control characters.
    """

    card: Card | None
    text: str


Change: TypeAlias = PencilMark | Note


class Notebook(Struct, frozen=True):
    """All that is pencilled in; ``number`` counts the batches of changes."""

    game: GameId
    seat: Seat
    number: int
    marks: tuple[PencilMark, ...]
    notes: tuple[Note, ...]


class _Batch(Struct, frozen=True):
    changes: tuple[Change, ...]


_encode: Final = msgspec.json.Encoder().encode
_line: Final = msgspec.json.Decoder(_Batch)


def notes_of(game: GameId, seat: Seat) -> LogId:
    """The log of a seat's notes."""
    return LogId(f"{game}.notes.{seat}")


class _Pages(Journal):
    """A notebook in memory."""

    def __init__(self, mark: Mark) -> None:
        super().__init__(mark)
        self.marks: dict[tuple[Card, Place], PencilMark] = {}
        self.notes: dict[Card | None, Note] = {}

        self._size = 0

    def has_room(self, entry: Entry) -> bool:
        fits = self._size + len(entry.body) <= BYTES_AT_MOST
        return fits and self.length < ENTRIES_AT_MOST

    def take(self, number: int, entry: Entry) -> None:
        self._size += len(entry.body)
        for change in _line.decode(entry.body).changes:
            if isinstance(change, PencilMark):
                self.marks.pop((change.card, change.place), None)
                if change.sign:
                    self.marks[change.card, change.place] = change
            else:
                self.notes.pop(change.card, None)
                if change.text:
                    self.notes[change.card] = change


class Notes:
    """The notebooks of all seats at a worker."""

    def __init__(
        self, register: Register, broadcast: Broadcast, clock: Callable[[], float] = monotonic
    ) -> None:
        self._register = register
        self.logs = Journals(register.store, broadcast, _Pages, b"notes", clock)

    async def notebook(self, table: TableId, key: str, seat: Seat) -> Notebook:
        """The notes of your own seat."""
        seating = await self._own(table, key, seat)
        return _told(seating, seat, await self.logs.opened(notes_of(seating.game, seat)))

    async def pencil(
        self, table: TableId, key: str, seat: Seat, cmd_id: str, changes: Sequence[Change]
    ) -> Notebook:
        """Change the notes of your own seat, once for each name."""
        seating = await self._own(table, key, seat)
        if not NAME.fullmatch(cmd_id):
            raise Refusal("bad_command")
        line = _encode(_Batch(_checked(seating, changes)))
        entry = Entry(f"{person_with(seating, digest(key))}/{cmd_id}", line)
        held, _ = await self.logs.write(notes_of(seating.game, seat), entry)
        return _told(seating, seat, held)

    async def follow(self, table: TableId, key: str, seat: Seat) -> AsyncGenerator[Notebook, None]:
        """The notes of your own seat, again after every change."""
        while True:
            seating = await self._own(table, key, seat)
            held = await self.logs.opened(notes_of(seating.game, seat))
            grown = held.grown
            yield _told(seating, seat, held)
            await held.more(grown)

    async def _own(self, table: TableId, key: str, seat: Seat) -> Seating:
        """The table, for who sits on this seat while there is a game."""

        def ask(now: Seating) -> Seating:
            person = person_with(now, digest(key))
            if seat == SPECTATOR or seat not in now.seats_of(person):
                raise Refusal("not_seated")
            return during_the_game(now)

        return await self._register.asked(table, ask)


def _told(seating: Seating, seat: Seat, held: _Pages) -> Notebook:
    marks, notes = tuple(held.marks.values()), tuple(held.notes.values())
    return Notebook(seating.game, seat, held.length, marks, notes)


def _checked(seating: Seating, changes: Sequence[Change]) -> tuple[Change, ...]:
    """Changes of cards and places that there are, with texts fit to be shown."""
    edition = load_edition(seating.edition)
    cards, rooms = range(len(edition.deck)), range(len(edition.board.rooms))
    places = {*range(len(seating.chairs)), POOL, ENVELOPE, *(ENVELOPE + 1 + n for n in rooms)}
    if not 0 < len(changes) <= CHANGES_AT_MOST:
        raise Refusal("bad_note")
    for change in changes:
        if isinstance(change, PencilMark):
            fine = change.card in cards and change.place in places
        else:
            fine = (change.card is None or change.card in cards) and _fits(change)
        if not fine:
            raise Refusal("bad_note")
    return tuple(changes)


def _fits(note: Note) -> bool:
    """The free text may have lines."""
    if note.card is not None:
        return len(note.text) <= TEXT_AT_MOST and (not note.text or legible(note.text))
    lines = note.text.split(LINE_END)
    return len(note.text) <= PAGE_AT_MOST and all(not t or legible(t) for t in lines)
