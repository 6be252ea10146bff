"""What follows is told to a seat from its own view, if the table allows it, and nobody waits."""

import asyncio

import msgspec
import pytest

from lenoir import wire
from lenoir.client import Device, ServerRefused
from lenoir.core.seats import Seat
from lenoir.core.view import View
from lenoir.deduction import Knowledge
from lenoir.deduction.facts import ENVELOPE
from lenoir.play.logs.ports import LogId, TableId
from lenoir.play.tables.seating import Assistance
from lenoir.play.tables.tables import NewTable
from lenoir.play.talk.notes import Note, Notebook, PencilMark
from lenoir.telling.deduced import Deduced
from lenoir.telling.why import Grounds
from lenoir.thinking.deducing import Deducing
from tests.play.refusing import outcome, refused
from tests.server.serving import Served, a_server
from tests.server.tables import Seated, a_game


def an_opening(assistance: Assistance) -> NewTable:
    return NewTable("classic", 3, "Ada", {"turn_limit": 8}, assistance=assistance)


async def sheet(table: Seated, device: Device, seat: int = 0) -> Deduced:
    _, data = await device.ask("GET", f"/api/tables/{table.id}/knowledge?seat={seat}")
    return msgspec.json.decode(data, type=Deduced)


async def why(table: Seated, card: int, place: int, language: str = "en") -> Grounds:
    path = f"/api/tables/{table.id}/why?seat=0&card={card}&place={place}&language={language}"
    _, data = await table.host.ask("GET", path)
    return msgspec.json.decode(data, type=Grounds)


async def view_of(server: Served, table: Seated, seat: int = 0) -> View:
    game = (await table.host.look(table.id)).game
    view = await server.house.referee.view(game, Seat(seat))
    assert isinstance(view, View)
    return view


async def test_a_seat_is_told_all_that_follows_and_why() -> None:
    async with a_server() as server:
        table = await a_game(server, an_opening("odds"))
        told, view = await sheet(table, table.host), await view_of(server, table)
        known = Knowledge.of(view)
        assert (told.deals, told.cases) == (str(known.deals), len(known.envelopes))
        assert [column.place for column in told.columns] == [0, 1, 2, ENVELOPE]
        for card in range(21):
            own = bool(view.hand >> card & 1)
            mine, _, _, envelope = told.columns
            assert mine.there[card] is own
            assert envelope.there[card] is (False if own else None)
            assert (mine.odds[card], envelope.odds[card] == 0) == (100 * own, own)
        own_card = (view.hand & -view.hand).bit_length() - 1
        reason = await why(table, own_card, 0, "fr")
        assert reason.there is True
        assert reason.lines[0].startswith("1. ")
        other = next(card for card in range(21) if not view.hand >> card & 1)
        assert "%" in (await why(table, other, 1)).text


async def test_without_odds_no_share_is_told_anywhere() -> None:
    async with a_server() as server:
        table = await a_game(server, an_opening("all"))
        told, view = await sheet(table, table.host), await view_of(server, table)
        assert {column.odds for column in told.columns} == {()}
        other = next(card for card in range(21) if not view.hand >> card & 1)
        reason = await why(table, other, 1)
        assert reason.there is None
        assert "%" not in reason.text + " ".join(reason.lines)


@pytest.mark.parametrize("assistance", ["none", "shown"])
async def test_a_table_that_plays_without_help_gives_none(assistance: Assistance) -> None:
    async with a_server() as server:
        table = await a_game(server, an_opening(assistance))
        with pytest.raises(ServerRefused) as refused:
            await sheet(table, table.host)
        assert (refused.value.code, refused.value.status) == ("no_assistance", 403)
        with pytest.raises(ServerRefused) as refused:
            await why(table, 0, 0)
        assert refused.value.code == "no_assistance"


async def test_of_the_questions_of_a_seat_the_latest_is_answered_and_an_answer_is_kept() -> None:
    async with a_server() as server:
        table = await a_game(server, an_opening("all"))
        deducing = Deducing(server.house.tables, server.house.referee)
        key = next(iter(table.host.cookies.values()))
        asked = []

        def ask(question: bytes, within: float) -> "asyncio.Future[bytes]":
            asked.append(question)
            return original(question, within)

        original = deducing._beside.asked
        deducing._beside.asked = ask  # type: ignore[method-assign]
        place = TableId(LogId(table.id))
        try:
            cells = [
                outcome(deducing.why(place, key, Seat(0), (card, ENVELOPE, "en")))  # type: ignore[arg-type]
                for card in range(4)
            ]
            answers = await asyncio.gather(*cells)
            codes = [getattr(answer, "code", "answered") for answer in answers]
            assert codes == ["answered", "stale", "stale", "answered"]
            sheets = await asyncio.gather(*(deducing.sheet(place, key, Seat(0)) for _ in range(3)))
            assert isinstance(sheets[0], Deduced)
            assert sheets[0] == sheets[1] == sheets[2]
            assert len(asked) == 3
            assert not deducing._desks
        finally:
            deducing.close()


async def test_a_question_that_takes_too_long_is_given_up_and_the_next_is_answered() -> None:
    async with a_server() as server:
        table = await a_game(server, an_opening("all"))
        deducing = Deducing(server.house.tables, server.house.referee, within=0)
        key, place = next(iter(table.host.cookies.values())), TableId(LogId(table.id))
        try:
            assert await refused(deducing.sheet(place, key, Seat(0))) == "too_long"
            deducing._within = 60
            assert isinstance(await deducing.sheet(place, key, Seat(0)), Deduced)
        finally:
            deducing.close()


async def test_a_second_device_hears_that_the_notebook_has_changed() -> None:
    async with a_server() as server:
        table = await a_game(server)
        second = server.device()
        await second.claim(table.id, await table.host.offer(table.id))
        game = (await table.host.look(table.id)).game
        async with second.enter(table.id) as socket:
            await socket.send(wire.Watch(game, Seat(0), "en"))
            note = Note(None, "one\u2028two")
            mark = PencilMark(0, ENVELOPE, "yes")  # type: ignore[arg-type]
            body = msgspec.json.encode(wire.Pencilling(Seat(0), "a", (mark, note)))
            await table.host.ask("POST", f"/api/tables/{table.id}/notes", body)
            async with asyncio.timeout(20):
                message = await socket.receive()
                while not isinstance(message, wire.Noted):
                    message = await socket.receive()
            assert message == wire.Noted(game, Seat(0), 1)
        _, data = await second.ask("GET", f"/api/tables/{table.id}/notes?seat=0")
        book = msgspec.json.decode(data, type=Notebook)
        assert (book.marks, book.notes) == ((mark,), (note,))
