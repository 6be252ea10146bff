"""Deducing for a seat, from its own view: in a process beside the server, and only if allowed.

Each seat has one question in work; of those that wait the latest is answered. What was worked out
for a view is kept, so that asking again costs nothing.
"""

import asyncio
from functools import lru_cache
from hashlib import sha256
from typing import Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from lenoir.core.cards import Card
from lenoir.core.edition import Language
from lenoir.core.events import Event, HandDealt
from lenoir.core.recent import Recent
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import View
from lenoir.deduction.counting.loading import LOADER
from lenoir.deduction.facts import ENVELOPE, POOL, Place, in_room
from lenoir.deduction.proving.explain import Explanation
from lenoir.editions.loader import load_edition
from lenoir.messages import messages_in
from lenoir.play.games.answers import Glance
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import TableId
from lenoir.play.refusal import Refusal
from lenoir.play.tables.seating import Assistance
from lenoir.play.tables.tables import Tables
from lenoir.telling.deduced import Deduced, deduced
from lenoir.telling.learned import Learned, learned
from lenoir.telling.voice import Voice
from lenoir.telling.why import Grounds, Why
from lenoir.thinking.beside import Beside, Failed
from lenoir.thinking.turns import Turns

WITHIN: Final = 10.0
"""Seconds for one answer."""
KEPT: Final = 200
"""Answers kept for all seats together."""

Cell: TypeAlias = tuple[Card, Place, Language]


class _SheetQuestion(Struct, frozen=True, array_like=True):
    edition: str
    viewer: Viewer
    odds: bool
    cell: Cell | None
    """What is to be explained; nothing if the whole sheet is asked for."""
    names: tuple[str, ...]
    events: Raw
    """The view's stream."""
    since: int = -1
    """From which of these events on what was learned is asked for; -1 if it is not."""
    language: Language = "en"


_questions: Final = msgspec.json.Decoder(_SheetQuestion)
_events: Final = msgspec.json.Decoder(tuple[Event, ...])
_sheets: Final = msgspec.json.Decoder(Deduced)
_learned: Final = msgspec.json.Decoder(Learned)
_reasons: Final = msgspec.json.Decoder(Grounds)
_encode: Final = msgspec.json.Encoder().encode


