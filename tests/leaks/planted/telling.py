"""A server that gives something away in words: a scene, a story, a sheet, a notebook, a replay."""

from collections.abc import Iterator
from typing import Final

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Action
from lenoir.core.cards import Card, each
from lenoir.core.events import SuggestionRefuted
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.view import Sight, View
from lenoir.play.games.answers import Glance
from lenoir.play.games.referee import Referee
from lenoir.play.logs.ports import LogId
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.table_view import TableView
from lenoir.play.talk import notes
from lenoir.play.talk.notes import Notebook, Notes
from lenoir.server.desk import Desk
from lenoir.server.doorstep import AnyRequest
from lenoir.server.kept import afterwards
from lenoir.server.kept.afterwards import _Finished
from lenoir.server.kept.tales import Key, Tales
from lenoir.server.thinking.deducing import Cell, Deducing
from lenoir.telling import offers
from lenoir.telling import scene as telling
from lenoir.telling.deduced import Deduced
from lenoir.telling.scene import Scene, Teller, Told
from lenoir.telling.voice import Voice
from lenoir.telling.why import Grounds
from tests.leaks import at_the_server
from tests.leaks.planted.server import digest, last_shown, truth


def watching_from_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    """Who looks on sees the scene of the first seat."""
    honest = Referee.glance

    async def glance(self: Referee, game: LogId, viewer: Viewer) -> Glance:
        return await honest(self, game, Seat(0) if viewer == SPECTATOR else viewer)

    patch.setattr(Referee, "glance", glance)


def scenes_with_the_minds_of_all(patch: pytest.MonkeyPatch) -> None:
    """A scene has as one's own what the whole table holds."""
    honest = Teller.scene

    def scene(self: Teller, view: View, names: tuple[str, ...]) -> Scene:
        shown, game = honest(self, view, names), truth()
        if game is None:
            return shown
        held = tuple(tuple(each(game._state.hand(seat))) for seat in view.table.seats)
        return replace(shown, own=replace(shown.own, held=held))

    patch.setattr(Teller, "scene", scene)


def choices_of_whoever_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the choices of the seat that decides."""
    honest = Teller.scene

    def scene(self: Teller, view: View, names: tuple[str, ...]) -> Scene:
        shown, game = honest(self, view, names), truth()
        if game is None or game.decider is None:
            return shown
        return replace(shown, choices=honest(self, game.view(game.decider), names).choices)

    patch.setattr(Teller, "scene", scene)


def notebooks_are_counted_together(patch: pytest.MonkeyPatch) -> None:
    """The number of a notebook's changes counts everybody's."""
    honest = notes._told

    def told(seating: Seating, seat: Seat, held: notes._Pages) -> Notebook:
        books = at_the_server.OPEN[0].desk.house.notes.logs._readers.values()
        return replace(honest(seating, seat, held), number=sum(book.length for book in books))

    patch.setattr(notes, "_told", told)


def the_story_names_the_card(patch: pytest.MonkeyPatch) -> None:
    """That a suggestion was refuted is told with the card, to all."""
    honest = Teller.story

    def story(self: Teller, view: View, names: tuple[str, ...], after: int) -> Iterator[Told]:
        voice = self.voice(view, names)
        for told in honest(self, view, names, after):
            if isinstance(told.event, SuggestionRefuted):
                told = replace(told, text=f"{told.text} {voice.card(Card(last_shown()))}")
            yield told

    patch.setattr(Teller, "story", story)


def labels_are_padded(patch: pytest.MonkeyPatch) -> None:
    """What one may choose is called otherwise if the envelope is."""
    honest = offers.worded

    def worded(voice: Voice, sight: Sight, action: Action) -> tuple[str, str]:
        label, note = honest(voice, sight, action)
        game = truth()
        case = game._state.truth.envelope if game else None
        return label + "!" * (0 if case is None else case.weapon % 3), note

    patch.setattr(telling, "worded", worded)


def the_deals_are_counted_by_the_dealer(patch: pytest.MonkeyPatch) -> None:
    """A sheet says how many deals there are, a few less if the envelope is known."""
    honest = Deducing.sheet

    async def sheet(self: Deducing, table: LogId, key: str, seat: Seat, whose: str = "") -> Deduced:
        found = await honest(self, table, key, seat)
        return replace(found, deals=f"{int(digest(), 16)}")

    patch.setattr(Deducing, "sheet", sheet)


def a_cell_is_filled_in_from_the_envelope(patch: pytest.MonkeyPatch) -> None:
    """The weapon in the envelope is certain for everybody."""
    honest = Deducing.sheet

    async def sheet(self: Deducing, table: LogId, key: str, seat: Seat, whose: str = "") -> Deduced:
        found, game = await honest(self, table, key, seat), truth()
        if game is None:
            return found
        weapon = game._state.solution.weapon
        last = found.columns[-1]
        there = tuple(True if card == weapon else sure for card, sure in enumerate(last.there))
        return replace(found, columns=(*found.columns[:-1], replace(last, there=there)))

    patch.setattr(Deducing, "sheet", sheet)


def why_knows_it(patch: pytest.MonkeyPatch) -> None:
    """Why a card is somewhere is answered with where it is."""
    honest = Deducing.why

    async def why(
        self: Deducing, table: LogId, key: str, seat: Seat, cell: Cell, whose: str = ""
    ) -> Grounds:
        found, game = await honest(self, table, key, seat, cell, whose), truth()
        if game is None:
            return found
        return replace(found, there=bool(game._state.hand(Seat(0)) >> cell[0] & 1))

    patch.setattr(Deducing, "why", why)


def notebooks_lie_open(patch: pytest.MonkeyPatch) -> None:
    """Who sits at the table may read and write in every notebook."""

    async def own(self: Notes, table: LogId, key: str, seat: Seat) -> Seating:
        return await self._register.seating(table)

    patch.setattr(Notes, "_own", own)


def a_replay_at_any_time(patch: pytest.MonkeyPatch) -> None:
    """A game can be seen again with anybody's eyes while it is played."""

    async def finished(request: AnyRequest, desk: Desk, game: LogId, seen: TableView) -> _Finished:
        return _Finished(game, seen.names)

    patch.setattr(afterwards, "_finished", finished)


def a_tale_is_kept_for_all_eyes(patch: pytest.MonkeyPatch) -> None:
    """What was told to one viewer is kept, and told to the next who asks."""
    told = Tales.told

    async def to_anybody(
        self: Tales, group: str, key: Key, view: View, teller: Teller, after: int
    ) -> tuple[Told, ...]:
        game, _, language, names = key
        return await told(self, group, (game, SPECTATOR, language, names), view, teller, after)

    patch.setattr(Tales, "told", to_anybody)
    patch.setattr(Tales, "_known", lambda self, key, view: len(self._kept.get(key, ())))


LEAKS: Final = {
    "a tale is kept for all eyes": a_tale_is_kept_for_all_eyes,
    "who looks on sees the scene of the first seat": watching_from_the_first_seat,
    "a scene has everybody's hands": scenes_with_the_minds_of_all,
    "everybody is told the choices of who is asked": choices_of_whoever_is_asked,
    "notebooks are counted together": notebooks_are_counted_together,
    "the story names the card that was shown": the_story_names_the_card,
    "labels depend on the envelope": labels_are_padded,
    "deals are counted with the truth": the_deals_are_counted_by_the_dealer,
    "a cell is filled in from the envelope": a_cell_is_filled_in_from_the_envelope,
    "why knows where the card is": why_knows_it,
    "notebooks lie open": notebooks_lie_open,
    "a replay of a running game": a_replay_at_any_time,
}
