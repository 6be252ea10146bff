"""Who comes again because the answer was lost is the same person, at the same table and chair."""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import pytest
from msgspec.structs import replace

from lenoir.client import Device, Unreachable
from lenoir.play.logs.ports import LogId
from lenoir.play.people.keys import new_key
from lenoir.play.tables.tables import NewTable
from lenoir.play.tables.wishes import Leave
from lenoir.wire import Claim, Join, Offering, Wishing
from tests.leaks.visitor import Visitor, encode
from tests.server.indoors import Indoors, a_table_indoors
from tests.server.inside import Answer
from tests.server.serving import a_server

WORD = "a-word-that-nobody-else-has"


class AnOpenTable:
    """A table with two free chairs, and somebody whose answers get lost."""

    def __init__(self, indoors: Indoors, opened: dict[str, Any], host: Visitor) -> None:
        self.id, self.host, self._indoors = opened["table"], host, indoors
        self.join = Join(opened["invite"], "Zoé", device=WORD)

    async def ask(self, door: str, body: object) -> Answer:
        """A request of a device without a cookie."""
        visitor = Visitor(self.host.way)
        return await visitor.ask("POST", f"/api/tables/{self.id}/{door}", body)

    async def open(self, opening: NewTable, language: str = "en") -> Answer:
        """A table of somebody else's."""
        headers = {"accept-language": language}
        return await self.host.way.ask("POST", "/api/tables", encode(opening), headers)

    async def sitters(self) -> list[list[int]]:
        """Who sits on each chair."""
        view = await self.host.do("GET", f"/api/tables/{self.id}")
        return [chair["sitters"] for chair in view["chairs"]]

    async def stored(self) -> bytes:
        """All that is kept of the table."""
        log = await self._indoors.desk.house.store.load(LogId(self.id))
        assert log is not None
        return b"".join(
            (log.founding, *(entry.cmd_id.encode() + entry.body for entry in log.entries))
        )


@asynccontextmanager
async def an_open_table() -> AsyncIterator[AnOpenTable]:
    async with a_table_indoors() as indoors:
        host = Visitor(indoors.seats[0].way)
        opened = await host.do("POST", "/api/tables", NewTable("classic", 3, "Ada"))
        yield AnOpenTable(indoors, opened, host)


def person_in(answer: Answer) -> int:
    assert answer.status == 200, answer
    person: int = json.loads(answer.body)["you"]
    return person


async def test_joining_again_with_the_same_word_gives_the_same_chair_and_the_cookie() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        chairs = await table.sitters()
        again = await table.ask("join", table.join)
        assert person_in(again) == person_in(first)
        assert again.header(b"set-cookie") == first.header(b"set-cookie") != b""
        assert await table.sitters() == chairs


async def test_other_words_are_other_people() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        other = await table.ask("join", Join(table.join.invite, "Max", device=WORD[:-1]))
        without = await table.ask("join", Join(table.join.invite, "Eve"))
        assert person_in(other) != person_in(first)
        assert without.status == 409  # all chairs are taken


async def test_opening_again_with_the_same_word_gives_the_same_table_and_the_cookie() -> None:
    async with an_open_table() as table:
        opening = NewTable("classic", 3, "Zoé", device=WORD)
        first, again = [await table.open(opening) for _ in range(2)]
        assert first.status == again.status == 201
        assert again.body == first.body
        assert again.header(b"set-cookie") == first.header(b"set-cookie") != b""
        bodies = {first.body}
        for other in (NewTable("classic", 3, "Zoé"), replace(opening, device=WORD[:-1])):
            bodies |= {(await table.open(other)).body}
        assert len(bodies) == 3, "without a word, or with another, it is another table"


@pytest.mark.parametrize(("language", "said"), [("en", "Choose a new one."), ("fr", "Choisissez")])
async def test_the_word_of_one_table_opens_no_other(language: str, said: str) -> None:
    async with an_open_table() as table:
        opening = NewTable("classic", 3, "Zoé", device=WORD)
        await table.open(opening)
        refused = await table.open(replace(opening, chairs=4), language)
        assert (refused.status, json.loads(refused.body)["code"]) == (409, "reused")
        assert said in json.loads(refused.body)["title"]
        assert not refused.header(b"set-cookie")


async def test_the_word_of_who_opened_a_table_is_no_invitation() -> None:
    async with an_open_table() as table:
        opened = json.loads((await table.open(NewTable("classic", 3, "Zoé", device=WORD))).body)
        join = Join(new_key(), "Eve", device=WORD)
        visitor = Visitor(table.host.way)
        answer = await visitor.ask("POST", f"/api/tables/{opened['table']}/join", join)
        assert answer.status == 403