class _Asker:
    """A seat that asks."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.asked = 0
        self.waiting = 0


class Deducing:
    """Answers seats what follows from what they have seen."""

    def __init__(self, tables: Tables, referee: Referee, within: float = WITHIN) -> None:
        self._tables, self._referee, self._within = tables, referee, within
        self._beside = Beside(answer)
        self._turns = Turns(1)
        self._desks: dict[tuple[TableId, Seat, bool], _Asker] = {}
        self._kept: Recent[bytes, bytes] = Recent(KEPT)

    async def sheet(self, table: TableId, key: str, seat: Seat, whose: str = "") -> Deduced:
        """All that follows for your seat; households take turns."""
        return _sheets.decode(await self._asked(table, key, seat, None, whose))

    async def why(
        self, table: TableId, key: str, seat: Seat, cell: Cell, whose: str = ""
    ) -> Grounds:
        """Why a card must be at a place or cannot be, or what would settle it."""
        return _reasons.decode(await self._asked(table, key, seat, cell, whose))

    async def learned(
        self, table: TableId, key: str, seat: Seat, since: tuple[int, Language], whose: str = ""
    ) -> Learned:
        """What has become certain for your seat since a number of its stream, and why."""
        return _learned.decode(await self._asked(table, key, seat, None, whose, since))

    async def _asked(
        self,
        table: TableId,
        key: str,
        seat: Seat,
        cell: Cell | None,
        whose: str,
        since: tuple[int, Language] | None = None,
    ) -> bytes:
        """One at a time for each seat; a waiting question is dropped when the seat asks again."""
        place = (table, seat, cell is None)
        desk = self._desks.setdefault(place, _Asker())
        desk.asked += 1
        desk.waiting += 1
        number = desk.asked
        try:
            async with desk.lock:
                if cell is not None and number != desk.asked:
                    raise Refusal("stale")
                question = await self._question(table, key, seat, cell, since)
                return await self._answer(question, whose)
        finally:
            desk.waiting -= 1
            if not desk.waiting:
                self._desks.pop(place, None)

    async def _question(
        self,
        table: TableId,
        key: str,
        seat: Seat,
        cell: Cell | None,
        since: tuple[int, Language] | None,
    ) -> bytes:
        """What a seat asks, with its view as it is now: if the table allows such questions."""
        if seat == SPECTATOR:
            raise Refusal("not_seated")
        game = await self._tables.door(table, key, seat)
        shown = await self._tables.view(table, key)
        if not allows(shown.assistance):
            raise Refusal("no_assistance")
        glance = await self._referee.glance(game, seat)
        if cell is not None:
            _check(glance, cell)
        if since is not None and not 0 <= since[0] <= len(glance.view.stream):
            raise Refusal("no_such_number")
        return question_of(glance.view, shown.assistance == "odds", cell, shown.names, since)

    async def _answer(self, question: bytes, whose: str) -> bytes:
        name = sha256(question).digest()
        kept = self._kept.get(name)
        if kept is not None:
            return kept
        await self._turns.take(whose)
        asking = self._beside.asked(question, self._within)
        asking.add_done_callback(lambda _: self._turns.give())
        try:
            data = await asyncio.shield(asking)
        except Failed:
            raise Refusal("too_long") from None
        self._kept.put(name, data)
        return data

    def close(self) -> None:
        """End the process."""
        self._beside.close()


def allows(assistance: Assistance) -> bool:
    """Whether a table lets people ask what follows."""
    return assistance in ("all", "odds")


def question_of(
    view: View,
    odds: bool,
    cell: Cell | None,
    names: tuple[str, ...],
    since: tuple[int, Language] | None = None,
) -> bytes:
    """A question as it goes to the process: the view, and nothing that is not in it."""
    events = Raw(_encode(tuple(view.stream)))
    told = names if cell is not None or since is not None else ()
    edition, after = view.table.edition.key, since or (-1, "en")
    return _encode(_SheetQuestion(edition, view.viewer, odds, cell, told, events, *after))


def _check(glance: Glance, cell: Cell) -> None:
    """Refuse a cell that no sheet has."""
    card, place, _ = cell
    table = glance.view.table
    places = {*table.seats, POOL, ENVELOPE, *map(in_room, table.in_rooms)}
    if not 0 <= card < len(table.edition.deck) or place not in places:
        raise Refusal("bad_note")


# In the process


def answer(data: bytes) -> bytes:
    """The sheet, or the reason for one of its cells."""
    asked = _questions.decode(data)
    view, explanation = _known(asked.edition, asked.viewer, bytes(asked.events))
    if asked.since >= 0:
        # Before the deal there is nothing to follow from.
        first = next((n for n, e in enumerate(view.stream, 1) if isinstance(e, HandDealt)), 0)
        then = _encode(tuple(view.stream)[: max(asked.since, first)])
        _, before = _known(asked.edition, asked.viewer, then)
        voice = _voice(asked, view, asked.language)
        return _encode(
            learned(Why(voice, view, explanation, asked.odds), before, view, asked.since)
        )
    if asked.cell is None:
        return _encode(deduced(explanation.knowledge, len(view.stream), asked.odds))
    card, place, language = asked.cell
    why = Why(_voice(asked, view, language), view, explanation, asked.odds)
    return _encode(why.at(card, place))


def _voice(asked: _SheetQuestion, view: View, language: Language) -> Voice:
    return Voice(messages_in(language), view.table.edition, view.table.suspects, asked.names)


@lru_cache(maxsize=32)
def _known(edition: str, viewer: Viewer, events: bytes) -> tuple[View, Explanation]:
    LOADER.hurry()
    view = View.of(load_edition(edition), viewer, _events.decode(events))
    return view, Explanation.of(view)
