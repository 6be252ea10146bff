"""A server that gives something away in words: a scene, a story, a sheet, a notebook, a replay."""

from collections.abc import Iterator
from typing import Final

import pytest
from msgspec.structs import replace

from lenoir.core.actions import Action
from lenoir.core.cards import Card, each
from lenoir.core.events import Event, SuggestionRefuted
from lenoir.core.legal import Legal
from lenoir.core.seats import SPECTATOR, Seat, Viewer
from lenoir.core.table import Table
from lenoir.core.view import Sight, View
from lenoir.play.games.answers import Glance
from lenoir.play.games.running import Running
from lenoir.play.logs.ports import GameId, TableId
from lenoir.play.tables.seating import Seating
from lenoir.play.tables.table_view import TableView
from lenoir.play.talk import notes
from lenoir.play.talk.notes import Notebook, Notes
from lenoir.server.desk import Desk
from lenoir.server.doorstep import AnyRequest
from lenoir.server.kept import afterwards
from lenoir.server.kept.afterwards import Finished
from lenoir.server.kept.tales import Key, Tales
from lenoir.telling import crier as crying
from lenoir.telling import offers
from lenoir.telling import scene as telling
from lenoir.telling.crier import Crier, Sent
from lenoir.telling.deduced import Deduced
from lenoir.telling.scene import Mine, Own, Teller, Told
from lenoir.telling.story import Story
from lenoir.telling.voice import Voice
from lenoir.telling.why import Grounds
from lenoir.thinking.deducing import Cell, Deducing
from tests.leaks import at_the_server
from tests.leaks.planted.server import digest, last_shown, truth


def watching_from_the_first_seat(patch: pytest.MonkeyPatch) -> None:
    """Who looks on sees the scene of the first seat."""
    honest = Running.glance

    def glance(self: Running, viewer: Viewer) -> Glance:
        return honest(self, Seat(0) if viewer == SPECTATOR else viewer)

    patch.setattr(Running, "glance", glance)


def scenes_with_the_minds_of_all(patch: pytest.MonkeyPatch) -> None:
    """A scene has as one's own what the whole table holds."""
    honest = telling.owned

    def owned(voice: Voice, view: View) -> Own:
        found, game = honest(voice, view), truth()
        if game is None:
            return found
        held = tuple(tuple(each(game._state.hand(seat))) for seat in view.table.seats)
        return replace(found, held=held)

    patch.setattr(telling, "owned", owned)


def choices_of_whoever_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told the choices of the seat that decides."""
    honest = telling.mine

    def mine(
        voice: Voice, view: View, legal: Legal | None = None, known: Own | None = None
    ) -> Mine:
        found, game = honest(voice, view, legal, known), truth()
        if game is None or game.decider is None:
            return found
        return replace(found, choices=honest(voice, game.view(game.decider)).choices)

    for module in (telling, crying):
        patch.setattr(module, "mine", mine)


def one_part_for_all(patch: pytest.MonkeyPatch) -> None:
    """What a crier has made for one viewer after a move is sent to the next one too."""
    honest, kept = Crier._own, dict[Crier, tuple[Table, Mine]]()

    def own(self: Crier, view: View, legal: Legal | None, sent: Sent) -> Mine:
        table, found = kept.get(self, (None, None))
        if found is None or table is not view.table:
            found = honest(self, view, legal, sent)
            kept[self] = view.table, found
        return found

    patch.setattr(Crier, "_own", own)


def a_private_line_is_cried(patch: pytest.MonkeyPatch) -> None:
    """The bytes that are kept for everybody are those that were made for one viewer."""
    honest = Crier._lines

    def lines(self: Crier, view: View, at: int, seq: int) -> list[bytes]:
        found, piece = honest(self, view, at, seq), self._piece
        assert piece is not None
        head, told, _ = piece.rest.partition(b'"told":[')
        self._piece = piece._replace(rest=head + told + b",".join(found) + b"]}")
        return found

    patch.setattr(Crier, "_lines", lines)


def notebooks_are_counted_together(patch: pytest.MonkeyPatch) -> None:
    """The number of a notebook's changes counts everybody's."""
    honest = notes._told

    def told(seating: Seating, seat: Seat, held: notes._Pages) -> Notebook:
        books = at_the_server.OPEN[0].desk.house.notes.logs._readers.values()
        return replace(honest(seating, seat, held), number=sum(book.length for book in books))

    patch.setattr(notes, "_told", told)


def the_story_names_the_card(patch: pytest.MonkeyPatch) -> None:
    """That a suggestion was refuted is told with the card, to all."""
    honest = Story.tell

    def tell(self: Story, event: Event) -> Iterator[str]:
        yield from honest(self, event)
        if isinstance(event, SuggestionRefuted):
            yield self.voice.card(Card(last_shown()))

    patch.setattr(Story, "tell", tell)


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

    async def sheet(
        self: Deducing, table: TableId, key: str, seat: Seat, whose: str = ""
    ) -> Deduced:
        found = await honest(self, table, key, seat)
        return replace(found, deals=f"{int(digest(), 16)}")

    patch.setattr(Deducing, "sheet", sheet)


def a_cell_is_filled_in_from_the_envelope(patch: pytest.MonkeyPatch) -> None:
    """The weapon in the envelope is certain for everybody."""
    honest = Deducing.sheet

    async def sheet(
        self: Deducing, table: TableId, key: str, seat: Seat, whose: str = ""
    ) -> Deduced:
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
        self: Deducing, table: TableId, key: str, seat: Seat, cell: Cell, whose: str = ""
    ) -> Grounds:
        found, game = await honest(self, table, key, seat, cell, whose), truth()
        if game is None:
            return found
        return replace(found, there=bool(game._state.hand(Seat(0)) >> cell[0] & 1))

    patch.setattr(Deducing, "why", why)


def notebooks_lie_open(patch: pytest.MonkeyPatch) -> None:
    """Who sits at the table may read and write in every notebook."""

    async def own(self: Notes, table: TableId, key: str, seat: Seat) -> Seating:
        return await self._register.seating(table)

    patch.setattr(Notes, "_own", own)


def a_replay_at_any_time(patch: pytest.MonkeyPatch) -> None:
    """A game can be seen again with anybody's eyes while it is played."""

    async def finished(request: AnyRequest, desk: Desk, game: GameId, seen: TableView) -> Finished:
        return Finished(game, seen.names)

    patch.setattr(afterwards, "finished_game", finished)


def a_tale_is_kept_for_all_eyes(patch: pytest.MonkeyPatch) -> None:
    """What was told to one viewer is kept, and told to the next who asks."""
    told = Tales.told

    async def to_anybody(
        self: Tales, group: str, key: Key, view: View, teller: Teller, after: int
    ) -> tuple[Told, ...]:
        game, _, language, names = key
        return await told(self, group, (game, SPECTATOR, language, names), view, teller, after)

    patch.setattr(Tales, "told", to_anybody)
    patch.setattr(Tales, "_known", lambda self, key, view: self.kept.get(key) or ())


LEAKS: Final = {
    "a crier makes one part for all": one_part_for_all,
    "a crier cries what one viewer was told": a_private_line_is_cried,
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