async def test_a_word_means_nothing_without_an_invitation_or_at_another_table() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        opened = await table.host.do("POST", "/api/tables", NewTable("classic", 3, "Ada"))
        elsewhere = Visitor(table.host.way)
        join = Join(opened["invite"], "Zoé", device=WORD)
        answer = await elsewhere.ask("POST", f"/api/tables/{opened['table']}/join", join)
        key = answer.header(b"set-cookie").partition(b"=")[2][:43]
        assert key not in first.header(b"set-cookie")
        stranger = await table.ask("join", Join(new_key(), "Zoé", device="another-word-of-nobody"))
        assert stranger.status == 403


async def test_a_link_that_works_once_works_again_for_the_same_device() -> None:
    async with an_open_table() as table:
        at = f"/api/tables/{table.id}"
        offered = await table.host.do("POST", f"{at}/offer", Offering())
        claim = Claim(offered["offer"], device=WORD)
        first, again = await table.ask("claim", claim), await table.ask("claim", claim)
        assert person_in(first) == person_in(again) == 0
        assert again.header(b"set-cookie") == first.header(b"set-cookie")
        other = await table.ask("claim", Claim(offered["offer"], device=WORD[:-1]))
        assert other.status == 403


async def test_who_has_left_is_not_let_in_by_the_old_word() -> None:
    async with an_open_table() as table:
        zoe = Visitor(table.host.way)
        await zoe.do("POST", f"/api/tables/{table.id}/join", table.join)
        await zoe.do("POST", f"/api/tables/{table.id}/wish", Wishing("l", Leave()))
        again = await table.ask("join", table.join)
        assert again.status == 403
        assert not again.header(b"set-cookie")


@pytest.mark.parametrize("word", ["short", "x" * 65, "no spaces are allowed", "é" * 20])
async def test_a_word_that_can_be_guessed_or_is_odd_is_refused(word: str) -> None:
    async with an_open_table() as table:
        joined = await table.ask("join", Join(table.join.invite, "Zoé", device=word))
        opened = await table.open(NewTable("classic", 3, "Zoé", device=word))
        for answer in (joined, opened):
            assert json.loads(answer.body)["code"] == "bad_key"


async def test_neither_word_nor_key_is_stored_or_told() -> None:
    async with an_open_table() as table:
        first = await table.ask("join", table.join)
        key = first.header(b"set-cookie").partition(b"=")[2][:43]
        seen = (await table.host.ask("GET", f"/api/tables/{table.id}")).whole
        for secret in (WORD.encode(), key):
            assert secret not in await table.stored()
            assert secret not in seen
            assert secret not in first.body


async def test_neither_word_nor_key_of_an_opening_is_stored_or_told() -> None:
    async with an_open_table() as table:
        first = await table.open(NewTable("classic", 3, "Zoé", device=WORD))
        table.id = (opened := json.loads(first.body))["table"]
        key = first.header(b"set-cookie").partition(b"=")[2][:43]
        for secret in (WORD.encode(), key):
            assert secret not in await table.stored()
            assert secret not in first.body
        for told in ("invite", "watch"):
            assert opened[told].encode() not in await table.stored()


async def test_the_client_from_python_tries_again_with_the_same_word() -> None:
    async with a_server() as server:
        opened = await server.device().open(NewTable("classic", 3, "Ada"))
        device = server.device()
        with pytest.raises(Unreachable), answers_lost():
            await device.join(opened.table, opened.invite, "Zoé")
        view = await device.join(opened.table, opened.invite, "Zoé")
        assert view.you == 1
        assert sum(not chair.sitters for chair in view.chairs) == 1


async def test_the_client_from_python_opens_one_table_though_the_answer_was_lost() -> None:
    async with a_server() as server:
        device, opening = server.device(), NewTable("classic", 3, "Ada", listed=True)
        for _ in range(2):
            with pytest.raises(Unreachable), answers_lost():
                await device.open(opening)
        first = await device.open(opening)
        assert [notice.code for notice in await device.listed()] == [first.code]
        assert (await device.look(first.table)).you == 0
        second = await device.open(opening)
        assert second.table != first.table, "it was answered: this is a new wish"


@contextmanager
def answers_lost() -> Iterator[None]:
    """Every request is carried out, and no answer comes."""
    honest = Device._ask

    def lost(self: Device, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        honest(self, method, path, body)
        self.cookies.clear()
        raise Unreachable(self.server)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Device, "_ask", lost)
        yield
